// The tables of the mapsheet. What the rulebook does not state is reconstructed (docs/reconstruction.md).
import { combatTable } from '../../engine/battle/table-text.ts'

/** 12.4 to 12.7  Attacker eliminated, attack stalled, bloodbath, defender retreat, defender eliminated. */
export const RESULTS = ['AE', 'AS', 'BB', 'DR', 'DE'] as const
export type CombatResult = (typeof RESULTS)[number]

/** 12.11  Only the heading "+1 or +2" and its distance to +4 are stated (12.13a). */
export const combatResults = combatTable<CombatResult>(
  `
  differential | -5 or less  -4 or -3  -2 or -1   0   +1 or +2  +3   +4 or +5  +6 to +8  +9 or more
  -------------+--------------------------------------------------------------------------------------
  1            | AE          AE        AE         AE  AE        AS   BB        BB        DR
  2            | AE          AE        AE         AS  AS        BB   BB        DR        DR
  3            | AE          AE        AS         AS  BB        BB   DR        DR        DR
  4            | AE          AS        AS         BB  BB        DR   DR        DR        DE
  5            | AS          AS        BB         BB  DR        DR   DR        DE        DE
  6            | AS          BB        BB         DR  DR        DR   DE        DE        DE
  `,
  printed => RESULTS.find(result => result === printed) ?? null,
)

/** 2.10, 11.4a, 13.5  Movement factors by the German airpower environment of the map. French factors are stated (11.4). */
export const MOVEMENT_FACTORS = {
  //                 air superiority  air parity
  germanEast: /* */ { superiority: 5, parity: 4 },
  polish: /*     */ { superiority: 3, parity: 4 },
  soviet: /*     */ { superiority: 3, parity: 4 },
  french: /*     */ { superiority: 5, parity: 6 },
  germanWest: /* */ { superiority: 6, parity: 5 },
} as const

/** 4.4a, 4.6, 4.7  Strategic Events Table: the lowest modified roll for each event. */
export const EVENT_FROM = { sovietEntry: 7, coup: 9 } as const

/** 4.4b */
export const EVENT_MODIFIERS = {
  warsawGerman: -2,
  warsawAdjacent: -1,
  westWall: 1,
  eachWestCity: 1,
  mostWestCities: 8,
} as const

/** 11.7  Extra movement points for a German river crossing, by die. */
export const RIVER_CROSSING = [0, 1, 1, 2, 2, 3] as const

/** 13.6f  German Airborne Operations Table: the highest die with which the paratroops survive. */
export const AIRBORNE_SURVIVES_TO = { superiority: 5, parity: 2 } as const

/** 8.10  Supply points of Army Group C. */
export const SUPPLY_POINTS = { start: 49, crisis: 1, combat: 4, replacement: 2 } as const

/** 12.12b  Columns for a concentric attack. */
export const CONCENTRIC = { germanWithPanzer: 2, german: 1, french: 1 } as const

/** Reconstructed dates of the turn track. */
export const DATES = [
  '1–3 Sep',
  '4–6 Sep',
  '7–9 Sep',
  '10–12 Sep',
  '13–15 Sep',
  '16–18 Sep',
  '19–21 Sep',
  '22–24 Sep',
  '25–27 Sep',
  '28–30 Sep',
  '1–3 Oct',
  '4–6 Oct',
] as const
