<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="staff_orders_m1" tilewidth="256" tileheight="256" tilecount="17" columns="0" tilerendersize="grid">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="tile">
  <properties>
   <property name="area" value="m1_w_hq"/>
   <property name="terrain" value="hq_village"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_village.svg"/>
 </tile>
 <tile id="1" type="tile">
  <properties>
   <property name="area" value="m1_w_battery"/>
   <property name="terrain" value="alpine_meadow"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_plain.svg"/>
 </tile>
 <tile id="2" type="tile">
  <properties>
   <property name="area" value="m1_w_flank"/>
   <property name="terrain" value="alpine_meadow"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_plain.svg"/>
 </tile>
 <tile id="3" type="tile">
  <properties>
   <property name="area" value="m1_w_slope"/>
   <property name="terrain" value="slope"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_slope.svg"/>
 </tile>
 <tile id="4" type="tile">
  <properties>
   <property name="area" value="m1_w_front"/>
   <property name="terrain" value="forest"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_forest.svg"/>
 </tile>
 <tile id="5" type="tile">
  <properties>
   <property name="area" value="m1_w_airstrip"/>
   <property name="terrain" value="valley"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_river.svg"/>
 </tile>
 <tile id="6" type="tile">
  <properties>
   <property name="area" value="m1_observatory"/>
   <property name="terrain" value="slope"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_slope.svg"/>
 </tile>
 <tile id="7" type="tile">
  <properties>
   <property name="area" value="m1_pass"/>
   <property name="terrain" value="pass"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_pass.svg"/>
 </tile>
 <tile id="8" type="tile">
  <properties>
   <property name="area" value="m1_town"/>
   <property name="terrain" value="town"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_city.svg"/>
 </tile>
 <tile id="9" type="tile">
  <properties>
   <property name="area" value="m1_bridge"/>
   <property name="terrain" value="valley"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_river.svg"/>
 </tile>
 <tile id="10" type="tile">
  <properties>
   <property name="area" value="m1_forest"/>
   <property name="terrain" value="forest"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_forest.svg"/>
 </tile>
 <tile id="11" type="tile">
  <properties>
   <property name="area" value="m1_e_airstrip"/>
   <property name="terrain" value="valley"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_river.svg"/>
 </tile>
 <tile id="12" type="tile">
  <properties>
   <property name="area" value="m1_e_front"/>
   <property name="terrain" value="forest"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_forest.svg"/>
 </tile>
 <tile id="13" type="tile">
  <properties>
   <property name="area" value="m1_e_slope"/>
   <property name="terrain" value="slope"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_slope.svg"/>
 </tile>
 <tile id="14" type="tile">
  <properties>
   <property name="area" value="m1_e_flank"/>
   <property name="terrain" value="alpine_meadow"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_plain.svg"/>
 </tile>
 <tile id="15" type="tile">
  <properties>
   <property name="area" value="m1_e_battery"/>
   <property name="terrain" value="alpine_meadow"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_plain.svg"/>
 </tile>
 <tile id="16" type="tile">
  <properties>
   <property name="area" value="m1_e_hq"/>
   <property name="terrain" value="hq_village"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_village.svg"/>
 </tile>
</tileset>
