// Two ways to set up every country: a sound one, which holds what must be held, and a bolder one, which gathers for attack. The
// sound plan is what the counters suggest, changed here for wars in which a country faces another way. A hex that is taken or
// closed stands for the nearest one that is not.

export type PlanName = 'sound' | 'bold'
export const PLAN_NAMES: readonly PlanName[] = ['sound', 'bold']

/** Counter -> hex. */
type Plan = Readonly<Record<string, string>>

interface Plans {
  /** In every war. */
  readonly always?: Plan
  /** In one war, by its id. */
  readonly in?: Readonly<Record<string, Plan>>
}

/** Against Poland as well: Silesia, the Oder and Pomerania are held. */
const GERMAN_EASTERN_FRONT: Plan = { 'ge-8': '2814', 'ge-3': '2612', 'ge-2': '2810', 'ge-9': '2913' }
/** Without France among the enemies the west is left to the border corps. */
const GERMAN_WEST_BARE: Plan = { 'ge-5': '2416', 'ge-12': '2414', 'ge-6': '1712' }
const POLES_AGAINST_CZECHS: Plan = {
  'po-pos': '3016',
  'po-lod': '3116',
  'po-sil': '3015',
  'po-mod': '3213',
  'po-pom': '3113',
  'po-kar': '3217',
  'po-ogcav': '3416',
}
const POLES_AGAINST_SOVIETS: Plan = {
  'po-pos': '3711',
  'po-lod': '3615',
  'po-sil': '3512',
  'po-mod': '3709',
  'po-pom': '3613',
  'po-kar': '3516',
  'po-ogcav': '3714',
}
const ROMANIANS_AGAINST_SOVIETS: Plan = { 'ro-3': '3819', 'ro-4': '3920', 'ro-mtn': '3719' }
const ITALIANS_AGAINST_YUGOSLAVS: Plan = {
  'it-1': '2321',
  'it-4': '2221',
  'it-2': '1821',
  'it-8': '1621',
  'it-alp': '2320',
  'it-ccnn': '1721',
}

const SOUND: Plans = {
  in: {
    'western-powers': { ...POLES_AGAINST_CZECHS },
    'little-entente': {
      ...GERMAN_WEST_BARE,
      ...ITALIANS_AGAINST_YUGOSLAVS,
      'ro-3': '3320',
      'ro-4': '3321',
      'ro-mtn': '3420',
      'yg-2': '2820',
      'yg-4': '2520',
    },
    intermarium: { ...GERMAN_WEST_BARE, ...GERMAN_EASTERN_FRONT, ...ROMANIANS_AGAINST_SOVIETS },
    'anti-comintern': {
      ...GERMAN_WEST_BARE,
      ...POLES_AGAINST_SOVIETS,
      ...ROMANIANS_AGAINST_SOVIETS,
      'ge-1': '3309',
    },
    'general-war': {
      ...GERMAN_EASTERN_FRONT,
      ...ROMANIANS_AGAINST_SOVIETS,
      'ge-9': '1714',
      'ge-11': '2513',
    },
  },
}

/** Said only where it differs from the sound plan. */
const BOLD: Plans = {
  always: {
    // Panzers and motorized corps in two fists, north and south of Bohemia.
    'ge-16': '2315',
    'ge-18': '2315',
    'ge-light': '2717',
    'ge-14': '2717',
    'ge-19': '2316',
    'ge-5': '2416',
    'ge-12': '2316',
    'ge-10': '2414',
    // The Czech field armies stand in the fortresses, the Mobile Corps behind them.
    'cz-1': '2415',
    'cz-2': '2514',
    'cz-3': '2818',
    'cz-4': '2716',
    'cz-b11': '2515',
    'cz-b12': '2715',
    'cz-b13': '2916',
    'cz-mc': '2515',
    // France masses before the Saar and the Rhine.
    'fr-3': '1615',
    'fr-4': '1715',
    'fr-5': '1716',
    'fr-2': '1616',
    'fr-1': '1514',
    'fr-8': '1617',
    'fr-clm': '1616',
    'fr-deg': '1615',
    // Britain waits at the ports.
    'gb-mobile': '1011',
    'gb-bef': '1110',
    // Armies at the border instead of the capital.
    'hu-1': '2918',
    'hu-mobl': '3118',
    'po-pos': '2812',
    'po-mod': '3211',
    'po-pom': '3010',
    'po-ogcav': '3111',
    'su-1trgk': '3811',
    'su-2trgk': '3816',
    'su-cm': '3815',
    'su-3': '3907',
    'su-4': '3811',
    'su-5': '3815',
    'su-6': '3817',
    'su-7': '4002',
    'su-9': '4120',
    'it-1': '1721',
    'it-4': '1620',
    'it-alp': '1621',
    'be-fa': '1613',
    'be-cav': '1513',
    'ne-fa': '1811',
    'yg-2': '2720',
    'yg-4': '2421',
    'fi-k': '4001',
  },
  in: {
    'western-powers': {
      'po-pos': '3016',
      'po-mod': '3115',
      'po-pom': '3016',
      'po-ogcav': '3217',
      'ge-6': '1712',
    },
    'anti-comintern': { 'po-pos': '3811', 'po-mod': '3808', 'po-pom': '3712', 'po-ogcav': '3814' },
    'little-entente': { 'it-1': '2321', 'it-4': '2221', 'it-alp': '2320' },
  },
}

/** Where a plan wants a counter; undefined if it leaves that to the counter. */
export function wishOf(plan: PlanName, war: string, unit: string): string | undefined {
  const sound = SOUND.in?.[war]?.[unit]
  return plan === 'bold' ? (BOLD.in?.[war]?.[unit] ?? BOLD.always?.[unit] ?? sound) : sound
}
