<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" tiledversion="1.10.2" name="staff_orders_l2" tilewidth="256" tileheight="256" tilecount="20" columns="0" tilerendersize="grid">
 <grid orientation="orthogonal" width="1" height="1"/>
 <tile id="0" type="tile">
  <properties>
   <property name="area" value="l2_w_hq"/>
   <property name="terrain" value="harbour"/>
   <property name="zone" value="l2_z_teal"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_harbour.svg"/>
 </tile>
 <tile id="1" type="tile">
  <properties>
   <property name="area" value="l2_w_north"/>
   <property name="terrain" value="plantation"/>
   <property name="zone" value="l2_z_teal"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_plantation.svg"/>
 </tile>
 <tile id="2" type="tile">
  <properties>
   <property name="area" value="l2_w_south"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_teal"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="3" type="tile">
  <properties>
   <property name="area" value="l2_w_inland"/>
   <property name="terrain" value="hill"/>
   <property name="zone" value="l2_z_teal"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_green_hill.svg"/>
 </tile>
 <tile id="4" type="tile">
  <properties>
   <property name="area" value="l2_w_c1"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_green"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="5" type="tile">
  <properties>
   <property name="area" value="l2_w_c2"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_green"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="6" type="tile">
  <properties>
   <property name="area" value="l2_w_c3"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_brown"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="7" type="tile">
  <properties>
   <property name="area" value="l2_w_c4"/>
   <property name="terrain" value="mangrove"/>
   <property name="zone" value="l2_z_brown"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_mangrove.svg"/>
 </tile>
 <tile id="8" type="tile">
  <properties>
   <property name="area" value="l2_x1"/>
   <property name="terrain" value="headland"/>
   <property name="zone" value="l2_z_red"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_headland.svg"/>
 </tile>
 <tile id="9" type="tile">
  <properties>
   <property name="area" value="l2_x2"/>
   <property name="terrain" value="village"/>
   <property name="zone" value="l2_z_red"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_village.svg"/>
 </tile>
 <tile id="10" type="tile">
  <properties>
   <property name="area" value="l2_x3"/>
   <property name="terrain" value="headland"/>
   <property name="zone" value="l2_z_orange"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_headland.svg"/>
 </tile>
 <tile id="11" type="tile">
  <properties>
   <property name="area" value="l2_x4"/>
   <property name="terrain" value="headland"/>
   <property name="zone" value="l2_z_orange"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_headland.svg"/>
 </tile>
 <tile id="12" type="tile">
  <properties>
   <property name="area" value="l2_e_c4"/>
   <property name="terrain" value="mangrove"/>
   <property name="zone" value="l2_z_pink"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_mangrove.svg"/>
 </tile>
 <tile id="13" type="tile">
  <properties>
   <property name="area" value="l2_e_c3"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_pink"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="14" type="tile">
  <properties>
   <property name="area" value="l2_e_c2"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_violet"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="15" type="tile">
  <properties>
   <property name="area" value="l2_e_c1"/>
   <property name="terrain" value="beach"/>
   <property name="zone" value="l2_z_violet"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_beach.svg"/>
 </tile>
 <tile id="16" type="tile">
  <properties>
   <property name="area" value="l2_e_inland"/>
   <property name="terrain" value="hill"/>
   <property name="zone" value="l2_z_white"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_green_hill.svg"/>
 </tile>
 <tile id="17" type="tile">
  <properties>
   <property name="area" value="l2_e_south"/>
   <property name="terrain" value="village"/>
   <property name="zone" value="l2_z_white"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_village.svg"/>
 </tile>
 <tile id="18" type="tile">
  <properties>
   <property name="area" value="l2_e_north"/>
   <property name="terrain" value="jungle"/>
   <property name="zone" value="l2_z_white"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_jungle.svg"/>
 </tile>
 <tile id="19" type="tile">
  <properties>
   <property name="area" value="l2_e_hq"/>
   <property name="terrain" value="fort"/>
   <property name="zone" value="l2_z_white"/>
  </properties>
  <image width="256" height="256" source="../../assets/art/staff_orders/terrain_coast_fort.svg"/>
 </tile>
</tileset>
