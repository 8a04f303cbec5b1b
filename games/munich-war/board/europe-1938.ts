// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;
// everything else is reconstructed from geography (docs/reconstruction.md).
//
// Hexsides: sea is an all-sea hexside (10.1); blocked lets nobody through. A railroad that crosses a river has a bridge (8.5).
// Features: mobilization centre (7.1); port the sea area that its harbour opens on (14.2b); vp points for an enemy (22.0); rso
// Reich Strategic Objective; objective the Mannerheim Line; fort the symbol where a fortification is set up (3.4.2b);
// entrenchment (11.12); coast the sea area, or the two, that a hex lies on; sea-area of a sea hex (18.1); french-bombardment
// (18.1); rail-edge where a Soviet railroad leaves the map in the east (8.6.1); closed Switzerland (5.6).
export const europe1938 = `
format 1
board "Munich War: Europe, October 1938"
grid lines=7-43 along=1-23 short=odd:22 shifted=odd
terrain clear forest rough mountain marsh lake sea
hexsides river sea blocked
networks rail
regions Germany Czechoslovakia "Great Britain" France Poland "Soviet Union" Italy Hungary Romania Finland Yugoslavia Belgium Netherlands Denmark Lithuania Latvia Estonia Luxembourg Switzerland Danzig
features city capital mobilization port vp rso objective fort entrenchment coast sea-area french-bombardment rail-edge closed

hex 0701 -               sea      sea-area=north-sea
hex 0702 -               sea      sea-area=north-sea
hex 0703 -               sea      sea-area=north-sea
hex 0704 -               sea      sea-area=north-sea
hex 0705 -               sea      sea-area=north-sea
hex 0706 -               sea      sea-area=north-sea
hex 0707 -               sea      sea-area=north-sea
hex 0708 "Great Britain" clear    coast=north-sea
hex 0709 "Great Britain" clear
hex 0710 "Great Britain" clear    coast=north-sea
hex 0711 -               sea      sea-area=north-sea
hex 0712 -               sea      sea-area=north-sea
hex 0713 France          clear    coast=north-sea
hex 0714 France          clear
hex 0715 France          clear
hex 0716 France          clear
hex 0717 France          clear
hex 0718 France          clear
hex 0719 France          forest
hex 0720 France          clear
hex 0721 France          mountain
hex 0722 -               mountain
hex 0801 -               sea      sea-area=north-sea
hex 0802 -               sea      sea-area=north-sea
hex 0803 -               sea      sea-area=north-sea
hex 0804 "Great Britain" clear    coast=north-sea
hex 0805 -               sea      sea-area=north-sea
hex 0806 -               sea      sea-area=north-sea
hex 0807 "Great Britain" rough    coast=north-sea
hex 0808 "Great Britain" rough    coast=north-sea
hex 0809 "Great Britain" rough
hex 0810 "Great Britain" clear    coast=north-sea
hex 0811 -               sea      sea-area=north-sea
hex 0812 -               sea      sea-area=north-sea
hex 0813 France          clear    coast=north-sea
hex 0814 France          clear
hex 0815 France          clear
hex 0816 France          clear
hex 0817 France          clear
hex 0818 France          clear
hex 0819 France          clear
hex 0820 France          clear
hex 0821 France          clear
hex 0822 France          mountain
hex 0823 -               mountain
hex 0901 "Great Britain" rough    coast=north-sea
hex 0902 "Great Britain" rough    coast=north-sea
hex 0903 "Great Britain" rough    coast=north-sea
hex 0904 "Great Britain" clear    coast=north-sea
hex 0905 -               sea      sea-area=north-sea
hex 0906 "Great Britain" rough    coast=north-sea
hex 0907 "Great Britain" rough
hex 0908 "Great Britain" clear
hex 0909 "Great Britain" clear
hex 0910 "Great Britain" clear    coast=north-sea
hex 0911 -               sea      sea-area=north-sea
hex 0912 France          clear    city="Cherbourg" port=north-sea coast=north-sea
hex 0913 France          clear
hex 0914 France          clear
hex 0915 France          clear
hex 0916 France          clear
hex 0917 France          clear
hex 0918 France          clear
hex 0919 France          clear
hex 0920 France          clear
hex 0921 France          clear
hex 0922 France          mountain
hex 1001 "Great Britain" mountain
hex 1002 "Great Britain" mountain
hex 1003 "Great Britain" clear
hex 1004 "Great Britain" rough
hex 1005 "Great Britain" rough    coast=north-sea
hex 1006 "Great Britain" clear    coast=north-sea
hex 1007 "Great Britain" clear
hex 1008 "Great Britain" clear    city="Birmingham"
hex 1009 "Great Britain" clear
hex 1010 "Great Britain" clear
hex 1011 "Great Britain" clear    city="Portsmouth" port=north-sea coast=north-sea
hex 1012 -               sea      sea-area=north-sea
hex 1013 France          clear    coast=north-sea
hex 1014 France          clear
hex 1015 France          clear
hex 1016 France          clear
hex 1017 France          clear
hex 1018 France          clear
hex 1019 France          clear
hex 1020 France          rough
hex 1021 France          rough
hex 1022 France          rough
hex 1023 France          rough
hex 1101 "Great Britain" rough
hex 1102 "Great Britain" rough    coast=north-sea
hex 1103 "Great Britain" clear    coast=north-sea
hex 1104 "Great Britain" clear
hex 1105 "Great Britain" rough
hex 1106 "Great Britain" clear
hex 1107 "Great Britain" clear
hex 1108 "Great Britain" clear
hex 1109 "Great Britain" clear
hex 1110 "Great Britain" clear    city="London" capital port=north-sea vp=3 coast=north-sea !capital,vp
hex 1111 -               sea      sea-area=north-sea
hex 1112 France          clear    city="Le Havre" port=north-sea coast=north-sea
hex 1113 France          clear
hex 1114 France          clear
hex 1115 France          clear
hex 1116 France          clear
hex 1117 France          clear
hex 1118 France          clear
hex 1119 France          rough
hex 1120 France          rough
hex 1121 France          rough
hex 1122 France          clear    coast=mediterranean
hex 1201 "Great Britain" rough
hex 1202 "Great Britain" rough    coast=north-sea
hex 1203 -               sea      sea-area=north-sea
hex 1204 "Great Britain" clear    coast=north-sea
hex 1205 "Great Britain" clear    coast=north-sea
hex 1206 "Great Britain" clear    coast=north-sea
hex 1207 "Great Britain" clear    city="Hull" port=north-sea coast=north-sea
hex 1208 "Great Britain" clear    coast=north-sea
hex 1209 "Great Britain" clear
hex 1210 "Great Britain" clear    coast=north-sea
hex 1211 "Great Britain" clear    coast=north-sea
hex 1212 France          clear    coast=north-sea
hex 1213 France          clear
hex 1214 France          clear    city="Paris" capital vp=10 !capital,vp
hex 1215 France          clear
hex 1216 France          clear
hex 1217 France          clear
hex 1218 France          clear
hex 1219 France          rough
hex 1220 France          rough
hex 1221 France          rough
hex 1222 France          clear    coast=mediterranean
hex 1223 -               sea      sea-area=mediterranean
hex 1301 "Great Britain" clear    coast=north-sea
hex 1302 -               sea      sea-area=north-sea
hex 1303 -               sea      sea-area=north-sea
hex 1304 -               sea      sea-area=north-sea
hex 1305 -               sea      sea-area=north-sea
hex 1306 -               sea      sea-area=north-sea
hex 1307 -               sea      sea-area=north-sea
hex 1308 "Great Britain" clear    coast=north-sea
hex 1309 "Great Britain" clear    coast=north-sea
hex 1310 -               sea      sea-area=north-sea
hex 1311 France          clear    city="Dunkirk" port=north-sea coast=north-sea
hex 1312 France          clear
hex 1313 France          clear
hex 1314 France          clear
hex 1315 France          clear
hex 1316 France          clear
hex 1317 France          clear
hex 1318 France          clear
hex 1319 France          rough    city="Lyon"
hex 1320 France          rough
hex 1321 France          rough
hex 1322 France          clear    coast=mediterranean
hex 1401 -               sea      sea-area=north-sea
hex 1402 -               sea      sea-area=north-sea
hex 1403 -               sea      sea-area=north-sea
hex 1404 -               sea      sea-area=north-sea
hex 1405 -               sea      sea-area=north-sea
hex 1406 -               sea      sea-area=north-sea
hex 1407 -               sea      sea-area=north-sea
hex 1408 -               sea      sea-area=north-sea
hex 1409 -               sea      sea-area=north-sea
hex 1410 -               sea      sea-area=north-sea
hex 1411 Belgium         clear    coast=north-sea
hex 1412 France          clear    city="Lille" mobilization vp=1 entrenchment
hex 1413 France          clear
hex 1414 France          clear    city="Reims"
hex 1415 France          clear
hex 1416 France          clear
hex 1417 France          clear    city="Dijon"
hex 1418 France          clear
hex 1419 France          clear
hex 1420 France          rough
hex 1421 France          mountain
hex 1422 France          mountain
hex 1423 France          rough
hex 1501 -               sea      sea-area=north-sea
hex 1502 -               sea      sea-area=north-sea
hex 1503 -               sea      sea-area=north-sea
hex 1504 -               sea      sea-area=north-sea
hex 1505 -               sea      sea-area=north-sea
hex 1506 -               sea      sea-area=north-sea
hex 1507 -               sea      sea-area=north-sea
hex 1508 -               sea      sea-area=north-sea
hex 1509 -               sea      sea-area=north-sea
hex 1510 -               sea      sea-area=north-sea
hex 1511 Belgium         clear    city="Antwerp" port=north-sea coast=north-sea
hex 1512 Belgium         clear    city="Brussels" capital vp=3 !capital,vp
hex 1513 France          clear
hex 1514 France          clear
hex 1515 France          clear
hex 1516 France          clear
hex 1517 France          clear
hex 1518 France          rough
hex 1519 France          mountain
hex 1520 France          mountain
hex 1521 France          mountain
hex 1522 France          mountain
hex 1601 -               sea      sea-area=north-sea
hex 1602 -               sea      sea-area=north-sea
hex 1603 -               sea      sea-area=north-sea
hex 1604 -               sea      sea-area=north-sea
hex 1605 -               sea      sea-area=north-sea
hex 1606 -               sea      sea-area=north-sea
hex 1607 -               sea      sea-area=north-sea
hex 1608 -               sea      sea-area=north-sea
hex 1609 -               sea      sea-area=north-sea
hex 1610 Netherlands     clear    city="Amsterdam" capital port=north-sea vp=3 coast=north-sea !capital,vp
hex 1611 Netherlands     clear    coast=north-sea
hex 1612 Belgium         clear
hex 1613 Belgium         clear    city="Liege" fort
hex 1614 Luxembourg      rough    city="Luxembourg" capital vp=3 !capital,vp
hex 1615 France          clear    city="Metz" mobilization vp=1 rso fort
hex 1616 France          clear
hex 1617 France          clear    city="Belfort" fort
hex 1618 France          rough
hex 1619 Switzerland     mountain closed
hex 1620 Italy           mountain
hex 1621 Italy           rough    city="Turin" mobilization vp=1
hex 1622 Italy           mountain
hex 1623 France          rough    city="Nice" fort coast=mediterranean french-bombardment !coast,french-bombardment
hex 1701 -               sea      sea-area=north-sea
hex 1702 -               sea      sea-area=north-sea
hex 1703 -               sea      sea-area=north-sea
hex 1704 -               sea      sea-area=north-sea
hex 1705 -               sea      sea-area=north-sea
hex 1706 -               sea      sea-area=north-sea
hex 1707 -               sea      sea-area=north-sea
hex 1708 -               sea      sea-area=north-sea
hex 1709 Netherlands     clear    coast=north-sea
hex 1710 Netherlands     clear
hex 1711 Netherlands     clear
hex 1712 Germany         clear    city="Aachen" entrenchment !region,city,entrenchment
hex 1713 Germany         rough    entrenchment
hex 1714 Germany         clear    entrenchment
hex 1715 France          clear
hex 1716 France          rough    city="Strasbourg" fort
hex 1717 Switzerland     rough    closed
hex 1718 Switzerland     mountain closed
hex 1719 Switzerland     mountain closed
hex 1720 Italy           mountain
hex 1721 Italy           clear
hex 1722 Italy           rough    city="Genoa" port=mediterranean coast=mediterranean french-bombardment !coast,french-bombardment
hex 1801 -               sea      sea-area=north-sea
hex 1802 -               sea      sea-area=north-sea
hex 1803 -               sea      sea-area=north-sea
hex 1804 -               sea      sea-area=north-sea
hex 1805 -               sea      sea-area=north-sea
hex 1806 -               sea      sea-area=north-sea
hex 1807 -               sea      sea-area=north-sea
hex 1808 -               sea      sea-area=north-sea
hex 1809 Netherlands     clear    coast=north-sea
hex 1810 Netherlands     clear
hex 1811 Germany         clear
hex 1812 Germany         clear    city="Ruhr" mobilization vp=1
hex 1813 Germany         clear
hex 1814 Germany         rough
hex 1815 Germany         forest   entrenchment
hex 1816 Germany         rough    entrenchment
hex 1817 Germany         rough    entrenchment
hex 1818 Switzerland     rough    closed
hex 1819 Switzerland     mountain closed
hex 1820 Italy           mountain
hex 1821 Italy           clear    city="Milan" mobilization vp=1
hex 1822 Italy           mountain
hex 1823 Italy           rough    coast=mediterranean french-bombardment !region,coast,french-bombardment
hex 1901 -               sea      sea-area=north-sea
hex 1902 -               sea      sea-area=north-sea
hex 1903 -               sea      sea-area=north-sea
hex 1904 -               sea      sea-area=north-sea
hex 1905 -               sea      sea-area=north-sea
hex 1906 -               sea      sea-area=north-sea
hex 1907 -               sea      sea-area=north-sea
hex 1908 -               sea      sea-area=north-sea
hex 1909 Germany         clear    coast=north-sea
hex 1910 Germany         clear
hex 1911 Germany         clear
hex 1912 Germany         rough
hex 1913 Germany         clear
hex 1914 Germany         clear    city="Frankfurt" mobilization vp=1
hex 1915 Germany         clear
hex 1916 Germany         clear    city="Stuttgart"
hex 1917 Germany         clear
hex 1918 Switzerland     mountain closed
hex 1919 Switzerland     mountain closed
hex 1920 Italy           mountain
hex 1921 Italy           clear
hex 1922 Italy           rough    !region
hex 2001 -               rough
hex 2002 -               rough
hex 2003 -               sea      sea-area=north-sea
hex 2004 -               sea      sea-area=north-sea
hex 2005 -               sea      sea-area=north-sea
hex 2006 -               sea      sea-area=north-sea
hex 2007 -               sea      sea-area=north-sea
hex 2008 -               sea      sea-area=north-sea
hex 2009 -               sea      sea-area=north-sea
hex 2010 Germany         clear    city="Bremen" port=north-sea coast=north-sea
hex 2011 Germany         clear
hex 2012 Germany         clear
hex 2013 Germany         clear
hex 2014 Germany         clear
hex 2015 Germany         clear
hex 2016 Germany         clear
hex 2017 Germany         clear
hex 2018 Germany         mountain
hex 2019 Germany         mountain
hex 2020 Italy           mountain
hex 2021 Italy           mountain
hex 2022 Italy           clear
hex 2023 Italy           rough    !region
hex 2101 -               rough
hex 2102 -               rough
hex 2103 -               sea      sea-area=north-sea
hex 2104 -               sea      sea-area=north-sea
hex 2105 Denmark         clear    coast=north-sea
hex 2106 Denmark         clear    coast=north-sea
hex 2107 Denmark         clear    coast=north-sea
hex 2108 Germany         clear    coast=north-sea
hex 2109 Germany         clear    coast=north-sea
hex 2110 Germany         clear
hex 2111 Germany         clear    city="Hannover"
hex 2112 Germany         clear
hex 2113 Germany         rough
hex 2114 Germany         clear
hex 2115 Germany         clear    city="Nuremberg"
hex 2116 Germany         clear
hex 2117 Germany         clear    city="Munich" mobilization vp=1
hex 2118 Germany         mountain
hex 2119 Italy           mountain
hex 2120 Italy           mountain
hex 2121 Italy           clear    city="Venice" port=adriatic coast=adriatic
hex 2122 Italy           clear    coast=adriatic
hex 2201 -               mountain
hex 2202 -               rough
hex 2203 -               forest
hex 2204 -               sea      sea-area=north-sea
hex 2205 Denmark         clear    coast=north-sea
hex 2206 Denmark         clear
hex 2207 Denmark         clear
hex 2208 Germany         clear    coast=baltic
hex 2209 Germany         clear    city="Kiel" port=baltic coast=baltic
hex 2210 Germany         clear    city="Hamburg" mobilization port=north-sea vp=1
hex 2211 Germany         clear
hex 2212 Germany         rough
hex 2213 Germany         clear
hex 2214 Germany         rough
hex 2215 Germany         clear
hex 2216 Germany         clear
hex 2217 Germany         clear
hex 2218 Germany         rough
hex 2219 Germany         mountain
hex 2220 Italy           mountain
hex 2221 Italy           clear    coast=adriatic
hex 2222 -               sea      sea-area=adriatic
hex 2223 -               sea      sea-area=adriatic
hex 2301 -               rough
hex 2302 -               forest
hex 2303 -               sea      sea-area=north-sea
hex 2304 Denmark         clear    coast="baltic+north-sea"
hex 2305 Denmark         clear    coast=baltic
hex 2306 Denmark         clear    coast=baltic
hex 2307 Denmark         clear    coast=baltic
hex 2308 -               sea      sea-area=baltic
hex 2309 Germany         clear    coast=baltic
hex 2310 Germany         clear
hex 2311 Germany         clear
hex 2312 Germany         clear
hex 2313 Germany         clear
hex 2314 Germany         clear
hex 2315 Germany         clear
hex 2316 Germany         rough
hex 2317 Germany         clear
hex 2318 Germany         mountain
hex 2319 Germany         mountain
hex 2320 Italy           mountain
hex 2321 Italy           rough    city="Trieste" port=adriatic coast=adriatic
hex 2322 Italy           rough    coast=adriatic
hex 2401 -               rough
hex 2402 -               forest
hex 2403 -               sea      sea-area=north-sea
hex 2404 -               sea      sea-area=north-sea
hex 2405 -               sea      sea-area=baltic
hex 2406 -               sea      sea-area=baltic
hex 2407 Denmark         clear    city="Copenhagen" capital port=baltic vp=3 coast=baltic !capital,vp
hex 2408 Denmark         clear    coast=baltic
hex 2409 Germany         clear    coast=baltic
hex 2410 Germany         clear
hex 2411 Germany         clear
hex 2412 Germany         clear
hex 2413 Germany         clear    city="Leipzig"
hex 2414 Germany         rough
hex 2415 Czechoslovakia  clear    city="Pilsen" rso fort
hex 2416 Czechoslovakia  clear
hex 2417 Germany         rough
hex 2418 Germany         rough    city="Linz"
hex 2419 Germany         mountain
hex 2420 Germany         mountain
hex 2421 Yugoslavia      rough    city="Ljubljana"
hex 2422 Yugoslavia      mountain
hex 2423 Italy           rough    city="Zara" port=adriatic coast=adriatic
hex 2501 -               forest
hex 2502 -               forest
hex 2503 -               forest
hex 2504 -               forest
hex 2505 -               forest
hex 2506 -               clear
hex 2507 -               clear
hex 2508 -               sea      sea-area=baltic
hex 2509 Germany         clear    coast=baltic
hex 2510 Germany         clear
hex 2511 Germany         clear    city="Berlin" capital vp=15 !capital,vp
hex 2512 Germany         clear
hex 2513 Germany         clear    city="Dresden"
hex 2514 Czechoslovakia  clear    fort
hex 2515 Czechoslovakia  clear    city="Prague" capital vp=5 !capital,vp
hex 2516 Czechoslovakia  clear    entrenchment
hex 2517 Germany         rough
hex 2518 Germany         mountain
hex 2519 Germany         mountain
hex 2520 Yugoslavia      rough
hex 2521 Yugoslavia      rough
hex 2522 Yugoslavia      rough
hex 2601 -               forest
hex 2602 -               forest
hex 2603 -               clear
hex 2604 -               forest
hex 2605 -               forest
hex 2606 -               forest
hex 2607 -               clear
hex 2608 -               sea      sea-area=baltic
hex 2609 -               sea      sea-area=baltic
hex 2610 Germany         clear    city="Stettin" port=baltic coast=baltic
hex 2611 Germany         clear
hex 2612 Germany         clear    fort entrenchment
hex 2613 Germany         forest
hex 2614 Germany         clear
hex 2615 Czechoslovakia  clear
hex 2616 Czechoslovakia  clear
hex 2617 Germany         clear
hex 2618 Germany         rough
hex 2619 Germany         rough
hex 2620 Germany         clear
hex 2621 Yugoslavia      clear    city="Zagreb"
hex 2622 Yugoslavia      forest
hex 2623 Yugoslavia      rough
hex 2701 -               forest
hex 2702 -               forest
hex 2703 -               forest
hex 2704 -               forest
hex 2705 -               forest
hex 2706 -               forest
hex 2707 -               sea      sea-area=baltic
hex 2708 -               sea      sea-area=baltic
hex 2709 Germany         clear    coast=baltic
hex 2710 Germany         clear
hex 2711 Germany         clear
hex 2712 Germany         clear
hex 2713 Germany         clear
hex 2714 Germany         rough
hex 2715 Czechoslovakia  clear    fort
hex 2716 Czechoslovakia  clear    city="Brno" mobilization vp=1 fort
hex 2717 Germany         clear
hex 2718 Germany         clear    city="Vienna" mobilization vp=1
hex 2719 Hungary         clear
hex 2720 Hungary         clear
hex 2721 Yugoslavia      clear
hex 2722 Yugoslavia      clear
hex 2801 -               forest
hex 2802 -               forest
hex 2803 -               forest
hex 2804 -               forest
hex 2805 -               forest
hex 2806 -               forest
hex 2807 -               sea      sea-area=baltic
hex 2808 -               sea      sea-area=baltic
hex 2809 -               sea      sea-area=baltic
hex 2810 Germany         forest   coast=baltic
hex 2811 Germany         clear
hex 2812 Poland          clear    city="Poznan"
hex 2813 Poland          clear
hex 2814 Germany         clear    city="Breslau" mobilization vp=1 !region,city
hex 2815 Germany         rough
hex 2816 Czechoslovakia  clear
hex 2817 Czechoslovakia  clear
hex 2818 Czechoslovakia  clear    city="Bratislava" mobilization vp=1 fort
hex 2819 Hungary         clear
hex 2820 Hungary         clear
hex 2821 Hungary         clear
hex 2822 Yugoslavia      clear
hex 2823 Yugoslavia      clear
hex 2901 -               forest
hex 2902 -               forest
hex 2903 -               forest
hex 2904 -               forest
hex 2905 -               forest
hex 2906 -               sea      sea-area=baltic
hex 2907 -               sea      sea-area=baltic
hex 2908 -               sea      sea-area=baltic
hex 2909 Germany         forest   coast=baltic
hex 2910 Poland          clear
hex 2911 Poland          clear
hex 2912 Poland          clear
hex 2913 Poland          clear
hex 2914 Germany         clear
hex 2915 Germany         clear
hex 2916 Czechoslovakia  rough    city="Ostrava" fort
hex 2917 Czechoslovakia  rough
hex 2918 Czechoslovakia  clear
hex 2919 Hungary         clear
hex 2920 Hungary         clear
hex 2921 Hungary         clear
hex 2922 Yugoslavia      clear
hex 3001 -               forest
hex 3002 -               forest
hex 3003 -               forest
hex 3004 -               sea      sea-area=baltic
hex 3005 -               sea      sea-area=baltic
hex 3006 -               sea      sea-area=baltic
hex 3007 -               sea      sea-area=baltic
hex 3008 -               sea      sea-area=baltic
hex 3009 Danzig          clear    city="Danzig" port=baltic rso coast=baltic
hex 3010 Poland          clear
hex 3011 Poland          clear
hex 3012 Poland          clear
hex 3013 Poland          clear
hex 3014 Poland          clear
hex 3015 Poland          clear    city="Katowice" rso entrenchment
hex 3016 Poland          rough
hex 3017 Czechoslovakia  mountain
hex 3018 Czechoslovakia  rough
hex 3019 Hungary         clear    city="Budapest" capital vp=5 !capital,vp
hex 3020 Hungary         clear
hex 3021 Hungary         clear
hex 3022 Yugoslavia      clear
hex 3023 Yugoslavia      clear
hex 3101 -               forest
hex 3102 -               forest
hex 3103 -               sea      sea-area=baltic
hex 3104 -               sea      sea-area=baltic
hex 3105 -               sea      sea-area=baltic
hex 3106 -               sea      sea-area=baltic
hex 3107 -               sea      sea-area=baltic
hex 3108 -               sea      sea-area=baltic
hex 3109 Germany         clear    coast=baltic
hex 3110 Germany         clear
hex 3111 Poland          clear
hex 3112 Poland          clear
hex 3113 Poland          clear    city="Lodz" mobilization vp=1
hex 3114 Poland          clear
hex 3115 Poland          clear    city="Krakow" fort
hex 3116 Poland          rough
hex 3117 Czechoslovakia  mountain
hex 3118 Hungary         rough
hex 3119 Hungary         clear
hex 3120 Hungary         clear
hex 3121 Yugoslavia      clear
hex 3122 Yugoslavia      clear    city="Belgrade" capital vp=3 !capital,vp
hex 3201 -               sea      sea-area=baltic
hex 3202 -               sea      sea-area=baltic
hex 3203 -               sea      sea-area=baltic
hex 3204 -               sea      sea-area=baltic
hex 3205 -               sea      sea-area=baltic
hex 3206 -               sea      sea-area=baltic
hex 3207 -               sea      sea-area=baltic
hex 3208 -               sea      sea-area=baltic
hex 3209 Germany         clear    city="Konigsberg" mobilization port=baltic vp=1 fort coast=baltic
hex 3210 Germany         clear
hex 3211 Germany         clear
hex 3212 Poland          clear
hex 3213 Poland          clear    city="Warsaw" capital vp=5 fort !capital,vp
hex 3214 Poland          clear
hex 3215 Poland          clear
hex 3216 Poland          clear
hex 3217 Czechoslovakia  rough
hex 3218 Czechoslovakia  rough    city="Kosice"
hex 3219 Hungary         clear
hex 3220 Hungary         clear
hex 3221 Romania         clear
hex 3222 Romania         clear
hex 3223 Yugoslavia      clear
hex 3301 -               sea      sea-area=baltic
hex 3302 -               sea      sea-area=baltic
hex 3303 -               sea      sea-area=baltic
hex 3304 -               sea      sea-area=baltic
hex 3305 Latvia          forest   coast=baltic
hex 3306 Latvia          forest   coast=baltic
hex 3307 Lithuania       clear    city="Memel" port=baltic coast=baltic
hex 3308 Lithuania       clear    coast=baltic
hex 3309 Germany         clear
hex 3310 Germany         forest
hex 3311 Poland          clear
hex 3312 Poland          clear
hex 3313 Poland          clear
hex 3314 Poland          clear
hex 3315 Poland          clear
hex 3316 Poland          clear
hex 3317 Czechoslovakia  rough
hex 3318 Hungary         clear
hex 3319 Hungary         clear    city="Debrecen"
hex 3320 Romania         clear
hex 3321 Romania         rough
hex 3322 Romania         rough
hex 3401 Finland         forest   coast=baltic
hex 3402 -               sea      sea-area=baltic
hex 3403 -               sea      sea-area=baltic
hex 3404 Estonia         forest   coast=baltic
hex 3405 Latvia          forest   coast=baltic
hex 3406 Latvia          forest   coast=baltic
hex 3407 Lithuania       clear
hex 3408 Lithuania       clear
hex 3409 Lithuania       clear
hex 3410 Germany         clear
hex 3411 Poland          clear
hex 3412 Poland          clear
hex 3413 Poland          clear
hex 3414 Poland          clear
hex 3415 Poland          clear
hex 3416 Poland          clear
hex 3417 Poland          rough
hex 3418 Czechoslovakia  rough
hex 3419 Romania         clear
hex 3420 Romania         rough
hex 3421 Romania         mountain
hex 3422 Romania         rough
hex 3423 Romania         mountain
hex 3501 Finland         forest   coast=baltic
hex 3502 -               sea      sea-area=baltic
hex 3503 Estonia         forest   coast=baltic
hex 3504 -               sea      sea-area=baltic
hex 3505 -               sea      sea-area=baltic
hex 3506 Latvia          clear    coast=baltic
hex 3507 Lithuania       clear
hex 3508 Lithuania       clear
hex 3509 Lithuania       clear    city="Kaunas" capital vp=3 !capital,vp
hex 3510 Poland          forest   city="Grodno" fort
hex 3511 Poland          clear
hex 3512 Poland          clear    city="Brest-Litovsk"
hex 3513 Poland          marsh
hex 3514 Poland          clear
hex 3515 Poland          clear
hex 3516 Poland          clear    city="Lwow"
hex 3517 Poland          rough
hex 3518 Czechoslovakia  mountain
hex 3519 Romania         rough
hex 3520 Romania         clear    city="Cluj"
hex 3521 Romania         rough
hex 3522 Romania         mountain
hex 3601 Finland         forest   city="Helsinki" capital port=baltic vp=3 coast=baltic !capital,vp
hex 3602 -               sea      sea-area=baltic
hex 3603 Estonia         forest   city="Tallinn" capital port=baltic vp=3 coast=baltic !capital,vp
hex 3604 Estonia         forest   coast=baltic
hex 3605 Latvia          forest   coast=baltic
hex 3606 Latvia          forest   city="Riga" capital port=baltic vp=3 coast=baltic !capital,vp
hex 3607 Latvia          clear
hex 3608 Lithuania       clear
hex 3609 Lithuania       clear
hex 3610 Poland          forest
hex 3611 Poland          clear
hex 3612 Poland          clear
hex 3613 Poland          marsh
hex 3614 Poland          clear
hex 3615 Poland          clear
hex 3616 Poland          clear
hex 3617 Poland          clear
hex 3618 Poland          rough
hex 3619 Romania         mountain
hex 3620 Romania         mountain
hex 3621 Romania         rough
hex 3622 Romania         rough
hex 3623 Romania         rough
hex 3701 Finland         forest   coast=baltic
hex 3702 Estonia         forest   coast=baltic
hex 3703 Estonia         forest
hex 3704 Estonia         forest
hex 3705 Latvia          forest
hex 3706 Latvia          forest
hex 3707 Lithuania       clear
hex 3708 Lithuania       clear
hex 3709 Poland          clear    city="Wilno"
hex 3710 Poland          clear
hex 3711 Poland          clear
hex 3712 Poland          clear
hex 3713 Poland          marsh
hex 3714 Poland          clear
hex 3715 Poland          clear
hex 3716 Poland          clear
hex 3717 Poland          clear
hex 3718 Romania         clear
hex 3719 Romania         rough
hex 3720 Romania         mountain
hex 3721 Romania         rough
hex 3722 Romania         rough    city="Ploesti" mobilization vp=1 rso
hex 3801 Finland         forest   coast=baltic
hex 3802 -               sea      sea-area=baltic
hex 3803 Estonia         forest   coast=baltic
hex 3804 Estonia         forest
hex 3805 Estonia         forest
hex 3806 Latvia          forest
hex 3807 Latvia          forest
hex 3808 Poland          forest
hex 3809 Poland          clear
hex 3810 Poland          clear
hex 3811 Poland          clear
hex 3812 Poland          clear
hex 3813 Poland          marsh
hex 3814 Poland          marsh
hex 3815 Poland          clear
hex 3816 "Soviet Union"  clear
hex 3817 "Soviet Union"  clear
hex 3818 "Soviet Union"  clear
hex 3819 Romania         clear
hex 3820 Romania         clear
hex 3821 Romania         rough
hex 3822 Romania         rough
hex 3823 Romania         clear    city="Bucharest" capital vp=5 !capital,vp
hex 3901 Finland         forest   coast=baltic
hex 3902 "Soviet Union"  forest   coast=baltic
hex 3903 "Soviet Union"  forest
hex 3904 "Soviet Union"  forest   city="Pskov" entrenchment
hex 3905 "Soviet Union"  forest
hex 3906 Latvia          forest
hex 3907 "Soviet Union"  forest
hex 3908 Poland          clear
hex 3909 "Soviet Union"  forest
hex 3910 "Soviet Union"  clear    city="Minsk" mobilization vp=1 fort
hex 3911 "Soviet Union"  clear
hex 3912 "Soviet Union"  marsh
hex 3913 "Soviet Union"  marsh
hex 3914 "Soviet Union"  forest
hex 3915 "Soviet Union"  clear
hex 3916 "Soviet Union"  clear
hex 3917 "Soviet Union"  clear
hex 3918 Romania         clear
hex 3919 Romania         clear
hex 3920 Romania         clear    city="Iasi"
hex 3921 Romania         clear
hex 3922 Romania         clear
hex 4001 Finland         forest   vp=2 objective="Mannerheim Line" fort !vp
hex 4002 "Soviet Union"  forest
hex 4003 "Soviet Union"  forest
hex 4004 "Soviet Union"  forest
hex 4005 "Soviet Union"  forest
hex 4006 "Soviet Union"  forest
hex 4007 "Soviet Union"  forest
hex 4008 "Soviet Union"  forest   city="Polotsk" entrenchment
hex 4009 "Soviet Union"  forest
hex 4010 "Soviet Union"  forest
hex 4011 "Soviet Union"  forest
hex 4012 "Soviet Union"  forest
hex 4013 "Soviet Union"  marsh
hex 4014 "Soviet Union"  forest
hex 4015 "Soviet Union"  clear
hex 4016 "Soviet Union"  clear    city="Zhitomir" entrenchment
hex 4017 "Soviet Union"  clear    city="Vinnitsa"
hex 4018 "Soviet Union"  clear
hex 4019 Romania         clear
hex 4020 Romania         clear
hex 4021 Romania         clear
hex 4022 Romania         clear
hex 4023 Romania         clear
hex 4101 "Soviet Union"  forest   city="Leningrad" mobilization port=baltic vp=10 fort coast=baltic !vp
hex 4102 "Soviet Union"  forest
hex 4103 "Soviet Union"  forest
hex 4104 "Soviet Union"  forest
hex 4105 "Soviet Union"  forest
hex 4106 "Soviet Union"  forest
hex 4107 "Soviet Union"  forest
hex 4108 "Soviet Union"  forest
hex 4109 "Soviet Union"  clear
hex 4110 "Soviet Union"  clear
hex 4111 "Soviet Union"  clear
hex 4112 "Soviet Union"  clear
hex 4113 "Soviet Union"  forest
hex 4114 "Soviet Union"  clear
hex 4115 "Soviet Union"  clear
hex 4116 "Soviet Union"  clear
hex 4117 "Soviet Union"  clear
hex 4118 "Soviet Union"  clear
hex 4119 "Soviet Union"  clear
hex 4120 Romania         clear
hex 4121 Romania         clear
hex 4122 Romania         clear    city="Constanta" port=black-sea coast=black-sea
hex 4201 -               lake
hex 4202 "Soviet Union"  forest
hex 4203 "Soviet Union"  forest
hex 4204 "Soviet Union"  forest
hex 4205 "Soviet Union"  forest
hex 4206 "Soviet Union"  forest
hex 4207 "Soviet Union"  forest
hex 4208 "Soviet Union"  forest
hex 4209 "Soviet Union"  clear
hex 4210 "Soviet Union"  clear
hex 4211 "Soviet Union"  clear
hex 4212 "Soviet Union"  clear
hex 4213 "Soviet Union"  clear
hex 4214 "Soviet Union"  clear
hex 4215 "Soviet Union"  clear    city="Kiev" mobilization vp=1 fort
hex 4216 "Soviet Union"  clear
hex 4217 "Soviet Union"  clear
hex 4218 "Soviet Union"  clear
hex 4219 "Soviet Union"  clear
hex 4220 "Soviet Union"  clear
hex 4221 Romania         clear    coast=black-sea
hex 4222 Romania         clear    coast=black-sea
hex 4223 -               sea      sea-area=black-sea
hex 4301 "Soviet Union"  forest
hex 4302 "Soviet Union"  forest
hex 4303 "Soviet Union"  forest   rail-edge
hex 4304 "Soviet Union"  forest   rail-edge
hex 4305 "Soviet Union"  forest
hex 4306 "Soviet Union"  forest
hex 4307 "Soviet Union"  forest
hex 4308 "Soviet Union"  forest   rail-edge
hex 4309 "Soviet Union"  clear
hex 4310 "Soviet Union"  clear
hex 4311 "Soviet Union"  clear    rail-edge
hex 4312 "Soviet Union"  clear
hex 4313 "Soviet Union"  clear
hex 4314 "Soviet Union"  clear    rail-edge
hex 4315 "Soviet Union"  clear    rail-edge
hex 4316 "Soviet Union"  clear
hex 4317 "Soviet Union"  clear
hex 4318 "Soviet Union"  clear
hex 4319 "Soviet Union"  clear
hex 4320 "Soviet Union"  clear    city="Odessa" mobilization port=black-sea vp=1 fort coast=black-sea rail-edge
hex 4321 -               sea      sea-area=black-sea
hex 4322 -               sea      sea-area=black-sea

side 0708/0709 sea
side 0714/0715 river name="Loire"
side 0715/0815 river name="Loire"
side 0721/0722 blocked
side 0722/0822 blocked
side 0815/0816 river name="Loire"
side 0816/0915 river name="Loire"
side 0822/0823 blocked
side 0823/0922 blocked
side 0904/1005 sea
side 0915/0916 river name="Loire"
side 0915/1016 river name="Loire"
side 1013/1112 river name="Seine"
side 1015/1016 river name="Loire"
side 1016/1115 river name="Loire"
side 1112/1113 river name="Seine"
side 1113/1213 river name="Seine"
side 1113/1214 river name="Seine"
side 1114/1214 river name="Seine"
side 1115/1116 river name="Loire"
side 1116/1216 river name="Loire"
side 1211/1212 sea
side 1211/1311 sea name="Strait of Dover"
side 1214/1215 river name="Seine"
side 1215/1314 river name="Seine"
side 1216/1217 river name="Loire"
side 1217/1316 river name="Loire"
side 1217/1317 river name="Loire"
side 1218/1317 river name="Loire"
side 1218/1318 river name="Loire"
side 1219/1318 river name="Loire"
side 1219/1319 river name="Loire"
side 1220/1319 river name="Loire"
side 1220/1320 river name="Loire"
side 1221/1321 river name="Rhone"
side 1222/1321 river name="Rhone"
side 1222/1322 river name="Rhone"
side 1314/1315 river name="Seine"
side 1315/1415 river name="Seine"
side 1315/1416 river name="Seine"
side 1316/1416 river name="Seine"
side 1319/1420 river name="Rhone"
side 1320/1321 river name="Rhone"
side 1320/1420 river name="Rhone"
side 1320/1421 river name="Rhone"
side 1416/1417 river name="Seine"
side 1419/1420 river name="Rhone"
side 1419/1519 river name="Rhone"
side 1511/1611 river name="Meuse"
side 1512/1613 river name="Meuse"
side 1513/1613 river name="Meuse"
side 1513/1614 river name="Meuse"
side 1514/1614 river name="Meuse"
side 1514/1615 river name="Meuse"
side 1515/1615 river name="Meuse"
side 1515/1616 river name="Meuse"
side 1518/1619 blocked
side 1519/1619 blocked
side 1610/1611 river name="Rhine"
side 1611/1612 river name="Meuse"
side 1611/1710 river name="Rhine"
side 1612/1613 river name="Meuse"
side 1612/1711 river name="Meuse"
side 1612/1712 river name="Meuse"
side 1617/1717 blocked
side 1618/1619 blocked
side 1618/1717 blocked
side 1618/1718 blocked
side 1619/1620 blocked
side 1620/1719 blocked
side 1621/1622 river name="Po"
side 1621/1721 river name="Po"
side 1710/1711 river name="Rhine"
side 1711/1811 river name="Rhine"
side 1711/1812 river name="Rhine"
side 1712/1812 river name="Rhine"
side 1715/1816 river name="Rhine"
side 1716/1717 blocked
side 1716/1816 river name="Rhine"
side 1716/1817 river name="Rhine"
side 1717/1817 river+blocked name="Rhine"
side 1719/1720 blocked
side 1719/1820 blocked
side 1720/1721 river name="Po"
side 1721/1821 river name="Po"
side 1812/1813 river name="Rhine"
side 1813/1912 river name="Rhine"
side 1813/1913 river name="Rhine"
side 1814/1913 river name="Rhine"
side 1814/1914 river name="Rhine"
side 1815/1816 river name="Rhine"
side 1815/1914 river name="Rhine"
side 1815/1915 river name="Rhine"
side 1817/1818 blocked
side 1818/1917 blocked
side 1819/1820 blocked
side 1820/1919 blocked
side 1821/1822 river name="Po"
side 1822/1921 river name="Po"
side 1916/1917 river name="Danube"
side 1916/2017 river name="Danube"
side 1917/1918 blocked
side 1918/2018 blocked
side 1918/2019 river+blocked name="Inn"
side 1919/1920 blocked
side 1919/2019 blocked
side 1919/2020 blocked
side 1921/1922 river name="Po"
side 1921/2022 river name="Po"
side 2010/2109 river name="Weser"
side 2010/2110 river name="Weser"
side 2011/2110 river name="Weser"
side 2011/2111 river name="Weser"
side 2012/2111 river name="Weser"
side 2012/2112 river name="Weser"
side 2013/2112 river name="Weser"
side 2016/2017 river name="Danube"
side 2017/2116 river name="Danube"
side 2018/2019 river name="Inn"
side 2019/2118 river name="Inn"
side 2021/2022 river name="Po"
side 2022/2121 river name="Po"
side 2108/2109 river name="Elbe"
side 2109/2209 river name="Elbe"
side 2109/2210 river name="Elbe"
side 2110/2210 river name="Elbe"
side 2112/2113 river name="Weser"
side 2113/2213 river name="Weser"
side 2113/2214 river name="Weser"
side 2116/2117 river name="Danube"
side 2116/2217 river name="Danube"
side 2118/2119 river name="Inn"
side 2118/2219 river name="Inn"
side 2121/2122 river name="Po"
side 2210/2211 river name="Elbe"
side 2211/2310 river name="Elbe"
side 2216/2217 river name="Danube"
side 2217/2316 river name="Danube"
side 2218/2219 river name="Inn"
side 2218/2318 river name="Inn"
side 2219/2220 river name="Drava"
side 2220/2319 river name="Drava"
side 2302/2402 sea
side 2306/2407 sea
side 2307/2407 river name="Great Belt"
side 2307/2408 sea
side 2310/2311 river name="Elbe"
side 2311/2411 river name="Elbe"
side 2311/2412 river name="Elbe"
side 2312/2412 river name="Elbe"
side 2316/2317 river name="Danube"
side 2317/2318 river name="Inn"
side 2317/2417 river name="Danube"
side 2317/2418 river name="Inn"
side 2319/2320 river name="Drava"
side 2320/2420 river name="Drava"
side 2322/2423 sea
side 2407/2506 blocked
side 2407/2507 blocked
side 2408/2409 sea
side 2408/2507 blocked
side 2412/2413 river name="Elbe"
side 2413/2512 river name="Elbe"
side 2415/2515 river name="Vltava"
side 2416/2515 river name="Vltava"
side 2416/2516 river name="Vltava"
side 2417/2418 river name="Danube"
side 2418/2517 river name="Danube"
side 2420/2421 river name="Drava"
side 2420/2520 river name="Drava"
side 2510/2611 river name="Oder"
side 2511/2611 river name="Oder"
side 2511/2612 river name="Oder"
side 2512/2513 river name="Elbe"
side 2512/2612 river name="Oder"
side 2513/2613 river name="Elbe"
side 2513/2614 river name="Elbe"
side 2514/2515 river name="Vltava"
side 2514/2614 river name="Elbe"
side 2514/2615 river name="Vltava"
side 2517/2518 river name="Danube"
side 2517/2618 river name="Danube"
side 2519/2520 river name="Drava"
side 2520/2620 river name="Drava"
side 2610/2611 river name="Oder"
side 2610/2709 river name="Oder"
side 2610/2710 river name="Oder"
side 2611/2612 river name="Warta"
side 2612/2613 river name="Oder"
side 2612/2711 river name="Warta"
side 2613/2712 river name="Oder"
side 2613/2713 river name="Neisse"
side 2614/2615 river name="Elbe"
side 2614/2713 river name="Neisse"
side 2617/2618 river name="Danube"
side 2618/2717 river name="Danube"
side 2619/2620 river name="Sava"
side 2620/2621 river name="Drava"
side 2620/2719 river name="Sava"
side 2621/2720 river name="Drava"
side 2711/2712 river name="Warta"
side 2711/2812 river name="Warta"
side 2712/2713 river name="Oder"
side 2713/2813 river name="Oder"
side 2715/2816 river name="Morava"
side 2716/2816 river name="Morava"
side 2716/2817 river name="Morava"
side 2717/2718 river name="Danube"
side 2717/2817 river name="Morava"
side 2717/2818 river name="Morava"
side 2718/2818 river name="Danube"
side 2719/2720 river name="Sava"
side 2720/2721 river name="Drava"
side 2720/2820 river name="Sava"
side 2721/2821 river name="Drava"
side 2811/2812 river name="Warta"
side 2812/2911 river name="Warta"
side 2812/2912 river name="Warta"
side 2813/2814 river name="Oder"
side 2813/2912 river name="Warta"
side 2814/2913 river name="Oder"
side 2814/2914 river name="Oder"
side 2815/2914 river name="Oder"
side 2815/2915 river name="Oder"
side 2816/2915 river name="Oder"
side 2818/2819 river name="Danube"
side 2819/2918 river name="Danube"
side 2820/2821 river name="Sava"
side 2821/2822 river name="Drava"
side 2821/2920 river name="Sava"
side 2822/2921 river name="Drava"
side 2910/3011 river name="Vistula"
side 2911/3011 river name="Vistula"
side 2912/2913 river name="Warta"
side 2913/3013 river name="Warta"
side 2913/3014 river name="Warta"
side 2914/3014 river name="Warta"
side 2915/3016 river name="Vistula"
side 2916/3016 river name="Vistula"
side 2918/2919 river name="Danube"
side 2919/3019 river name="Danube"
side 2919/3020 river name="Danube"
side 2920/2921 river name="Sava"
side 2920/3020 river name="Danube"
side 2920/3021 river name="Danube"
side 2921/2922 river name="Drava"
side 2921/3021 river name="Danube"
side 2921/3022 river name="Danube"
side 2922/3022 river name="Danube"
side 3009/3109 sea
side 3010/3011 river name="Vistula"
side 3010/3109 river name="Vistula"
side 3010/3110 river name="Vistula"
side 3011/3012 river name="Vistula"
side 3012/3111 river name="Vistula"
side 3014/3015 river name="Warta"
side 3015/3016 river name="Vistula"
side 3016/3115 river name="Vistula"
side 3020/3120 river name="Tisza"
side 3021/3120 river name="Tisza"
side 3021/3121 river name="Tisza"
side 3022/3023 river name="Danube"
side 3022/3121 river name="Tisza"
side 3022/3122 river name="Danube"
side 3111/3112 river name="Vistula"
side 3112/3212 river name="Vistula"
side 3115/3116 river name="Vistula"
side 3115/3216 river name="Vistula"
side 3118/3219 river name="Tisza"
side 3119/3120 river name="Tisza"
side 3119/3219 river name="Tisza"
side 3119/3220 river name="Tisza"
side 3121/3122 river name="Danube"
side 3122/3222 river name="Danube"
side 3212/3213 river name="Vistula"
side 3212/3312 river name="Bug"
side 3213/3312 river name="Vistula"
side 3213/3313 river name="Vistula"
side 3214/3313 river name="Vistula"
side 3214/3314 river name="Vistula"
side 3215/3216 river name="Vistula"
side 3215/3314 river name="Vistula"
side 3215/3315 river name="Vistula"
side 3218/3219 river name="Tisza"
side 3218/3318 river name="Tisza"
side 3222/3223 river name="Danube"
side 3223/3322 river name="Danube"
side 3304/3404 sea
side 3307/3308 river name="Niemen"
side 3308/3408 river name="Niemen"
side 3311/3312 river name="Bug"
side 3312/3412 river name="Bug"
side 3317/3318 river name="Tisza"
side 3318/3418 river name="Tisza"
side 3404/3405 sea
side 3404/3503 sea
side 3404/3504 sea
side 3408/3409 river name="Niemen"
side 3409/3508 river name="Niemen"
side 3409/3509 river name="Niemen"
side 3410/3509 river name="Niemen"
side 3410/3510 river name="Niemen"
side 3411/3510 river name="Niemen"
side 3412/3413 river name="Bug"
side 3413/3512 river name="Bug"
side 3413/3513 river name="Bug"
side 3414/3513 river name="Bug"
side 3417/3517 river name="Dniester"
side 3418/3419 river name="Tisza"
side 3419/3518 river name="Tisza"
side 3506/3606 river name="Dvina"
side 3510/3511 river name="Niemen"
side 3510/3611 river name="Niemen"
side 3513/3514 river name="Bug"
side 3514/3614 river name="Bug"
side 3514/3615 river name="Bug"
side 3515/3615 river name="Bug"
side 3515/3616 river name="Bug"
side 3516/3517 river name="Dniester"
side 3516/3616 river name="Bug"
side 3517/3617 river name="Dniester"
side 3606/3607 river name="Dvina"
side 3607/3706 river name="Dvina"
side 3610/3611 river name="Niemen"
side 3611/3710 river name="Niemen"
side 3613/3614 river name="Pripet"
side 3613/3713 river name="Pripet"
side 3616/3617 river name="Bug"
side 3617/3618 river name="Dniester"
side 3618/3619 river name="Prut"
side 3618/3717 river name="Dniester"
side 3619/3718 river name="Prut"
side 3701/3702 sea
side 3706/3707 river name="Dvina"
side 3707/3807 river name="Dvina"
side 3710/3711 river name="Niemen"
side 3711/3811 river name="Niemen"
side 3712/3713 river name="Pripet"
side 3713/3813 river name="Pripet"
side 3717/3718 river name="Dniester"
side 3718/3719 river name="Prut"
side 3718/3818 river name="Dniester"
side 3719/3819 river name="Prut"
side 3804/3903 sea
side 3807/3808 river name="Dvina"
side 3808/3907 river name="Dvina"
side 3813/3814 river name="Pripet"
side 3813/3913 river name="Pripet"
side 3818/3819 river name="Dniester"
side 3818/3918 river name="Dniester"
side 3819/3820 river name="Prut"
side 3820/3919 river name="Prut"
side 3901/3902 sea
side 3901/4002 sea
side 3907/3908 river name="Dvina"
side 3908/4008 river name="Dvina"
side 3912/3913 river name="Pripet"
side 3913/4013 river name="Pripet"
side 3917/3918 river name="Dniester"
side 3918/4018 river name="Dniester"
side 3919/3920 river name="Prut"
side 3920/4020 river name="Prut"
side 3920/4021 river name="Prut"
side 3921/4021 river name="Prut"
side 3921/4022 river name="Prut"
side 3922/4022 river name="Prut"
side 3922/4023 river name="Prut"
side 4001/4002 sea
side 4008/4009 river name="Dvina"
side 4008/4108 river name="Dvina"
side 4013/4014 river name="Pripet"
side 4014/4113 river name="Pripet"
side 4018/4019 river name="Dniester"
side 4019/4118 river name="Dniester"
side 4019/4119 river name="Dniester"
side 4020/4119 river name="Dniester"
side 4107/4108 river name="Dvina"
side 4107/4208 river name="Dvina"
side 4109/4210 river name="Dnieper"
side 4110/4210 river name="Dnieper"
side 4110/4211 river name="Dnieper"
side 4111/4211 river name="Dnieper"
side 4111/4212 river name="Dnieper"
side 4112/4212 river name="Dnieper"
side 4112/4213 river name="Dnieper"
side 4113/4114 river name="Pripet"
side 4113/4213 river name="Dnieper"
side 4113/4214 river name="Dnieper"
side 4114/4214 river name="Dnieper"
side 4119/4120 river name="Dniester"
side 4120/4220 river name="Dniester"
side 4120/4221 river name="Dniester"
side 4121/4221 river name="Dniester"
side 4207/4208 river name="Dvina"
side 4207/4307 river name="Dvina"
side 4209/4210 river name="Dnieper"
side 4209/4309 river name="Dnieper"
side 4214/4215 river name="Dnieper"
side 4215/4314 river name="Dnieper"
side 4215/4315 river name="Dnieper"
side 4216/4315 river name="Dnieper"
side 4221/4222 river name="Dniester"
side 4306/4307 river name="Dvina"
side 4308/4309 river name="Dnieper"
side 4315/4316 river name="Dnieper"

route rail "London-Portsmouth" 1110 1011
route rail "London-Birmingham-Liverpool-Carlisle-Glasgow" 1110 1109 1009 1008 1007 0906 1006 1005 1104 1004 1003
route rail "London-Peterborough-York-Newcastle-Edinburgh" 1110 1109 1209 1208 1207 1106 1206 1205 1104 1103
route rail "York-Hull" 1106 1207
route rail "London-Bristol" 1110 1010 0909
route rail "Birmingham-Bristol-Plymouth" 1008 0908 0909 0810 0710
route rail "Paris-Le Havre" 1214 1113 1112
route rail "Paris-Caen-Cherbourg" 1214 1113 1013 0912
route rail "Paris-Lille-Dunkirk" 1214 1313 1312 1412 1311
route rail "Paris-Reims-Metz-Saarbrucken" 1214 1313 1414 1514 1615 1714
route rail "Paris-Bar-le-Duc-Strasbourg" 1214 1314 1415 1515 1616 1716
route rail "Lille-Sedan-Luxembourg" 1412 1512 1513 1614
route rail "Metz-Strasbourg-Belfort" 1615 1616 1716 1617
route rail "Paris-Dijon-Lyon-Avignon" 1214 1314 1315 1416 1417 1418 1318 1319 1320 1321
route rail "Dijon-Belfort" 1417 1516 1617
route rail "Dijon-Metz" 1417 1516 1515 1615
route rail "Lyon-Chambery-Turin" 1319 1420 1520 1621
route rail "Lyon-Clermont-Ferrand-Bordeaux" 1319 1219 1118 1019 0918 0819 0718
route rail "Paris-Orleans-Tours-Bordeaux" 1214 1215 1115 1016 0916 0817 0818 0718
route rail "Orleans-Limoges-Toulouse" 1115 1116 1017 1018 0918 0919 0920 0921
route rail "Paris-Le Mans-Rennes-Brest" 1214 1114 1015 0914 0814 0713
route rail "Tours-Nantes" 1016 0915 0815 0715
route rail "Avignon-Nice-Genoa" 1321 1422 1522 1623 1722
route rail "Lille-Brussels-Antwerp-Rotterdam-Amsterdam" 1412 1512 1511 1611 1610
route rail "Brussels-Liege-Aachen-Cologne" 1512 1613 1712 1812
route rail "Brussels-Luxembourg-Metz" 1512 1513 1614 1615
route rail "Luxembourg-Trier-Koblenz" 1614 1714 1814 1813
route rail "Amsterdam-Arnhem-Ruhr" 1610 1710 1811 1812
route rail "Ruhr-Cologne-Koblenz-Frankfurt" 1812 1813 1814 1914
route rail "Ruhr-Hannover-Magdeburg-Berlin" 1812 1911 2012 2111 2212 2311 2412 2511
route rail "Ruhr-Bremen-Hamburg-Berlin" 1812 1911 1910 2010 2109 2210 2310 2411 2511
route rail "Hamburg-Kiel-Flensburg-Kolding-Aarhus" 2210 2209 2208 2207 2306
route rail "Kolding-Odense-Copenhagen" 2207 2307 2407
route rail "Hamburg-Hannover-Kassel-Frankfurt" 2210 2110 2111 2112 2013 2014 1914
route rail "Hamburg-Rostock-Stettin" 2210 2309 2409 2509 2610
route rail "Frankfurt-Karlsruhe-Stuttgart-Munich" 1914 1915 1916 2017 2117
route rail "Karlsruhe-Freiburg" 1915 1816 1817
route rail "Strasbourg-Karlsruhe" 1716 1816 1915
route rail "Saarbrucken-Mannheim-Frankfurt" 1714 1815 1914
route rail "Frankfurt-Nuremberg-Linz-Vienna" 1914 2015 2115 2216 2316 2317 2418 2518 2618 2718
route rail "Nuremberg-Munich" 2115 2116 2117
route rail "Munich-Salzburg-Linz" 2117 2218 2318 2418
route rail "Munich-Innsbruck-Verona" 2117 2118 2119 2020 2021
route rail "Berlin-Leipzig-Nuremberg" 2511 2412 2413 2313 2314 2215 2115
route rail "Leipzig-Erfurt-Frankfurt" 2413 2313 2213 2113 2014 1914
route rail "Berlin-Dresden-Prague" 2511 2512 2513 2514 2515
route rail "Leipzig-Dresden-Gorlitz-Breslau" 2413 2513 2614 2713 2814
route rail "Berlin-Frankfurt (Oder)-Breslau-Katowice-Krakow" 2511 2612 2712 2713 2814 2914 3015 3115
route rail "Berlin-Stettin-Koslin-Danzig" 2511 2510 2610 2709 2810 2909 3009
route rail "Berlin-Kustrin-Schneidemuhl-Danzig-Konigsberg" 2511 2612 2711 2811 2910 2909 3009 3010 3109 3209
route rail "Konigsberg-Insterburg-Kaunas" 3209 3309 3409 3509
route rail "Insterburg-Memel" 3309 3308 3307
route rail "Konigsberg-Allenstein-Warsaw" 3209 3210 3211 3212 3213
route rail "Vienna-Graz-Ljubljana-Trieste" 2718 2619 2519 2520 2421 2321
route rail "Vienna-Bruck-Villach-Udine-Venice" 2718 2619 2519 2420 2319 2320 2221 2121
route rail "Salzburg-Villach" 2318 2319
route rail "Nuremberg-Pilsen-Prague" 2115 2215 2315 2415 2515
route rail "Prague-Ceska Trebova-Ostrava-Katowice" 2515 2616 2715 2816 2916 2915 3015
route rail "Ceska Trebova-Brno-Vienna" 2715 2716 2717 2718
route rail "Brno-Ostrava" 2716 2816 2916
route rail "Prague-Ceske Budejovice-Linz" 2515 2516 2417 2418
route rail "Prague-Glatz-Breslau" 2515 2615 2715 2815 2814
route rail "Ostrava-Zilina-Kosice-Uzhorod-Lwow" 2916 3017 3117 3218 3317 3417 3516
route rail "Brno-Bratislava-Nove Zamky-Budapest" 2716 2717 2818 2918 3019
route rail "Vienna-Bratislava-Zilina" 2718 2818 2917 3017
route rail "Vienna-Gyor-Budapest" 2718 2819 2918 3019
route rail "Budapest-Miskolc-Kosice" 3019 3118 3218
route rail "Budapest-Szolnok-Debrecen-Kosice" 3019 3119 3220 3319 3219 3218
route rail "Budapest-Nagykanizsa-Zagreb" 3019 2919 2820 2720 2621
route rail "Budapest-Subotica-Belgrade" 3019 3020 3021 3022 3122
route rail "Graz-Maribor-Zagreb" 2519 2520 2621
route rail "Ljubljana-Zagreb-Vinkovci-Belgrade-Nis" 2421 2520 2621 2721 2822 2922 3022 3122 3223
route rail "Belgrade-Timisoara-Arad-Szolnok" 3122 3222 3221 3120 3119
route rail "Debrecen-Oradea-Cluj-Brasov-Ploesti-Bucharest" 3319 3320 3420 3520 3621 3622 3722 3823
route rail "Timisoara-Targu Jiu-Pitesti-Bucharest" 3222 3322 3423 3522 3623 3722 3823
route rail "Bucharest-Constanta" 3823 3922 4023 4122
route rail "Ploesti-Focsani-Iasi-Cernauti-Lwow" 3722 3822 3922 3921 3920 3820 3819 3718 3618 3617 3516
route rail "Iasi-Kishinev-Odessa" 3920 4020 4120 4220 4320
route rail "Arad-Sibiu-Brasov" 3221 3321 3422 3522 3622 3722
route rail "Frankfurt (Oder)-Poznan-Kutno-Warsaw" 2612 2711 2812 2912 3012 3112 3213
route rail "Breslau-Poznan-Torun-Danzig" 2814 2813 2812 2911 3011 3010 3009
route rail "Breslau-Lodz-Warsaw" 2814 2913 3014 3113 3213
route rail "Katowice-Czestochowa-Lodz-Torun" 3015 3014 3113 3112 3012 3011
route rail "Krakow-Kielce-Warsaw" 3115 3215 3214 3213
route rail "Krakow-Przemysl-Lwow-Tarnopol-Vinnitsa" 3115 3216 3316 3416 3516 3617 3716 3817 3916 4017
route rail "Warsaw-Grodno-Wilno-Dunaburg-Pskov-Leningrad" 3213 3312 3311 3411 3510 3610 3709 3708 3808 3807 3806 3905 3904 4004 4003 4102 4101
route rail "Warsaw-Brest-Litovsk-Baranovichi-Minsk-Orsha-Smolensk-Moscow" 3213 3312 3413 3512 3612 3711 3811 3910 4010 4109 4209 4308
route rail "Warsaw-Lublin-Kovel-Sarny-Korosten-Kiev" 3213 3313 3414 3514 3614 3714 3814 3914 4015 4114 4215
route rail "Lwow-Rovno-Zhitomir-Kiev" 3516 3616 3715 3815 3915 4016 4115 4215
route rail "Brest-Litovsk-Pinsk-Mozyr-Gomel-Bryansk" 3512 3613 3712 3813 3912 4013 4112 4212 4311
route rail "Brest-Litovsk-Kovel-Lwow" 3512 3613 3614 3615 3515 3516
route rail "Wilno-Minsk" 3709 3810 3910
route rail "Kaunas-Wilno" 3509 3610 3709
route rail "Kaunas-Siauliai-Riga-Tallinn" 3509 3508 3507 3506 3606 3605 3604 3603
route rail "Tallinn-Narva-Leningrad" 3603 3702 3803 3902 4002 4101
route rail "Riga-Dunaburg-Polotsk-Vitebsk-Smolensk" 3606 3706 3707 3808 3907 4008 4108 4209 4308
route rail "Riga-Pskov" 3606 3705 3805 3904
route rail "Helsinki-Leningrad" 3601 3701 3801 3901 4001 4101
route rail "Leningrad-Bologoye" 4101 4202 4203 4303
route rail "Pskov-Bologoye" 3904 4004 4104 4204 4304
route rail "Leningrad-Vitebsk-Mogilev-Gomel-Chernigov-Kiev" 4101 4102 4103 4104 4105 4106 4107 4108 4109 4110 4211 4212 4213 4313 4214 4215
route rail "Minsk-Gomel" 3910 4011 4111 4212
route rail "Kiev-Kursk" 4215 4314
route rail "Kiev-Vinnitsa-Odessa-Nikolayev" 4215 4115 4116 4017 4117 4118 4219 4220 4320
route rail "Kiev-Dnepropetrovsk" 4215 4315
route rail "Turin-Milan-Verona-Venice-Trieste" 1621 1720 1821 1921 2021 2121 2221 2321
route rail "Turin-Genoa-Pisa" 1621 1622 1722 1823
route rail "Milan-Genoa" 1821 1721 1722
route rail "Milan-Bologna-Rimini" 1821 1921 1922 2023
route rail "Verona-Bologna-Florence" 2021 2022 2023
route rail "Venice-Bologna" 2121 2022 2023

end
`
