// Names with their letters: the board and the counters are written in plain ones.

/** Towns, as the map and the table write them. */
export const PLACE_SPELLINGS: Readonly<Record<string, string>> = {
  Konigsberg: 'Königsberg',
  Gorlitz: 'Görlitz',
  Kosice: 'Košice',
  'Ceske Budejovice': 'České Budějovice',
  'Hradec Kralove': 'Hradec Králové',
  Zilina: 'Žilina',
  Uzhorod: 'Užhorod',
  Lodz: 'Łódź',
  Poznan: 'Poznań',
  Torun: 'Toruń',
  Bialystok: 'Białystok',
  Przemysl: 'Przemyśl',
  Gyor: 'Győr',
  Krakow: 'Kraków',
  Vilna: 'Wilno',
  Lvov: 'Lwów',
  Rovno: 'Równe',
  Liege: 'Liège',
}

const UNIT_SPELLINGS: Readonly<Record<string, string>> = {
  'Lodz Army': 'Łódź Army',
  'Poznan Army': 'Poznań Army',
  'Cracow Army': 'Kraków Army',
  'Slask Corps': 'Śląsk Corps',
  'Group Jaslo': 'Jasło Group',
  'Piotrkow Corps': 'Piotrków Corps',
  'Wyskow (Wyszkow) Corps': 'Wyszków Corps',
  'Dreser (Dreszer) Group': 'Dreszer Group',
}

export const spelledPlace = (name: string): string => PLACE_SPELLINGS[name] ?? name

export const spelledUnit = (name: string): string => UNIT_SPELLINGS[name] ?? name
