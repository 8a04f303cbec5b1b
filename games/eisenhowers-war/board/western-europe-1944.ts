// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;
// everything else is reconstructed from geography (docs/reconstruction.md).
//
// Hexsides: rhine and seine are rivers with lines of their own on the terrain chart (8.9, 10.5); scheldt marks the three
// all-sea hexsides of 8.10; zone-line and drawn-game-line are lines of the rules (7.5, 4.4) and bar nobody.
// Features: source (7.4, 7.7) german or allied; fort west-wall, atlantic-wall or gothic-line (10.3); v1 launch site (4.2.3);
// coast the sea that a hex lies on (7.10); landing where an invasion may be planned (3.2.3, R103); zone north or south (7.5);
// dgl side of the Drawn Game Line (4.4); rhine-bank (13.5); east-of-rhine (13.7) and east-of-elbe (12.2.2) in Germany; pass
// a hex of an Alpine pass, not its entry (8.8); antwerp-access (7.9); yugoslav-coast and yugoslav-trigger (12.2.3);
// alpine-fortress (13.8); closed a country that nobody enters.
export const westernEurope1944 = `
format 1
board "Eisenhower's War: western Europe, 1944-45"
grid lines=12-36 along=0-23 shifted=odd
terrain clear rough mountain sea
hexsides river rhine seine sea scheldt blocked zone-line drawn-game-line
networks pass
regions France Belgium Netherlands Germany Protectorate Italy Yugoslavia Switzerland Spain Hungary Slovakia Serbia Denmark Britain
features city port source fort v1 coast landing zone dgl rhine-bank east-of-rhine east-of-elbe pass antwerp-access yugoslav-coast yugoslav-trigger alpine-fortress closed

hex 1200 -            sea
hex 1201 -            sea
hex 1202 -            sea
hex 1203 -            sea
hex 1204 -            sea
hex 1205 -            sea
hex 1206 -            sea
hex 1207 -            rough
hex 1208 -            rough
hex 1209 -            rough
hex 1210 -            sea
hex 1211 -            sea
hex 1212 -            sea
hex 1213 Italy        clear    city="Rome" source=allied coast=mediterranean landing zone=south !region,city,source
hex 1214 Italy        mountain zone=south
hex 1215 Italy        rough    coast=adriatic landing zone=south !region,landing
hex 1216 -            sea
hex 1217 -            sea
hex 1218 -            sea
hex 1219 Yugoslavia   rough    coast=adriatic zone=south
hex 1220 Yugoslavia   rough    zone=south
hex 1221 Yugoslavia   mountain zone=south
hex 1222 Serbia       rough    closed
hex 1223 Serbia       rough    closed
hex 1300 -            sea
hex 1301 -            sea
hex 1302 -            sea
hex 1303 -            sea
hex 1304 -            sea
hex 1305 -            sea
hex 1306 -            sea
hex 1307 -            rough
hex 1308 -            rough
hex 1309 -            sea
hex 1310 -            sea
hex 1311 -            sea
hex 1312 Italy        clear    coast=mediterranean landing zone=south
hex 1313 Italy        rough    zone=south
hex 1314 Italy        rough    coast=adriatic landing zone=south
hex 1315 -            sea
hex 1316 -            sea
hex 1317 -            sea
hex 1318 Yugoslavia   rough    city="Split" coast=adriatic zone=south
hex 1319 Yugoslavia   rough    zone=south
hex 1320 Yugoslavia   mountain zone=south
hex 1321 Yugoslavia   rough    zone=south
hex 1322 Serbia       rough    closed
hex 1323 Serbia       clear    closed
hex 1400 -            sea
hex 1401 -            sea
hex 1402 -            sea
hex 1403 -            sea
hex 1404 -            sea
hex 1405 -            sea
hex 1406 -            sea
hex 1407 -            sea
hex 1408 -            sea
hex 1409 -            sea
hex 1410 -            sea
hex 1411 -            sea
hex 1412 Italy        clear    coast=mediterranean landing zone=south
hex 1413 Italy        rough    zone=south
hex 1414 Italy        rough    coast=adriatic landing zone=south
hex 1415 -            sea
hex 1416 -            sea
hex 1417 -            sea
hex 1418 Yugoslavia   rough    coast=adriatic zone=south
hex 1419 Yugoslavia   rough    zone=south
hex 1420 Yugoslavia   rough    zone=south
hex 1421 Yugoslavia   rough    zone=south
hex 1422 Yugoslavia   rough    zone=south
hex 1423 Serbia       clear    closed
hex 1500 -            sea
hex 1501 -            sea
hex 1502 -            sea
hex 1503 -            sea
hex 1504 -            sea
hex 1505 -            sea
hex 1506 -            sea
hex 1507 -            sea
hex 1508 -            mountain
hex 1509 -            sea
hex 1510 -            sea
hex 1511 Italy        rough    coast=mediterranean landing zone=south
hex 1512 Italy        rough    zone=south
hex 1513 Italy        rough    zone=south
hex 1514 Italy        clear    city="Ancona" coast=adriatic landing zone=south
hex 1515 -            sea
hex 1516 -            sea
hex 1517 Yugoslavia   rough    coast=adriatic landing zone=south yugoslav-coast !landing,yugoslav-coast
hex 1518 Yugoslavia   rough    zone=south
hex 1519 Yugoslavia   rough    zone=south
hex 1520 Yugoslavia   rough    zone=south
hex 1521 Yugoslavia   clear    zone=south
hex 1522 Serbia       clear    closed
hex 1523 Serbia       clear    closed
hex 1600 -            sea
hex 1601 -            sea
hex 1602 -            sea
hex 1603 -            sea
hex 1604 -            sea
hex 1605 -            sea
hex 1606 -            sea
hex 1607 -            sea
hex 1608 -            mountain
hex 1609 -            mountain
hex 1610 -            sea
hex 1611 Italy        rough    coast=mediterranean landing zone=south
hex 1612 Italy        rough    zone=south
hex 1613 Italy        rough    zone=south
hex 1614 Italy        rough    coast=adriatic landing zone=south
hex 1615 -            sea
hex 1616 -            sea
hex 1617 Yugoslavia   rough    coast=adriatic landing zone=south yugoslav-coast
hex 1618 Yugoslavia   rough    zone=south
hex 1619 Yugoslavia   rough    zone=south
hex 1620 Yugoslavia   clear    zone=south
hex 1621 Yugoslavia   clear    zone=south
hex 1622 Yugoslavia   clear    zone=south
hex 1623 Serbia       clear    closed
hex 1700 -            sea
hex 1701 -            sea
hex 1702 -            sea
hex 1703 -            sea
hex 1704 -            sea
hex 1705 -            sea
hex 1706 -            sea
hex 1707 -            sea
hex 1708 -            sea
hex 1709 -            sea
hex 1710 Italy        clear    coast=mediterranean landing zone=south
hex 1711 Italy        rough    city="Florence" zone=south
hex 1712 Italy        rough    fort=gothic-line zone=south
hex 1713 Italy        clear    fort=gothic-line coast=adriatic landing zone=south
hex 1714 -            sea
hex 1715 -            sea
hex 1716 Italy        rough    coast=adriatic landing zone=south yugoslav-coast
hex 1717 Yugoslavia   rough    zone=south
hex 1718 Yugoslavia   clear    zone=south
hex 1719 Yugoslavia   clear    zone=south
hex 1720 Yugoslavia   clear    zone=south
hex 1721 Yugoslavia   clear    zone=south
hex 1722 Serbia       clear    closed
hex 1723 Serbia       clear    closed
hex 1800 -            sea
hex 1801 -            sea
hex 1802 -            sea
hex 1803 -            sea
hex 1804 -            sea
hex 1805 -            sea
hex 1806 -            sea
hex 1807 -            sea
hex 1808 -            sea
hex 1809 -            sea
hex 1810 -            sea
hex 1811 Italy        rough    fort=gothic-line coast=mediterranean landing zone=south
hex 1812 Italy        rough    city="Bologna" zone=south
hex 1813 Italy        clear    coast=adriatic landing zone=south
hex 1814 -            sea
hex 1815 -            sea
hex 1816 Italy        rough    city="Trieste" coast=adriatic landing zone=south yugoslav-coast
hex 1817 Italy        rough    zone=south
hex 1818 Germany      rough    zone=south dgl=east east-of-rhine
hex 1819 Yugoslavia   clear    city="Zagreb" zone=south !region,city
hex 1820 Yugoslavia   clear    zone=south
hex 1821 Hungary      clear    closed
hex 1822 Hungary      clear    closed
hex 1823 Hungary      clear    closed
hex 1900 Spain        rough    closed
hex 1901 -            sea
hex 1902 -            sea
hex 1903 -            sea
hex 1904 -            sea
hex 1905 -            sea
hex 1906 -            sea
hex 1907 -            sea
hex 1908 -            sea
hex 1909 -            sea
hex 1910 Italy        rough    coast=mediterranean landing zone=south
hex 1911 Italy        rough    zone=south
hex 1912 Italy        clear    zone=south
hex 1913 Italy        clear    coast=adriatic landing zone=south yugoslav-coast !landing,yugoslav-coast
hex 1914 Italy        clear    city="Venice" coast=adriatic landing zone=south yugoslav-coast yugoslav-trigger !region,yugoslav-trigger
hex 1915 Italy        clear    coast=adriatic landing zone=south yugoslav-coast
hex 1916 Italy        rough    zone=south
hex 1917 Germany      rough    zone=south dgl=east east-of-rhine
hex 1918 Germany      rough    zone=south dgl=east east-of-rhine
hex 1919 Germany      rough    zone=south dgl=east east-of-rhine
hex 1920 Yugoslavia   clear    zone=south
hex 1921 Hungary      clear    closed
hex 1922 Hungary      clear    closed
hex 1923 Hungary      clear    closed
hex 2000 Spain        rough    closed
hex 2001 Spain        rough    closed
hex 2002 -            sea
hex 2003 -            sea
hex 2004 -            sea
hex 2005 France       rough    city="Marseille" port coast=mediterranean landing zone=north
hex 2006 France       rough    city="Toulon" port coast=mediterranean landing zone=north
hex 2007 France       rough    coast=mediterranean landing zone=north !region,landing
hex 2008 Italy        mountain coast=mediterranean landing zone=south !region
hex 2009 Italy        rough    coast=mediterranean landing zone=south
hex 2010 Italy        rough    city="Genoa" coast=mediterranean landing zone=south
hex 2011 Italy        clear    zone=south
hex 2012 Italy        clear    zone=south
hex 2013 Italy        rough    zone=south
hex 2014 Italy        rough    zone=south
hex 2015 Italy        mountain zone=south yugoslav-trigger !region,yugoslav-trigger
hex 2016 Italy        mountain zone=south
hex 2017 Germany      mountain zone=south dgl=east east-of-rhine pass
hex 2018 Germany      mountain zone=south dgl=east east-of-rhine pass
hex 2019 Germany      rough    zone=south dgl=east east-of-rhine
hex 2020 Germany      clear    zone=south dgl=east east-of-rhine
hex 2021 Hungary      clear    closed
hex 2022 Hungary      clear    closed
hex 2023 Hungary      clear    closed
hex 2100 France       mountain zone=north
hex 2101 France       rough    coast=mediterranean landing zone=north !region,landing
hex 2102 -            sea
hex 2103 -            sea
hex 2104 France       clear    coast=mediterranean landing zone=north
hex 2105 France       rough    zone=north
hex 2106 France       rough    zone=north
hex 2107 France       mountain zone=north
hex 2108 Italy        rough    zone=south
hex 2109 Italy        clear    city="Turin" zone=south
hex 2110 Italy        clear    city="Milan" zone=south
hex 2111 Italy        rough    zone=south
hex 2112 Italy        mountain zone=south
hex 2113 Italy        mountain zone=south yugoslav-trigger !region,yugoslav-trigger
hex 2114 Italy        mountain zone=south pass yugoslav-trigger !region,yugoslav-trigger
hex 2115 Italy        mountain zone=south
hex 2116 Germany      mountain zone=south dgl=west east-of-rhine
hex 2117 Germany      mountain zone=south dgl=west east-of-rhine
hex 2118 Germany      mountain zone=south dgl=east east-of-rhine
hex 2119 Germany      mountain zone=south dgl=east east-of-rhine
hex 2120 Germany      rough    zone=south dgl=east east-of-rhine
hex 2121 Hungary      clear    closed
hex 2122 Hungary      clear    closed
hex 2123 Hungary      clear    closed
hex 2200 France       mountain zone=north
hex 2201 France       rough    zone=north
hex 2202 France       rough    coast=mediterranean landing zone=north
hex 2203 France       rough    coast=mediterranean landing zone=north
hex 2204 France       clear    coast=mediterranean landing zone=north
hex 2205 France       clear    zone=north
hex 2206 France       rough    zone=north
hex 2207 France       mountain zone=north
hex 2208 France       mountain zone=north
hex 2209 Italy        mountain zone=south !region
hex 2210 Italy        rough    zone=south
hex 2211 Italy        mountain zone=south
hex 2212 Italy        mountain zone=south
hex 2213 Italy        mountain zone=south yugoslav-trigger !region,yugoslav-trigger
hex 2214 Italy        mountain zone=south
hex 2215 Germany      mountain zone=south dgl=west east-of-rhine pass
hex 2216 Germany      mountain zone=south dgl=west east-of-rhine
hex 2217 Germany      mountain zone=south dgl=west east-of-rhine alpine-fortress !terrain,alpine-fortress
hex 2218 Germany      mountain zone=south dgl=west east-of-rhine alpine-fortress !terrain,alpine-fortress
hex 2219 Germany      mountain zone=south dgl=east east-of-rhine
hex 2220 Germany      mountain zone=south dgl=east east-of-rhine
hex 2221 Germany      rough    zone=south dgl=east east-of-rhine
hex 2222 Hungary      clear    closed
hex 2223 Hungary      clear    closed
hex 2300 France       clear    city="Toulouse" zone=north
hex 2301 France       clear    zone=north
hex 2302 France       rough    zone=north
hex 2303 France       rough    zone=north
hex 2304 France       rough    zone=north
hex 2305 France       rough    zone=north
hex 2306 France       rough    zone=north
hex 2307 France       mountain zone=north
hex 2308 France       mountain zone=north
hex 2309 Switzerland  mountain closed
hex 2310 Switzerland  mountain closed
hex 2311 Switzerland  mountain closed
hex 2312 Switzerland  mountain closed
hex 2313 Germany      mountain zone=south dgl=west east-of-rhine
hex 2314 Germany      mountain zone=south dgl=west east-of-rhine
hex 2315 Germany      rough    zone=south dgl=west east-of-rhine
hex 2316 Germany      mountain zone=south dgl=west east-of-rhine alpine-fortress !terrain,alpine-fortress
hex 2317 Germany      clear    city="Munich" zone=south dgl=west east-of-rhine !region,city
hex 2318 Germany      clear    zone=south dgl=west east-of-rhine
hex 2319 Germany      rough    zone=south dgl=east east-of-rhine
hex 2320 Germany      rough    zone=south dgl=east east-of-rhine
hex 2321 Germany      rough    zone=south dgl=east east-of-rhine
hex 2322 Germany      clear    zone=south dgl=east east-of-rhine
hex 2323 Hungary      clear    closed
hex 2400 France       clear    zone=north
hex 2401 France       clear    zone=north
hex 2402 France       clear    zone=north
hex 2403 France       rough    zone=north
hex 2404 France       rough    zone=north
hex 2405 France       rough    zone=north
hex 2406 France       rough    zone=north
hex 2407 France       clear    city="Lyon" zone=north
hex 2408 France       rough    zone=north
hex 2409 France       mountain zone=north
hex 2410 Switzerland  mountain closed
hex 2411 Switzerland  mountain closed
hex 2412 Switzerland  mountain closed
hex 2413 Switzerland  rough    closed
hex 2414 Germany      clear    zone=south dgl=west east-of-rhine
hex 2415 Germany      clear    zone=south dgl=west east-of-rhine
hex 2416 Germany      clear    zone=south dgl=west east-of-rhine
hex 2417 Germany      clear    zone=south dgl=west east-of-rhine
hex 2418 Germany      clear    zone=south dgl=west east-of-rhine
hex 2419 Germany      clear    zone=south dgl=west east-of-rhine
hex 2420 Germany      clear    city="Linz" zone=south dgl=east east-of-rhine
hex 2421 Germany      rough    zone=south dgl=east east-of-rhine
hex 2422 Germany      clear    city="Vienna" source=german zone=south dgl=east east-of-rhine !region,city,source
hex 2423 Slovakia     clear    closed
hex 2500 France       clear    zone=north
hex 2501 France       clear    zone=north
hex 2502 France       clear    zone=north
hex 2503 France       rough    zone=north
hex 2504 France       rough    zone=north
hex 2505 France       rough    zone=north
hex 2506 France       rough    zone=north
hex 2507 France       clear    zone=north
hex 2508 France       rough    zone=north
hex 2509 Switzerland  rough    closed
hex 2510 Switzerland  rough    closed
hex 2511 Switzerland  rough    closed
hex 2512 Germany      rough    zone=north dgl=west east-of-rhine
hex 2513 Germany      clear    zone=north dgl=west east-of-rhine
hex 2514 Germany      clear    zone=north dgl=west east-of-rhine
hex 2515 Germany      clear    zone=north dgl=west east-of-rhine
hex 2516 Germany      clear    zone=north dgl=west east-of-rhine
hex 2517 Germany      clear    zone=north dgl=west east-of-rhine
hex 2518 Germany      clear    zone=north dgl=west east-of-rhine
hex 2519 Germany      rough    zone=north dgl=west east-of-rhine
hex 2520 Germany      clear    zone=north dgl=east east-of-rhine
hex 2521 Germany      clear    zone=north dgl=east east-of-rhine
hex 2522 Protectorate clear    city="Brno" zone=north
hex 2523 Protectorate clear    zone=north
hex 2600 France       clear    zone=north
hex 2601 France       clear    zone=north
hex 2602 France       clear    zone=north
hex 2603 France       clear    zone=north
hex 2604 France       clear    zone=north
hex 2605 France       clear    zone=north
hex 2606 France       clear    zone=north
hex 2607 France       clear    zone=north
hex 2608 France       clear    zone=north
hex 2609 France       clear    zone=north
hex 2610 France       clear    zone=north
hex 2611 Germany      rough    zone=north dgl=west rhine-bank !rhine-bank
hex 2612 Germany      clear    fort=west-wall zone=north dgl=west east-of-rhine
hex 2613 Germany      rough    fort=west-wall zone=north dgl=west east-of-rhine
hex 2614 Germany      rough    zone=north dgl=west east-of-rhine
hex 2615 Germany      clear    city="Stuttgart" zone=north dgl=west east-of-rhine
hex 2616 Germany      clear    zone=north dgl=west east-of-rhine
hex 2617 Germany      clear    zone=north dgl=west east-of-rhine
hex 2618 Germany      clear    city="Nuremberg" zone=north dgl=west east-of-rhine
hex 2619 Germany      clear    zone=north dgl=west east-of-rhine
hex 2620 Protectorate clear    zone=north
hex 2621 Protectorate clear    zone=north
hex 2622 Protectorate clear    zone=north
hex 2623 Protectorate clear    zone=north
hex 2700 France       clear    city="Bordeaux" port coast=atlantic landing zone=north !region,landing
hex 2701 France       clear    zone=north
hex 2702 France       clear    zone=north
hex 2703 France       clear    zone=north
hex 2704 France       clear    zone=north
hex 2705 France       clear    zone=north
hex 2706 France       clear    zone=north
hex 2707 France       clear    zone=north
hex 2708 France       clear    city="Dijon" zone=north
hex 2709 France       clear    zone=north
hex 2710 France       clear    zone=north
hex 2711 France       rough    zone=north rhine-bank
hex 2712 Germany      clear    city="Strasbourg" zone=north dgl=west rhine-bank
hex 2713 Germany      clear    fort=west-wall zone=north dgl=west rhine-bank
hex 2714 Germany      clear    zone=north dgl=west east-of-rhine
hex 2715 Germany      clear    zone=north dgl=west east-of-rhine
hex 2716 Germany      clear    zone=north dgl=west east-of-rhine
hex 2717 Germany      clear    zone=north dgl=west east-of-rhine
hex 2718 Germany      clear    zone=north dgl=west east-of-rhine
hex 2719 Germany      clear    zone=north dgl=east east-of-rhine
hex 2720 Protectorate clear    city="Prague" zone=north
hex 2721 Protectorate clear    zone=north
hex 2722 Protectorate clear    zone=north
hex 2723 Germany      rough    zone=north dgl=east east-of-rhine east-of-elbe
hex 2800 -            sea
hex 2801 France       clear    city="La Rochelle" port fort=atlantic-wall coast=atlantic landing zone=north
hex 2802 France       clear    zone=north
hex 2803 France       clear    zone=north
hex 2804 France       clear    zone=north
hex 2805 France       clear    zone=north
hex 2806 France       clear    zone=north
hex 2807 France       clear    zone=north
hex 2808 France       clear    zone=north
hex 2809 France       clear    zone=north
hex 2810 France       clear    zone=north
hex 2811 France       clear    city="Nancy" zone=north
hex 2812 Germany      clear    zone=north dgl=west
hex 2813 Germany      clear    fort=west-wall zone=north dgl=west
hex 2814 Germany      clear    zone=north dgl=west rhine-bank
hex 2815 Germany      clear    city="Mannheim" zone=north dgl=west east-of-rhine
hex 2816 Germany      clear    zone=north dgl=west east-of-rhine
hex 2817 Germany      clear    zone=north dgl=west east-of-rhine
hex 2818 Germany      clear    zone=north dgl=west east-of-rhine
hex 2819 Germany      clear    zone=north dgl=west east-of-rhine
hex 2820 Germany      rough    zone=north dgl=east east-of-rhine
hex 2821 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2822 Germany      rough    zone=north dgl=east east-of-rhine east-of-elbe
hex 2823 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2900 -            sea
hex 2901 France       clear    coast=atlantic landing zone=north
hex 2902 France       clear    zone=north
hex 2903 France       clear    zone=north
hex 2904 France       clear    zone=north
hex 2905 France       clear    zone=north
hex 2906 France       clear    zone=north
hex 2907 France       clear    zone=north
hex 2908 France       clear    zone=north
hex 2909 France       clear    zone=north
hex 2910 France       clear    zone=north
hex 2911 Germany      clear    zone=north dgl=west
hex 2912 Germany      clear    zone=north dgl=west
hex 2913 Germany      rough    fort=west-wall zone=north dgl=west
hex 2914 Germany      clear    zone=north dgl=west rhine-bank
hex 2915 Germany      clear    city="Frankfurt" zone=north dgl=west east-of-rhine
hex 2916 Germany      clear    zone=north dgl=west east-of-rhine
hex 2917 Germany      rough    zone=north dgl=west east-of-rhine
hex 2918 Germany      clear    zone=north dgl=west east-of-rhine
hex 2919 Germany      clear    city="Leipzig" zone=north dgl=west east-of-rhine
hex 2920 Germany      clear    city="Dresden" zone=north dgl=east east-of-rhine !region,city,east-of-rhine
hex 2921 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2922 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 2923 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3000 -            sea
hex 3001 France       clear    coast=atlantic landing zone=north
hex 3002 France       clear    zone=north
hex 3003 France       clear    zone=north
hex 3004 France       clear    zone=north
hex 3005 France       clear    zone=north
hex 3006 France       clear    zone=north
hex 3007 France       clear    zone=north
hex 3008 France       clear    zone=north
hex 3009 France       clear    city="Reims" zone=north
hex 3010 France       clear    zone=north
hex 3011 France       clear    zone=north
hex 3012 Germany      rough    zone=north dgl=west
hex 3013 Germany      rough    fort=west-wall zone=north dgl=west
hex 3014 Germany      clear    zone=north dgl=west rhine-bank
hex 3015 Germany      clear    zone=north dgl=west east-of-rhine
hex 3016 Germany      clear    zone=north dgl=west east-of-rhine
hex 3017 Germany      clear    city="Kassel" zone=north dgl=west east-of-rhine
hex 3018 Germany      clear    zone=north dgl=west east-of-rhine
hex 3019 Germany      clear    zone=north dgl=west east-of-rhine
hex 3020 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3021 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3022 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3023 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3100 -            sea
hex 3101 France       clear    city="Nantes" port coast=atlantic landing zone=north
hex 3102 France       clear    zone=north
hex 3103 France       clear    zone=north
hex 3104 France       clear    zone=north
hex 3105 France       clear    zone=north
hex 3106 France       clear    city="Paris" zone=north
hex 3107 France       clear    zone=north
hex 3108 France       clear    zone=north
hex 3109 France       clear    zone=north
hex 3110 France       rough    zone=north
hex 3111 Belgium      rough    zone=north
hex 3112 Belgium      clear    city="Liege" zone=north
hex 3113 Germany      rough    fort=west-wall zone=north dgl=west
hex 3114 Germany      clear    city="Cologne" zone=north dgl=west rhine-bank
hex 3115 Germany      rough    zone=north dgl=west east-of-rhine
hex 3116 Germany      clear    zone=north dgl=west east-of-rhine
hex 3117 Germany      rough    zone=north dgl=west east-of-rhine
hex 3118 Germany      clear    zone=north dgl=west east-of-rhine
hex 3119 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3120 Germany      clear    city="Berlin" source=german zone=north dgl=east east-of-rhine east-of-elbe !region,city,source
hex 3121 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3122 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3123 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3200 -            sea
hex 3201 France       clear    city="St. Nazaire" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3202 France       clear    city="Rennes" zone=north
hex 3203 France       clear    zone=north
hex 3204 France       clear    zone=north !region
hex 3205 France       clear    zone=north !region
hex 3206 France       clear    zone=north
hex 3207 France       clear    zone=north
hex 3208 France       clear    zone=north
hex 3209 France       clear    zone=north
hex 3210 Belgium      clear    zone=north
hex 3211 Belgium      clear    zone=north
hex 3212 Belgium      clear    zone=north
hex 3213 Netherlands  clear    zone=north
hex 3214 Germany      clear    fort=west-wall zone=north dgl=west rhine-bank
hex 3215 Germany      clear    city="Ruhr" source=german zone=north dgl=west east-of-rhine !region,city,source
hex 3216 Germany      clear    zone=north dgl=west east-of-rhine
hex 3217 Germany      clear    zone=north dgl=west east-of-rhine
hex 3218 Germany      clear    city="Hanover" zone=north dgl=west east-of-rhine
hex 3219 Germany      clear    zone=north dgl=west east-of-rhine
hex 3220 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3221 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3222 Germany      clear    city="Stettin" zone=north dgl=east east-of-rhine east-of-elbe
hex 3223 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3300 France       clear    city="Lorient" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3301 France       clear    zone=north
hex 3302 France       clear    city="St. Malo" port coast=atlantic landing zone=north
hex 3303 France       clear    coast=atlantic landing zone=north
hex 3304 France       clear    coast=atlantic landing zone=north !region,landing
hex 3305 France       clear    city="Le Havre" port fort=atlantic-wall coast=atlantic landing zone=north !region
hex 3306 France       clear    city="Dieppe" port coast=atlantic landing zone=north
hex 3307 France       clear    v1 coast=atlantic landing zone=north
hex 3308 France       clear    zone=north
hex 3309 France       clear    city="Lille" zone=north
hex 3310 Belgium      clear    city="Brussels" zone=north
hex 3311 Belgium      clear    city="Antwerp" port source=allied zone=north !region,city,port,source
hex 3312 Belgium      clear    zone=north
hex 3313 Netherlands  clear    zone=north rhine-bank
hex 3314 Germany      clear    zone=north dgl=west east-of-rhine
hex 3315 Germany      clear    zone=north dgl=west east-of-rhine
hex 3316 Germany      clear    zone=north dgl=west east-of-rhine
hex 3317 Germany      clear    zone=north dgl=west east-of-rhine
hex 3318 Germany      clear    zone=north dgl=west east-of-rhine
hex 3319 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3320 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3321 Germany      clear    zone=north dgl=east east-of-rhine east-of-elbe
hex 3322 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3323 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3400 France       clear    zone=north
hex 3401 France       clear    zone=north
hex 3402 France       clear    coast=atlantic landing zone=north
hex 3403 -            sea
hex 3404 France       clear    city="Cherbourg" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3405 -            sea
hex 3406 -            sea
hex 3407 -            sea
hex 3408 France       clear    city="Boulogne" port fort=atlantic-wall v1 coast=atlantic landing zone=north
hex 3409 France       clear    city="Dunkirk" port fort=atlantic-wall v1 coast=atlantic landing zone=north
hex 3410 Belgium      clear    city="Ostend" port coast=atlantic landing zone=north
hex 3411 Netherlands  clear    zone=north antwerp-access !antwerp-access
hex 3412 Netherlands  clear    zone=north antwerp-access !antwerp-access
hex 3413 Netherlands  clear    zone=north rhine-bank !rhine-bank
hex 3414 Netherlands  clear    zone=north
hex 3415 Germany      clear    zone=north dgl=west east-of-rhine
hex 3416 Germany      clear    zone=north dgl=west east-of-rhine
hex 3417 Germany      clear    city="Bremen" zone=north dgl=west east-of-rhine
hex 3418 Germany      clear    city="Hamburg" zone=north dgl=west east-of-rhine east-of-elbe
hex 3419 Germany      clear    zone=north dgl=west east-of-rhine east-of-elbe
hex 3420 Germany      clear    city="Rostock" coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3421 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3422 Germany      clear    coast=baltic zone=north dgl=east east-of-rhine east-of-elbe
hex 3423 -            sea
hex 3500 France       clear    city="Brest" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3501 France       clear    coast=atlantic landing zone=north
hex 3502 -            sea
hex 3503 -            sea
hex 3504 -            sea
hex 3505 -            sea
hex 3506 -            sea
hex 3507 -            sea
hex 3508 France       clear    city="Calais" port fort=atlantic-wall coast=atlantic landing zone=north
hex 3509 -            sea
hex 3510 Netherlands  clear    city="Flushing" port fort=atlantic-wall coast=atlantic landing zone=north antwerp-access !landing,antwerp-access
hex 3511 Netherlands  clear    city="Rotterdam" port coast=north-sea zone=north antwerp-access !antwerp-access
hex 3512 Netherlands  clear    city="Amsterdam" coast=north-sea zone=north
hex 3513 Netherlands  clear    zone=north
hex 3514 Netherlands  clear    zone=north
hex 3515 Germany      clear    zone=north dgl=west east-of-rhine
hex 3516 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine
hex 3517 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine
hex 3518 Germany      clear    zone=north dgl=west east-of-rhine east-of-elbe
hex 3519 Germany      clear    coast=baltic zone=north dgl=west east-of-rhine east-of-elbe
hex 3520 -            sea
hex 3521 -            sea
hex 3522 -            sea
hex 3523 -            sea
hex 3600 -            sea
hex 3601 -            sea
hex 3602 -            sea
hex 3603 -            sea
hex 3604 -            sea
hex 3605 -            sea
hex 3606 Britain      clear    closed
hex 3607 Britain      clear    closed
hex 3608 Britain      clear    closed
hex 3609 -            sea
hex 3610 -            sea
hex 3611 -            sea
hex 3612 -            sea
hex 3613 Netherlands  clear    coast=north-sea zone=north
hex 3614 Netherlands  clear    zone=north
hex 3615 Netherlands  clear    zone=north
hex 3616 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine
hex 3617 -            sea
hex 3618 Germany      clear    coast=north-sea zone=north dgl=west east-of-rhine east-of-elbe
hex 3619 Germany      clear    zone=north dgl=west east-of-rhine east-of-elbe
hex 3620 Denmark      clear    closed
hex 3621 Denmark      clear    closed
hex 3622 -            sea
hex 3623 -            clear

side 1221/1222 blocked
side 1222/1321 blocked
side 1321/1322 blocked
side 1322/1422 blocked
side 1422/1423 blocked
side 1422/1522 blocked
side 1521/1522 blocked
side 1522/1622 blocked
side 1622/1623 blocked
side 1622/1722 blocked
side 1720/1821 blocked
side 1721/1722 blocked
side 1721/1821 blocked
side 1721/1822 blocked
side 1813/1913 river name="Po"
side 1816/1915 sea
side 1820/1821 blocked
side 1821/1920 blocked
side 1911/2012 river name="Po"
side 1912/1913 river name="Po"
side 1912/2012 river name="Po"
side 1912/2013 river name="Po"
side 1920/1921 blocked
side 1920/2021 blocked
side 2000/2100 blocked
side 2001/2100 blocked
side 2001/2101 blocked
side 2007/2008 zone-line
side 2008/2107 zone-line
side 2009/2109 river name="Po"
side 2010/2109 river name="Po"
side 2010/2110 river name="Po"
side 2011/2012 river name="Po"
side 2011/2110 river name="Po"
side 2011/2111 river name="Po"
side 2017/2116 drawn-game-line
side 2017/2117 drawn-game-line
side 2018/2117 drawn-game-line
side 2020/2021 blocked
side 2021/2120 blocked
side 2104/2204 river name="Rhone"
side 2104/2205 river name="Rhone"
side 2105/2205 river name="Rhone"
side 2107/2108 zone-line
side 2108/2109 river name="Po"
side 2108/2208 zone-line
side 2108/2209 river name="Po"
side 2117/2118 drawn-game-line
side 2118/2218 drawn-game-line
side 2120/2121 blocked
side 2121/2221 blocked
side 2205/2206 river name="Rhone"
side 2206/2305 river name="Rhone"
side 2208/2209 zone-line
side 2209/2308 zone-line
side 2209/2309 blocked
side 2210/2309 blocked
side 2210/2310 blocked
side 2211/2310 blocked
side 2211/2311 blocked
side 2212/2311 blocked
side 2212/2312 blocked
side 2213/2312 blocked
side 2218/2219 drawn-game-line
side 2219/2318 drawn-game-line
side 2221/2222 blocked
side 2222/2321 blocked
side 2222/2322 blocked
side 2223/2322 blocked
side 2223/2323 river name="Danube"
side 2300/2400 river name="Garonne"
side 2305/2306 river name="Rhone"
side 2305/2405 river name="Loire"
side 2306/2406 river name="Rhone"
side 2306/2407 river name="Rhone"
side 2307/2407 river name="Rhone"
side 2308/2309 blocked
side 2309/2409 blocked
side 2312/2313 blocked
side 2313/2413 blocked
side 2318/2319 drawn-game-line
side 2319/2419 drawn-game-line
side 2322/2323 river+blocked name="Danube"
side 2322/2423 river+blocked name="Danube"
side 2400/2401 river name="Garonne"
side 2401/2500 river name="Garonne"
side 2405/2406 river name="Loire"
side 2406/2407 river name="Saone"
side 2406/2505 river name="Loire"
side 2407/2408 river name="Rhone"
side 2407/2506 river name="Saone"
side 2408/2507 river name="Rhone"
side 2408/2508 river name="Rhone"
side 2409/2410 blocked
side 2409/2509 blocked
side 2412/2512 blocked
side 2413/2414 blocked
side 2413/2512 blocked
side 2413/2513 river+blocked name="Danube"
side 2414/2513 river+zone-line name="Danube"
side 2414/2514 river+zone-line name="Danube"
side 2415/2514 river+zone-line name="Danube"
side 2415/2515 river+zone-line name="Danube"
side 2416/2515 river+zone-line name="Danube"
side 2416/2516 river+zone-line name="Danube"
side 2417/2516 river+zone-line name="Danube"
side 2417/2517 river+zone-line name="Danube"
side 2418/2517 river+zone-line name="Danube"
side 2418/2518 river+zone-line name="Danube"
side 2419/2420 drawn-game-line
side 2419/2518 river+zone-line name="Danube"
side 2419/2519 river+zone-line name="Danube"
side 2420/2519 river+zone-line+drawn-game-line name="Danube"
side 2420/2520 river+zone-line name="Danube"
side 2421/2520 river+zone-line name="Danube"
side 2421/2521 river+zone-line name="Danube"
side 2422/2423 river+blocked name="Danube"
side 2422/2521 river+zone-line name="Danube"
side 2422/2522 river+zone-line name="Danube"
side 2423/2522 blocked
side 2423/2523 blocked
side 2500/2501 river name="Garonne"
side 2500/2601 river name="Garonne"
side 2505/2506 river name="Loire"
side 2506/2507 river name="Saone"
side 2506/2606 river name="Loire"
side 2507/2607 river name="Saone"
side 2507/2608 river name="Saone"
side 2508/2509 blocked
side 2508/2608 river name="Saone"
side 2509/2609 blocked
side 2509/2610 blocked
side 2510/2610 blocked
side 2510/2611 blocked
side 2511/2512 blocked
side 2511/2611 blocked
side 2511/2612 blocked
side 2512/2513 river name="Danube"
side 2519/2520 drawn-game-line
side 2519/2620 drawn-game-line
side 2600/2601 river name="Garonne"
side 2601/2700 river name="Garonne"
side 2606/2607 river name="Loire"
side 2606/2706 river name="Loire"
side 2608/2609 river name="Saone"
side 2609/2708 river name="Saone"
side 2609/2709 river name="Saone"
side 2610/2709 river name="Saone"
side 2611/2612 rhine name="Rhine"
side 2612/2711 rhine name="Rhine"
side 2612/2712 rhine name="Rhine"
side 2613/2712 rhine name="Rhine"
side 2613/2713 rhine name="Rhine"
side 2614/2713 rhine name="Rhine"
side 2619/2620 drawn-game-line
side 2619/2719 drawn-game-line
side 2700/2701 river name="Garonne"
side 2700/2801 river name="Garonne"
side 2705/2706 river name="Loire"
side 2706/2806 river name="Loire"
side 2709/2710 river name="Saone"
side 2710/2711 river name="Moselle"
side 2710/2811 river name="Moselle"
side 2713/2714 rhine name="Rhine"
side 2714/2814 rhine name="Rhine"
side 2718/2719 drawn-game-line
side 2719/2819 drawn-game-line
side 2720/2821 river name="Elbe"
side 2806/2807 river name="Loire"
side 2806/2906 river name="Loire"
side 2808/2809 seine name="Seine"
side 2808/2908 seine name="Seine"
side 2809/2810 river name="Meuse"
side 2810/2811 river name="Moselle"
side 2810/2909 river name="Meuse"
side 2811/2910 river name="Moselle"
side 2811/2911 river name="Moselle"
side 2812/2911 river name="Moselle"
side 2814/2815 rhine name="Rhine"
side 2815/2914 rhine name="Rhine"
side 2819/2820 drawn-game-line
side 2820/2821 river name="Elbe"
side 2820/2919 drawn-game-line
side 2821/2920 river name="Elbe"
side 2823/2923 river name="Oder"
side 2902/3003 river name="Loire"
side 2903/3003 river name="Loire"
side 2903/3004 river name="Loire"
side 2904/3004 river name="Loire"
side 2904/3005 river name="Loire"
side 2905/2906 river name="Loire"
side 2905/3005 river name="Loire"
side 2905/3006 river name="Loire"
side 2906/3007 seine name="Seine"
side 2907/2908 seine name="Seine"
side 2907/3007 seine name="Seine"
side 2907/3008 seine name="Seine"
side 2909/2910 river name="Meuse"
side 2910/3010 river name="Meuse"
side 2911/2912 river name="Moselle"
side 2912/3012 river name="Moselle"
side 2912/3013 river name="Moselle"
side 2913/3013 river name="Moselle"
side 2913/3014 river name="Moselle"
side 2914/2915 rhine name="Rhine"
side 2914/3014 river name="Moselle"
side 2914/3015 rhine name="Rhine"
side 2917/2918 river name="Weser"
side 2917/3018 river name="Weser"
side 2919/2920 drawn-game-line
side 2919/3020 river+drawn-game-line name="Elbe"
side 2920/2921 river name="Elbe"
side 2920/3020 river name="Elbe"
side 2920/3021 river name="Elbe"
side 2922/2923 river name="Oder"
side 2922/3023 river name="Oder"
side 3001/3101 river name="Loire"
side 3002/3003 river name="Loire"
side 3002/3101 river name="Loire"
side 3002/3102 river name="Loire"
side 3006/3007 seine name="Seine"
side 3006/3106 seine name="Seine"
side 3010/3011 river name="Meuse"
side 3011/3110 river name="Meuse"
side 3014/3015 rhine name="Rhine"
side 3015/3114 rhine name="Rhine"
side 3017/3018 river name="Weser"
side 3017/3117 river name="Weser"
side 3019/3020 river+drawn-game-line name="Elbe"
side 3019/3119 river+drawn-game-line name="Elbe"
side 3022/3023 river name="Oder"
side 3022/3122 river name="Oder"
side 3105/3106 seine name="Seine"
side 3105/3206 seine name="Seine"
side 3110/3111 river name="Meuse"
side 3111/3211 river name="Meuse"
side 3111/3212 river name="Meuse"
side 3112/3212 river name="Meuse"
side 3114/3115 rhine name="Rhine"
side 3114/3215 rhine name="Rhine"
side 3116/3117 river name="Weser"
side 3117/3217 river name="Weser"
side 3118/3119 river+drawn-game-line name="Elbe"
side 3119/3219 river+drawn-game-line name="Elbe"
side 3121/3122 river name="Oder"
side 3122/3222 river name="Oder"
side 3205/3206 seine name="Seine"
side 3205/3305 seine name="Seine"
side 3212/3213 river name="Meuse"
side 3213/3312 river name="Meuse"
side 3214/3215 rhine name="Rhine"
side 3214/3314 rhine name="Rhine"
side 3217/3218 river name="Weser"
side 3217/3317 river name="Weser"
side 3219/3220 river+drawn-game-line name="Elbe"
side 3219/3319 river+drawn-game-line name="Elbe"
side 3222/3223 river name="Oder"
side 3222/3322 river name="Oder"
side 3304/3305 seine name="Seine" !seine
side 3311/3412 river name="Meuse"
side 3312/3313 river name="Meuse"
side 3312/3412 river name="Meuse"
side 3312/3413 river name="Meuse"
side 3313/3314 rhine name="Rhine"
side 3313/3414 rhine name="Rhine"
side 3316/3317 river name="Weser"
side 3316/3417 river name="Weser"
side 3317/3418 river name="Elbe"
side 3318/3319 river+drawn-game-line name="Elbe"
side 3318/3418 river name="Elbe"
side 3318/3419 river name="Elbe"
side 3319/3419 drawn-game-line
side 3321/3322 river name="Oder"
side 3322/3422 river name="Oder"
side 3410/3510 sea name="Scheldt"
side 3411/3412 river name="Meuse"
side 3411/3510 sea+scheldt name="Scheldt" !sea,scheldt
side 3411/3511 sea+scheldt name="Scheldt" !sea,scheldt
side 3412/3511 sea+scheldt name="Scheldt" !sea,scheldt
side 3412/3512 river name="Lek"
side 3413/3414 rhine name="Rhine"
side 3413/3512 rhine name="Rhine"
side 3413/3513 rhine name="Rhine"
side 3416/3417 river name="Weser"
side 3417/3418 river name="Elbe"
side 3417/3516 river name="Weser"
side 3418/3517 river name="Elbe"
side 3419/3420 drawn-game-line
side 3420/3519 drawn-game-line
side 3508/3608 sea
side 3513/3613 sea
side 3513/3614 sea
side 3516/3517 river name="Weser"
side 3517/3518 river name="Elbe"
side 3517/3618 river name="Elbe"
side 3519/3620 sea
side 3613/3614 sea
side 3619/3620 sea

route pass "Brenner Pass" 2014 2114 2215 2315
route pass "Tarvisio Pass" 1916 2017 2018 2019

end
`
