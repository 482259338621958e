"""Placing and rearranging gear on sheets, in backpacks and vehicles."""
