// Fortified hexes, launch sites and passes. The rules give the two ends of the West Wall (10.3) and that there are two
// Alpine passes (8.8); the rest is history.

/** Fortified hexes by kind. */
export const forts: Readonly<Record<string, readonly string[]>> = {
  // Freiburg, along the Rhine to the Bienwald, Saarbrucken, the Hunsruck, the Eifel, Aachen, the Roer.
  'west-wall': ['2612', '2613', '2713', '2813', '2913', '3013', '3113', '3214'],
  // The ports that Hitler declared fortresses: Cherbourg, Brest, Lorient, St. Nazaire, La Rochelle, Le Havre,
  // Boulogne, Calais, Dunkirk and Walcheren.
  'atlantic-wall': ['3404', '3500', '3300', '3201', '2801', '3305', '3408', '3508', '3409', '3510'],
  // Massa, the Futa pass above Florence, the Apennines to Rimini.
  'gothic-line': ['1811', '1712', '1713'],
}

/** Where V-1 rose in the summer of 1944: the Somme, St. Omer and the ground behind Dunkirk. */
export const launchSites: readonly string[] = ['3307', '3408', '3409']

export interface AlpinePass {
  readonly name: string
  /** From one entry hex to the other; the hexes between are the pass. */
  readonly hexes: readonly string[]
}

export const passes: readonly AlpinePass[] = [
  // Trento, Bolzano, the Brenner, and down to the Bavarian foothills.
  { name: 'Brenner Pass', hexes: ['2014', '2114', '2215', '2315'] },
  // Udine, Tarvisio, Villach, the basin of Klagenfurt.
  { name: 'Tarvisio Pass', hexes: ['1916', '2017', '2018', '2019'] },
]
