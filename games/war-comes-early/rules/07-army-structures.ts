// 7.1, 13.4  What armies and fronts are made of.
import { YUGOSLAVIA } from '../nations.ts'
import type { State } from '../state.ts'
import { corpsHalves, counters, isArmy, isMarker, isStatic, unitNation, unitsOfNation } from '../world.ts'

/**
 * Armies and the corps that fit them carry the same number: one for the infantry and one for the mechanized
 * formations of a nation. 0 for armies that never break down and for corps that join none.
 */
const infantryClass = (unit: number) => unitNation[unit] * 2 + 1
const mechanizedClass = (unit: number) => unitNation[unit] * 2 + 2

// 7.1k, 13.4d  The Danish, Lithuanian and Bernolak armies lack the flag.
const armyClass = Uint8Array.from(counters, (c, u) => {
  if (!isArmy[u] || !c.flags.has('breaksDown')) return 0
  // 7.1f  The Italian mechanized army is made of the three Italian mechanized corps and of nothing else.
  return c.flags.has('italianMechArmy') ? mechanizedClass(u) : infantryClass(u)
})

// 7.1b, 7.1c, 7.1d, 7.1e, 7.1f, 7.1g, 7.1h, 7.1i, 7.1j, 7.1l, 13.4e  Infantry corps, Soviet armies, Polish ad hoc groups and
// the German mountain corps.
const componentClass = Uint8Array.from(counters, (c, u) => {
  if (isArmy[u] || isStatic[u] || isMarker[u] || c.flags.has('noReorg')) return 0
  if (c.flags.has('italianMech')) return mechanizedClass(u)
  return c.type === 'infantry' || c.flags.has('canFormArmy') ? infantryClass(u) : 0
})

/** R11  The two Yugoslav corps that start on the map by themselves. */
const isYugoIndependent = Uint8Array.from(counters, (c, u) =>
  unitNation[u] === YUGOSLAVIA && c.flags.has('canFormArmy') ? 1 : 0,
)

/** [nation] its armies that break down. */
export const armiesOfNation = unitsOfNation.map(units => units.filter(unit => armyClass[unit] !== 0))

/** [army] the corps that fit it, Yugoslav independents included. */
export const corpsFor = Array.from(armyClass, (kind, army) =>
  unitsOfNation[unitNation[army]].filter(unit => kind !== 0 && componentClass[unit] === kind),
)

export function breaksDown(_g: State, unit: number): boolean {
  return armyClass[unit] !== 0
}

/** 7.1, 13.4c  Two corps; three in Hungary, in the Italian mechanized army and in the German armies of 1939; five in a front. */
export function componentCount(_g: State, army: number): number {
  return armyClass[army] === 0 ? 0 : corpsHalves[army] / 2
}

export function mayBeComponent(g: State, army: number, unit: number): boolean {
  if (armyClass[army] === 0 || armyClass[army] !== componentClass[unit]) return false
  return !isYugoIndependent[unit] || g.terms.options.yugoIndependentsCombine
}
