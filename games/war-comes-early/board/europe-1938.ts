// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;
// everything else is reconstructed from geography (docs/reconstruction.md).
export const europe1938 = `
format 1
board "War Comes Early: central Europe, autumn 1938"
grid lines=1-61 along=1-34 short=even:33 shifted=even
terrain clear woods broken rough mountain swamp lake sea
hexsides river sea lake blocked straits
networks rail
regions Germany France Belgium Netherlands Luxembourg Switzerland Italy Yugoslavia Hungary Romania Czechoslovakia Poland Danzig Lithuania Latvia Estonia Denmark "Soviet Union"
features city blackdot capital port vp fort east-prussia rail-edge

hex 0101 -              sea
hex 0102 -              sea
hex 0103 -              sea
hex 0104 France         clear
hex 0105 France         clear
hex 0106 France         clear
hex 0107 France         clear
hex 0108 France         clear
hex 0109 France         clear
hex 0110 France         clear
hex 0111 France         clear
hex 0112 France         clear
hex 0113 France         clear
hex 0114 France         clear
hex 0115 France         broken
hex 0116 France         broken
hex 0117 France         broken
hex 0118 France         broken
hex 0119 Switzerland    mountain
hex 0120 Switzerland    rough
hex 0121 Switzerland    mountain
hex 0122 Switzerland    mountain
hex 0123 Switzerland    mountain
hex 0124 Italy          mountain
hex 0125 Italy          rough
hex 0126 Italy          clear    city="Milan" vp=3
hex 0127 Italy          clear
hex 0128 Italy          clear
hex 0129 Italy          mountain
hex 0130 Italy          mountain
hex 0131 Italy          mountain
hex 0132 Italy          mountain
hex 0133 Italy          broken
hex 0134 Italy          rough
hex 0201 -              sea
hex 0202 -              sea
hex 0203 -              sea
hex 0204 Belgium        clear
hex 0205 France         clear    city="Lille" vp=3
hex 0206 Belgium        clear
hex 0207 France         clear
hex 0208 France         clear
hex 0209 France         clear
hex 0210 France         clear
hex 0211 France         clear
hex 0212 France         clear
hex 0213 France         clear
hex 0214 France         broken   city="Nancy" vp=2
hex 0215 France         clear
hex 0216 France         rough
hex 0217 France         mountain
hex 0218 France         clear    fort=maginot
hex 0219 Switzerland    mountain
hex 0220 Switzerland    rough
hex 0221 Switzerland    mountain
hex 0222 Switzerland    mountain
hex 0223 Switzerland    mountain
hex 0224 Switzerland    mountain
hex 0225 Italy          mountain
hex 0226 Italy          clear
hex 0227 Italy          clear
hex 0228 Italy          clear
hex 0229 Italy          clear
hex 0230 Italy          rough
hex 0231 Italy          mountain
hex 0232 Italy          mountain
hex 0233 Italy          mountain
hex 0301 -              sea
hex 0302 -              sea
hex 0303 -              sea
hex 0304 Belgium        clear
hex 0305 Belgium        clear
hex 0306 Belgium        clear
hex 0307 Belgium        clear
hex 0308 Belgium        clear
hex 0309 Belgium        broken
hex 0310 Belgium        rough
hex 0311 France         broken
hex 0312 France         clear
hex 0313 France         clear
hex 0314 France         broken
hex 0315 France         clear
hex 0316 France         broken
hex 0317 France         mountain
hex 0318 France         clear    fort=maginot
hex 0319 Germany        rough    fort=west-wall
hex 0320 Switzerland    rough
hex 0321 Switzerland    rough
hex 0322 Switzerland    mountain
hex 0323 Switzerland    mountain
hex 0324 Switzerland    mountain
hex 0325 Italy          mountain
hex 0326 Italy          mountain
hex 0327 Italy          rough
hex 0328 Italy          clear
hex 0329 Italy          clear
hex 0330 Italy          clear
hex 0331 Italy          clear
hex 0332 Italy          mountain
hex 0333 Italy          mountain
hex 0334 Italy          mountain
hex 0401 -              sea
hex 0402 -              sea
hex 0403 -              sea
hex 0404 Netherlands    clear
hex 0405 Belgium        clear
hex 0406 Belgium        clear    city="Brussels" capital vp=3 !vp
hex 0407 Belgium        clear
hex 0408 Belgium        clear
hex 0409 Belgium        broken
hex 0410 Belgium        rough
hex 0411 Belgium        clear
hex 0412 France         clear    fort=maginot
hex 0413 France         clear    city="Metz" fort=maginot
hex 0414 France         clear    fort=maginot
hex 0415 France         clear
hex 0416 France         mountain
hex 0417 France         clear    fort=maginot
hex 0418 Germany        mountain fort=west-wall
hex 0419 Germany        rough
hex 0420 Switzerland    rough
hex 0421 Switzerland    mountain
hex 0422 Switzerland    mountain
hex 0423 Switzerland    mountain
hex 0424 Switzerland    mountain
hex 0425 Italy          mountain
hex 0426 Italy          mountain
hex 0427 Italy          mountain
hex 0428 Italy          clear
hex 0429 Italy          clear
hex 0430 Italy          clear
hex 0431 Italy          clear    city="Bologna" vp=1
hex 0432 Italy          broken
hex 0433 Italy          rough
hex 0501 -              sea
hex 0502 -              sea
hex 0503 -              sea
hex 0504 Netherlands    clear
hex 0505 Netherlands    clear
hex 0506 Belgium        clear    city="Antwerp" port vp=2
hex 0507 Belgium        clear
hex 0508 Belgium        clear
hex 0509 Belgium        clear
hex 0510 Belgium        rough
hex 0511 Luxembourg     broken
hex 0512 Luxembourg     broken   city="Luxembourg" capital vp=1
hex 0513 Germany        rough    fort=west-wall
hex 0514 Germany        broken   fort=west-wall
hex 0515 France         clear    fort=maginot
hex 0516 France         broken   fort=maginot
hex 0517 France         clear    city="Strasbourg" fort=maginot
hex 0518 Germany        mountain fort=west-wall
hex 0519 Germany        rough
hex 0520 Germany        rough
hex 0521 Switzerland    rough
hex 0522 Switzerland    mountain
hex 0523 Switzerland    mountain
hex 0524 Switzerland    mountain
hex 0525 Switzerland    mountain
hex 0526 Italy          mountain
hex 0527 Italy          mountain
hex 0528 Italy          mountain
hex 0529 Italy          rough    city="Verona" vp=1
hex 0530 Italy          clear
hex 0531 Italy          clear
hex 0532 Italy          clear
hex 0533 Italy          clear
hex 0534 Italy          broken
hex 0601 -              sea
hex 0602 -              sea
hex 0603 -              sea
hex 0604 Netherlands    clear
hex 0605 Netherlands    clear
hex 0606 Belgium        clear
hex 0607 Belgium        clear
hex 0608 Belgium        clear    city="Liege" vp=1
hex 0609 Belgium        rough
hex 0610 Belgium        rough
hex 0611 Germany        broken
hex 0612 Germany        rough    fort=west-wall
hex 0613 Germany        broken
hex 0614 Germany        broken   fort=west-wall
hex 0615 Germany        woods    fort=west-wall
hex 0616 France         clear    fort=maginot
hex 0617 Germany        mountain fort=west-wall
hex 0618 Germany        rough
hex 0619 Germany        rough
hex 0620 Germany        broken
hex 0621 Switzerland    rough
hex 0622 Germany        mountain
hex 0623 Germany        mountain
hex 0624 Switzerland    mountain
hex 0625 Italy          mountain
hex 0626 Italy          mountain
hex 0627 Italy          mountain
hex 0628 Italy          mountain
hex 0629 Italy          broken
hex 0630 Italy          clear
hex 0631 Italy          clear
hex 0632 Italy          swamp
hex 0633 -              sea
hex 0701 -              sea
hex 0702 -              sea
hex 0703 -              sea
hex 0704 Netherlands    clear    city="Rotterdam" port vp=2
hex 0705 Netherlands    clear
hex 0706 Netherlands    clear
hex 0707 Belgium        clear
hex 0708 Belgium        clear
hex 0709 Belgium        clear    fort=belgian
hex 0710 Germany        rough
hex 0711 Germany        rough
hex 0712 Germany        rough
hex 0713 Germany        rough
hex 0714 Germany        rough
hex 0715 Germany        rough
hex 0716 Germany        clear    fort=west-wall
hex 0717 Germany        rough    blackdot="Karlsruhe" fort=west-wall
hex 0718 Germany        broken
hex 0719 Germany        rough
hex 0720 Germany        broken
hex 0721 Germany        broken
hex 0722 Germany        rough
hex 0723 Germany        mountain
hex 0724 Germany        mountain
hex 0725 Italy          mountain
hex 0726 Italy          mountain
hex 0727 Italy          mountain
hex 0728 Italy          mountain
hex 0729 Italy          mountain
hex 0730 Italy          clear
hex 0731 Italy          clear
hex 0732 Italy          swamp
hex 0733 -              sea
hex 0734 -              sea
hex 0801 -              sea
hex 0802 -              sea
hex 0803 Netherlands    clear
hex 0804 Netherlands    clear
hex 0805 Netherlands    clear
hex 0806 Netherlands    clear
hex 0807 Netherlands    clear
hex 0808 Germany        clear
hex 0809 Germany        clear
hex 0810 Germany        broken
hex 0811 Germany        rough
hex 0812 Germany        rough
hex 0813 Germany        rough
hex 0814 Germany        broken
hex 0815 Germany        clear    city="Mannheim" vp=1
hex 0816 Germany        clear
hex 0817 Germany        broken
hex 0818 Germany        broken   city="Stuttgart" vp=2
hex 0819 Germany        broken
hex 0820 Germany        clear
hex 0821 Germany        broken
hex 0822 Germany        mountain
hex 0823 Germany        mountain
hex 0824 Germany        mountain
hex 0825 Italy          mountain
hex 0826 Italy          mountain
hex 0827 Italy          mountain
hex 0828 Italy          mountain
hex 0829 Italy          clear
hex 0830 Italy          clear    city="Venice" port vp=2
hex 0831 -              sea
hex 0832 -              sea
hex 0833 -              sea
hex 0901 -              sea
hex 0902 -              sea
hex 0903 Netherlands    clear
hex 0904 Netherlands    clear    city="Amsterdam" capital port vp=3
hex 0905 Netherlands    clear
hex 0906 Netherlands    clear
hex 0907 Netherlands    clear
hex 0908 Germany        clear
hex 0909 Germany        clear
hex 0910 Germany        clear    city="Cologne" vp=2
hex 0911 Germany        broken
hex 0912 Germany        rough    blackdot="Koblenz"
hex 0913 Germany        rough
hex 0914 Germany        broken
hex 0915 Germany        clear
hex 0916 Germany        rough
hex 0917 Germany        broken
hex 0918 Germany        broken
hex 0919 Germany        rough
hex 0920 Germany        clear
hex 0921 Germany        clear
hex 0922 Germany        clear
hex 0923 Germany        mountain
hex 0924 Germany        mountain
hex 0925 Germany        mountain blackdot="Innsbruck"
hex 0926 Italy          mountain
hex 0927 Italy          mountain
hex 0928 Italy          mountain
hex 0929 Italy          mountain
hex 0930 Italy          clear
hex 0931 Italy          clear
hex 0932 -              sea
hex 0933 -              sea
hex 0934 -              sea
hex 1001 -              sea
hex 1002 Netherlands    clear
hex 1003 Netherlands    clear
hex 1004 Netherlands    clear
hex 1005 Netherlands    clear
hex 1006 Netherlands    clear
hex 1007 Germany        clear
hex 1008 Germany        clear    city="Essen" vp=2
hex 1009 Germany        clear
hex 1010 Germany        broken
hex 1011 Germany        woods
hex 1012 Germany        broken
hex 1013 Germany        rough
hex 1014 Germany        clear    city="Frankfurt" vp=2
hex 1015 Germany        rough
hex 1016 Germany        broken
hex 1017 Germany        broken
hex 1018 Germany        broken
hex 1019 Germany        broken
hex 1020 Germany        clear
hex 1021 Germany        clear
hex 1022 Germany        clear
hex 1023 Germany        mountain
hex 1024 Germany        mountain
hex 1025 Germany        mountain
hex 1026 Italy          mountain
hex 1027 Italy          mountain
hex 1028 Italy          mountain
hex 1029 Italy          rough
hex 1030 Italy          clear
hex 1031 -              sea
hex 1032 Italy          broken
hex 1033 Italy          broken
hex 1101 -              sea
hex 1102 -              sea
hex 1103 Netherlands    clear
hex 1104 -              lake
hex 1105 Netherlands    clear
hex 1106 Netherlands    clear
hex 1107 Netherlands    clear
hex 1108 Germany        clear
hex 1109 Germany        clear
hex 1110 Germany        rough
hex 1111 Germany        rough
hex 1112 Germany        rough
hex 1113 Germany        broken   blackdot="Giessen" !blackdot
hex 1114 Germany        clear
hex 1115 Germany        rough
hex 1116 Germany        rough
hex 1117 Germany        broken
hex 1118 Germany        clear
hex 1119 Germany        clear
hex 1120 Germany        clear
hex 1121 Germany        clear    blackdot="Augsburg"
hex 1122 Germany        clear
hex 1123 Germany        clear
hex 1124 Germany        mountain
hex 1125 Germany        mountain
hex 1126 Germany        mountain
hex 1127 Germany        mountain
hex 1128 Germany        mountain
hex 1129 Italy          mountain
hex 1130 Italy          mountain
hex 1131 Italy          rough
hex 1132 Italy          rough    city="Trieste" port vp=2
hex 1133 Italy          mountain
hex 1134 Italy          mountain
hex 1201 -              sea
hex 1202 Netherlands    clear
hex 1203 Netherlands    clear
hex 1204 Netherlands    clear
hex 1205 Netherlands    clear
hex 1206 Netherlands    clear
hex 1207 Germany        clear
hex 1208 Germany        clear    city="Dortmund" vp=2 !city
hex 1209 Germany        clear
hex 1210 Germany        rough
hex 1211 Germany        rough
hex 1212 Germany        broken
hex 1213 Germany        broken
hex 1214 Germany        rough
hex 1215 Germany        rough
hex 1216 Germany        clear
hex 1217 Germany        clear
hex 1218 Germany        clear
hex 1219 Germany        broken
hex 1220 Germany        clear
hex 1221 Germany        clear
hex 1222 Germany        clear    city="Munich" vp=3
hex 1223 Germany        clear
hex 1224 Germany        mountain
hex 1225 Germany        mountain
hex 1226 Germany        mountain
hex 1227 Germany        mountain
hex 1228 Germany        mountain
hex 1229 Italy          mountain
hex 1230 Italy          mountain
hex 1231 Italy          mountain
hex 1232 Italy          mountain
hex 1233 Yugoslavia     mountain
hex 1301 -              sea
hex 1302 -              sea
hex 1303 Netherlands    clear
hex 1304 Netherlands    clear
hex 1305 Netherlands    clear
hex 1306 Germany        clear
hex 1307 Germany        clear
hex 1308 Germany        clear
hex 1309 Germany        clear
hex 1310 Germany        clear
hex 1311 Germany        broken
hex 1312 Germany        broken
hex 1313 Germany        broken
hex 1314 Germany        broken
hex 1315 Germany        rough
hex 1316 Germany        broken
hex 1317 Germany        broken
hex 1318 Germany        clear
hex 1319 Germany        clear    city="Nuremberg" vp=2
hex 1320 Germany        broken
hex 1321 Germany        clear
hex 1322 Germany        clear
hex 1323 Germany        clear
hex 1324 Germany        clear
hex 1325 Germany        mountain
hex 1326 Germany        mountain
hex 1327 Germany        mountain
hex 1328 Germany        mountain
hex 1329 Germany        mountain
hex 1330 Yugoslavia     mountain
hex 1331 Yugoslavia     mountain
hex 1332 Yugoslavia     rough    city="Ljubljana" vp=1
hex 1333 Yugoslavia     mountain
hex 1334 Yugoslavia     mountain
hex 1401 -              sea
hex 1402 -              sea
hex 1403 Netherlands    clear
hex 1404 Netherlands    clear
hex 1405 Germany        swamp
hex 1406 Germany        clear
hex 1407 Germany        clear
hex 1408 Germany        clear
hex 1409 Germany        clear    blackdot="Bielefeld" !blackdot
hex 1410 Germany        broken
hex 1411 Germany        broken
hex 1412 Germany        rough    blackdot="Kassel"
hex 1413 Germany        rough
hex 1414 Germany        rough
hex 1415 Germany        broken
hex 1416 Germany        broken
hex 1417 Germany        broken
hex 1418 Germany        broken
hex 1419 Germany        broken
hex 1420 Germany        broken
hex 1421 Germany        clear
hex 1422 Germany        clear
hex 1423 Germany        clear
hex 1424 Germany        broken
hex 1425 Germany        mountain blackdot="Salzburg"
hex 1426 Germany        mountain
hex 1427 Germany        mountain
hex 1428 Germany        mountain
hex 1429 Germany        mountain
hex 1430 Germany        mountain
hex 1431 Yugoslavia     mountain
hex 1432 Yugoslavia     rough
hex 1433 Yugoslavia     mountain
hex 1501 -              sea
hex 1502 -              sea
hex 1503 -              sea
hex 1504 Germany        clear
hex 1505 Germany        clear
hex 1506 Germany        clear
hex 1507 Germany        clear
hex 1508 Germany        clear
hex 1509 Germany        clear
hex 1510 Germany        broken
hex 1511 Germany        rough
hex 1512 Germany        rough
hex 1513 Germany        rough
hex 1514 Germany        rough
hex 1515 Germany        rough
hex 1516 Germany        rough
hex 1517 Germany        broken
hex 1518 Germany        broken
hex 1519 Germany        broken
hex 1520 Germany        broken
hex 1521 Germany        broken   blackdot="Regensburg"
hex 1522 Germany        clear
hex 1523 Germany        clear
hex 1524 Germany        clear
hex 1525 Germany        broken
hex 1526 Germany        mountain
hex 1527 Germany        mountain
hex 1528 Germany        mountain
hex 1529 Germany        mountain
hex 1530 Germany        mountain
hex 1531 Yugoslavia     mountain
hex 1532 Yugoslavia     mountain
hex 1533 Yugoslavia     rough
hex 1534 Yugoslavia     broken
hex 1601 -              sea
hex 1602 -              sea
hex 1603 -              sea
hex 1604 Germany        clear
hex 1605 Germany        clear
hex 1606 Germany        clear
hex 1607 Germany        clear
hex 1608 Germany        clear
hex 1609 Germany        broken
hex 1610 Germany        rough
hex 1611 Germany        rough
hex 1612 Germany        broken
hex 1613 Germany        broken
hex 1614 Germany        clear
hex 1615 Germany        rough
hex 1616 Germany        rough
hex 1617 Germany        broken
hex 1618 Germany        rough
hex 1619 Germany        broken
hex 1620 Germany        broken
hex 1621 Germany        rough
hex 1622 Germany        rough
hex 1623 Germany        broken
hex 1624 Germany        broken
hex 1625 Germany        clear
hex 1626 Germany        mountain
hex 1627 Germany        mountain
hex 1628 Germany        mountain
hex 1629 Germany        mountain
hex 1630 Germany        mountain
hex 1631 Yugoslavia     mountain
hex 1632 Yugoslavia     rough
hex 1633 Yugoslavia     rough    city="Zagreb" vp=2
hex 1701 -              sea
hex 1702 -              sea
hex 1703 -              sea
hex 1704 -              sea
hex 1705 Germany        clear
hex 1706 Germany        clear
hex 1707 Germany        clear    city="Bremen" port vp=2
hex 1708 Germany        clear
hex 1709 Germany        clear
hex 1710 Germany        clear    city="Hannover" vp=2 !city
hex 1711 Germany        clear
hex 1712 Germany        rough
hex 1713 Germany        mountain
hex 1714 Germany        broken
hex 1715 Germany        clear    blackdot="Erfurt"
hex 1716 Germany        rough
hex 1717 Germany        broken
hex 1718 Germany        broken
hex 1719 Germany        broken
hex 1720 Czechoslovakia broken
hex 1721 Czechoslovakia rough    fort=czech
hex 1722 Czechoslovakia mountain
hex 1723 Germany        rough
hex 1724 Germany        rough
hex 1725 Germany        rough    city="Linz" vp=1
hex 1726 Germany        broken
hex 1727 Germany        mountain
hex 1728 Germany        mountain
hex 1729 Germany        mountain
hex 1730 Germany        rough    city="Graz" vp=1
hex 1731 Germany        broken
hex 1732 Yugoslavia     clear    city="Maribor" vp=1
hex 1733 Yugoslavia     rough
hex 1734 Yugoslavia     clear
hex 1801 -              sea
hex 1802 -              sea
hex 1803 -              sea
hex 1804 -              sea
hex 1805 Germany        clear
hex 1806 Germany        clear
hex 1807 Germany        clear
hex 1808 Germany        clear
hex 1809 Germany        clear
hex 1810 Germany        clear
hex 1811 Germany        clear
hex 1812 Germany        broken
hex 1813 Germany        broken
hex 1814 Germany        broken
hex 1815 Germany        broken
hex 1816 Germany        clear
hex 1817 Germany        broken
hex 1818 Czechoslovakia rough
hex 1819 Czechoslovakia broken   fort=czech
hex 1820 Czechoslovakia clear    city="Pilsen" vp=2
hex 1821 Czechoslovakia broken
hex 1822 Czechoslovakia rough
hex 1823 Czechoslovakia mountain fort=czech
hex 1824 Czechoslovakia rough
hex 1825 Germany        rough
hex 1826 Germany        rough
hex 1827 Germany        mountain
hex 1828 Germany        mountain
hex 1829 Germany        mountain
hex 1830 Germany        woods
hex 1831 Yugoslavia     clear
hex 1832 Yugoslavia     clear
hex 1833 Yugoslavia     clear
hex 1901 -              sea
hex 1902 -              sea
hex 1903 -              sea
hex 1904 -              sea
hex 1905 Germany        clear
hex 1906 Germany        clear
hex 1907 Germany        clear
hex 1908 Germany        clear
hex 1909 Germany        woods
hex 1910 Germany        clear
hex 1911 Germany        clear
hex 1912 Germany        clear
hex 1913 Germany        clear
hex 1914 Germany        clear
hex 1915 Germany        clear
hex 1916 Germany        clear
hex 1917 Germany        clear
hex 1918 Germany        rough
hex 1919 Czechoslovakia rough    fort=czech
hex 1920 Czechoslovakia broken
hex 1921 Czechoslovakia broken
hex 1922 Czechoslovakia broken
hex 1923 Czechoslovakia broken
hex 1924 Czechoslovakia clear    blackdot="Ceske Budejovice"
hex 1925 Germany        broken
hex 1926 Germany        rough
hex 1927 Germany        rough
hex 1928 Germany        mountain
hex 1929 Germany        mountain
hex 1930 Germany        rough
hex 1931 Germany        clear
hex 1932 Hungary        clear
hex 1933 Hungary        clear
hex 1934 Hungary        clear
hex 2001 -              sea
hex 2002 -              sea
hex 2003 Germany        clear
hex 2004 Germany        clear
hex 2005 Germany        clear
hex 2006 Germany        clear
hex 2007 Germany        clear    city="Hamburg" port vp=3
hex 2008 Germany        clear
hex 2009 Germany        clear
hex 2010 Germany        clear
hex 2011 Germany        clear
hex 2012 Germany        clear    city="Magdeburg" vp=1
hex 2013 Germany        clear
hex 2014 Germany        clear
hex 2015 Germany        clear    city="Leipzig" vp=2
hex 2016 Germany        clear
hex 2017 Germany        broken   blackdot="Chemnitz" !blackdot
hex 2018 Germany        rough
hex 2019 Czechoslovakia broken   fort=czech
hex 2020 Czechoslovakia broken
hex 2021 Czechoslovakia rough
hex 2022 Czechoslovakia broken
hex 2023 Czechoslovakia clear
hex 2024 Czechoslovakia clear    fort=czech
hex 2025 Germany        clear
hex 2026 Germany        rough
hex 2027 Germany        rough
hex 2028 Germany        rough
hex 2029 Germany        rough
hex 2030 Hungary        clear
hex 2031 Hungary        clear
hex 2032 Hungary        broken
hex 2033 Hungary        clear
hex 2101 -              sea
hex 2102 Denmark        clear
hex 2103 Germany        clear
hex 2104 Germany        clear
hex 2105 Germany        clear
hex 2106 Germany        clear
hex 2107 Germany        clear
hex 2108 Germany        clear
hex 2109 Germany        clear
hex 2110 Germany        clear
hex 2111 Germany        clear
hex 2112 Germany        clear
hex 2113 Germany        clear
hex 2114 Germany        clear
hex 2115 Germany        clear
hex 2116 Germany        clear
hex 2117 Germany        clear
hex 2118 Germany        broken
hex 2119 Czechoslovakia rough    fort=czech
hex 2120 Czechoslovakia broken
hex 2121 Czechoslovakia broken   city="Prague" capital vp=5
hex 2122 Czechoslovakia broken
hex 2123 Czechoslovakia broken
hex 2124 Czechoslovakia broken
hex 2125 Czechoslovakia clear
hex 2126 Germany        broken
hex 2127 Germany        clear
hex 2128 Germany        broken   city="Vienna" vp=3 !city
hex 2129 Germany        clear
hex 2130 Hungary        clear
hex 2131 Hungary        clear
hex 2132 Hungary        clear
hex 2133 Hungary        broken
hex 2134 Hungary        clear
hex 2201 Denmark        clear
hex 2202 Denmark        clear
hex 2203 Germany        clear
hex 2204 Germany        clear
hex 2205 Germany        clear    city="Kiel" port vp=1
hex 2206 Germany        clear
hex 2207 Germany        clear
hex 2208 Germany        clear
hex 2209 Germany        clear
hex 2210 Germany        clear
hex 2211 Germany        clear
hex 2212 Germany        clear
hex 2213 Germany        clear
hex 2214 Germany        clear
hex 2215 Germany        clear
hex 2216 Germany        clear
hex 2217 Germany        clear    city="Dresden" vp=2
hex 2218 Germany        rough
hex 2219 Czechoslovakia rough    fort=czech
hex 2220 Czechoslovakia clear
hex 2221 Czechoslovakia clear
hex 2222 Czechoslovakia broken
hex 2223 Czechoslovakia broken
hex 2224 Czechoslovakia broken
hex 2225 Czechoslovakia clear    fort=czech
hex 2226 Czechoslovakia clear
hex 2227 Germany        clear
hex 2228 Germany        clear
hex 2229 Germany        clear
hex 2230 Hungary        clear
hex 2231 Hungary        clear
hex 2232 Hungary        broken
hex 2233 Hungary        clear
hex 2301 Denmark        clear
hex 2302 Denmark        clear
hex 2303 Denmark        clear
hex 2304 -              sea
hex 2305 -              sea
hex 2306 Germany        clear
hex 2307 Germany        clear
hex 2308 Germany        clear
hex 2309 Germany        clear
hex 2310 Germany        clear
hex 2311 Germany        clear
hex 2312 Germany        clear
hex 2313 Germany        clear
hex 2314 Germany        clear
hex 2315 Germany        clear
hex 2316 Germany        clear
hex 2317 Germany        clear
hex 2318 Germany        clear
hex 2319 Germany        rough
hex 2320 Czechoslovakia rough
hex 2321 Czechoslovakia clear
hex 2322 Czechoslovakia clear
hex 2323 Czechoslovakia broken
hex 2324 Czechoslovakia broken
hex 2325 Czechoslovakia broken
hex 2326 Czechoslovakia clear
hex 2327 Czechoslovakia clear    fort=czech
hex 2328 Czechoslovakia clear
hex 2329 Czechoslovakia clear    city="Bratislava" vp=2
hex 2330 Czechoslovakia clear
hex 2331 Hungary        clear    city="Gyor" vp=1
hex 2332 Hungary        broken
hex 2333 Hungary        clear
hex 2334 Hungary        clear
hex 2401 Denmark        clear
hex 2402 Denmark        clear
hex 2403 Denmark        clear
hex 2404 -              sea
hex 2405 -              sea
hex 2406 -              sea
hex 2407 Germany        clear
hex 2408 Germany        clear
hex 2409 Germany        clear
hex 2410 Germany        clear
hex 2411 Germany        woods
hex 2412 Germany        clear
hex 2413 Germany        clear    city="Berlin" capital vp=5 !city,capital
hex 2414 Germany        clear    city="Berlin (south)" capital vp=5 !city,capital
hex 2415 Germany        woods
hex 2416 Germany        clear
hex 2417 Germany        clear
hex 2418 Germany        clear
hex 2419 Germany        broken   blackdot="Gorlitz"
hex 2420 Czechoslovakia rough    fort=czech
hex 2421 Czechoslovakia broken   fort=czech
hex 2422 Czechoslovakia clear    blackdot="Hradec Kralove"
hex 2423 Czechoslovakia broken
hex 2424 Czechoslovakia broken
hex 2425 Czechoslovakia rough    city="Brno" vp=2
hex 2426 Czechoslovakia broken
hex 2427 Czechoslovakia broken
hex 2428 Czechoslovakia broken
hex 2429 Czechoslovakia clear
hex 2430 Czechoslovakia clear
hex 2431 Hungary        clear
hex 2432 Hungary        broken
hex 2433 Hungary        clear
hex 2501 Denmark        clear
hex 2502 Denmark        clear
hex 2503 Denmark        clear
hex 2504 -              clear
hex 2505 -              clear
hex 2506 -              clear
hex 2507 -              sea
hex 2508 Germany        clear    city="Rostock" port vp=1
hex 2509 Germany        clear
hex 2510 Germany        clear
hex 2511 Germany        clear
hex 2512 Germany        woods
hex 2513 Germany        clear
hex 2514 Germany        clear
hex 2515 Germany        clear
hex 2516 Germany        clear
hex 2517 Germany        clear
hex 2518 Germany        woods
hex 2519 Germany        woods
hex 2520 Germany        broken
hex 2521 Germany        mountain
hex 2522 Czechoslovakia rough    fort=czech-heavy
hex 2523 Czechoslovakia rough    fort=czech-heavy
hex 2524 Czechoslovakia rough    fort=czech-heavy
hex 2525 Czechoslovakia broken
hex 2526 Czechoslovakia clear
hex 2527 Czechoslovakia broken
hex 2528 Czechoslovakia rough
hex 2529 Czechoslovakia broken
hex 2530 Czechoslovakia clear
hex 2531 Czechoslovakia clear
hex 2532 Hungary        rough
hex 2533 Hungary        clear
hex 2534 Hungary        clear
hex 2601 -              sea
hex 2602 -              sea
hex 2603 Denmark        clear    city="Copenhagen" capital port vp=2 !city,capital
hex 2604 -              clear
hex 2605 -              clear
hex 2606 -              sea
hex 2607 Germany        clear
hex 2608 Germany        clear
hex 2609 Germany        clear
hex 2610 Germany        clear
hex 2611 Germany        clear
hex 2612 Germany        clear
hex 2613 Germany        clear
hex 2614 Germany        clear
hex 2615 Germany        clear
hex 2616 Germany        woods
hex 2617 Germany        woods
hex 2618 Germany        clear
hex 2619 Germany        clear
hex 2620 Germany        broken
hex 2621 Germany        rough
hex 2622 Germany        rough
hex 2623 Germany        mountain
hex 2624 Czechoslovakia mountain fort=czech-heavy
hex 2625 Czechoslovakia broken   blackdot="Olomouc"
hex 2626 Czechoslovakia rough
hex 2627 Czechoslovakia rough
hex 2628 Czechoslovakia rough
hex 2629 Czechoslovakia rough
hex 2630 Czechoslovakia broken
hex 2631 Hungary        rough
hex 2632 Hungary        broken   city="Budapest" capital vp=3
hex 2633 Hungary        clear
hex 2701 -              clear
hex 2702 -              sea
hex 2703 -              clear
hex 2704 -              clear
hex 2705 -              clear
hex 2706 -              clear
hex 2707 -              sea
hex 2708 Germany        clear
hex 2709 Germany        clear
hex 2710 Germany        clear
hex 2711 Germany        clear
hex 2712 Germany        clear
hex 2713 Germany        clear
hex 2714 Germany        clear
hex 2715 Germany        clear
hex 2716 Germany        clear
hex 2717 Germany        clear
hex 2718 Germany        clear
hex 2719 Germany        clear
hex 2720 Germany        clear
hex 2721 Germany        clear
hex 2722 Germany        clear
hex 2723 Germany        clear
hex 2724 Czechoslovakia rough
hex 2725 Czechoslovakia broken   fort=czech-heavy
hex 2726 Czechoslovakia rough
hex 2727 Czechoslovakia rough
hex 2728 Czechoslovakia mountain
hex 2729 Czechoslovakia mountain
hex 2730 Czechoslovakia rough
hex 2731 Czechoslovakia broken
hex 2732 Hungary        broken
hex 2733 Hungary        clear
hex 2734 Hungary        clear
hex 2801 -              sea
hex 2802 -              clear
hex 2803 -              clear
hex 2804 -              clear
hex 2805 -              sea
hex 2806 -              sea
hex 2807 -              sea
hex 2808 Germany        clear
hex 2809 -              sea
hex 2810 Germany        clear
hex 2811 Germany        woods
hex 2812 Germany        clear    city="Stettin" port vp=2
hex 2813 Germany        clear
hex 2814 Germany        clear
hex 2815 Germany        clear
hex 2816 Germany        clear
hex 2817 Poland         clear
hex 2818 Poland         clear
hex 2819 Germany        clear
hex 2820 Germany        clear
hex 2821 Germany        clear    city="Breslau" vp=2 !city
hex 2822 Germany        clear
hex 2823 Germany        clear
hex 2824 Germany        clear
hex 2825 Czechoslovakia clear    city="Ostrava" vp=2
hex 2826 Czechoslovakia rough
hex 2827 Czechoslovakia rough    blackdot="Zilina"
hex 2828 Czechoslovakia mountain
hex 2829 Czechoslovakia mountain
hex 2830 Czechoslovakia rough
hex 2831 Hungary        broken
hex 2832 Hungary        rough
hex 2833 Hungary        clear
hex 2901 -              sea
hex 2902 -              sea
hex 2903 -              clear
hex 2904 -              clear
hex 2905 -              clear
hex 2906 -              sea
hex 2907 -              sea
hex 2908 -              sea
hex 2909 -              sea
hex 2910 -              sea
hex 2911 Germany        clear
hex 2912 Germany        clear
hex 2913 Germany        clear
hex 2914 Germany        clear
hex 2915 Germany        clear
hex 2916 Poland         woods
hex 2917 Poland         clear
hex 2918 Poland         clear
hex 2919 Poland         clear
hex 2920 Poland         clear
hex 2921 Germany        clear
hex 2922 Germany        clear
hex 2923 Germany        clear    blackdot="Oppeln"
hex 2924 Germany        clear
hex 2925 Germany        clear
hex 2926 Poland         clear
hex 2927 Poland         mountain
hex 2928 Czechoslovakia mountain
hex 2929 Czechoslovakia mountain
hex 2930 Czechoslovakia mountain
hex 2931 Czechoslovakia rough
hex 2932 Hungary        broken
hex 2933 Hungary        broken
hex 2934 Hungary        clear
hex 3001 -              sea
hex 3002 -              sea
hex 3003 -              clear
hex 3004 -              clear
hex 3005 -              clear
hex 3006 -              sea
hex 3007 -              sea
hex 3008 -              sea
hex 3009 -              sea
hex 3010 -              sea
hex 3011 Germany        clear
hex 3012 Germany        clear
hex 3013 Germany        clear
hex 3014 Germany        woods
hex 3015 Germany        woods
hex 3016 Poland         clear
hex 3017 Poland         clear    city="Poznan" vp=1
hex 3018 Poland         clear
hex 3019 Poland         clear
hex 3020 Poland         clear
hex 3021 Poland         clear
hex 3022 Germany        clear
hex 3023 Germany        clear
hex 3024 Germany        clear
hex 3025 Poland         clear    city="Katowice" vp=1
hex 3026 Poland         rough
hex 3027 Poland         mountain
hex 3028 Czechoslovakia mountain
hex 3029 Czechoslovakia mountain
hex 3030 Czechoslovakia mountain
hex 3031 Czechoslovakia broken
hex 3032 Hungary        rough    city="Miskolc" vp=1
hex 3033 Hungary        clear
hex 3101 -              clear
hex 3102 -              clear
hex 3103 -              clear
hex 3104 -              woods
hex 3105 -              clear
hex 3106 -              clear
hex 3107 -              sea
hex 3108 -              sea
hex 3109 -              sea
hex 3110 -              sea
hex 3111 -              sea
hex 3112 Germany        clear
hex 3113 Germany        clear
hex 3114 Germany        clear
hex 3115 Germany        clear
hex 3116 Poland         clear
hex 3117 Poland         clear
hex 3118 Poland         clear
hex 3119 Poland         clear
hex 3120 Poland         clear
hex 3121 Poland         clear
hex 3122 Poland         clear
hex 3123 Poland         clear
hex 3124 Poland         clear
hex 3125 Poland         clear
hex 3126 Poland         clear
hex 3127 Poland         rough
hex 3128 Poland         rough
hex 3129 Czechoslovakia mountain
hex 3130 Czechoslovakia mountain
hex 3131 Czechoslovakia mountain
hex 3132 Hungary        broken
hex 3133 Romania        clear    !region
hex 3134 Romania        clear    !region
hex 3201 -              woods
hex 3202 -              woods
hex 3203 -              woods
hex 3204 -              woods
hex 3205 -              clear
hex 3206 -              sea
hex 3207 -              sea
hex 3208 -              clear
hex 3209 -              sea
hex 3210 -              sea
hex 3211 -              sea
hex 3212 Germany        clear
hex 3213 Germany        clear
hex 3214 Germany        clear
hex 3215 Germany        clear
hex 3216 Poland         clear
hex 3217 Poland         clear
hex 3218 Poland         clear
hex 3219 Poland         clear
hex 3220 Poland         clear
hex 3221 Poland         clear
hex 3222 Poland         clear
hex 3223 Poland         clear
hex 3224 Poland         clear
hex 3225 Poland         clear
hex 3226 Poland         clear    city="Krakow" vp=1 !city
hex 3227 Poland         rough
hex 3228 Poland         mountain
hex 3229 Czechoslovakia rough
hex 3230 Czechoslovakia mountain
hex 3231 Czechoslovakia rough    city="Kosice" vp=1
hex 3232 Hungary        rough
hex 3233 Romania        clear    !region
hex 3301 -              woods
hex 3302 -              woods
hex 3303 -              woods
hex 3304 -              woods
hex 3305 -              woods
hex 3306 -              sea
hex 3307 -              sea
hex 3308 -              sea
hex 3309 -              sea
hex 3310 -              sea
hex 3311 -              sea
hex 3312 Germany        clear
hex 3313 Germany        woods
hex 3314 Germany        woods
hex 3315 Germany        clear
hex 3316 Poland         clear
hex 3317 Poland         clear
hex 3318 Poland         clear
hex 3319 Poland         clear
hex 3320 Poland         clear
hex 3321 Poland         clear
hex 3322 Poland         clear
hex 3323 Poland         clear
hex 3324 Poland         clear
hex 3325 Poland         clear
hex 3326 Poland         clear
hex 3327 Poland         clear
hex 3328 Poland         rough
hex 3329 Poland         rough
hex 3330 Czechoslovakia mountain
hex 3331 Czechoslovakia rough
hex 3332 Czechoslovakia rough
hex 3333 Czechoslovakia clear
hex 3334 Czechoslovakia clear
hex 3401 -              woods
hex 3402 -              woods
hex 3403 -              woods
hex 3404 -              woods
hex 3405 -              woods
hex 3406 -              sea
hex 3407 -              sea
hex 3408 -              sea
hex 3409 -              sea
hex 3410 -              sea
hex 3411 Germany        clear
hex 3412 Germany        clear
hex 3413 Germany        woods
hex 3414 Poland         clear
hex 3415 Poland         clear
hex 3416 Poland         clear
hex 3417 Poland         clear    city="Torun" vp=1
hex 3418 Poland         clear
hex 3419 Poland         clear
hex 3420 Poland         clear
hex 3421 Poland         clear    city="Lodz" vp=1
hex 3422 Poland         clear
hex 3423 Poland         clear
hex 3424 Poland         clear
hex 3425 Poland         clear
hex 3426 Poland         clear
hex 3427 Poland         clear
hex 3428 Poland         broken
hex 3429 Poland         rough
hex 3430 Czechoslovakia rough
hex 3431 Czechoslovakia rough
hex 3432 Czechoslovakia clear    blackdot="Uzhorod"
hex 3433 Czechoslovakia clear
hex 3501 -              woods
hex 3502 -              woods
hex 3503 -              woods
hex 3504 -              woods
hex 3505 -              woods
hex 3506 -              woods
hex 3507 -              sea
hex 3508 -              sea
hex 3509 -              sea
hex 3510 -              sea
hex 3511 -              sea
hex 3512 Germany        clear
hex 3513 Germany        woods
hex 3514 Poland         woods
hex 3515 Poland         woods
hex 3516 Poland         clear
hex 3517 Poland         clear
hex 3518 Poland         clear
hex 3519 Poland         clear
hex 3520 Poland         clear
hex 3521 Poland         clear
hex 3522 Poland         clear
hex 3523 Poland         clear
hex 3524 Poland         woods
hex 3525 Poland         broken   blackdot="Kielce"
hex 3526 Poland         clear
hex 3527 Poland         clear
hex 3528 Poland         clear
hex 3529 Poland         broken
hex 3530 Poland         rough
hex 3531 Czechoslovakia rough
hex 3532 Czechoslovakia mountain
hex 3533 Czechoslovakia rough
hex 3534 Czechoslovakia clear
hex 3601 -              woods
hex 3602 -              woods
hex 3603 -              woods
hex 3604 -              woods
hex 3605 -              woods
hex 3606 -              woods
hex 3607 -              sea
hex 3608 -              sea
hex 3609 -              sea
hex 3610 -              sea
hex 3611 -              sea
hex 3612 Germany        clear
hex 3613 Poland         clear
hex 3614 Poland         clear
hex 3615 Poland         clear
hex 3616 Poland         clear
hex 3617 Poland         clear
hex 3618 Poland         clear
hex 3619 Poland         clear
hex 3620 Poland         clear
hex 3621 Poland         clear
hex 3622 Poland         clear
hex 3623 Poland         clear
hex 3624 Poland         clear
hex 3625 Poland         clear
hex 3626 Poland         clear
hex 3627 Poland         clear
hex 3628 Poland         clear
hex 3629 Poland         broken
hex 3630 Poland         rough
hex 3631 Poland         mountain
hex 3632 Czechoslovakia mountain
hex 3633 Czechoslovakia mountain
hex 3701 -              woods
hex 3702 -              woods
hex 3703 -              woods
hex 3704 -              woods
hex 3705 -              woods
hex 3706 -              clear
hex 3707 -              sea
hex 3708 -              sea
hex 3709 -              sea
hex 3710 -              sea
hex 3711 -              sea
hex 3712 Poland         clear
hex 3713 Poland         clear    city="Gdynia" port vp=1
hex 3714 Danzig         clear    city="Danzig" capital port vp=2 !region,city,capital
hex 3715 Germany        clear    east-prussia
hex 3716 Germany        clear    east-prussia
hex 3717 Poland         clear
hex 3718 Poland         clear
hex 3719 Poland         clear
hex 3720 Poland         clear
hex 3721 Poland         clear
hex 3722 Poland         clear
hex 3723 Poland         clear
hex 3724 Poland         clear
hex 3725 Poland         clear
hex 3726 Poland         clear
hex 3727 Poland         clear
hex 3728 Poland         clear
hex 3729 Poland         clear
hex 3730 Poland         broken   blackdot="Przemysl"
hex 3731 Poland         rough
hex 3732 Poland         rough
hex 3733 Poland         rough
hex 3734 Czechoslovakia mountain
hex 3801 -              woods
hex 3802 -              woods
hex 3803 -              woods
hex 3804 -              woods
hex 3805 -              clear
hex 3806 -              sea
hex 3807 -              sea
hex 3808 -              sea
hex 3809 -              sea
hex 3810 -              sea
hex 3811 -              sea
hex 3812 -              sea
hex 3813 -              sea
hex 3814 Germany        clear    east-prussia
hex 3815 Germany        clear    east-prussia
hex 3816 Germany        clear    east-prussia
hex 3817 Germany        clear    east-prussia
hex 3818 Poland         clear
hex 3819 Poland         clear
hex 3820 Poland         clear
hex 3821 Poland         clear    city="Warsaw" capital vp=4 !city,capital
hex 3822 Poland         clear
hex 3823 Poland         clear
hex 3824 Poland         clear
hex 3825 Poland         clear
hex 3826 Poland         clear
hex 3827 Poland         swamp
hex 3828 Poland         clear
hex 3829 Poland         clear
hex 3830 Poland         clear
hex 3831 Poland         clear
hex 3832 Poland         rough
hex 3833 Poland         mountain
hex 3901 -              woods
hex 3902 -              woods
hex 3903 -              woods
hex 3904 -              woods
hex 3905 -              clear
hex 3906 -              sea
hex 3907 -              sea
hex 3908 -              sea
hex 3909 -              sea
hex 3910 -              sea
hex 3911 -              sea
hex 3912 -              sea
hex 3913 -              sea
hex 3914 -              sea
hex 3915 Germany        clear    east-prussia
hex 3916 Germany        clear    east-prussia
hex 3917 Germany        woods    blackdot="Allenstein" east-prussia
hex 3918 Germany        clear    east-prussia
hex 3919 Poland         clear
hex 3920 Poland         clear
hex 3921 Poland         clear
hex 3922 Poland         clear
hex 3923 Poland         clear
hex 3924 Poland         clear
hex 3925 Poland         clear
hex 3926 Poland         clear    city="Lublin" vp=1
hex 3927 Poland         clear
hex 3928 Poland         clear
hex 3929 Poland         clear
hex 3930 Poland         clear
hex 3931 Poland         clear
hex 3932 Poland         clear
hex 3933 Poland         clear
hex 3934 Poland         rough
hex 4001 -              woods
hex 4002 -              woods
hex 4003 -              sea
hex 4004 -              sea
hex 4005 -              sea
hex 4006 -              sea
hex 4007 -              sea
hex 4008 -              sea
hex 4009 -              sea
hex 4010 -              sea
hex 4011 -              sea
hex 4012 -              sea
hex 4013 Germany        clear    east-prussia
hex 4014 Germany        clear    east-prussia
hex 4015 Germany        clear    east-prussia
hex 4016 Germany        clear    east-prussia
hex 4017 Germany        woods    east-prussia
hex 4018 Poland         clear
hex 4019 Poland         clear
hex 4020 Poland         clear
hex 4021 Poland         clear
hex 4022 Poland         clear
hex 4023 Poland         clear
hex 4024 Poland         clear
hex 4025 Poland         clear
hex 4026 Poland         clear
hex 4027 Poland         clear
hex 4028 Poland         clear
hex 4029 Poland         clear
hex 4030 Poland         clear
hex 4031 Poland         clear    city="Lvov" vp=1
hex 4032 Poland         clear
hex 4033 Poland         clear
hex 4101 -              woods
hex 4102 -              woods
hex 4103 -              sea
hex 4104 -              sea
hex 4105 -              sea
hex 4106 -              clear
hex 4107 -              sea
hex 4108 -              sea
hex 4109 -              sea
hex 4110 -              sea
hex 4111 -              sea
hex 4112 -              sea
hex 4113 Germany        clear    east-prussia
hex 4114 Germany        clear    city="Konigsberg" port vp=2 east-prussia !city
hex 4115 Germany        clear    east-prussia
hex 4116 Germany        clear    east-prussia
hex 4117 Germany        clear    east-prussia
hex 4118 Germany        woods    east-prussia
hex 4119 Poland         clear
hex 4120 Poland         clear
hex 4121 Poland         clear
hex 4122 Poland         clear
hex 4123 Poland         clear
hex 4124 Poland         clear
hex 4125 Poland         clear
hex 4126 Poland         clear
hex 4127 Poland         clear
hex 4128 Poland         clear
hex 4129 Poland         clear
hex 4130 Poland         clear
hex 4131 Poland         clear
hex 4132 Poland         clear
hex 4133 Poland         broken
hex 4134 Poland         clear
hex 4201 -              sea
hex 4202 -              sea
hex 4203 -              sea
hex 4204 -              clear
hex 4205 -              clear
hex 4206 -              sea
hex 4207 -              sea
hex 4208 -              sea
hex 4209 -              sea
hex 4210 -              sea
hex 4211 -              sea
hex 4212 -              sea
hex 4213 Germany        clear    east-prussia
hex 4214 Germany        clear    east-prussia
hex 4215 Germany        clear    east-prussia
hex 4216 Germany        clear    east-prussia
hex 4217 Germany        woods    east-prussia
hex 4218 Germany        clear    east-prussia
hex 4219 Poland         clear
hex 4220 Poland         clear
hex 4221 Poland         clear
hex 4222 Poland         clear
hex 4223 Poland         clear
hex 4224 Poland         clear
hex 4225 Poland         clear
hex 4226 Poland         clear
hex 4227 Poland         clear
hex 4228 Poland         clear
hex 4229 Poland         clear
hex 4230 Poland         clear
hex 4231 Poland         clear
hex 4232 Poland         clear
hex 4233 Poland         clear
hex 4301 -              sea
hex 4302 -              sea
hex 4303 -              sea
hex 4304 -              clear
hex 4305 -              woods
hex 4306 -              sea
hex 4307 -              sea
hex 4308 -              sea
hex 4309 -              sea
hex 4310 -              sea
hex 4311 -              sea
hex 4312 -              sea
hex 4313 Germany        clear    east-prussia
hex 4314 Germany        clear    east-prussia
hex 4315 Germany        clear    east-prussia
hex 4316 Germany        clear    east-prussia
hex 4317 Germany        clear    east-prussia
hex 4318 Germany        clear    east-prussia
hex 4319 Poland         clear
hex 4320 Poland         clear
hex 4321 Poland         clear    city="Bialystok" vp=1
hex 4322 Poland         clear
hex 4323 Poland         clear
hex 4324 Poland         clear    city="Brest" vp=1
hex 4325 Poland         swamp
hex 4326 Poland         swamp
hex 4327 Poland         clear
hex 4328 Poland         clear
hex 4329 Poland         clear
hex 4330 Poland         clear
hex 4331 Poland         clear
hex 4332 Poland         clear
hex 4333 Poland         clear    blackdot="Tarnopol"
hex 4334 Poland         clear
hex 4401 -              sea
hex 4402 -              sea
hex 4403 -              sea
hex 4404 -              woods
hex 4405 -              sea
hex 4406 -              sea
hex 4407 -              sea
hex 4408 -              sea
hex 4409 -              sea
hex 4410 -              sea
hex 4411 Lithuania      clear    city="Memel" port vp=1
hex 4412 Lithuania      clear
hex 4413 Lithuania      clear
hex 4414 Germany        clear    blackdot="Tilsit" east-prussia
hex 4415 Germany        clear    east-prussia
hex 4416 Germany        woods    east-prussia
hex 4417 Germany        clear    east-prussia
hex 4418 Poland         clear
hex 4419 Poland         clear
hex 4420 Poland         clear
hex 4421 Poland         clear
hex 4422 Poland         woods
hex 4423 Poland         clear
hex 4424 Poland         swamp
hex 4425 Poland         swamp
hex 4426 Poland         swamp
hex 4427 Poland         clear
hex 4428 Poland         clear
hex 4429 Poland         clear
hex 4430 Poland         clear
hex 4431 Poland         clear
hex 4432 Poland         clear
hex 4433 Poland         clear
hex 4501 -              sea
hex 4502 -              sea
hex 4503 -              sea
hex 4504 -              sea
hex 4505 -              sea
hex 4506 -              sea
hex 4507 -              sea
hex 4508 -              sea
hex 4509 -              sea
hex 4510 Latvia         woods
hex 4511 Lithuania      clear
hex 4512 Lithuania      clear
hex 4513 Lithuania      clear
hex 4514 Lithuania      clear
hex 4515 Germany        clear    east-prussia
hex 4516 Germany        clear    east-prussia
hex 4517 Lithuania      clear
hex 4518 Poland         clear
hex 4519 Poland         woods
hex 4520 Poland         clear
hex 4521 Poland         clear
hex 4522 Poland         clear
hex 4523 Poland         clear
hex 4524 Poland         clear
hex 4525 Poland         clear
hex 4526 Poland         swamp
hex 4527 Poland         swamp
hex 4528 Poland         woods
hex 4529 Poland         clear
hex 4530 Poland         clear
hex 4531 Poland         clear
hex 4532 Poland         clear
hex 4533 "Soviet Union" clear
hex 4534 "Soviet Union" clear    rail-edge
hex 4601 -              sea
hex 4602 -              sea
hex 4603 -              sea
hex 4604 -              sea
hex 4605 -              sea
hex 4606 -              sea
hex 4607 -              sea
hex 4608 -              sea
hex 4609 Latvia         clear
hex 4610 Latvia         clear
hex 4611 Lithuania      clear
hex 4612 Lithuania      clear
hex 4613 Lithuania      clear
hex 4614 Lithuania      clear
hex 4615 Lithuania      clear
hex 4616 Lithuania      clear
hex 4617 Lithuania      clear
hex 4618 Lithuania      clear
hex 4619 Poland         clear    blackdot="Grodno"
hex 4620 Poland         clear
hex 4621 Poland         clear
hex 4622 Poland         clear
hex 4623 Poland         clear
hex 4624 Poland         clear
hex 4625 Poland         swamp
hex 4626 Poland         swamp
hex 4627 Poland         swamp
hex 4628 Poland         clear
hex 4629 Poland         clear
hex 4630 Poland         clear    blackdot="Rovno"
hex 4631 Poland         clear
hex 4632 "Soviet Union" clear
hex 4633 "Soviet Union" clear
hex 4701 -              sea
hex 4702 -              sea
hex 4703 -              sea
hex 4704 -              sea
hex 4705 -              sea
hex 4706 -              sea
hex 4707 -              sea
hex 4708 Latvia         clear
hex 4709 Latvia         woods
hex 4710 Latvia         woods
hex 4711 Lithuania      clear
hex 4712 Lithuania      clear
hex 4713 Lithuania      clear
hex 4714 Lithuania      clear
hex 4715 Lithuania      clear
hex 4716 Lithuania      clear
hex 4717 Lithuania      clear
hex 4718 Lithuania      clear
hex 4719 Lithuania      woods
hex 4720 Poland         woods
hex 4721 Poland         clear
hex 4722 Poland         clear
hex 4723 Poland         clear
hex 4724 Poland         clear
hex 4725 Poland         clear
hex 4726 Poland         swamp
hex 4727 Poland         swamp
hex 4728 Poland         swamp
hex 4729 Poland         clear
hex 4730 Poland         clear
hex 4731 Poland         clear
hex 4732 "Soviet Union" clear
hex 4733 "Soviet Union" clear
hex 4734 "Soviet Union" clear
hex 4801 -              sea
hex 4802 -              sea
hex 4803 -              sea
hex 4804 -              sea
hex 4805 -              sea
hex 4806 -              sea
hex 4807 Latvia         woods
hex 4808 Latvia         woods
hex 4809 Latvia         woods
hex 4810 Latvia         woods
hex 4811 Latvia         clear
hex 4812 Lithuania      clear
hex 4813 Lithuania      clear
hex 4814 Lithuania      clear
hex 4815 Lithuania      clear
hex 4816 Lithuania      clear    city="Kaunas" capital vp=1
hex 4817 Lithuania      clear
hex 4818 Lithuania      woods
hex 4819 Poland         woods
hex 4820 Poland         clear
hex 4821 Poland         clear
hex 4822 Poland         clear
hex 4823 Poland         woods
hex 4824 Poland         woods
hex 4825 Poland         swamp
hex 4826 Poland         swamp    blackdot="Pinsk"
hex 4827 Poland         swamp
hex 4828 Poland         swamp
hex 4829 Poland         woods
hex 4830 Poland         woods
hex 4831 "Soviet Union" clear
hex 4832 "Soviet Union" clear
hex 4833 "Soviet Union" clear
hex 4901 -              sea
hex 4902 -              sea
hex 4903 -              sea
hex 4904 -              sea
hex 4905 -              sea
hex 4906 -              sea
hex 4907 -              sea
hex 4908 Latvia         woods
hex 4909 Latvia         woods
hex 4910 Latvia         clear
hex 4911 Latvia         clear
hex 4912 Latvia         clear
hex 4913 Lithuania      clear
hex 4914 Lithuania      clear
hex 4915 Lithuania      clear
hex 4916 Lithuania      clear
hex 4917 Lithuania      clear
hex 4918 Poland         woods
hex 4919 Poland         woods
hex 4920 Poland         clear
hex 4921 Poland         clear
hex 4922 Poland         clear
hex 4923 Poland         clear    blackdot="Baranovichi"
hex 4924 Poland         clear
hex 4925 Poland         woods
hex 4926 Poland         swamp
hex 4927 Poland         swamp
hex 4928 Poland         swamp
hex 4929 Poland         swamp
hex 4930 "Soviet Union" woods
hex 4931 "Soviet Union" clear
hex 4932 "Soviet Union" clear
hex 4933 "Soviet Union" clear
hex 4934 "Soviet Union" clear
hex 5001 -              sea
hex 5002 -              sea
hex 5003 -              sea
hex 5004 -              sea
hex 5005 Estonia        woods
hex 5006 Estonia        woods
hex 5007 -              sea
hex 5008 Latvia         woods
hex 5009 Latvia         woods
hex 5010 Latvia         woods
hex 5011 Latvia         clear
hex 5012 Latvia         clear
hex 5013 Lithuania      clear
hex 5014 Lithuania      clear
hex 5015 Lithuania      clear
hex 5016 Lithuania      clear
hex 5017 Poland         clear
hex 5018 Poland         clear    city="Vilna" vp=1
hex 5019 Poland         clear
hex 5020 Poland         clear
hex 5021 Poland         clear
hex 5022 Poland         clear
hex 5023 Poland         clear
hex 5024 Poland         clear
hex 5025 Poland         woods
hex 5026 Poland         swamp
hex 5027 Poland         swamp
hex 5028 "Soviet Union" swamp
hex 5029 "Soviet Union" woods
hex 5030 "Soviet Union" woods
hex 5031 "Soviet Union" clear
hex 5032 "Soviet Union" clear
hex 5033 "Soviet Union" clear    city="Zhitomir" vp=1 rail-edge
hex 5101 -              sea
hex 5102 -              sea
hex 5103 -              sea
hex 5104 -              sea
hex 5105 Estonia        woods
hex 5106 Estonia        woods
hex 5107 -              sea
hex 5108 -              sea
hex 5109 -              sea
hex 5110 -              sea
hex 5111 Latvia         woods    city="Riga" capital port
hex 5112 Latvia         clear
hex 5113 Latvia         clear
hex 5114 Lithuania      clear
hex 5115 Lithuania      clear
hex 5116 Lithuania      clear
hex 5117 Lithuania      clear
hex 5118 Poland         woods
hex 5119 Poland         clear
hex 5120 Poland         clear
hex 5121 Poland         woods
hex 5122 Poland         swamp
hex 5123 Poland         clear
hex 5124 "Soviet Union" clear
hex 5125 "Soviet Union" clear
hex 5126 "Soviet Union" clear
hex 5127 "Soviet Union" swamp
hex 5128 "Soviet Union" swamp
hex 5129 "Soviet Union" swamp
hex 5130 "Soviet Union" woods
hex 5131 "Soviet Union" clear
hex 5132 "Soviet Union" clear    blackdot="Korosten"
hex 5133 "Soviet Union" clear
hex 5134 "Soviet Union" clear
hex 5201 -              sea
hex 5202 -              sea
hex 5203 -              sea
hex 5204 Estonia        woods
hex 5205 Estonia        woods
hex 5206 -              sea
hex 5207 -              sea
hex 5208 -              sea
hex 5209 -              sea
hex 5210 Latvia         woods
hex 5211 Latvia         woods
hex 5212 Latvia         woods
hex 5213 Latvia         woods
hex 5214 Lithuania      clear
hex 5215 Lithuania      clear
hex 5216 Lithuania      clear
hex 5217 Poland         woods
hex 5218 Poland         clear
hex 5219 Poland         clear
hex 5220 Poland         clear
hex 5221 Poland         clear
hex 5222 "Soviet Union" clear
hex 5223 "Soviet Union" clear
hex 5224 "Soviet Union" clear
hex 5225 "Soviet Union" clear
hex 5226 "Soviet Union" clear
hex 5227 "Soviet Union" swamp
hex 5228 "Soviet Union" swamp
hex 5229 "Soviet Union" woods
hex 5230 "Soviet Union" clear
hex 5231 "Soviet Union" clear
hex 5232 "Soviet Union" clear
hex 5233 "Soviet Union" clear
hex 5301 -              sea
hex 5302 -              sea
hex 5303 -              sea
hex 5304 -              sea
hex 5305 Estonia        woods
hex 5306 Estonia        woods
hex 5307 Estonia        woods
hex 5308 -              sea
hex 5309 Latvia         woods
hex 5310 Latvia         woods
hex 5311 Latvia         woods
hex 5312 Latvia         woods
hex 5313 Latvia         woods
hex 5314 Latvia         woods
hex 5315 Lithuania      clear
hex 5316 Lithuania      woods
hex 5317 Poland         clear
hex 5318 Poland         clear
hex 5319 Poland         woods
hex 5320 Poland         clear
hex 5321 Poland         clear
hex 5322 "Soviet Union" clear    city="Minsk" vp=3
hex 5323 "Soviet Union" clear
hex 5324 "Soviet Union" woods
hex 5325 "Soviet Union" clear
hex 5326 "Soviet Union" clear
hex 5327 "Soviet Union" clear
hex 5328 "Soviet Union" swamp
hex 5329 "Soviet Union" swamp
hex 5330 "Soviet Union" woods
hex 5331 "Soviet Union" woods
hex 5332 "Soviet Union" clear
hex 5333 "Soviet Union" clear
hex 5334 "Soviet Union" clear    rail-edge
hex 5401 -              woods
hex 5402 -              sea
hex 5403 -              sea
hex 5404 Estonia        woods
hex 5405 Estonia        woods
hex 5406 Estonia        woods
hex 5407 Estonia        woods
hex 5408 Estonia        woods
hex 5409 Latvia         woods
hex 5410 Latvia         woods
hex 5411 Latvia         woods
hex 5412 Latvia         woods
hex 5413 Latvia         woods
hex 5414 Latvia         woods
hex 5415 Latvia         clear
hex 5416 Latvia         woods
hex 5417 Poland         clear
hex 5418 Poland         clear
hex 5419 Poland         clear
hex 5420 "Soviet Union" clear
hex 5421 "Soviet Union" clear
hex 5422 "Soviet Union" clear
hex 5423 "Soviet Union" clear
hex 5424 "Soviet Union" woods
hex 5425 "Soviet Union" woods
hex 5426 "Soviet Union" woods
hex 5427 "Soviet Union" clear
hex 5428 "Soviet Union" swamp
hex 5429 "Soviet Union" clear
hex 5430 "Soviet Union" woods
hex 5431 "Soviet Union" clear
hex 5432 "Soviet Union" clear
hex 5433 "Soviet Union" clear    city="Kiev" vp=4
hex 5501 -              woods
hex 5502 -              woods
hex 5503 -              sea
hex 5504 Estonia        woods
hex 5505 Estonia        woods
hex 5506 Estonia        woods
hex 5507 Estonia        woods
hex 5508 Estonia        woods
hex 5509 Latvia         woods
hex 5510 Latvia         woods
hex 5511 Latvia         woods
hex 5512 Latvia         woods
hex 5513 Latvia         woods
hex 5514 Latvia         woods
hex 5515 Latvia         clear
hex 5516 Latvia         woods
hex 5517 Poland         woods
hex 5518 Poland         clear
hex 5519 Poland         clear
hex 5520 "Soviet Union" clear
hex 5521 "Soviet Union" woods
hex 5522 "Soviet Union" clear
hex 5523 "Soviet Union" clear
hex 5524 "Soviet Union" woods
hex 5525 "Soviet Union" woods
hex 5526 "Soviet Union" woods
hex 5527 "Soviet Union" clear
hex 5528 "Soviet Union" clear
hex 5529 "Soviet Union" woods
hex 5530 "Soviet Union" clear
hex 5531 "Soviet Union" clear
hex 5532 "Soviet Union" woods
hex 5533 "Soviet Union" woods
hex 5534 "Soviet Union" clear
hex 5601 -              woods
hex 5602 -              woods
hex 5603 -              sea
hex 5604 Estonia        clear    city="Tallinn" capital port
hex 5605 Estonia        woods
hex 5606 Estonia        woods
hex 5607 Estonia        woods
hex 5608 Estonia        woods
hex 5609 Estonia        woods
hex 5610 Latvia         woods
hex 5611 Latvia         woods
hex 5612 Latvia         woods
hex 5613 Latvia         woods
hex 5614 Latvia         clear
hex 5615 Latvia         woods
hex 5616 Latvia         clear
hex 5617 Poland         clear
hex 5618 Poland         clear
hex 5619 "Soviet Union" woods
hex 5620 "Soviet Union" woods
hex 5621 "Soviet Union" woods
hex 5622 "Soviet Union" woods
hex 5623 "Soviet Union" clear
hex 5624 "Soviet Union" clear
hex 5625 "Soviet Union" clear
hex 5626 "Soviet Union" clear
hex 5627 "Soviet Union" clear
hex 5628 "Soviet Union" clear
hex 5629 "Soviet Union" clear
hex 5630 "Soviet Union" clear
hex 5631 "Soviet Union" clear
hex 5632 "Soviet Union" woods
hex 5633 "Soviet Union" clear
hex 5701 -              woods
hex 5702 -              woods
hex 5703 -              sea
hex 5704 -              sea
hex 5705 Estonia        woods
hex 5706 Estonia        woods
hex 5707 Estonia        clear
hex 5708 Estonia        woods
hex 5709 Estonia        clear
hex 5710 Estonia        woods
hex 5711 Estonia        woods
hex 5712 Latvia         woods
hex 5713 Latvia         woods
hex 5714 Latvia         woods
hex 5715 Latvia         woods
hex 5716 Latvia         woods
hex 5717 "Soviet Union" clear
hex 5718 "Soviet Union" clear
hex 5719 "Soviet Union" woods
hex 5720 "Soviet Union" clear
hex 5721 "Soviet Union" clear
hex 5722 "Soviet Union" clear
hex 5723 "Soviet Union" woods
hex 5724 "Soviet Union" woods
hex 5725 "Soviet Union" woods
hex 5726 "Soviet Union" clear
hex 5727 "Soviet Union" clear
hex 5728 "Soviet Union" clear
hex 5729 "Soviet Union" clear
hex 5730 "Soviet Union" clear
hex 5731 "Soviet Union" clear
hex 5732 "Soviet Union" clear
hex 5733 "Soviet Union" clear
hex 5734 "Soviet Union" clear
hex 5801 -              woods
hex 5802 -              woods
hex 5803 -              sea
hex 5804 Estonia        woods
hex 5805 Estonia        woods
hex 5806 Estonia        clear
hex 5807 Estonia        woods
hex 5808 Estonia        clear
hex 5809 Estonia        woods
hex 5810 Estonia        woods
hex 5811 Estonia        woods
hex 5812 Latvia         woods
hex 5813 Latvia         clear
hex 5814 Latvia         woods
hex 5815 "Soviet Union" woods
hex 5816 "Soviet Union" woods
hex 5817 "Soviet Union" woods
hex 5818 "Soviet Union" woods    blackdot="Polotsk"
hex 5819 "Soviet Union" woods
hex 5820 "Soviet Union" clear
hex 5821 "Soviet Union" clear
hex 5822 "Soviet Union" clear
hex 5823 "Soviet Union" clear
hex 5824 "Soviet Union" clear
hex 5825 "Soviet Union" clear
hex 5826 "Soviet Union" clear
hex 5827 "Soviet Union" clear
hex 5828 "Soviet Union" clear    city="Gomel" vp=1
hex 5829 "Soviet Union" clear
hex 5830 "Soviet Union" clear
hex 5831 "Soviet Union" clear
hex 5832 "Soviet Union" clear
hex 5833 "Soviet Union" clear
hex 5901 -              woods
hex 5902 -              woods
hex 5903 -              sea
hex 5904 -              sea
hex 5905 Estonia        woods
hex 5906 Estonia        clear
hex 5907 Estonia        woods
hex 5908 Estonia        woods
hex 5909 Estonia        woods
hex 5910 Estonia        woods
hex 5911 Estonia        woods
hex 5912 "Soviet Union" clear
hex 5913 "Soviet Union" clear
hex 5914 "Soviet Union" woods
hex 5915 "Soviet Union" woods
hex 5916 "Soviet Union" woods
hex 5917 "Soviet Union" woods
hex 5918 "Soviet Union" woods
hex 5919 "Soviet Union" woods
hex 5920 "Soviet Union" clear
hex 5921 "Soviet Union" clear
hex 5922 "Soviet Union" clear
hex 5923 "Soviet Union" clear
hex 5924 "Soviet Union" clear    city="Mogilev" vp=1
hex 5925 "Soviet Union" clear
hex 5926 "Soviet Union" clear
hex 5927 "Soviet Union" clear
hex 5928 "Soviet Union" clear
hex 5929 "Soviet Union" clear
hex 5930 "Soviet Union" clear
hex 5931 "Soviet Union" clear
hex 5932 "Soviet Union" clear
hex 5933 "Soviet Union" clear
hex 5934 "Soviet Union" clear
hex 6001 -              woods
hex 6002 -              woods
hex 6003 -              sea
hex 6004 -              sea
hex 6005 Estonia        clear
hex 6006 Estonia        woods
hex 6007 Estonia        woods
hex 6008 -              lake
hex 6009 "Soviet Union" woods
hex 6010 "Soviet Union" woods
hex 6011 "Soviet Union" clear
hex 6012 "Soviet Union" clear
hex 6013 "Soviet Union" woods
hex 6014 "Soviet Union" woods
hex 6015 "Soviet Union" woods
hex 6016 "Soviet Union" woods
hex 6017 "Soviet Union" woods
hex 6018 "Soviet Union" woods
hex 6019 "Soviet Union" woods
hex 6020 "Soviet Union" clear    city="Vitebsk" vp=2
hex 6021 "Soviet Union" woods
hex 6022 "Soviet Union" clear
hex 6023 "Soviet Union" clear
hex 6024 "Soviet Union" clear
hex 6025 "Soviet Union" clear
hex 6026 "Soviet Union" clear
hex 6027 "Soviet Union" clear
hex 6028 "Soviet Union" clear
hex 6029 "Soviet Union" clear
hex 6030 "Soviet Union" clear
hex 6031 "Soviet Union" clear
hex 6032 "Soviet Union" clear
hex 6033 "Soviet Union" clear
hex 6101 -              woods
hex 6102 -              woods
hex 6103 -              woods
hex 6104 -              sea
hex 6105 -              sea
hex 6106 Estonia        clear
hex 6107 Estonia        woods
hex 6108 "Soviet Union" woods
hex 6109 "Soviet Union" woods
hex 6110 "Soviet Union" woods
hex 6111 "Soviet Union" woods
hex 6112 "Soviet Union" woods    rail-edge
hex 6113 "Soviet Union" woods
hex 6114 "Soviet Union" woods
hex 6115 "Soviet Union" woods
hex 6116 "Soviet Union" woods
hex 6117 "Soviet Union" woods    rail-edge
hex 6118 "Soviet Union" woods
hex 6119 "Soviet Union" woods
hex 6120 "Soviet Union" clear
hex 6121 "Soviet Union" clear    rail-edge
hex 6122 "Soviet Union" clear
hex 6123 "Soviet Union" clear    rail-edge
hex 6124 "Soviet Union" clear
hex 6125 "Soviet Union" clear    rail-edge
hex 6126 "Soviet Union" clear
hex 6127 "Soviet Union" clear
hex 6128 "Soviet Union" clear
hex 6129 "Soviet Union" clear    rail-edge
hex 6130 "Soviet Union" clear
hex 6131 "Soviet Union" clear
hex 6132 "Soviet Union" clear
hex 6133 "Soviet Union" clear
hex 6134 "Soviet Union" clear    rail-edge

side 0107/0108 river name="Scheldt"
side 0107/0207 river name="Scheldt"
side 0112/0113 river name="Meuse"
side 0112/0212 river name="Meuse"
side 0114/0214 river name="Moselle"
side 0115/0214 river name="Moselle"
side 0115/0215 river name="Moselle"
side 0116/0215 river name="Moselle"
side 0116/0216 river name="Moselle"
side 0117/0216 river name="Moselle"
side 0127/0128 river name="Po"
side 0128/0227 river name="Po"
side 0128/0228 river name="Po"
side 0129/0228 river name="Po"
side 0206/0207 river name="Scheldt"
side 0206/0307 river name="Scheldt"
side 0209/0310 river name="Meuse"
side 0210/0310 river name="Meuse"
side 0210/0311 river name="Meuse"
side 0211/0212 river name="Meuse"
side 0211/0311 river name="Meuse"
side 0211/0312 river name="Meuse"
side 0213/0214 river name="Moselle"
side 0213/0314 river name="Moselle"
side 0218/0319 river name="Rhine"
side 0219/0319 river name="Rhine"
side 0228/0229 river name="Po"
side 0229/0329 river name="Po"
side 0306/0307 river name="Scheldt"
side 0306/0406 river name="Scheldt"
side 0309/0310 river name="Meuse"
side 0309/0409 river name="Meuse"
side 0313/0314 river name="Moselle"
side 0313/0413 river name="Moselle"
side 0318/0319 river name="Rhine"
side 0318/0418 river name="Rhine"
side 0319/0320 river name="Rhine"
side 0320/0419 river name="Rhine"
side 0329/0330 river name="Po"
side 0330/0429 river name="Po"
side 0404/0504 river name="Scheldt"
side 0404/0505 river name="Scheldt"
side 0405/0406 river name="Scheldt"
side 0405/0505 river name="Scheldt"
side 0405/0506 river name="Scheldt"
side 0408/0409 river name="Meuse"
side 0408/0509 river name="Meuse"
side 0412/0413 river name="Moselle"
side 0412/0513 river name="Moselle"
side 0414/0515 river name="Saar"
side 0415/0515 river name="Saar"
side 0415/0516 river name="Saar"
side 0417/0418 river name="Rhine"
side 0417/0518 river name="Rhine"
side 0419/0420 river name="Rhine"
side 0420/0520 river name="Rhine"
side 0424/0525 river name="Inn"
side 0429/0430 river name="Po"
side 0430/0530 river name="Po"
side 0504/0604 river name="Meuse"
side 0505/0604 river name="Meuse"
side 0508/0509 river name="Meuse"
side 0509/0608 river name="Meuse"
side 0512/0513 river name="Moselle"
side 0512/0612 river name="Moselle"
side 0513/0612 river name="Saar"
side 0513/0613 river name="Saar"
side 0514/0515 river name="Saar"
side 0514/0613 river name="Saar"
side 0514/0614 river name="Saar"
side 0517/0518 river name="Rhine"
side 0517/0617 river name="Rhine"
side 0520/0521 river name="Rhine"
side 0520/0619 river name="Danube"
side 0521/0620 river name="Rhine"
side 0522/0622 river name="Rhine"
side 0523/0524 river name="Rhine"
side 0523/0622 river name="Rhine"
side 0523/0623 river name="Rhine"
side 0524/0525 river name="Inn"
side 0524/0624 river name="Inn"
side 0528/0628 river name="Adige"
side 0529/0628 river name="Adige"
side 0529/0629 river name="Adige"
side 0530/0531 river name="Po"
side 0530/0629 river name="Adige"
side 0531/0630 river name="Po"
side 0604/0605 river name="Meuse"
side 0604/0704 river name="Rhine"
side 0605/0705 river name="Meuse"
side 0608/0609 river name="Meuse"
side 0608/0709 river name="Meuse"
side 0611/0612 river name="Moselle"
side 0612/0712 river name="Moselle"
side 0616/0617 river name="Rhine"
side 0616/0717 river name="Rhine"
side 0618/0619 river name="Neckar"
side 0618/0719 river name="Neckar"
side 0619/0620 river name="Danube"
side 0619/0720 river name="Danube"
side 0620/0621 river name="Rhine"
side 0621/0622 river name="Rhine"
side 0621/0721 river name="Rhine"
side 0621/0722 river name="Rhine"
side 0623/0624 river name="Inn"
side 0624/0724 river name="Inn"
side 0625/0725 river name="Adige"
side 0626/0727 river name="Adige"
side 0627/0628 river name="Adige"
side 0627/0727 river name="Adige"
side 0627/0728 river name="Adige"
side 0629/0630 river name="Adige"
side 0630/0631 river name="Po"
side 0630/0730 river name="Adige"
side 0631/0731 river name="Po"
side 0631/0732 river name="Po"
side 0632/0732 river name="Po"
side 0704/0705 river name="Rhine"
side 0705/0706 river name="Meuse"
side 0705/0804 river name="Rhine"
side 0706/0805 river name="Meuse"
side 0708/0709 river name="Meuse"
side 0708/0808 river name="Meuse"
side 0712/0713 river name="Moselle"
side 0712/0812 river name="Moselle"
side 0715/0815 river name="Rhine"
side 0716/0717 river name="Rhine"
side 0716/0815 river name="Rhine"
side 0716/0816 river name="Rhine"
side 0718/0719 river name="Neckar"
side 0719/0720 river name="Danube"
side 0719/0818 river name="Neckar"
side 0720/0819 river name="Danube"
side 0724/0725 river name="Inn"
side 0724/0824 river name="Inn"
side 0725/0726 river name="Adige"
side 0726/0727 river name="Adige"
side 0726/0825 river name="Adige"
side 0726/0826 river name="Adige"
side 0730/0731 river name="Adige"
side 0731/0830 sea
side 0804/0805 river name="Rhine"
side 0805/0806 river name="Meuse"
side 0805/0905 river name="Rhine"
side 0806/0906 river name="Meuse"
side 0806/0907 river name="Meuse"
side 0807/0808 river name="Meuse"
side 0807/0907 river name="Meuse"
side 0807/0908 river name="Meuse"
side 0810/0911 river name="Rhine"
side 0811/0812 river name="Moselle"
side 0811/0911 river name="Rhine"
side 0811/0912 river name="Rhine"
side 0812/0912 river name="Rhine"
side 0812/0913 river name="Rhine"
side 0813/0913 river name="Rhine"
side 0813/0914 river name="Rhine"
side 0814/0815 river name="Rhine"
side 0814/0914 river name="Rhine"
side 0814/0915 river name="Rhine"
side 0815/0816 river name="Neckar"
side 0816/0916 river name="Neckar"
side 0816/0917 river name="Neckar"
side 0817/0917 river name="Neckar"
side 0817/0918 river name="Neckar"
side 0818/0819 river name="Neckar"
side 0818/0918 river name="Neckar"
side 0818/0919 river name="Neckar"
side 0819/0820 river name="Danube"
side 0820/0920 river name="Danube"
side 0823/0824 river name="Inn"
side 0824/0924 river name="Inn"
side 0824/0925 river name="Inn"
side 0825/0925 river name="Inn"
side 0905/0906 river name="Rhine"
side 0906/1005 river name="Rhine"
side 0906/1006 river name="Rhine"
side 0907/1006 river name="Rhine"
side 0908/1008 river name="Rhine"
side 0909/1008 river name="Rhine"
side 0909/1009 river name="Rhine"
side 0910/0911 river name="Rhine"
side 0910/1009 river name="Rhine"
side 0910/1010 river name="Rhine"
side 0914/0915 river name="Main"
side 0915/1014 river name="Main"
side 0920/0921 river name="Danube"
side 0920/1020 river name="Danube"
side 0924/1024 river name="Isar"
side 0925/0926 river name="Inn"
side 0925/1025 river name="Inn"
side 1003/1004 lake
side 1005/1006 river name="IJssel"
side 1005/1106 river name="IJssel"
side 1006/1007 river name="Rhine"
side 1007/1008 river name="Rhine"
side 1007/1107 river name="Rhine"
side 1007/1108 river name="Rhine"
side 1014/1015 river name="Main"
side 1015/1115 river name="Main"
side 1019/1020 river name="Danube"
side 1020/1120 river name="Danube"
side 1023/1024 river name="Isar"
side 1023/1124 river name="Isar"
side 1024/1025 river name="Inn"
side 1024/1125 river name="Inn"
side 1027/1127 river name="Drava"
side 1105/1106 river name="IJssel"
side 1105/1204 river name="IJssel"
side 1105/1205 river name="IJssel"
side 1115/1116 river name="Main"
side 1116/1215 river name="Main"
side 1120/1121 river name="Danube"
side 1121/1220 river name="Danube"
side 1123/1124 river name="Isar"
side 1123/1223 river name="Isar"
side 1124/1125 river name="Inn"
side 1124/1224 river name="Inn"
side 1127/1128 river name="Drava"
side 1128/1227 river name="Drava"
side 1215/1216 river name="Main"
side 1216/1316 river name="Main"
side 1220/1221 river name="Danube"
side 1221/1321 river name="Danube"
side 1222/1223 river name="Isar"
side 1222/1323 river name="Isar"
side 1223/1224 river name="Inn"
side 1223/1324 river name="Inn"
side 1227/1228 river name="Drava"
side 1228/1328 river name="Drava"
side 1228/1329 river name="Drava"
side 1229/1329 river name="Drava"
side 1230/1330 river name="Sava"
side 1306/1406 river name="Ems"
side 1307/1406 river name="Ems"
side 1307/1407 river name="Ems"
side 1308/1407 river name="Ems"
side 1308/1408 river name="Ems"
side 1309/1408 river name="Ems"
side 1309/1409 river name="Ems"
side 1310/1409 river name="Ems"
side 1314/1414 river name="Weser"
side 1316/1317 river name="Main"
side 1317/1416 river name="Main"
side 1321/1322 river name="Danube"
side 1321/1421 river name="Danube"
side 1322/1323 river name="Isar"
side 1322/1422 river name="Isar"
side 1323/1324 river name="Inn"
side 1324/1423 river name="Inn"
side 1328/1427 river name="Mur"
side 1329/1330 river name="Drava"
side 1330/1331 river name="Sava"
side 1330/1429 river name="Drava"
side 1331/1430 river name="Sava"
side 1331/1431 river name="Sava"
side 1332/1431 river name="Sava"
side 1404/1505 river name="Ems"
side 1405/1406 river name="Ems"
side 1405/1505 river name="Ems"
side 1405/1506 river name="Ems"
side 1411/1512 river name="Weser"
side 1412/1512 river name="Weser"
side 1412/1513 river name="Weser"
side 1413/1414 river name="Weser"
side 1413/1513 river name="Weser"
side 1413/1514 river name="Weser"
side 1416/1417 river name="Main"
side 1417/1517 river name="Main"
side 1420/1421 river name="Danube"
side 1420/1521 river name="Danube"
side 1421/1422 river name="Isar"
side 1422/1522 river name="Isar"
side 1423/1424 river name="Inn"
side 1424/1524 river name="Inn"
side 1427/1428 river name="Mur"
side 1428/1528 river name="Mur"
side 1429/1430 river name="Drava"
side 1430/1530 river name="Drava"
side 1431/1432 river name="Sava"
side 1432/1532 river name="Sava"
side 1504/1505 river name="Ems"
side 1504/1604 river name="Ems"
side 1509/1609 river name="Weser"
side 1510/1609 river name="Weser"
side 1510/1610 river name="Weser"
side 1511/1512 river name="Weser"
side 1511/1610 river name="Weser"
side 1511/1611 river name="Weser"
side 1517/1518 river name="Main"
side 1518/1617 river name="Main"
side 1520/1521 river name="Danube"
side 1521/1620 river name="Danube"
side 1521/1621 river name="Danube"
side 1522/1523 river name="Isar"
side 1522/1621 river name="Danube"
side 1522/1622 river name="Danube"
side 1523/1622 river name="Danube"
side 1523/1623 river name="Danube"
side 1524/1525 river name="Inn"
side 1524/1623 river name="Danube"
side 1524/1624 river name="Inn"
side 1528/1529 river name="Mur"
side 1529/1628 river name="Mur"
side 1530/1531 river name="Drava"
side 1531/1630 river name="Drava"
side 1532/1533 river name="Sava"
side 1533/1632 river name="Sava"
side 1533/1633 river name="Sava"
side 1534/1633 river name="Sava"
side 1606/1707 river name="Weser"
side 1607/1707 river name="Weser"
side 1608/1609 river name="Weser"
side 1608/1709 river name="Weser"
side 1616/1717 river name="Saale"
side 1617/1717 river name="Saale"
side 1617/1718 river name="Saale"
side 1623/1624 river name="Danube"
side 1624/1724 river name="Danube"
side 1628/1629 river name="Mur"
side 1629/1729 river name="Mur"
side 1629/1730 river name="Mur"
side 1630/1631 river name="Drava"
side 1630/1730 river name="Mur"
side 1631/1731 river name="Drava"
side 1631/1732 river name="Drava"
side 1632/1732 river name="Drava"
side 1705/1805 river name="Weser"
side 1706/1707 river name="Weser"
side 1706/1805 river name="Weser"
side 1706/1806 river name="Weser"
side 1707/1708 river name="Weser"
side 1708/1709 river name="Weser"
side 1708/1807 river name="Weser"
side 1708/1808 river name="Weser"
side 1716/1717 river name="Saale"
side 1716/1816 river name="Saale"
side 1724/1725 river name="Danube"
side 1724/1823 river name="Vltava"
side 1725/1824 river name="Danube"
side 1725/1825 river name="Danube"
side 1726/1825 river name="Danube"
side 1730/1731 river name="Mur"
side 1731/1830 river name="Mur"
side 1731/1831 river name="Mur"
side 1732/1733 river name="Drava"
side 1732/1831 river name="Mur"
side 1733/1832 river name="Drava"
side 1805/1905 river name="Elbe"
side 1815/1816 river name="Saale"
side 1815/1916 river name="Saale"
side 1823/1824 river name="Vltava"
side 1823/1924 river name="Vltava"
side 1825/1826 river name="Danube"
side 1826/1926 river name="Danube"
side 1831/1832 river name="Mur"
side 1832/1833 river name="Drava"
side 1832/1932 river name="Mur"
side 1832/1933 river name="Mur"
side 1833/1933 river name="Drava"
side 1833/1934 river name="Drava"
side 1905/1906 river name="Elbe"
side 1906/2005 river name="Elbe"
side 1906/2006 river name="Elbe"
side 1907/2006 river name="Elbe"
side 1907/2007 river name="Elbe"
side 1908/2007 river name="Elbe"
side 1914/2014 river name="Saale"
side 1915/1916 river name="Saale"
side 1915/2014 river name="Saale"
side 1915/2015 river name="Saale"
side 1922/2022 river name="Vltava"
side 1923/1924 river name="Vltava"
side 1923/2022 river name="Vltava"
side 1923/2023 river name="Vltava"
side 1926/1927 river name="Danube"
side 1927/2026 river name="Danube"
side 2007/2008 river name="Elbe"
side 2008/2108 river name="Elbe"
side 2008/2109 river name="Elbe"
side 2009/2109 river name="Elbe"
side 2012/2113 river name="Elbe"
side 2013/2014 river name="Saale"
side 2013/2113 river name="Elbe"
side 2013/2114 river name="Elbe"
side 2014/2114 river name="Elbe"
side 2020/2121 river name="Vltava"
side 2021/2022 river name="Vltava"
side 2021/2121 river name="Vltava"
side 2021/2122 river name="Vltava"
side 2026/2027 river name="Danube"
side 2027/2127 river name="Danube"
side 2109/2110 river name="Elbe"
side 2110/2209 river name="Elbe"
side 2110/2210 river name="Elbe"
side 2111/2210 river name="Elbe"
side 2111/2211 river name="Elbe"
side 2112/2113 river name="Elbe"
side 2112/2211 river name="Elbe"
side 2112/2212 river name="Elbe"
side 2114/2115 river name="Elbe"
side 2115/2214 river name="Elbe"
side 2115/2215 river name="Elbe"
side 2116/2215 river name="Elbe"
side 2116/2216 river name="Elbe"
side 2117/2216 river name="Elbe"
side 2119/2219 river name="Elbe"
side 2120/2121 river name="Vltava"
side 2120/2219 river name="Elbe"
side 2120/2220 river name="Elbe"
side 2121/2220 river name="Elbe"
side 2127/2128 river name="Danube"
side 2128/2227 river name="Danube"
side 2128/2228 river name="Danube"
side 2129/2228 river name="Danube"
side 2132/2133 lake name="Balaton"
side 2133/2232 lake name="Balaton"
side 2216/2217 river name="Elbe"
side 2217/2317 river name="Elbe"
side 2217/2318 river name="Elbe"
side 2218/2219 river name="Elbe"
side 2218/2318 river name="Elbe"
side 2218/2319 river name="Elbe"
side 2220/2221 river name="Elbe"
side 2221/2321 river name="Elbe"
side 2221/2322 river name="Elbe"
side 2222/2322 river name="Elbe"
side 2227/2328 river name="Morava"
side 2228/2229 river name="Danube"
side 2228/2328 river name="Morava"
side 2228/2329 river name="Morava"
side 2229/2329 river name="Danube"
side 2229/2330 river name="Danube"
side 2230/2330 river name="Danube"
side 2232/2233 lake name="Balaton"
side 2302/2402 sea
side 2303/2402 sea
side 2303/2403 sea
side 2307/2407 sea
side 2322/2323 river name="Elbe"
side 2322/2422 river name="Elbe"
side 2327/2328 river name="Morava"
side 2327/2427 river name="Morava"
side 2330/2331 river name="Danube"
side 2331/2430 river name="Danube"
side 2401/2402 river !river
side 2401/2502 sea
side 2403/2504 blocked
side 2417/2518 river name="Neisse"
side 2418/2518 river name="Neisse"
side 2418/2519 river name="Neisse"
side 2419/2420 river name="Neisse"
side 2419/2519 river name="Neisse"
side 2419/2520 river name="Neisse"
side 2421/2422 river name="Elbe"
side 2421/2521 river name="Elbe"
side 2421/2522 river name="Elbe"
side 2424/2525 river name="Morava"
side 2425/2525 river name="Morava"
side 2425/2526 river name="Morava"
side 2426/2427 river name="Morava"
side 2426/2526 river name="Morava"
side 2426/2527 river name="Morava"
side 2428/2529 river name="Vah"
side 2429/2529 river name="Vah"
side 2429/2530 river name="Vah"
side 2430/2431 river name="Danube"
side 2430/2530 river name="Vah"
side 2430/2531 river name="Vah"
side 2431/2531 river name="Danube"
side 2433/2534 river name="Danube"
side 2501/2502 sea
side 2503/2504 blocked
side 2503/2603 straits !straits
side 2504/2505 sea
side 2504/2603 sea
side 2504/2604 sea
side 2505/2604 sea
side 2516/2616 river name="Oder"
side 2517/2518 river name="Neisse"
side 2517/2616 river name="Oder"
side 2517/2617 river name="Neisse"
side 2524/2525 river name="Morava"
side 2524/2624 river name="Morava"
side 2528/2529 river name="Vah"
side 2528/2628 river name="Vah"
side 2531/2532 river name="Danube"
side 2532/2631 river name="Danube"
side 2532/2632 river name="Danube"
side 2533/2534 river name="Danube"
side 2533/2632 river name="Danube"
side 2533/2633 river name="Danube"
side 2602/2603 sea
side 2603/2604 sea
side 2603/2703 sea
side 2603/2704 sea
side 2604/2605 sea
side 2613/2714 river name="Oder"
side 2614/2714 river name="Oder"
side 2614/2715 river name="Oder"
side 2615/2616 river name="Oder"
side 2615/2715 river name="Oder"
side 2615/2716 river name="Oder"
side 2616/2617 river name="Oder"
side 2617/2717 river name="Oder"
side 2625/2726 river name="Oder"
side 2627/2628 river name="Vah"
side 2627/2728 river name="Vah"
side 2713/2714 river name="Oder"
side 2713/2813 river name="Oder"
side 2715/2716 river name="Warta"
side 2716/2815 river name="Warta"
side 2717/2718 river name="Oder"
side 2718/2817 river name="Oder"
side 2718/2818 river name="Oder"
side 2719/2818 river name="Oder"
side 2719/2819 river name="Oder"
side 2720/2819 river name="Oder"
side 2720/2820 river name="Oder"
side 2721/2820 river name="Oder"
side 2725/2726 river name="Oder"
side 2725/2825 river name="Oder"
side 2727/2728 river name="Vah"
side 2728/2827 river name="Vah"
side 2804/2905 sea
side 2810/2911 sea
side 2811/2911 river name="Oder"
side 2811/2912 river name="Oder"
side 2812/2813 river name="Oder"
side 2812/2912 river name="Oder"
side 2812/2913 river name="Oder"
side 2815/2816 river name="Warta"
side 2815/2916 river name="Notec"
side 2816/2916 river name="Warta"
side 2820/2821 river name="Oder"
side 2821/2921 river name="Oder"
side 2821/2922 river name="Oder"
side 2822/2922 river name="Oder"
side 2822/2923 river name="Oder"
side 2823/2923 river name="Oder"
side 2823/2924 river name="Oder"
side 2824/2825 river name="Oder"
side 2824/2924 river name="Oder"
side 2824/2925 river name="Oder"
side 2827/2828 river name="Vah"
side 2828/2928 river name="Vah"
side 2904/3004 sea
side 2915/2916 river name="Notec"
side 2916/2917 river name="Warta"
side 2916/3015 river name="Notec"
side 2917/3016 river name="Warta"
side 2926/3026 river name="Vistula"
side 2928/2929 river name="Vah"
side 2929/3028 river name="Vah"
side 3015/3016 river name="Notec"
side 3015/3116 river name="Notec"
side 3016/3017 river name="Warta"
side 3017/3117 river name="Warta"
side 3017/3118 river name="Warta"
side 3018/3118 river name="Warta"
side 3018/3119 river name="Warta"
side 3019/3119 river name="Warta"
side 3025/3026 river name="Vistula"
side 3026/3126 river name="Vistula"
side 3028/3029 river name="Vah"
side 3033/3134 river name="Tisza"
side 3115/3116 river name="Notec"
side 3116/3215 river name="Notec"
side 3119/3120 river name="Warta"
side 3119/3219 river name="Warta"
side 3122/3222 river name="Warta"
side 3123/3222 river name="Warta"
side 3124/3224 river name="Warta"
side 3125/3224 river name="Warta"
side 3126/3127 river name="Vistula"
side 3127/3226 river name="Vistula"
side 3133/3134 river name="Tisza"
side 3133/3233 river name="Tisza"
side 3215/3216 river name="Notec"
side 3216/3316 river name="Notec"
side 3218/3219 river name="Warta"
side 3219/3319 river name="Warta"
side 3219/3320 river name="Warta"
side 3220/3320 river name="Warta"
side 3220/3321 river name="Warta"
side 3221/3222 river name="Warta"
side 3221/3321 river name="Warta"
side 3221/3322 river name="Warta"
side 3222/3223 river name="Warta"
side 3223/3224 river name="Warta"
side 3223/3323 river name="Warta"
side 3223/3324 river name="Warta"
side 3226/3227 river name="Vistula"
side 3226/3327 river name="Vistula"
side 3232/3233 river name="Tisza"
side 3233/3333 river name="Tisza"
side 3316/3317 river name="Notec"
side 3317/3417 river name="Vistula"
side 3318/3417 river name="Vistula"
side 3326/3327 river name="Vistula"
side 3327/3426 river name="Vistula"
side 3333/3334 river name="Tisza"
side 3334/3433 river name="Tisza"
side 3416/3417 river name="Vistula"
side 3416/3517 river name="Vistula"
side 3417/3418 river name="Vistula"
side 3418/3518 river name="Vistula"
side 3426/3427 river name="Vistula"
side 3426/3527 river name="Vistula"
side 3516/3517 river name="Vistula"
side 3516/3616 river name="Vistula"
side 3518/3519 river name="Vistula"
side 3519/3618 river name="Vistula"
side 3519/3619 river name="Vistula"
side 3520/3619 river name="Vistula"
side 3526/3527 river name="Vistula"
side 3527/3626 river name="Vistula"
side 3606/3706 sea
side 3614/3715 river name="Vistula"
side 3615/3616 river name="Vistula"
side 3615/3715 river name="Vistula"
side 3615/3716 river name="Vistula"
side 3619/3620 river name="Vistula"
side 3620/3720 river name="Vistula"
side 3626/3627 river name="Vistula"
side 3626/3727 river name="Vistula"
side 3629/3730 river name="San"
side 3630/3730 river name="San"
side 3630/3731 river name="San"
side 3631/3731 river name="San"
side 3631/3732 river name="San"
side 3714/3715 river name="Vistula"
side 3714/3814 river name="Vistula"
side 3720/3721 river name="Vistula"
side 3721/3820 river name="Vistula"
side 3725/3825 river name="Vistula"
side 3726/3727 river name="Vistula"
side 3726/3825 river name="Vistula"
side 3726/3826 river name="Vistula"
side 3727/3826 river name="San"
side 3727/3827 river name="San"
side 3728/3827 river name="San"
side 3728/3828 river name="San"
side 3729/3730 river name="San"
side 3729/3828 river name="San"
side 3729/3829 river name="San"
side 3731/3831 river name="Dniester"
side 3804/3905 sea
side 3820/3821 river name="Vistula"
side 3820/3921 river name="Bug"
side 3821/3921 river name="Vistula"
side 3821/3922 river name="Vistula"
side 3822/3922 river name="Vistula"
side 3822/3923 river name="Vistula"
side 3823/3923 river name="Vistula"
side 3823/3924 river name="Vistula"
side 3824/3825 river name="Vistula"
side 3824/3924 river name="Vistula"
side 3824/3925 river name="Vistula"
side 3830/3831 river name="Dniester"
side 3831/3931 river name="Dniester"
side 3904/3905 sea
side 3920/3921 river name="Bug"
side 3920/4020 river name="Narew"
side 3921/4020 river name="Bug"
side 3931/3932 river name="Dniester"
side 3932/4031 river name="Dniester"
side 3932/4032 river name="Dniester"
side 3933/4032 river name="Dniester"
side 4019/4020 river name="Narew"
side 4019/4120 river name="Narew"
side 4020/4021 river name="Bug"
side 4021/4121 river name="Bug"
side 4032/4033 river name="Dniester"
side 4033/4133 river name="Dniester"
side 4119/4120 river name="Narew"
side 4120/4219 river name="Narew"
side 4121/4122 river name="Bug"
side 4122/4221 river name="Bug"
side 4122/4222 river name="Bug"
side 4123/4222 river name="Bug"
side 4126/4226 river name="Bug"
side 4127/4226 river name="Bug"
side 4127/4227 river name="Bug"
side 4128/4227 river name="Bug"
side 4128/4228 river name="Bug"
side 4129/4228 river name="Bug"
side 4129/4229 river name="Bug"
side 4130/4229 river name="Bug"
side 4130/4230 river name="Bug"
side 4131/4230 river name="Bug"
side 4131/4231 river name="Bug"
side 4132/4231 river name="Bug"
side 4133/4134 river name="Dniester"
side 4134/4233 river name="Dniester"
side 4216/4217 lake name="Masurian Lakes"
side 4216/4317 lake name="Masurian Lakes"
side 4219/4220 river name="Narew"
side 4220/4320 river name="Narew"
side 4220/4321 river name="Narew"
side 4221/4321 river name="Narew"
side 4222/4223 river name="Bug"
side 4223/4323 river name="Bug"
side 4223/4324 river name="Bug"
side 4224/4324 river name="Bug"
side 4224/4325 river name="Bug"
side 4225/4226 river name="Bug"
side 4225/4325 river name="Bug"
side 4225/4326 river name="Bug"
side 4227/4327 river name="Pripet"
side 4313/4412 river name="Niemen"
side 4313/4413 river name="Niemen"
side 4314/4413 river name="Niemen"
side 4321/4322 river name="Narew"
side 4322/4421 river name="Narew"
side 4327/4328 river name="Pripet"
side 4327/4427 river name="Pripet"
side 4413/4414 river name="Niemen"
side 4414/4514 river name="Niemen"
side 4421/4422 river name="Narew"
side 4422/4522 river name="Narew"
side 4426/4427 river name="Pripet"
side 4426/4527 river name="Pripet"
side 4514/4515 river name="Niemen"
side 4515/4614 river name="Niemen"
side 4519/4619 river name="Niemen"
side 4520/4619 river name="Niemen"
side 4526/4527 river name="Pripet"
side 4526/4626 river name="Pripet"
side 4614/4615 river name="Niemen"
side 4615/4715 river name="Niemen"
side 4618/4619 river name="Niemen"
side 4618/4719 river name="Niemen"
side 4619/4620 river name="Niemen"
side 4620/4720 river name="Niemen"
side 4620/4721 river name="Niemen"
side 4621/4721 river name="Niemen"
side 4625/4626 river name="Pripet"
side 4626/4726 river name="Pripet"
side 4715/4716 river name="Niemen"
side 4716/4815 river name="Niemen"
side 4716/4816 river name="Niemen"
side 4717/4816 river name="Niemen"
side 4717/4817 river name="Niemen"
side 4718/4719 river name="Niemen"
side 4718/4817 river name="Niemen"
side 4718/4818 river name="Niemen"
side 4721/4722 river name="Niemen"
side 4721/4821 river name="Niemen"
side 4726/4727 river name="Pripet"
side 4727/4826 river name="Pripet"
side 4815/4816 river name="Neris"
side 4816/4916 river name="Neris"
side 4820/4821 river name="Niemen"
side 4821/4921 river name="Niemen"
side 4826/4827 river name="Pripet"
side 4826/4927 river name="Pripet"
side 4916/4917 river name="Neris"
side 4917/5016 river name="Neris"
side 4917/5017 river name="Neris"
side 4918/5017 river name="Neris"
side 4921/4922 river name="Niemen"
side 4922/5021 river name="Niemen"
side 4926/4927 river name="Pripet"
side 4927/5026 river name="Pripet"
side 5010/5111 river name="Dvina"
side 5011/5111 river name="Dvina"
side 5017/5018 river name="Neris"
side 5018/5118 river name="Neris"
side 5021/5022 river name="Niemen"
side 5022/5122 river name="Niemen"
side 5026/5027 river name="Pripet"
side 5027/5127 river name="Pripet"
side 5105/5204 sea
side 5111/5112 river name="Dvina"
side 5112/5211 river name="Dvina"
side 5118/5119 river name="Neris"
side 5119/5218 river name="Neris"
side 5119/5219 river name="Neris"
side 5120/5219 river name="Neris"
side 5122/5123 river name="Niemen"
side 5123/5222 river name="Niemen"
side 5123/5223 river name="Niemen"
side 5127/5128 river name="Pripet"
side 5128/5227 river name="Pripet"
side 5204/5205 sea
side 5204/5305 sea
side 5205/5305 sea
side 5205/5306 sea
side 5211/5212 river name="Dvina"
side 5212/5312 river name="Dvina"
side 5219/5220 river name="Neris"
side 5220/5320 river name="Neris"
side 5227/5228 river name="Pripet"
side 5228/5328 river name="Pripet"
side 5312/5313 river name="Dvina"
side 5313/5412 river name="Dvina"
side 5313/5413 river name="Dvina"
side 5314/5413 river name="Dvina"
side 5320/5321 river name="Neris"
side 5320/5420 river name="Neris"
side 5328/5329 river name="Pripet"
side 5329/5428 river name="Pripet"
side 5413/5414 river name="Dvina"
side 5414/5514 river name="Dvina"
side 5414/5515 river name="Dvina"
side 5415/5515 river name="Dvina"
side 5415/5516 river name="Dvina"
side 5416/5516 river name="Dvina"
side 5419/5420 river name="Neris"
side 5419/5520 river name="Neris"
side 5428/5429 river name="Pripet"
side 5429/5529 river name="Pripet"
side 5429/5530 river name="Pripet"
side 5430/5530 river name="Pripet"
side 5430/5531 river name="Pripet"
side 5431/5531 river name="Pripet"
side 5433/5534 river name="Dnieper"
side 5516/5517 river name="Dvina"
side 5517/5616 river name="Dvina"
side 5520/5620 river name="Berezina"
side 5521/5620 river name="Berezina"
side 5521/5621 river name="Berezina"
side 5522/5621 river name="Berezina"
side 5522/5622 river name="Berezina"
side 5523/5622 river name="Berezina"
side 5523/5623 river name="Berezina"
side 5524/5623 river name="Berezina"
side 5524/5624 river name="Berezina"
side 5525/5624 river name="Berezina"
side 5525/5625 river name="Berezina"
side 5526/5625 river name="Berezina"
side 5526/5626 river name="Berezina"
side 5527/5626 river name="Berezina"
side 5527/5627 river name="Berezina"
side 5528/5627 river name="Berezina"
side 5531/5532 river name="Pripet"
side 5532/5631 river name="Pripet"
side 5532/5632 river name="Dnieper"
side 5533/5534 river name="Dnieper"
side 5533/5632 river name="Dnieper"
side 5533/5633 river name="Dnieper"
side 5616/5617 river name="Dvina"
side 5617/5717 river name="Dvina"
side 5626/5727 river name="Dnieper"
side 5627/5628 river name="Berezina"
side 5627/5727 river name="Dnieper"
side 5627/5728 river name="Dnieper"
side 5628/5728 river name="Dnieper"
side 5630/5731 river name="Dnieper"
side 5631/5632 river name="Dnieper"
side 5631/5731 river name="Dnieper"
side 5631/5732 river name="Dnieper"
side 5717/5718 river name="Dvina"
side 5718/5817 river name="Dvina"
side 5718/5818 river name="Dvina"
side 5719/5818 river name="Dvina"
side 5726/5727 river name="Dnieper"
side 5726/5826 river name="Dnieper"
side 5728/5729 river name="Dnieper"
side 5729/5828 river name="Dnieper"
side 5729/5829 river name="Dnieper"
side 5730/5731 river name="Dnieper"
side 5730/5829 river name="Dnieper"
side 5730/5830 river name="Dnieper"
side 5818/5819 river name="Dvina"
side 5819/5919 river name="Dvina"
side 5819/5920 river name="Dvina"
side 5820/5920 river name="Dvina"
side 5824/5925 river name="Dnieper"
side 5825/5826 river name="Dnieper"
side 5825/5925 river name="Dnieper"
side 5825/5926 river name="Dnieper"
side 5826/5927 river name="Sozh"
side 5827/5927 river name="Sozh"
side 5827/5928 river name="Sozh"
side 5828/5928 river name="Sozh"
side 5828/5929 river name="Sozh"
side 5829/5830 river name="Sozh"
side 5829/5929 river name="Sozh"
side 5829/5930 river name="Sozh"
side 5908/6007 lake
side 5909/6009 lake
side 5920/5921 river name="Dvina"
side 5920/6020 river name="Dvina"
side 5923/6023 river name="Dnieper"
side 5924/5925 river name="Dnieper"
side 5924/6023 river name="Dnieper"
side 5924/6024 river name="Dnieper"
side 5926/5927 river name="Sozh"
side 5926/6026 river name="Sozh"
side 6005/6106 sea
side 6006/6106 river name="Narva"
side 6006/6107 river name="Narva"
side 6007/6107 river name="Narva"
side 6007/6108 river name="Narva"
side 6019/6020 river name="Dvina"
side 6019/6120 river name="Dvina"
side 6022/6023 river name="Dnieper"
side 6022/6123 river name="Dnieper"
side 6025/6026 river name="Sozh"
side 6025/6126 river name="Sozh"
side 6119/6120 river name="Dvina"
side 6122/6123 river name="Dnieper"
side 6125/6126 river name="Sozh"

route rail "Hamburg-Wittenberge-Berlin" 2007 2008 2109 2110 2210 2211 2312 2313 2413
route rail "Berlin-Stettin" 2413 2513 2613 2713 2812
route rail "Berlin-Magdeburg-Hannover-Bielefeld-Dortmund-Essen-Cologne" 2413 2313 2212 2113 2012 1912 1811 1810 1710 1609 1510 1409 1309 1208 1108 1008 0909 0910
route rail "Essen-Wesel-Amsterdam" 1008 1007 1006 1005 0905 0904
route rail "Hamburg-Bremen-Munster-Dortmund" 2007 1907 1807 1707 1607 1508 1407 1308 1208
route rail "Hamburg-Luneburg-Hannover-Kassel" 2007 2008 1909 1809 1710 1610 1611 1512 1412
route rail "Hamburg-Kiel" 2007 2107 2106 2205
route rail "Hamburg-Flensburg-Kolding-Aarhus" 2007 2107 2106 2105 2104 2203 2202 2302 2401 2501
route rail "Hamburg-Rostock-Stralsund-Stettin" 2007 2108 2207 2308 2407 2508 2608 2708 2709 2710 2810 2811 2812
route rail "Berlin-Neustrelitz-Rostock" 2413 2412 2512 2511 2510 2509 2508
route rail "Berlin-Leipzig-Hof-Nuremberg-Munich" 2413 2314 2214 2115 2015 1916 1816 1717 1718 1617 1518 1418 1319 1320 1220 1221 1222
route rail "Berlin-Berlin (south)-Dresden-Usti-Prague" 2413 2414 2415 2316 2317 2217 2218 2219 2120 2121
route rail "Dresden-Chemnitz-Hof" 2217 2117 2017 1918 1817 1718
route rail "Leipzig-Dresden-Gorlitz-Breslau-Oppeln-Katowice-Krakow" 2015 2116 2117 2217 2318 2319 2419 2520 2620 2721 2821 2822 2923 2924 3024 3025 3126 3226
route rail "Berlin (south)-Cottbus-Gorlitz" 2414 2415 2416 2417 2418 2419
route rail "Berlin-Frankfurt (Oder)-Glogau-Breslau" 2413 2414 2515 2615 2616 2617 2718 2719 2720 2820 2821
route rail "Leipzig-Erfurt-Fulda-Frankfurt-Mannheim-Karlsruhe-Freiburg-Basel" 2015 1915 1815 1715 1614 1515 1414 1314 1214 1114 1014 0915 0815 0716 0717 0617 0518 0418 0319
route rail "Leipzig-Nordhausen-Kassel-Giessen-Frankfurt" 2015 1915 1814 1714 1713 1613 1513 1412 1313 1212 1113 1114 1014
route rail "Cologne-Koblenz-Mainz-Frankfurt" 0910 0911 0912 0913 0914 1014
route rail "Koblenz-Trier-Luxembourg-Metz-Nancy" 0912 0812 0712 0612 0512 0412 0413 0314 0214
route rail "Mannheim-Saarbrucken-Metz" 0815 0715 0614 0514 0413
route rail "Karlsruhe-Stuttgart-Ulm-Augsburg-Munich-Salzburg-Linz-Vienna" 0717 0718 0818 0819 0920 1020 1121 1221 1222 1323 1324 1424 1425 1525 1625 1725 1825 1926 1927 2027 2128
route rail "Frankfurt-Wurzburg-Nuremberg-Regensburg-Passau-Linz" 1014 1115 1116 1216 1217 1318 1319 1419 1420 1521 1522 1622 1623 1624 1725
route rail "Munich-Rosenheim-Innsbruck-Verona" 1222 1223 1224 1124 1024 0925 0825 0826 0727 0627 0628 0529
route rail "Magdeburg-Leipzig" 2012 2013 2014 2015
route rail "Vienna-Bruck-Graz-Maribor-Ljubljana-Trieste" 2128 2028 1928 1828 1729 1730 1731 1732 1631 1532 1431 1332 1231 1132
route rail "Bruck-Klagenfurt-Villach-Udine" 1729 1629 1530 1429 1329 1229 1130
route rail "Salzburg-Villach" 1425 1426 1427 1328 1329
route rail "Berlin-Kustrin-Schneidemuhl-Konitz-Danzig" 2413 2514 2614 2615 2715 2815 2915 3015 3116 3215 3315 3414 3515 3614 3714
route rail "Stettin-Koslin-Stolp-Gdynia-Danzig-Marienburg-Konigsberg-Insterburg-Tilsit-Memel" 2812 2912 3012 3112 3212 3312 3412 3513 3612 3713 3714 3715 3814 3915 4014 4114 4214 4315 4414 4413 4412 4411
route rail "Insterburg-Kaunas" 4315 4415 4516 4615 4716 4816
route rail "Marienburg-Allenstein-Lyck-Bialystok" 3715 3815 3816 3917 4017 4118 4217 4318 4319 4320 4321
route rail "Konigsberg-Allenstein-Mlawa-Warsaw" 4114 4014 4015 4016 3917 3918 3818 3819 3820 3821
route rail "Nuremberg-Furth-Pilsen-Prague" 1319 1419 1520 1620 1721 1820 1921 2020 2121
route rail "Prague-Ceska Trebova-Olomouc-Ostrava-Katowice" 2121 2221 2322 2323 2423 2524 2525 2625 2725 2825 2925 3025
route rail "Ceska Trebova-Brno-Vienna" 2524 2424 2425 2326 2327 2227 2128
route rail "Prague-Hradec Kralove-Glatz-Breslau" 2121 2221 2322 2422 2523 2622 2722 2821
route rail "Prague-Ceske Budejovice-Linz" 2121 2122 2022 2023 1924 1824 1725
route rail "Brno-Prerov-Ostrava" 2425 2526 2625 2726 2825
route rail "Brno-Bratislava" 2425 2426 2327 2328 2329
route rail "Ostrava-Zilina-Poprad-Kosice-Uzhorod" 2825 2826 2827 2928 3028 3029 3130 3230 3231 3332 3432
route rail "Vienna-Bratislava-Nove Zamky-Budapest" 2128 2228 2329 2429 2430 2531 2532 2632
route rail "Bratislava-Trencin-Zilina" 2329 2428 2528 2627 2728 2827
route rail "Nove Zamky-Zvolen-Kosice" 2430 2530 2630 2730 2829 2930 3030 3131 3231
route rail "Uzhorod-Lavochne-Lvov" 3432 3533 3633 3733 3832 3932 4031
route rail "Vienna-Gyor-Budapest" 2128 2228 2229 2230 2331 2431 2532 2632
route rail "Budapest-Miskolc-Kosice" 2632 2732 2832 2932 3032 3132 3231
route rail "Budapest-Szolnok" 2632 2633 2734
route rail "Budapest-Szekesfehervar-Nagykanizsa" 2632 2533 2432 2333 2233 2133 2033 1933
route rail "Graz-Szombathely-Gyor" 1730 1830 1931 2030 2131 2230 2331
route rail "Maribor-Zagreb" 1732 1632 1633
route rail "Ljubljana-Zagreb-Sisak" 1332 1432 1533 1633
route rail "Milan-Verona-Venice-Udine-Trieste" 0126 0226 0327 0328 0428 0529 0629 0730 0830 0930 1030 1130 1131 1132
route rail "Verona-Bologna-Florence" 0529 0530 0430 0431 0332 0333 0233
route rail "Milan-Piacenza-Bologna-Rimini" 0126 0127 0128 0228 0229 0330 0331 0431 0432 0533 0534
route rail "Frankfurt (Oder)-Poznan-Torun-Danzig" 2615 2716 2816 2917 3017 3117 3217 3317 3417 3517 3516 3615 3614 3714
route rail "Poznan-Kutno-Warsaw" 3017 3118 3218 3319 3419 3520 3620 3721 3821
route rail "Breslau-Poznan" 2821 2820 2920 2919 3018 3017
route rail "Breslau-Ostrow-Lodz-Warsaw" 2821 2921 3020 3121 3221 3321 3421 3521 3621 3721 3821
route rail "Torun-Kutno-Lodz" 3417 3418 3419 3520 3521 3421
route rail "Katowice-Czestochowa-Warsaw" 3025 3125 3124 3223 3323 3423 3523 3622 3722 3821
route rail "Krakow-Kielce-Radom-Warsaw" 3226 3326 3425 3525 3624 3724 3723 3822 3821
route rail "Krakow-Tarnow-Przemysl-Lvov-Tarnopol-Proskurov" 3226 3327 3427 3528 3529 3629 3730 3830 3931 4031 4132 4232 4333 4433 4534
route rail "Warsaw-Bialystok-Grodno-Vilna-Dunaburg-Rezekne-Pskov" 3821 3921 4021 4121 4221 4321 4420 4520 4619 4719 4818 4919 5018 5118 5217 5317 5316 5415 5515 5614 5714 5813 5913 5912 6011
route rail "Warsaw-Siedlce-Brest-Baranovichi-Minsk-Orsha-Smolensk" 3821 3922 4022 4123 4223 4324 4423 4524 4623 4723 4823 4923 5022 5123 5222 5322 5422 5522 5622 5722 5822 5922 6022 6123
route rail "Brest-Pinsk-Luninets-Mozyr-Gomel-Bryansk" 4324 4424 4525 4625 4726 4826 4926 5026 5127 5227 5328 5428 5529 5628 5729 5828 5929 6028 6129
route rail "Warsaw-Lublin-Kovel-Sarny-Korosten-Kiev" 3821 3822 3823 3924 3925 3926 4026 4127 4227 4327 4427 4528 4628 4729 4828 4829 4930 5030 5031 5132 5232 5333 5433
route rail "Lublin-Rozwadow-Lvov" 3926 3826 3727 3827 3828 3929 3930 3931 4031
route rail "Brest-Kovel-Rovno" 4324 4325 4326 4327 4427 4428 4529 4530 4630
route rail "Bialystok-Volkovysk-Baranovichi" 4321 4421 4522 4621 4722 4822 4923
route rail "Lvov-Brody-Rovno-Shepetovka-Zhitomir-Kiev" 4031 4132 4231 4331 4431 4531 4630 4631 4732 4733 4832 4933 5033 5133 5233 5333 5433
route rail "Sarny-Luninets-Baranovichi-Lida-Vilna" 4828 4827 4927 5026 4926 4925 4924 4923 4922 4921 4920 4919 5018
route rail "Rovno-Sarny" 4630 4730 4729 4828
route rail "Vilna-Molodechno-Minsk" 5018 5119 5120 5220 5321 5322
route rail "Molodechno-Polotsk-Vitebsk-Smolensk" 5220 5320 5420 5520 5619 5719 5818 5919 5920 6020 6121
route rail "Lvov-Stanislau-Cernauti" 4031 4032 4033
route rail "Konigsberg-Insterburg-Kaunas-Vilna" 4114 4214 4315 4415 4516 4615 4716 4816 4917 4918 5018
route rail "Kaunas-Siauliai-Riga-Valga-Tartu-Tallinn" 4816 4815 4814 4813 4913 4912 5011 5111 5210 5311 5410 5510 5610 5710 5709 5808 5807 5707 5706 5605 5604
route rail "Tilsit-Siauliai" 4414 4514 4613 4714 4813
route rail "Riga-Dunaburg-Polotsk" 5111 5112 5212 5213 5314 5315 5415 5516 5517 5617 5718 5818
route rail "Tallinn-Narva-Leningrad" 5604 5705 5805 5906 6006 6107
route rail "Valga-Pskov-Dno" 5610 5710 5810 5911 6011 6112
route rail "Minsk-Bobruisk-Gomel-Chernigov-Nezhin" 5322 5422 5423 5524 5525 5625 5626 5727 5728 5828 5829 5830 5831 5832 5833
route rail "Vitebsk-Orsha-Mogilev-Gomel" 6020 6021 6022 5923 5924 5925 5926 5826 5827 5828
route rail "Polotsk-Velikiye Luki" 5818 5918 6017 6117
route rail "Kiev-Fastov" 5433 5334
route rail "Kiev-Nezhin-Kursk" 5433 5534 5633 5734 5833 5934 6033 6134
route rail "Mozyr-Korosten-Zhitomir-Berdichev" 5428 5429 5330 5230 5231 5132 5133 5033
route rail "Mogilev-Roslavl" 5924 6024 6125
route rail "Cologne-Liege-Brussels-Lille-Arras" 0910 0809 0709 0608 0508 0507 0406 0306 0205 0106
route rail "Brussels-Antwerp-Rotterdam-Amsterdam" 0406 0506 0605 0604 0704 0803 0904
route rail "Brussels-Namur-Luxembourg" 0406 0407 0408 0509 0510 0511 0512
route rail "Strasbourg-Nancy-Paris" 0517 0416 0316 0315 0214 0114 0113
route rail "Strasbourg-Karlsruhe" 0517 0617 0717
route rail "Metz-Chalons" 0413 0313 0212 0112
route rail "Luxembourg-Longuyon-Sedan-Lille" 0512 0412 0312 0311 0310 0209 0208 0207 0206 0205
route rail "Strasbourg-Mulhouse-Belfort" 0517 0417 0318 0218 0118

end
`
