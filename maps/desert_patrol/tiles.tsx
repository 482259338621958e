<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="desert_patrol_tiles" tilewidth="256" tileheight="256" tilecount="44" columns="0" tilerendersize="grid">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="tile">
  <properties>
   <property name="face" value="1A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_flat_desert.svg"/>
 </tile>
 <tile id="1" type="tile">
  <properties>
   <property name="face" value="1B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_airstrip.svg"/>
 </tile>
 <tile id="2" type="tile">
  <properties>
   <property name="face" value="2A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_flat_desert.svg"/>
 </tile>
 <tile id="3" type="tile">
  <properties>
   <property name="face" value="2B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_airstrip.svg"/>
 </tile>
 <tile id="4" type="tile">
  <properties>
   <property name="face" value="3A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_road.svg"/>
 </tile>
 <tile id="5" type="tile">
  <properties>
   <property name="face" value="3B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_road.svg"/>
 </tile>
 <tile id="6" type="tile">
  <properties>
   <property name="face" value="4A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_dunes.svg"/>
 </tile>
 <tile id="7" type="tile">
  <properties>
   <property name="face" value="4B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_dunes.svg"/>
 </tile>
 <tile id="8" type="tile">
  <properties>
   <property name="face" value="5A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_dunes.svg"/>
 </tile>
 <tile id="9" type="tile">
  <properties>
   <property name="face" value="5B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_dunes.svg"/>
 </tile>
 <tile id="10" type="tile">
  <properties>
   <property name="face" value="6A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_settlement.svg"/>
 </tile>
 <tile id="11" type="tile">
  <properties>
   <property name="face" value="6B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_depot.svg"/>
 </tile>
 <tile id="12" type="tile">
  <properties>
   <property name="face" value="7A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_settlement.svg"/>
 </tile>
 <tile id="13" type="tile">
  <properties>
   <property name="face" value="7B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_fort.svg"/>
 </tile>
 <tile id="14" type="tile">
  <properties>
   <property name="face" value="8A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_high_hill.svg"/>
 </tile>
 <tile id="15" type="tile">
  <properties>
   <property name="face" value="8B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_hill.svg"/>
 </tile>
 <tile id="16" type="tile">
  <properties>
   <property name="face" value="9A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_high_hill.svg"/>
 </tile>
 <tile id="17" type="tile">
  <properties>
   <property name="face" value="9B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_rocky_desert.svg"/>
 </tile>
 <tile id="18" type="tile">
  <properties>
   <property name="face" value="10A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_wadi.svg"/>
 </tile>
 <tile id="19" type="tile">
  <properties>
   <property name="face" value="10B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_wadi.svg"/>
 </tile>
 <tile id="20" type="tile">
  <properties>
   <property name="face" value="11A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_salt_pan.svg"/>
 </tile>
 <tile id="21" type="tile">
  <properties>
   <property name="face" value="11B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_salt_pan.svg"/>
 </tile>
 <tile id="22" type="tile">
  <properties>
   <property name="face" value="12A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_flat_desert.svg"/>
 </tile>
 <tile id="23" type="tile">
  <properties>
   <property name="face" value="12B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_salt_pan.svg"/>
 </tile>
 <tile id="24" type="tile">
  <properties>
   <property name="face" value="13A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_oasis.svg"/>
 </tile>
 <tile id="25" type="tile">
  <properties>
   <property name="face" value="13B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_settlement.svg"/>
 </tile>
 <tile id="26" type="tile">
  <properties>
   <property name="face" value="14A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_fort.svg"/>
 </tile>
 <tile id="27" type="tile">
  <properties>
   <property name="face" value="14B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_fort.svg"/>
 </tile>
 <tile id="28" type="tile">
  <properties>
   <property name="face" value="15A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_depot.svg"/>
 </tile>
 <tile id="29" type="tile">
  <properties>
   <property name="face" value="15B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_depot.svg"/>
 </tile>
 <tile id="30" type="tile">
  <properties>
   <property name="face" value="16A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_hill.svg"/>
 </tile>
 <tile id="31" type="tile">
  <properties>
   <property name="face" value="16B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_dunes.svg"/>
 </tile>
 <tile id="32" type="tile">
  <properties>
   <property name="face" value="17A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_road.svg"/>
 </tile>
 <tile id="33" type="tile">
  <properties>
   <property name="face" value="17B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_road.svg"/>
 </tile>
 <tile id="34" type="tile">
  <properties>
   <property name="face" value="18A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_airstrip.svg"/>
 </tile>
 <tile id="35" type="tile">
  <properties>
   <property name="face" value="18B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_depot.svg"/>
 </tile>
 <tile id="36" type="tile">
  <properties>
   <property name="face" value="19A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_flat_desert.svg"/>
 </tile>
 <tile id="37" type="tile">
  <properties>
   <property name="face" value="19B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_airstrip.svg"/>
 </tile>
 <tile id="38" type="tile">
  <properties>
   <property name="face" value="20A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_hill.svg"/>
 </tile>
 <tile id="39" type="tile">
  <properties>
   <property name="face" value="20B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_rocky_desert.svg"/>
 </tile>
 <tile id="40" type="tile">
  <properties>
   <property name="face" value="21A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_settlement.svg"/>
 </tile>
 <tile id="41" type="tile">
  <properties>
   <property name="face" value="21B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_settlement.svg"/>
 </tile>
 <tile id="42" type="tile">
  <properties>
   <property name="face" value="22A"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_high_hill.svg"/>
 </tile>
 <tile id="43" type="tile">
  <properties>
   <property name="face" value="22B"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/desert_patrol/terrain_depot.svg"/>
 </tile>
</tileset>
