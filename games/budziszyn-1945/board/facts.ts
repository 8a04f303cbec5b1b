// Every hex that the rulebook names, with what it says of it. The board must agree with all of them.

export type Scenario = 'nysa' | 'stars'
export type Side = 'german' | 'soviet' | 'american'

/** Hexes in which units of one formation begin a scenario; their side controls them. */
export interface SetUp {
  readonly scenario: Scenario
  readonly side: Side
  readonly formation: string
  readonly hexes: readonly string[]
}

const setUp = (scenario: Scenario, side: Side, formation: string, hexes: string): SetUp => ({
  scenario,
  side,
  formation,
  hexes: hexes.split(' '),
})

export const setUps: readonly SetUp[] = [
  // Nysa 1945, German set-up
  setUp('nysa', 'german', 'Volkssturm', '4204 3116 4928 4110 3306 3426 2800'),
  setUp('nysa', 'german', 'Army troops', '5000 4329 4008'),
  setUp('nysa', 'german', 'V Corps', '5000 4802 4705 4808 5110 4508'),
  setUp('nysa', 'german', 'Böhmen Group', '3819'),
  setUp('nysa', 'german', 'Großdeutschland Corps', '5112 5115 5016 5217 5418 5719 4622 5425 5721 5823 5924'),
  setUp('nysa', 'german', 'LVII Corps', '6025 6226 6427'),
  setUp('nysa', 'german', 'Moser Corps', '0919 1323 1829'),
  // Nysa 1945, Soviet set-up; the hex of 52 ARM-R and 124 ARM-R is lost and read as 6323 (R66)
  setUp('nysa', 'soviet', 'I Guards Cavalry Corps', '6421'),
  setUp('nysa', 'soviet', '2nd Polish Army', '6119 5517 5717 5819 5820 6022 5923 6021'),
  setUp('nysa', 'soviet', '52nd Army', '6424 6322 6323 6024 6225 6426'),
  setUp('nysa', 'soviet', '5th Guards Army', '5314 5415 5213 5114 5313 5511 5216'),
  setUp('nysa', 'soviet', '4th Guards Tank Army', '6115 6216 6315 6015'),
  setUp('nysa', 'soviet', '3rd Guards Tank Army', '5905 6006 6206 6306'),
  setUp('nysa', 'soviet', '3rd Guards Army', '5306 5304 5006 5100 4804 5206 4906 4907 5008 5007'),
  setUp('nysa', 'soviet', '13th Army', '5609 5411 5410 5209 5210 5211'),
  // Two Stars, German set-up
  setUp('stars', 'german', 'Moser Corps', '2631 2832'),
  setUp('stars', 'german', 'IV Corps', '3432 3030 3330 3730 4030 4230 4329 4529 4728 4927'),
  setUp(
    'stars',
    'german',
    'LVII Armoured Corps',
    '5127 5030 5231 5326 5526 5827 4932 5630 6330 6025 6226 6427',
  ),
  setUp('stars', 'german', 'V Corps', '3600 2899 3402 3602 4503 4802 5000 4104 4304'),
  // Two Stars, Soviet set-up; 117 INF is printed in 1128, behind the Americans, and read as 1118 (R2)
  setUp('stars', 'soviet', 'I Guards Cavalry Corps', '4722'),
  setUp('stars', 'soviet', '28th Army', '5823 6424 5323 5325 5525 5826 6024 6125 6426'),
  setUp('stars', 'soviet', '52nd Army', '4427 4526 5016 4128 4328 4628 4926'),
  setUp('stars', 'soviet', '2nd Polish Army', '3525 3426 2925 3128 3428 3828 3928'),
  setUp('stars', 'soviet', '5th Guards Army', '2426 2726 2728 2429 2228 1829 1924 1625'),
  setUp('stars', 'soviet', '13th Army', '1917 1513 1515 1719 1423 1221 1118 0816 0515 0513 0210'),
  setUp(
    'stars',
    'soviet',
    '3rd Guards Army',
    '2403 3306 4008 4107 4204 4205 3504 2800 3502 4203 4803 5100 0305 0700',
  ),
  // Two Stars, American set-up
  setUp('stars', 'american', '69th, 78th and 104th Divisions', '0111 0413 0415 0919 1121 1323 1728'),
]

/** Hex numbers that the rulebook prints and that are played elsewhere or belong to another map. */
export const misprints = [
  { hex: '1128', playedAs: '1118', because: 'it lies behind the Americans; one wrong digit (R2)' },
  {
    hexes: ['4106', '4206', '4303', '4404', '4406'],
    because: 'the example of 10.1.11 shows units of another game of the series',
  },
] as const

/** A tributary joins the Elbe here; with the Elbe it bounds the American reserves (Two Stars, American set-up). */
export const TRIBUTARY_MOUTH = '1729'

/** The Americans may not pass this column in Nysa 1945, and count from it in Two Stars. */
export const AMERICAN_COLUMN = 17

/** The Soviets count from this column how far west the Americans were kept (Two Stars, victory). */
export const SOVIET_COLUMN = 51

/** Cities whose hexes have no number in the rulebook but are named in the set-ups. */
export const namedCities = ['Dresden', 'Görlitz', 'Cottbus'] as const

/** Which sides' reinforcements enter by which zones (Nysa 1945); the letters are the rulebook's. */
export const zoneUsers: Readonly<Record<string, readonly Side[]>> = {
  C: ['soviet'],
  D: ['german', 'soviet'],
  E: ['german'],
  F: ['german'],
  K: ['american'],
  L: ['american'],
  P: ['german'],
  U: ['german'],
  W: ['german'],
  X: ['german'],
  Y: ['german'],
}

/** The zone through which Soviet armour leaves for Berlin (Nysa 1945, victory). */
export const EXIT_ZONE = 'S'

/** Edges by which a side is supplied in both scenarios; the Germans have Dresden as well. */
export const supplyEdges = {
  german: ['north', 'west', 'south'],
  soviet: ['east'],
  /** Roads only, south of the Elbe (Two Stars). */
  american: ['west'],
} as const
