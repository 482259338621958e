<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="wasteland_riders" tilewidth="256" tileheight="256" tilecount="11" columns="0" tilerendersize="grid">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="tile">
  <properties>
   <property name="ring" type="int" value="1"/>
   <property name="terrain" value="city"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_city.svg"/>
 </tile>
 <tile id="1" type="tile">
  <properties>
   <property name="ring" type="int" value="1"/>
   <property name="terrain" value="mountains"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_mountains.svg"/>
 </tile>
 <tile id="2" type="tile">
  <properties>
   <property name="ring" type="int" value="1"/>
   <property name="terrain" value="desert"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_desert.svg"/>
 </tile>
 <tile id="3" type="tile">
  <properties>
   <property name="ring" type="int" value="1"/>
   <property name="terrain" value="highway"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_highway.svg"/>
 </tile>
 <tile id="4" type="tile">
  <properties>
   <property name="ring" type="int" value="1"/>
   <property name="terrain" value="special"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_ruins.svg"/>
 </tile>
 <tile id="5" type="tile">
  <properties>
   <property name="ring" type="int" value="2"/>
   <property name="terrain" value="city"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_city.svg"/>
 </tile>
 <tile id="6" type="tile">
  <properties>
   <property name="ring" type="int" value="2"/>
   <property name="terrain" value="special"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_ruins.svg"/>
 </tile>
 <tile id="7" type="tile">
  <properties>
   <property name="ring" type="int" value="2"/>
   <property name="terrain" value="regular"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_desert.svg"/>
 </tile>
 <tile id="8" type="tile">
  <properties>
   <property name="ring" type="int" value="3"/>
   <property name="terrain" value="city"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_city.svg"/>
 </tile>
 <tile id="9" type="tile">
  <properties>
   <property name="ring" type="int" value="3"/>
   <property name="terrain" value="special"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_ruins.svg"/>
 </tile>
 <tile id="10" type="tile">
  <properties>
   <property name="ring" type="int" value="3"/>
   <property name="terrain" value="regular"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/wasteland_riders/terrain_wr_desert.svg"/>
 </tile>
</tileset>
