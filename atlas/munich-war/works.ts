// Where forts and field works stood in the autumn of 1938. The rules give how many forts each country has (the Initial
// Deployment Table), their initials (2.6) and the entrenchment of Aachen (11.12); the other places are history.

/** Hexes with the fortification symbol, by name. */
export const forts: Readonly<Record<string, string>> = {
  '2415': 'Pilsen',
  '2514': 'Elbe Gate',
  '2715': 'Nachod',
  '2916': 'Opava',
  '2716': 'Znojmo',
  '2818': 'Bratislava',
  '1615': 'Metz',
  '1716': 'Strasbourg',
  '1617': 'Belfort',
  '1623': 'Nice',
  '1613': 'Eben Emael',
  '3209': 'Konigsberg',
  '2612': 'Oder Quadrilateral',
  '3213': 'Warsaw',
  '3115': 'Krakow',
  '3510': 'Grodno',
  '4001': 'Mannerheim Line',
  '4101': 'Leningrad',
  '3910': 'Minsk',
  '4215': 'Kiev',
  '4320': 'Odessa',
}

export const MANNERHEIM_LINE = '4001'

/** Hexes with the entrenchment symbol, by name. */
export const entrenchments: Readonly<Record<string, string>> = {
  '1712': 'Aachen',
  '1713': 'Eifel',
  '1714': 'Trier',
  '1815': 'Saarbrucken',
  '1816': 'Upper Rhine',
  '1817': 'Freiburg',
  '2612': 'Oder-Warta Bend',
  '2516': 'Ceske Budejovice',
  '1412': 'Lille',
  '3015': 'Katowice',
  '3904': 'Pskov',
  '4008': 'Polotsk',
  '4016': 'Zhitomir',
}
