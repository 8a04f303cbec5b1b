import type { Railway } from '../layers/railways.ts'

// The roads of 1945, from town to town, drawn up by hand after the Reichsautobahnen and Reichsstraßen (R) of the time.
// Towns, villages and city quarters take their place from the board; the points below are junctions, bridges and
// places off the map where a road goes on.

const road = (route: string): Railway => {
  const towns = route.split(' - ')
  const [first, last] = [towns[0], towns.at(-1)!].map(town => town.replace('@', ''))
  return { name: `${first}-${last}`, towns }
}

export const motorways: readonly Railway[] = [
  road(
    '@Hellerau - Thiendorf - @Ortrand west - @Schwarzheide - @Freienhufen - @Bronkow - @Spreewald junction - @Duben - @Berlin',
  ),
  road(
    '@Spreewald junction - @Boblitz - @Vetschau south - @Krieschow - @Cottbus south - @Roggosen - @Bademeusel - @Tschöpeln - @Breslau',
  ),
  road('@Hellerau - Ottendorf - @Burkau - @Salzenforst - @Bautzen north - Weißenberg'),
  road('@Hellerau - @Kemnitz - Wilsdruff - @Siebenlehn - Hainichen - @Chemnitz'),
].map((route, index) => ({
  ...route,
  name: ['Dresden-Berlin', 'Lübbenau-Breslau', 'Dresden-Weißenberg', 'Dresden-Chemnitz'][index],
}))

export const mainRoads: readonly Railway[] = [
  // R 6
  road('@Wurzen - Oschatz - Stauchitz - Meißen - 1931 - 2132 - 2333 - Dresden'),
  road('Neustadt quarter - @Weißig - Großharthau - Bischofswerda - Göda - Bautzen'),
  road('Bautzen - Hochkirch - Löbau - Reichenbach - Görlitz'),
  road('Görlitz Moys - @Waldau - @Bunzlau'),
  road('Görlitz Moys - @Lauban'),
  // R 87
  road(
    '@Eilenburg - Torgau - Beilrode - @Züllsdorf - Herzberg - Schlieben - Hohenbucko - Luckau - Lübben - @Beeskow',
  ),
  // R 96
  road('@Zittau - Neugersdorf - Ebersbach - Oppach - Bautzen South'),
  road(
    'Bautzen - Neschwitz - Königswartha - Hoyerswerda - Senftenberg - Finsterwalde - Sonnewalde - Luckau - @Golßen',
  ),
  // R 97
  road(
    'Neustadt quarter - Klotzsche - Ottendorf - Königsbrück - Schwepnitz - Bernsdorf - Hoyerswerda - Spreetal',
  ),
  road('Spreetal - Spremberg - Cottbus South'),
  road('Cottbus - Peitz - @Jänschwalde - Guben'),
  // R 98
  road('Riesa - Zeithain - Großenhain - Thiendorf - Königsbrück - Kamenz'),
  road('Kamenz - Panschwitz-Kuckau - Bautzen'),
  // R 99
  road('Görlitz South - Hagenwerder - Ostritz - Hirschfelde - @Zittau'),
  // R 101
  road(
    '@Brand - Freiberg - @Siebenlehn - Nossen - Meißen - 1828 - Großenhain - Elsterwerda - Liebenwerda - Falkenberg',
  ),
  road('Falkenberg - Herzberg - @Jüterbog'),
  // R 102
  road('Luckau - Dahme - @Jüterbog'),
  // R 112
  road('Forst - Gastrose - Guben - @Frankfurt'),
  // R 115 and its neighbours
  road(
    'Görlitz - Kodersdorf - Niesky - Hähnichen - Rietschen - Weißkeißel - Muskau - Döbern - Cottbus South',
  ),
  road('Cottbus - Vetschau - Lübbenau - Lübben'),
  road('Weißkeißel - Weißwasser - Schleife - Spremberg'),
  road('Cottbus - @Kathlow - Forst - @Forst bridge - @Tschernitz - Sorau - @Sagan'),
  road('Niesky - Mücka - Klitten - Uhyst - Lohsa - Hoyerswerda'),
  // R 169
  road('Cottbus - Drebkau - Altdöbern - Großräschen - Senftenberg - Ruhland - Lauchhammer - Elsterwerda'),
  road('Elsterwerda - Gröditz - Zeithain - Riesa - Stauchitz - Döbeln - Waldheim - Mittweida - @Chemnitz'),
  // R 170, 172, 173
  road('Dresden - @Bannewitz - @Dippoldiswalde'),
  road('Dresden - Pirna - Königstein - @Schandau - @Tetschen'),
  road('Dresden - Freital - @Grillenburg - Freiberg - @Oederan'),
  // R 178
  road('Löbau - Herrnhut - @Zittau'),
  // R 182, 183, 187
  road('Torgau - Belgern - Strehla - 1123 - Riesa'),
  road('@Dommitzsch north - Dommitzsch - Torgau'),
  road('Beilrode - @Kosilenzien - Liebenwerda'),
  road('@Wittenberg - Jessen - Schweinitz - Herzberg'),
  // Beyond the Neisse
  road('Guben - 5200 - @Crossen'),
  road('Sorau - Sommerfeld - Guben'),
]

