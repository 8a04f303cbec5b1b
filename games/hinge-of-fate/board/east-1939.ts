// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;
// everything else is reconstructed from geography (docs/reconstruction.md).
// city, fortress, town: the name of what is there; a town is only a name. capital: Warsaw.
// fort=polish|west-wall|maginot: fortified. gap: the Sarreguemines Gap.
// objective: its loss ends the game (4.2). exit: the north edge that the French leave by (4.2).
// source=agn|ags|agc: where supply of that army group comes from; haven=ags: supplies who is inside (8.7 to 8.9).
// red-row=north|south|gap: Soviet ground (8.12, 8.13); eastern-poland=north|south: see 14.8.
// Hexsides: city-river has no effect (11.6) and is there for the eye; demarcation is the line of 14.7.
export const east1939 = `
format 1
board "Hinge of Fate: Poland, September 1939"
grid lines=10-39 along=16-37 shifted=odd number=EAABB
terrain clear forest rough mountain swamp lake sea
hexsides river city-river sea lake blocked demarcation
regions Germany "East Prussia" Danzig Slovakia Poland France
features city capital fort fortress town gap objective source haven exit red-row eastern-poland

hex E1016 "East Prussia" clear
hex E1017 "East Prussia" clear
hex E1018 "East Prussia" clear
hex E1019 -              sea
hex E1020 -              sea
hex E1021 -              sea
hex E1022 -              sea
hex E1023 -              sea
hex E1024 -              sea
hex E1025 -              sea
hex E1026 Poland         clear    city="Gdynia" !region,city
hex E1027 Poland         clear
hex E1028 Poland         clear
hex E1029 Germany        forest
hex E1030 Germany        forest
hex E1031 Germany        forest
hex E1032 Germany        forest
hex E1033 Germany        clear
hex E1034 Germany        clear
hex E1035 Germany        clear
hex E1036 Germany        clear
hex E1037 Germany        forest
hex E1116 "East Prussia" clear
hex E1117 "East Prussia" clear
hex E1118 "East Prussia" swamp
hex E1119 -              sea
hex E1120 "East Prussia" clear
hex E1121 "East Prussia" clear
hex E1122 -              sea
hex E1123 -              sea
hex E1124 -              sea
hex E1125 Poland         clear    fort=polish fortress="Hela" !region,fort,fortress
hex E1126 Danzig         clear    city="Danzig" objective source=agn !region,city,objective,source
hex E1127 Poland         clear
hex E1128 Poland         forest
hex E1129 Poland         forest
hex E1130 Germany        forest
hex E1131 Germany        forest
hex E1132 Germany        clear
hex E1133 Germany        clear
hex E1134 Germany        clear
hex E1135 Germany        clear
hex E1136 Germany        clear
hex E1137 Germany        clear    city="Stettin" objective source=agn !region,city,objective,source
hex E1216 "East Prussia" forest
hex E1217 "East Prussia" clear    town="Tilsit"
hex E1218 "East Prussia" clear
hex E1219 "East Prussia" forest
hex E1220 "East Prussia" clear
hex E1221 "East Prussia" clear    city="Koenigsberg" objective source=agn !region,city,objective,source
hex E1222 "East Prussia" clear
hex E1223 -              sea
hex E1224 -              sea
hex E1225 -              sea
hex E1226 Danzig         clear
hex E1227 Danzig         clear
hex E1228 Poland         clear
hex E1229 Poland         forest
hex E1230 Poland         forest
hex E1231 Germany        forest
hex E1232 Germany        clear    town="Neustettin"
hex E1233 Germany        clear
hex E1234 Germany        clear
hex E1235 Germany        clear
hex E1236 Germany        clear
hex E1237 Germany        clear    source=ags !region,source
hex E1316 "East Prussia" clear
hex E1317 "East Prussia" clear
hex E1318 "East Prussia" clear
hex E1319 "East Prussia" clear
hex E1320 "East Prussia" clear
hex E1321 "East Prussia" clear
hex E1322 "East Prussia" clear
hex E1323 "East Prussia" clear
hex E1324 "East Prussia" clear
hex E1325 Danzig         clear
hex E1326 Danzig         clear
hex E1327 Poland         clear    town="Starogard"
hex E1328 Poland         forest
hex E1329 Poland         clear
hex E1330 Poland         clear    town="Chojnice"
hex E1331 Germany        clear
hex E1332 Germany        forest
hex E1333 Germany        forest
hex E1334 Germany        forest
hex E1335 Germany        clear
hex E1336 Germany        clear
hex E1337 Germany        clear    source=ags !region,source
hex E1416 "East Prussia" clear
hex E1417 "East Prussia" clear
hex E1418 "East Prussia" clear    town="Insterburg"
hex E1419 "East Prussia" clear
hex E1420 "East Prussia" clear
hex E1421 "East Prussia" clear
hex E1422 "East Prussia" clear
hex E1423 "East Prussia" clear
hex E1424 "East Prussia" clear
hex E1425 "East Prussia" clear    town="Elbing"
hex E1426 "East Prussia" clear    town="Marienburg"
hex E1427 Poland         clear
hex E1428 Poland         clear
hex E1429 Poland         forest
hex E1430 Poland         clear
hex E1431 Poland         clear
hex E1432 Germany        clear
hex E1433 Germany        forest
hex E1434 Germany        clear
hex E1435 Germany        forest
hex E1436 Germany        clear
hex E1437 Germany        clear    source=ags !region,source
hex E1516 "East Prussia" clear
hex E1517 "East Prussia" clear
hex E1518 "East Prussia" clear
hex E1519 "East Prussia" clear
hex E1520 "East Prussia" clear
hex E1521 "East Prussia" clear
hex E1522 "East Prussia" clear
hex E1523 "East Prussia" clear
hex E1524 "East Prussia" clear
hex E1525 "East Prussia" clear
hex E1526 "East Prussia" clear
hex E1527 Poland         clear
hex E1528 Poland         clear
hex E1529 Poland         clear
hex E1530 Poland         clear
hex E1531 Poland         clear
hex E1532 Germany        clear    town="Schneidemuehl"
hex E1533 Germany        clear
hex E1534 Germany        forest
hex E1535 Germany        clear
hex E1536 Germany        clear
hex E1537 Germany        clear    town="Landsberg" source=ags !region,source
hex E1616 "East Prussia" clear
hex E1617 "East Prussia" forest
hex E1618 "East Prussia" clear
hex E1619 "East Prussia" clear    town="Loetzen"
hex E1620 "East Prussia" clear
hex E1621 "East Prussia" clear
hex E1622 "East Prussia" clear
hex E1623 "East Prussia" clear
hex E1624 "East Prussia" forest
hex E1625 "East Prussia" clear
hex E1626 "East Prussia" clear
hex E1627 Poland         clear
hex E1628 Poland         clear    fort=polish fortress="Grudziadz"
hex E1629 Poland         clear
hex E1630 Poland         clear    city="Bydgoszcz"
hex E1631 Poland         clear
hex E1632 Poland         clear
hex E1633 Poland         clear
hex E1634 Poland         clear
hex E1635 Poland         forest
hex E1636 Germany        forest
hex E1637 Germany        clear    source=ags !region,source
hex E1716 Poland         clear    town="Suwalki" eastern-poland=north
hex E1717 "East Prussia" clear
hex E1718 "East Prussia" clear
hex E1719 "East Prussia" clear
hex E1720 "East Prussia" clear
hex E1721 "East Prussia" clear
hex E1722 "East Prussia" clear    town="Allenstein"
hex E1723 "East Prussia" forest
hex E1724 "East Prussia" clear
hex E1725 Poland         clear
hex E1726 Poland         clear
hex E1727 Poland         clear
hex E1728 Poland         clear
hex E1729 Poland         clear
hex E1730 Poland         clear
hex E1731 Poland         clear
hex E1732 Poland         clear
hex E1733 Poland         clear
hex E1734 Poland         clear
hex E1735 Poland         clear
hex E1736 Germany        clear
hex E1737 Germany        clear    town="Schwiebus" source=ags !region,source
hex E1816 Poland         forest   red-row=north !red-row
hex E1817 Poland         clear    eastern-poland=north
hex E1818 "East Prussia" clear    town="Lyck"
hex E1819 "East Prussia" forest
hex E1820 "East Prussia" forest
hex E1821 "East Prussia" forest
hex E1822 "East Prussia" clear
hex E1823 "East Prussia" forest
hex E1824 "East Prussia" clear
hex E1825 Poland         clear
hex E1826 Poland         clear
hex E1827 Poland         clear
hex E1828 Poland         clear
hex E1829 Poland         clear    fort=polish fortress="Torun"
hex E1830 Poland         clear    town="Inowroclaw"
hex E1831 Poland         clear
hex E1832 Poland         clear
hex E1833 Poland         clear
hex E1834 Poland         clear
hex E1835 Poland         clear
hex E1836 Poland         clear
hex E1837 Germany        clear    source=ags !region,source
hex E1916 Poland         clear    red-row=north !red-row
hex E1917 Poland         clear    eastern-poland=north
hex E1918 "East Prussia" clear
hex E1919 "East Prussia" clear
hex E1920 "East Prussia" forest
hex E1921 "East Prussia" clear
hex E1922 "East Prussia" forest
hex E1923 "East Prussia" clear    town="Neidenburg"
hex E1924 Poland         clear
hex E1925 Poland         clear
hex E1926 Poland         clear
hex E1927 Poland         clear
hex E1928 Poland         clear
hex E1929 Poland         clear
hex E1930 Poland         clear
hex E1931 Poland         clear    town="Gniezno"
hex E1932 Poland         clear
hex E1933 Poland         clear    city="Poznan"
hex E1934 Poland         clear
hex E1935 Poland         clear
hex E1936 Poland         clear
hex E1937 Germany        clear    source=ags !region,source
hex E2016 Poland         clear    red-row=north !red-row
hex E2017 Poland         swamp    eastern-poland=north
hex E2018 Poland         swamp    eastern-poland=north
hex E2019 Poland         clear    eastern-poland=north
hex E2020 Poland         clear
hex E2021 Poland         clear
hex E2022 Poland         clear
hex E2023 Poland         clear
hex E2024 Poland         clear    town="Mlawa"
hex E2025 Poland         clear
hex E2026 Poland         clear
hex E2027 Poland         clear
hex E2028 Poland         clear    town="Wloclawek"
hex E2029 Poland         clear
hex E2030 Poland         clear
hex E2031 Poland         clear
hex E2032 Poland         clear
hex E2033 Poland         clear
hex E2034 Poland         clear
hex E2035 Poland         clear
hex E2036 Poland         clear
hex E2037 Germany        clear    source=ags !region,source
hex E2116 Poland         clear    red-row=north !red-row
hex E2117 Poland         clear    eastern-poland=north
hex E2118 Poland         clear    eastern-poland=north
hex E2119 Poland         clear    town="Lomza" eastern-poland=north
hex E2120 Poland         clear    eastern-poland=north
hex E2121 Poland         clear    town="Ostroleka"
hex E2122 Poland         clear
hex E2123 Poland         clear    town="Ciechanow"
hex E2124 Poland         clear
hex E2125 Poland         clear
hex E2126 Poland         clear
hex E2127 Poland         clear
hex E2128 Poland         clear
hex E2129 Poland         clear
hex E2130 Poland         clear    town="Konin"
hex E2131 Poland         clear
hex E2132 Poland         clear
hex E2133 Poland         clear
hex E2134 Poland         clear
hex E2135 Poland         clear    town="Leszno"
hex E2136 Germany        clear
hex E2137 Germany        clear    town="Glogau" source=ags !region,source
hex E2216 Poland         clear    red-row=north !red-row
hex E2217 Poland         clear    city="Bialystok" eastern-poland=north
hex E2218 Poland         clear    eastern-poland=north
hex E2219 Poland         clear    eastern-poland=north
hex E2220 Poland         clear    eastern-poland=north
hex E2221 Poland         clear
hex E2222 Poland         clear
hex E2223 Poland         clear
hex E2224 Poland         clear
hex E2225 Poland         clear
hex E2226 Poland         clear
hex E2227 Poland         clear    town="Plock"
hex E2228 Poland         clear
hex E2229 Poland         clear
hex E2230 Poland         clear
hex E2231 Poland         clear
hex E2232 Poland         clear
hex E2233 Poland         clear
hex E2234 Poland         clear
hex E2235 Poland         clear
hex E2236 Germany        clear
hex E2237 Germany        clear    source=ags !region,source
hex E2316 Poland         forest   red-row=north !red-row
hex E2317 Poland         clear    eastern-poland=north
hex E2318 Poland         clear    eastern-poland=north
hex E2319 Poland         clear    eastern-poland=north
hex E2320 Poland         clear
hex E2321 Poland         clear
hex E2322 Poland         clear
hex E2323 Poland         clear
hex E2324 Poland         clear    fort=polish fortress="Modlin"
hex E2325 Poland         clear
hex E2326 Poland         clear
hex E2327 Poland         clear
hex E2328 Poland         clear    town="Kutno"
hex E2329 Poland         clear
hex E2330 Poland         clear
hex E2331 Poland         clear    town="Kalisz"
hex E2332 Poland         clear    town="Ostrow"
hex E2333 Poland         clear
hex E2334 Germany        clear
hex E2335 Germany        clear
hex E2336 Germany        clear
hex E2337 Germany        clear    source=ags !region,source
hex E2416 Poland         forest   red-row=north !red-row
hex E2417 Poland         clear    eastern-poland=north
hex E2418 Poland         clear    eastern-poland=north
hex E2419 Poland         clear    eastern-poland=north
hex E2420 Poland         clear
hex E2421 Poland         clear
hex E2422 Poland         clear    town="Wyszkow"
hex E2423 Poland         clear
hex E2424 Poland         clear
hex E2425 Poland         forest
hex E2426 Poland         clear
hex E2427 Poland         clear
hex E2428 Poland         clear
hex E2429 Poland         clear
hex E2430 Poland         clear
hex E2431 Poland         clear
hex E2432 Poland         clear
hex E2433 Poland         clear
hex E2434 Germany        clear
hex E2435 Germany        clear
hex E2436 Germany        clear
hex E2437 Germany        clear    source=ags !region,source
hex E2516 Poland         forest   red-row=north !red-row
hex E2517 Poland         clear    eastern-poland=north
hex E2518 Poland         clear    eastern-poland=north
hex E2519 Poland         clear
hex E2520 Poland         clear
hex E2521 Poland         clear
hex E2522 Poland         clear
hex E2523 Poland         clear    city="Warsaw (east)" capital !region,city,capital
hex E2524 Poland         clear    city="Warsaw (west)" capital !region,city,capital
hex E2525 Poland         clear
hex E2526 Poland         clear
hex E2527 Poland         clear
hex E2528 Poland         clear    city="Lodz"
hex E2529 Poland         clear
hex E2530 Poland         clear    town="Zdunska Wola"
hex E2531 Poland         clear
hex E2532 Poland         clear
hex E2533 Germany        clear
hex E2534 Germany        clear
hex E2535 Germany        clear    city="Breslau" objective haven=ags !region,city,objective,haven
hex E2536 Germany        clear
hex E2537 Germany        clear    source=ags !region,source
hex E2616 Poland         forest   red-row=north !red-row
hex E2617 Poland         clear    eastern-poland=north
hex E2618 Poland         clear    eastern-poland=north
hex E2619 Poland         clear
hex E2620 Poland         clear
hex E2621 Poland         clear    town="Siedlce"
hex E2622 Poland         clear
hex E2623 Poland         clear
hex E2624 Poland         clear
hex E2625 Poland         clear
hex E2626 Poland         clear
hex E2627 Poland         clear
hex E2628 Poland         clear
hex E2629 Poland         clear
hex E2630 Poland         clear
hex E2631 Poland         clear
hex E2632 Poland         clear    town="Wielun"
hex E2633 Poland         clear
hex E2634 Germany        clear
hex E2635 Germany        clear
hex E2636 Germany        clear
hex E2637 Germany        rough    source=ags !region,source
hex E2716 Poland         clear    red-row=north !red-row
hex E2717 Poland         clear    eastern-poland=north
hex E2718 Poland         clear
hex E2719 Poland         clear
hex E2720 Poland         clear
hex E2721 Poland         clear
hex E2722 Poland         clear
hex E2723 Poland         clear
hex E2724 Poland         clear
hex E2725 Poland         clear
hex E2726 Poland         clear
hex E2727 Poland         clear
hex E2728 Poland         clear    town="Piotrkow"
hex E2729 Poland         clear
hex E2730 Poland         clear
hex E2731 Poland         clear
hex E2732 Germany        clear
hex E2733 Germany        clear
hex E2734 Germany        clear
hex E2735 Germany        clear
hex E2736 Germany        rough
hex E2737 Germany        rough    town="Glatz" source=ags !region,source
hex E2816 Poland         swamp    red-row=gap
hex E2817 Poland         clear    fort=polish fortress="Brest-Litovsk" eastern-poland=north !eastern-poland
hex E2818 Poland         clear
hex E2819 Poland         clear    town="Biala Podlaska"
hex E2820 Poland         clear
hex E2821 Poland         clear
hex E2822 Poland         clear
hex E2823 Poland         clear
hex E2824 Poland         clear
hex E2825 Poland         clear
hex E2826 Poland         clear
hex E2827 Poland         clear
hex E2828 Poland         clear
hex E2829 Poland         clear
hex E2830 Poland         clear
hex E2831 Poland         clear
hex E2832 Poland         clear
hex E2833 Germany        clear
hex E2834 Germany        clear    town="Oppeln"
hex E2835 Germany        clear
hex E2836 Germany        clear    town="Neisse"
hex E2837 Germany        rough    source=ags !region,source
hex E2916 Poland         swamp    red-row=south !red-row
hex E2917 Poland         swamp
hex E2918 Poland         clear
hex E2919 Poland         clear
hex E2920 Poland         clear
hex E2921 Poland         clear
hex E2922 Poland         clear    town="Deblin"
hex E2923 Poland         clear
hex E2924 Poland         clear    city="Radom"
hex E2925 Poland         clear
hex E2926 Poland         rough
hex E2927 Poland         forest
hex E2928 Poland         clear
hex E2929 Poland         clear
hex E2930 Poland         clear
hex E2931 Poland         clear    city="Czestochowa"
hex E2932 Poland         clear
hex E2933 Germany        clear
hex E2934 Germany        clear
hex E2935 Germany        clear
hex E2936 Germany        mountain
hex E2937 Germany        mountain source=ags !region,source
hex E3016 Poland         swamp    red-row=south !red-row
hex E3017 Poland         swamp    eastern-poland=south !eastern-poland
hex E3018 Poland         swamp    eastern-poland=south
hex E3019 Poland         clear
hex E3020 Poland         clear
hex E3021 Poland         clear
hex E3022 Poland         clear
hex E3023 Poland         clear
hex E3024 Poland         clear
hex E3025 Poland         clear
hex E3026 Poland         forest
hex E3027 Poland         rough
hex E3028 Poland         clear
hex E3029 Poland         clear
hex E3030 Poland         clear
hex E3031 Poland         clear
hex E3032 Poland         clear
hex E3033 Germany        clear
hex E3034 Germany        clear
hex E3035 Germany        clear
hex E3036 Germany        rough
hex E3037 Germany        mountain source=ags !region,source
hex E3116 Poland         swamp    red-row=south !red-row
hex E3117 Poland         swamp    eastern-poland=south
hex E3118 Poland         clear    town="Wlodawa"
hex E3119 Poland         clear
hex E3120 Poland         clear
hex E3121 Poland         clear    city="Lublin"
hex E3122 Poland         clear
hex E3123 Poland         clear
hex E3124 Poland         clear
hex E3125 Poland         rough
hex E3126 Poland         rough
hex E3127 Poland         clear    town="Kielce"
hex E3128 Poland         clear
hex E3129 Poland         clear
hex E3130 Poland         rough
hex E3131 Poland         clear
hex E3132 Poland         clear    city="Katowice"
hex E3133 Poland         clear
hex E3134 Germany        clear
hex E3135 Germany        clear
hex E3136 Germany        rough
hex E3137 Germany        rough    source=ags !region,source
hex E3216 Poland         clear    red-row=south !red-row
hex E3217 Poland         clear    eastern-poland=south
hex E3218 Poland         clear    eastern-poland=south
hex E3219 Poland         clear    town="Chelm"
hex E3220 Poland         clear
hex E3221 Poland         clear
hex E3222 Poland         clear
hex E3223 Poland         clear
hex E3224 Poland         clear
hex E3225 Poland         clear
hex E3226 Poland         rough
hex E3227 Poland         clear
hex E3228 Poland         clear
hex E3229 Poland         rough
hex E3230 Poland         rough
hex E3231 Poland         rough
hex E3232 Poland         clear
hex E3233 Poland         clear
hex E3234 Poland         clear
hex E3235 Germany        clear    town="Maehrisch Ostrau"
hex E3236 Germany        rough
hex E3237 Germany        rough    source=ags !region,source
hex E3316 Poland         clear    red-row=south !red-row
hex E3317 Poland         clear    eastern-poland=south
hex E3318 Poland         clear
hex E3319 Poland         clear
hex E3320 Poland         clear
hex E3321 Poland         clear
hex E3322 Poland         clear
hex E3323 Poland         forest
hex E3324 Poland         clear    town="Sandomierz"
hex E3325 Poland         clear
hex E3326 Poland         clear
hex E3327 Poland         clear
hex E3328 Poland         clear
hex E3329 Poland         clear
hex E3330 Poland         clear    city="Krakow"
hex E3331 Poland         rough
hex E3332 Poland         rough
hex E3333 Poland         rough    town="Bielsko" !region
hex E3334 Poland         rough
hex E3335 Germany        rough
hex E3336 Germany        rough
hex E3337 Germany        rough    source=ags !region,source
hex E3416 Poland         clear    red-row=south !red-row
hex E3417 Poland         clear    eastern-poland=south
hex E3418 Poland         clear    eastern-poland=south
hex E3419 Poland         clear
hex E3420 Poland         clear    town="Zamosc"
hex E3421 Poland         clear
hex E3422 Poland         clear
hex E3423 Poland         forest
hex E3424 Poland         forest
hex E3425 Poland         clear
hex E3426 Poland         clear
hex E3427 Poland         clear
hex E3428 Poland         clear
hex E3429 Poland         clear
hex E3430 Poland         rough
hex E3431 Poland         rough
hex E3432 Poland         rough
hex E3433 Poland         mountain
hex E3434 Poland         mountain
hex E3435 Poland         mountain
hex E3436 Germany        mountain
hex E3437 Germany        rough    source=ags !region,source
hex E3516 Poland         clear    red-row=south !red-row
hex E3517 Poland         clear    eastern-poland=south
hex E3518 Poland         clear
hex E3519 Poland         clear
hex E3520 Poland         clear
hex E3521 Poland         forest
hex E3522 Poland         forest
hex E3523 Poland         clear
hex E3524 Poland         clear
hex E3525 Poland         clear
hex E3526 Poland         clear
hex E3527 Poland         clear    town="Tarnow"
hex E3528 Poland         rough
hex E3529 Poland         rough
hex E3530 Poland         mountain
hex E3531 Poland         mountain
hex E3532 Poland         mountain
hex E3533 Slovakia       mountain
hex E3534 Slovakia       mountain
hex E3535 Slovakia       mountain
hex E3536 Slovakia       mountain
hex E3537 Germany        rough    source=ags !region,source
hex E3616 Poland         clear    red-row=south !red-row
hex E3617 Poland         clear    eastern-poland=south
hex E3618 Poland         clear    town="Sokal" eastern-poland=south
hex E3619 Poland         clear
hex E3620 Poland         clear
hex E3621 Poland         clear
hex E3622 Poland         clear
hex E3623 Poland         clear
hex E3624 Poland         clear
hex E3625 Poland         rough    town="Rzeszow"
hex E3626 Poland         rough
hex E3627 Poland         rough
hex E3628 Poland         rough
hex E3629 Poland         rough    town="Nowy Sacz"
hex E3630 Poland         mountain
hex E3631 Poland         mountain
hex E3632 Poland         rough
hex E3633 Slovakia       mountain
hex E3634 Slovakia       mountain
hex E3635 Slovakia       mountain town="Zilina"
hex E3636 Slovakia       mountain
hex E3637 Slovakia       mountain
hex E3716 Poland         clear    red-row=south !red-row
hex E3717 Poland         clear    eastern-poland=south
hex E3718 Poland         clear    eastern-poland=south
hex E3719 Poland         clear    eastern-poland=south
hex E3720 Poland         clear    town="Rawa Ruska" eastern-poland=south
hex E3721 Poland         clear    eastern-poland=south
hex E3722 Poland         clear    eastern-poland=south
hex E3723 Poland         rough    town="Jaroslaw"
hex E3724 Poland         rough
hex E3725 Poland         rough
hex E3726 Poland         rough    town="Jaslo"
hex E3727 Poland         rough
hex E3728 Poland         mountain
hex E3729 Poland         mountain
hex E3730 Poland         mountain
hex E3731 Poland         mountain town="Zakopane"
hex E3732 Slovakia       mountain
hex E3733 Slovakia       mountain
hex E3734 Slovakia       mountain town="Ruzomberok"
hex E3735 Slovakia       mountain
hex E3736 Slovakia       mountain
hex E3737 Slovakia       mountain
hex E3816 Poland         clear    red-row=south !red-row
hex E3817 Poland         clear    eastern-poland=south
hex E3818 Poland         clear    eastern-poland=south
hex E3819 Poland         clear    eastern-poland=south
hex E3820 Poland         clear    eastern-poland=south
hex E3821 Poland         clear    eastern-poland=south
hex E3822 Poland         clear    eastern-poland=south
hex E3823 Poland         clear    fort=polish fortress="Przemysl" eastern-poland=south
hex E3824 Poland         rough    eastern-poland=south
hex E3825 Poland         rough    town="Sanok"
hex E3826 Poland         rough
hex E3827 Poland         rough
hex E3828 Poland         mountain
hex E3829 Poland         mountain
hex E3830 Slovakia       mountain
hex E3831 Slovakia       mountain
hex E3832 Slovakia       mountain
hex E3833 Slovakia       mountain
hex E3834 Slovakia       mountain
hex E3835 Slovakia       mountain
hex E3836 Slovakia       mountain
hex E3837 Slovakia       mountain
hex E3916 Poland         clear    red-row=south !red-row
hex E3917 Poland         clear    eastern-poland=south
hex E3918 Poland         clear    eastern-poland=south
hex E3919 Poland         clear    city="Lwow" eastern-poland=south
hex E3920 Poland         clear    eastern-poland=south
hex E3921 Poland         clear    eastern-poland=south
hex E3922 Poland         clear    eastern-poland=south
hex E3923 Poland         rough    eastern-poland=south
hex E3924 Poland         rough    eastern-poland=south
hex E3925 Poland         rough
hex E3926 Poland         rough
hex E3927 Slovakia       rough
hex E3928 Slovakia       mountain town="Bardejov"
hex E3929 Slovakia       mountain
hex E3930 Slovakia       mountain
hex E3931 Slovakia       mountain town="Poprad"
hex E3932 Slovakia       mountain
hex E3933 Slovakia       mountain
hex E3934 Slovakia       mountain
hex E3935 Slovakia       mountain
hex E3936 Slovakia       mountain
hex E3937 Slovakia       mountain

side E1017/E1117 river name="Memel"
side E1018/E1117 river name="Memel"
side E1018/E1118 river name="Memel"
side E1116/E1117 river name="Memel"
side E1116/E1217 river name="Memel"
side E1125/E1126 sea
side E1125/E1226 sea
side E1216/E1217 river name="Memel"
side E1216/E1316 river name="Memel"
side E1219/E1319 river name="Pregel"
side E1220/E1319 river name="Pregel"
side E1220/E1320 river name="Pregel"
side E1221/E1320 city-river name="Pregel"
side E1221/E1321 city-river name="Pregel"
side E1222/E1321 lake name="Frisches Haff" !lake
side E1222/E1322 lake name="Frisches Haff"
side E1226/E1325 river name="Vistula"
side E1230/E1231 river name="Brda"
side E1230/E1330 river name="Brda"
side E1317/E1418 river name="Pregel"
side E1318/E1319 river name="Pregel"
side E1318/E1418 river name="Pregel"
side E1318/E1419 river name="Pregel"
side E1325/E1326 river name="Vistula"
side E1326/E1426 river name="Vistula"
side E1329/E1330 river name="Brda"
side E1329/E1430 river name="Brda"
side E1417/E1418 river name="Pregel"
side E1426/E1427 river name="Vistula"
side E1427/E1526 river name="Vistula"
side E1429/E1430 river name="Brda"
side E1430/E1529 river name="Brda"
side E1526/E1527 river name="Vistula"
side E1527/E1627 river name="Vistula"
side E1527/E1628 river name="Vistula"
side E1528/E1628 river name="Vistula"
side E1529/E1530 river name="Brda"
side E1529/E1630 city-river name="Brda"
side E1531/E1632 river name="Notec"
side E1532/E1632 river name="Notec"
side E1532/E1633 river name="Notec"
side E1533/E1633 river name="Notec"
side E1533/E1634 river name="Notec"
side E1534/E1634 river name="Notec"
side E1534/E1635 river name="Notec"
side E1535/E1635 river name="Notec"
side E1535/E1636 river name="Notec"
side E1536/E1636 river name="Notec"
side E1536/E1637 river name="Warta"
side E1537/E1637 river name="Warta"
side E1619/E1620 lake name="Masurian Lakes"
side E1625/E1724 river name="Drweca"
side E1628/E1629 river name="Vistula"
side E1629/E1630 city-river name="Brda"
side E1629/E1728 river name="Vistula"
side E1629/E1729 river name="Brda"
side E1631/E1632 river name="Notec"
side E1631/E1731 river name="Notec"
side E1634/E1734 river name="Warta"
side E1635/E1734 river name="Warta"
side E1635/E1735 river name="Warta"
side E1636/E1637 river name="Warta"
side E1636/E1735 river name="Warta"
side E1636/E1736 river name="Warta"
side E1719/E1820 lake name="Masurian Lakes"
side E1724/E1725 river name="Drweca"
side E1725/E1825 river name="Drweca"
side E1725/E1826 river name="Drweca"
side E1726/E1826 river name="Drweca"
side E1726/E1827 river name="Drweca"
side E1727/E1827 river name="Drweca"
side E1727/E1828 river name="Drweca"
side E1728/E1729 river name="Vistula"
side E1728/E1828 river name="Drweca"
side E1729/E1829 river name="Vistula"
side E1730/E1731 river name="Notec"
side E1730/E1831 river name="Notec"
side E1733/E1734 river name="Warta"
side E1733/E1834 river name="Warta"
side E1819/E1820 lake name="Masurian Lakes"
side E1828/E1829 river name="Drweca"
side E1828/E1928 river name="Vistula"
side E1829/E1830 river name="Vistula"
side E1829/E1928 river name="Vistula"
side E1829/E1929 river name="Vistula"
side E1830/E1831 river name="Notec"
side E1830/E1930 river name="Notec"
side E1833/E1834 river name="Warta"
side E1833/E1933 city-river name="Warta"
side E1916/E2016 river name="Biebrza"
side E1916/E2017 river name="Biebrza"
side E1917/E2017 river name="Biebrza"
side E1927/E1928 river name="Vistula"
side E1927/E2028 river name="Vistula"
side E1929/E1930 river name="Notec"
side E1929/E2030 river name="Notec"
side E1932/E1933 city-river name="Warta"
side E1933/E2033 city-river name="Warta"
side E2017/E2018 river name="Biebrza"
side E2018/E2117 river name="Biebrza"
side E2018/E2118 river name="Biebrza"
side E2019/E2020 demarcation
side E2019/E2118 river name="Biebrza"
side E2019/E2119 river name="Narew"
side E2020/E2119 river+demarcation name="Narew"
side E2020/E2120 river+demarcation name="Narew"
side E2021/E2120 river+demarcation name="Narew"
side E2027/E2028 river name="Vistula"
side E2027/E2127 river name="Vistula"
side E2029/E2030 river name="Notec"
side E2029/E2129 river name="Notec"
side E2032/E2132 river name="Warta"
side E2033/E2034 river name="Warta"
side E2033/E2132 river name="Warta"
side E2033/E2133 river name="Warta"
side E2037/E2137 river name="Oder"
side E2117/E2218 river name="Narew"
side E2118/E2119 river name="Narew"
side E2118/E2218 river name="Narew"
side E2118/E2219 river name="Narew"
side E2120/E2121 river+demarcation name="Narew"
side E2120/E2221 demarcation
side E2121/E2221 river name="Narew"
side E2126/E2127 river name="Vistula"
side E2127/E2227 river name="Vistula"
side E2128/E2129 river name="Notec"
side E2130/E2231 river name="Warta"
side E2131/E2132 river name="Warta"
side E2131/E2231 river name="Warta"
side E2131/E2232 river name="Warta"
side E2136/E2137 river name="Oder"
side E2136/E2237 river name="Oder"
side E2217/E2218 city-river name="Narew"
side E2218/E2317 river name="Narew"
side E2220/E2221 demarcation
side E2220/E2320 demarcation
side E2221/E2222 river name="Narew"
side E2222/E2321 river name="Narew"
side E2222/E2322 river name="Narew"
side E2223/E2322 river name="Narew"
side E2226/E2326 river name="Vistula"
side E2227/E2228 river name="Vistula"
side E2227/E2326 river name="Vistula"
side E2227/E2327 river name="Vistula"
side E2230/E2231 river name="Warta"
side E2230/E2330 river name="Warta"
side E2236/E2237 river name="Oder"
side E2236/E2336 river name="Oder"
side E2316/E2417 river name="Narew"
side E2317/E2318 river name="Narew"
side E2317/E2417 river name="Narew"
side E2317/E2418 river name="Narew"
side E2319/E2320 demarcation
side E2319/E2420 demarcation
side E2320/E2421 river name="Bug"
side E2321/E2421 river name="Bug"
side E2322/E2323 river name="Narew"
side E2322/E2423 river name="Bug"
side E2323/E2423 river name="Bug"
side E2323/E2424 river name="Bug"
side E2324/E2424 river name="Bug"
side E2324/E2425 river name="Vistula"
side E2325/E2326 river name="Vistula"
side E2325/E2425 river name="Vistula"
side E2325/E2426 river name="Vistula"
side E2326/E2426 river name="Bzura"
side E2326/E2427 river name="Bzura"
side E2327/E2427 river name="Bzura"
side E2327/E2428 river name="Bzura"
side E2328/E2428 river name="Bzura"
side E2329/E2330 river name="Warta"
side E2330/E2430 river name="Warta"
side E2335/E2336 river name="Oder"
side E2335/E2436 river name="Oder"
side E2416/E2417 river name="Narew"
side E2416/E2516 river name="Narew"
side E2419/E2420 demarcation
side E2419/E2519 demarcation
side E2420/E2421 river name="Bug"
side E2420/E2520 river name="Bug"
side E2421/E2422 river name="Bug"
side E2422/E2423 river name="Bug"
side E2422/E2521 river name="Bug"
side E2422/E2522 river name="Bug"
side E2424/E2425 river name="Vistula"
side E2424/E2524 city-river name="Vistula"
side E2428/E2429 river name="Bzura"
side E2430/E2431 river name="Warta"
side E2431/E2530 river name="Warta"
side E2435/E2436 river name="Oder"
side E2435/E2535 city-river name="Oder"
side E2518/E2519 demarcation
side E2518/E2619 demarcation
side E2519/E2520 river name="Bug"
side E2519/E2620 river name="Bug"
side E2523/E2524 city-river name="Vistula"
side E2523/E2624 city-river name="Vistula"
side E2530/E2531 river name="Warta"
side E2530/E2631 river name="Warta"
side E2534/E2535 city-river name="Oder"
side E2535/E2635 city-river name="Oder"
side E2618/E2619 demarcation
side E2618/E2718 river+demarcation name="Bug"
side E2619/E2620 river name="Bug"
side E2619/E2718 river name="Bug"
side E2619/E2719 river name="Bug"
side E2623/E2624 river name="Vistula"
side E2624/E2723 river name="Vistula"
side E2630/E2631 river name="Warta"
side E2631/E2730 river name="Warta"
side E2635/E2636 river name="Oder"
side E2635/E2735 river name="Oder"
side E2717/E2718 river+demarcation name="Bug"
side E2717/E2818 river+demarcation name="Bug"
side E2723/E2724 river name="Vistula"
side E2723/E2824 river name="Vistula"
side E2724/E2824 river name="Pilica"
side E2724/E2825 river name="Pilica"
side E2725/E2825 river name="Pilica"
side E2725/E2826 river name="Pilica"
side E2726/E2826 river name="Pilica"
side E2726/E2827 river name="Pilica"
side E2727/E2827 river name="Pilica"
side E2727/E2828 river name="Pilica"
side E2728/E2828 river name="Pilica"
side E2730/E2731 river name="Warta"
side E2730/E2831 river name="Warta"
side E2734/E2735 river name="Oder"
side E2734/E2835 river name="Oder"
side E2817/E2818 river+demarcation name="Bug"
side E2817/E2917 demarcation
side E2818/E2917 river name="Bug"
side E2823/E2824 river name="Vistula"
side E2823/E2923 river name="Vistula"
side E2828/E2829 river name="Pilica"
side E2829/E2928 river name="Pilica"
side E2830/E2831 river name="Warta"
side E2831/E2930 river name="Warta"
side E2834/E2835 river name="Oder"
side E2835/E2934 river name="Oder"
side E2916/E2917 demarcation
side E2917/E2918 river name="Bug"
side E2917/E3017 demarcation
side E2917/E3018 demarcation
side E2918/E3018 river+demarcation name="Bug"
side E2921/E3022 river name="Wieprz"
side E2922/E2923 river name="Vistula"
side E2922/E3022 river name="Wieprz"
side E2922/E3023 river name="Wieprz"
side E2923/E3023 river name="Vistula"
side E2928/E2929 river name="Pilica"
side E2929/E3029 river name="Pilica"
side E2930/E2931 city-river name="Warta"
side E2931/E3031 city-river name="Warta"
side E2934/E2935 river name="Oder"
side E2934/E3035 river name="Oder"
side E3018/E3019 river+demarcation name="Bug"
side E3018/E3118 river+demarcation name="Bug"
side E3021/E3022 river name="Wieprz"
side E3021/E3121 city-river name="Wieprz"
side E3023/E3024 river name="Vistula"
side E3024/E3123 river name="Vistula"
side E3029/E3030 river name="Pilica"
side E3030/E3129 river name="Pilica"
side E3031/E3032 river name="Warta"
side E3031/E3131 river name="Warta"
side E3034/E3035 river name="Oder"
side E3035/E3134 river name="Oder"
side E3117/E3118 river+demarcation name="Bug"
side E3118/E3218 river+demarcation name="Bug"
side E3120/E3121 city-river name="Wieprz"
side E3120/E3221 river name="Wieprz"
side E3123/E3124 river name="Vistula"
side E3124/E3224 river name="Vistula"
side E3134/E3135 river name="Oder"
side E3135/E3235 river name="Oder"
side E3218/E3219 river+demarcation name="Bug"
side E3218/E3318 river+demarcation name="Bug"
side E3220/E3221 river name="Wieprz"
side E3221/E3320 river name="Wieprz"
side E3224/E3225 river name="Vistula"
side E3224/E3324 river name="Vistula"
side E3232/E3332 river name="Vistula"
side E3233/E3332 river name="Vistula"
side E3233/E3333 river name="Vistula"
side E3234/E3333 river name="Vistula"
side E3235/E3236 river name="Oder"
side E3236/E3335 river name="Oder"
side E3236/E3336 river name="Oder"
side E3237/E3336 river name="Oder"
side E3237/E3337 river name="Oder"
side E3317/E3318 river+demarcation name="Bug"
side E3318/E3418 river+demarcation name="Bug"
side E3320/E3321 river name="Wieprz"
side E3321/E3421 river name="Wieprz"
side E3323/E3324 river name="Vistula"
side E3323/E3424 river name="San"
side E3324/E3424 river name="Vistula"
side E3324/E3425 river name="Vistula"
side E3325/E3425 river name="Vistula"
side E3325/E3426 river name="Vistula"
side E3326/E3426 river name="Vistula"
side E3326/E3427 river name="Vistula"
side E3327/E3427 river name="Vistula"
side E3327/E3428 river name="Vistula"
side E3328/E3428 river name="Vistula"
side E3328/E3429 river name="Vistula"
side E3329/E3429 river name="Vistula"
side E3329/E3430 river name="Vistula"
side E3330/E3430 city-river name="Vistula"
side E3330/E3431 city-river name="Vistula"
side E3331/E3332 river name="Vistula"
side E3331/E3431 river name="Vistula"
side E3331/E3432 river name="Vistula"
side E3333/E3334 river name="Vistula"
side E3418/E3419 river+demarcation name="Bug"
side E3418/E3518 river+demarcation name="Bug"
side E3421/E3422 river name="Wieprz"
side E3421/E3521 river name="Wieprz"
side E3423/E3424 river name="San"
side E3423/E3523 river name="San"
side E3426/E3427 river name="Wisloka"
side E3426/E3526 river name="Wisloka"
side E3428/E3429 river name="Dunajec"
side E3428/E3528 river name="Dunajec"
side E3517/E3518 river+demarcation name="Bug"
side E3518/E3618 river+demarcation name="Bug"
side E3522/E3523 river name="San"
side E3523/E3623 river name="San"
side E3525/E3526 river name="Wisloka"
side E3526/E3626 river name="Wisloka"
side E3527/E3528 river name="Dunajec"
side E3528/E3628 river name="Dunajec"
side E3528/E3629 river name="Dunajec"
side E3529/E3629 river name="Dunajec"
side E3532/E3533 blocked name="High Tatra"
side E3532/E3633 blocked name="High Tatra"
side E3535/E3636 river name="Vah"
side E3536/E3636 river name="Vah"
side E3618/E3619 river+demarcation name="Bug"
side E3618/E3718 river name="Bug"
side E3619/E3718 demarcation
side E3619/E3719 demarcation
side E3620/E3719 demarcation
side E3620/E3720 demarcation
side E3621/E3720 demarcation
side E3621/E3721 demarcation
side E3622/E3721 demarcation
side E3622/E3722 demarcation
side E3623/E3624 river name="San"
side E3623/E3722 demarcation
side E3623/E3723 river name="San"
side E3626/E3627 river name="Wisloka"
side E3627/E3726 river name="Wisloka"
side E3629/E3630 river name="Dunajec"
side E3630/E3729 river name="Dunajec"
side E3632/E3633 blocked name="High Tatra"
side E3632/E3732 blocked name="High Tatra"
side E3633/E3733 river name="Vah"
side E3634/E3733 river name="Vah"
side E3634/E3734 river name="Vah"
side E3635/E3636 river name="Vah"
side E3635/E3734 river name="Vah"
side E3635/E3735 river name="Vah"
side E3636/E3637 river name="Vah"
side E3637/E3736 river name="Vah"
side E3637/E3737 river name="Vah"
side E3717/E3718 river name="Bug"
side E3718/E3818 river name="Bug"
side E3722/E3723 river+demarcation name="San"
side E3723/E3823 river+demarcation name="San"
side E3723/E3824 river+demarcation name="San"
side E3724/E3824 river+demarcation name="San"
side E3726/E3727 river name="Wisloka"
side E3727/E3827 river name="Wisloka"
side E3729/E3730 river name="Dunajec"
side E3730/E3830 river name="Dunajec"
side E3730/E3831 river name="Dunajec"
side E3732/E3733 river name="Vah"
side E3818/E3819 river name="Bug"
side E3818/E3918 river name="Bug"
side E3824/E3825 river+demarcation name="San"
side E3825/E3924 river+demarcation name="San"
side E3917/E3918 river name="Bug"
side E3924/E3925 river+demarcation name="San"

end
`
