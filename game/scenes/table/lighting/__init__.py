"""What is lit on the table, and with which marks: what one may, what others did, what the book speaks of."""