export const secondaryRoads: readonly Railway[] = [
  // West of the Elbe
  road('@Grimma - Leisnig - Döbeln - Roßwein - Nossen'),
  road('Oschatz - Mügeln - Döbeln'),
  road('Mügeln - Leisnig'),
  road('Oschatz - Dahlen - Schildau - Torgau'),
  road('Schildau - @Eilenburg'),
  road('Oschatz - Strehla'),
  road('Riesa - Lommatzsch - Meißen'),
  road('Lommatzsch - Nossen'),
  road('Döbeln - Lommatzsch'),
  road('Waldheim - Hainichen - Freiberg'),
  road('Meißen - Wilsdruff - Freital'),
  road('Wilsdruff - Nossen'),
  road('Tharandt - Freital'),
  road('Tharandt - @Grillenburg'),
  // Between Elbe and Dahme
  road('Jessen - Annaburg - Prettin - Beilrode'),
  road('Annaburg - Herzberg'),
  road('Schweinitz - @Seyda - @Jüterbog'),
  road('Herzberg - @Schönewalde - Dahme'),
  road('Schlieben - Dahme'),
  road('Schlieben - Kirchhain - Finsterwalde - Calau'),
  road('Falkenberg - Uebigau - Kirchhain - Sonnewalde'),
  road('Liebenwerda - Kirchhain'),
  road('Mühlberg - Liebenwerda'),
  road('Mühlberg - Beilrode'),
  road('Mühlberg - Gröditz - Großenhain'),
  road('Elsterwerda - Finsterwalde'),
  road('Luckau - Crinitz - Finsterwalde'),
  road('Luckau - Calau - Vetschau'),
  road('Finsterwalde - Lauchhammer - Ortrand - Großenhain'),
  road('Dahme - @Golßen'),
  // Around Dresden
  road('Neustadt quarter - Radebeul - Coswig - Weinböhla - Großenhain'),
  road('Coswig - 1828'),
  road('Radebeul - Moritzburg - Radeburg - Ortrand - Ruhland'),
  road('Radeburg - Großenhain'),
  road('Radeburg - Königsbrück'),
  road('Klotzsche - Radeberg - Pulsnitz - Kamenz'),
  road('Radeberg - Arnsdorf - Stolpen - Pirna'),
  road('Stolpen - Bischofswerda'),
  road('Stolpen - Neustadt - Sebnitz - @Schandau'),
  road('@Weißig - Stolpen'),
  road('Pirna - Hohnstein - Sebnitz - @Nixdorf'),
  road('Pirna - @Gottleuba'),
  // Upper Lusatia
  road('Bischofswerda - Pulsnitz - Königsbrück'),
  road('Bischofswerda - Elstra - Kamenz'),
  road('Bischofswerda - Neukirch - Wilthen - Bautzen South'),
  road('Neukirch - Neustadt'),
  road('Wilthen - Oppach - Löbau'),
  road('Wilthen - Schluckenau - Rumburg - @Schönlinde'),
  road('Rumburg - Ebersbach - Löbau'),
  road('Rumburg - Warnsdorf - @Zittau'),
  road('Schluckenau - Ebersbach'),
  road('Bernstadt - Herrnhut - Neugersdorf'),
  road('Reichenbach - Bernstadt - Ostritz - Seidenberg - @Marklissa'),
  road('Görlitz Moys - Schönberg - Seidenberg - Friedland - @Reichenberg'),
  road('Friedland - @Zittau'),
  road('Friedland - @Neustadt an der Tafelfichte'),
  road('Görlitz - Königshain - Weißenberg - Bautzen'),
  road('Weißenberg - Niesky - Rothenburg - @Rothenburg bridge - @Sänitz'),
  road('Weißenberg - Löbau'),
  road('Weißenberg - Guttau - Großdubrau - Königswartha - Wittichenau - Bernsdorf'),
  road('Bautzen - Großdubrau - Uhyst - Boxberg - Weißwasser'),
  road('Boxberg - Rietschen - Rothenburg'),
  road('Kamenz - Wittichenau - Hoyerswerda'),
  road('Crostwitz - Königswartha'),
  road('Crostwitz - Panschwitz-Kuckau'),
  road('Kodersdorf - Rothenburg'),
  road('Kodersdorf - @Deschka - Penzig'),
  road('Rothenburg - @Steinbach - @Podrosche - Weißkeißel'),
  road('Hoyerswerda - Schleife'),
  // Lower Lusatia
  road('Bernsdorf - Senftenberg'),
  road('Senftenberg - Welzow - Spremberg'),
  road('Welzow - Drebkau'),
  road('Altdöbern - Calau - Lübbenau'),
  road('Drebkau - Vetschau'),
  road('Vetschau - Burg - Straupitz - @Lieberose'),
  road('Burg - Cottbus'),
  road('Straupitz - Lübben'),
  road('Peitz - Tauer - @Lieberose'),
  road('Peitz - Forst'),
  road('Guben - @Lieberose'),
  road('Spremberg - Döbern - Forst'),
  road('Cottbus South - Neuhausen - Komptendorf - Döbern'),
  road('Jänschwalde - Grießen - Gastrose'),
  // East of the Neisse
  road('@Forst bridge - Pförten - Sommerfeld - @Christianstadt'),
  road('Pförten - Guben'),
  road('Muskau - Triebel - Sorau'),
  road('Triebel - Teuplitz - Pförten'),
  road('Triebel - @Forst bridge'),
  road('@Podrosche - Priebus - Wiesau - @Sagan'),
  road('Muskau - 5114 - 5215 - Priebus - Freiwaldau - Rauscha - Kohlfurt'),
  road('Priebus - Triebel'),
  road('Sorau - Wiesau - Freiwaldau - @Sänitz'),
  road('Sorau - Halbau - Rauscha'),
  road('Halbau - @Sagan'),
  road('Sorau - Gassen - Sommerfeld'),
  road('Sorau - Naumburg am Bober - @Grünberg'),
  road('@Sänitz - Rauscha'),
  road('Penzig - Kohlfurt - @Bunzlau'),
  road('Penzig - Görlitz Moys'),
  road('Penzig - Rauscha'),
  road('Schönberg - @Lauban'),
]

