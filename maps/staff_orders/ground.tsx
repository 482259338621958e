<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="staff_orders_ground" tilewidth="512" tileheight="512" tilecount="7" columns="0" tilerendersize="grid">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="tile">
  <properties>
   <property name="terrain" value="rock"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_bare_rock.svg"/>
 </tile>
 <tile id="1" type="tile">
  <properties>
   <property name="terrain" value="snow"/>
  </properties>
  <image width="512" height="512" source="../../assets/art/staff_orders/texture_snow.svg"/>
 </tile>
 <tile id="2" type="tile">
  <properties>
   <property name="terrain" value="sea"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_sea.svg"/>
 </tile>
 <tile id="3" type="tile">
  <properties>
   <property name="terrain" value="peak"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_peak.svg"/>
 </tile>
 <tile id="4" type="tile">
  <properties>
   <property name="terrain" value="lake"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_lake.svg"/>
 </tile>
 <tile id="5" type="tile">
  <properties>
   <property name="terrain" value="cliff"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_cliff.svg"/>
 </tile>
 <tile id="6" type="tile">
  <properties>
   <property name="terrain" value="deep_sea"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_deep_sea.svg"/>
 </tile>
</tileset>