/** Latitude and longitude. */
export const points: Readonly<Record<string, readonly [number, number]>> = {
  Hellerau: [51.12, 13.735],
  'Ortrand west': [51.37, 13.785],
  Freienhufen: [51.57, 13.95],
  Bronkow: [51.67, 13.92],
  'Spreewald junction': [51.85, 13.9],
  Berlin: [52.1, 13.72],
  Boblitz: [51.82, 13.99],
  'Vetschau south': [51.765, 14.08],
  Krieschow: [51.745, 14.18],
  Duben: [51.9, 13.85],
  Schwarzheide: [51.475, 13.83],
  'Cottbus south': [51.715, 14.3],
  Roggosen: [51.7, 14.47],
  Bademeusel: [51.672, 14.69],
  Tschöpeln: [51.59, 14.95],
  Breslau: [51.48, 15.35],
  Burkau: [51.185, 14.17],
  Salzenforst: [51.2, 14.35],
  'Bautzen north': [51.207, 14.43],
  Kemnitz: [51.083, 13.64],
  Siebenlehn: [51.035, 13.31],
  Chemnitz: [50.85, 12.92],
  Wurzen: [51.36, 12.75],
  Weißig: [51.065, 13.88],
  Waldau: [51.21, 15.19],
  Bunzlau: [51.265, 15.45],
  Lauban: [51.12, 15.29],
  Eilenburg: [51.46, 12.7],
  Züllsdorf: [51.63, 13.12],
  Beeskow: [52.1, 14.1],
  Zittau: [50.89, 14.81],
  Golßen: [51.98, 13.6],
  Jänschwalde: [51.88, 14.51],
  Brand: [50.86, 13.32],
  Jüterbog: [52.0, 13.08],
  Frankfurt: [52.1, 14.68],
  Kathlow: [51.73, 14.48],
  'Forst bridge': [51.735, 14.68],
  Tschernitz: [51.69, 14.88],
  Sagan: [51.62, 15.32],
  Bannewitz: [50.99, 13.715],
  Dippoldiswalde: [50.88, 13.67],
  Schandau: [50.915, 14.14],
  Tetschen: [50.78, 14.2],
  Grillenburg: [50.955, 13.5],
  Oederan: [50.87, 13.2],
  'Dommitzsch north': [51.63, 12.78],
  Kosilenzien: [51.52, 13.27],
  Wittenberg: [51.84, 12.75],
  Crossen: [52.05, 15.1],
  Grimma: [51.22, 12.78],
  Seyda: [51.883, 12.91],
  Schönewalde: [51.82, 13.2],
  Nixdorf: [50.965, 14.364],
  Gottleuba: [50.87, 13.94],
  Schönlinde: [50.9, 14.505],
  Marklissa: [51.02, 15.3],
  Reichenberg: [50.85, 15.06],
  'Neustadt an der Tafelfichte': [50.9, 15.26],
  'Rothenburg bridge': [51.335, 14.995],
  Sänitz: [51.412, 14.985],
  Deschka: [51.265, 15.03],
  Steinbach: [51.37, 14.955],
  Podrosche: [51.465, 14.935],
  Lieberose: [51.99, 14.3],
  Christianstadt: [51.8, 15.3],
  Grünberg: [51.9, 15.4],
}

/** Roads that meet in Zittau, just beyond the south edge, are one way out (S-V2): that of R 99, in 5438. */
export const joinedBeyondTheEdge: readonly string[] = ['5238', '5338', '5638']
