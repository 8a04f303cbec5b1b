// 12.2, PAC-C  Every reason to shift the column of a battle.
import { allAcross, concentric, type Ring, ringOf, ringWhere } from '../../../engine/battle/concentric.ts'
import { type ShiftEntry, type ShiftLedger, shift } from '../../../engine/battle/shifts.ts'
import { GERMANY } from '../nations.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { CITY_SHIFT, FORT_VALUES, NATURAL_SHIFTS } from '../tables.ts'
import { derive, fort, grid, HEXES, isCity, riverSide, unitNation } from '../world.ts'
import { isIntact } from './11-entry.ts'
import type { Attacker, Engagement } from './12-strength.ts'

const CITY = shift('PAC-C4', 'city', CITY_SHIFT)
const RIVER = shift('PAC-C3', 'all attackers cross a river', -1)
const ATTACKER_AIR = shift('6.2.2d', 'attackers in a friendly air zone', 1)
const DEFENDER_AIR = shift('6.2.2e', 'defender in a friendly air zone', -1)
const GERMAN_CONCENTRIC = shift('12.2.2b', 'concentric attack by Germans', 2)
const OTHER_CONCENTRIC = shift('12.2.2b', 'concentric attack', 1)
const AIRDROP = shift('12.8b', '7th Flieger Division', 1)

const NATURAL = Object.entries(NATURAL_SHIFTS).map(([kind, columns]) => shift('PAC-C', kind, columns))
const NO_SHIFT = shift('PAC-C', 'clear', 0)
const FORTS = Object.values(FORT_VALUES).map(values => shift('PAC-C5', values.label, values.shift))

/** The natural terrain of each hex that helps its defender most. */
const naturalShift: ShiftEntry[] = []

derive(board => {
  for (let hex = 0; hex < HEXES; hex++) {
    const kinds = NATURAL.filter(({ label }) => board.terrain[hex] & (1 << board.terrainKinds.indexOf(label)))
    naturalShift[hex] = kinds.reduce(better, NO_SHIFT)
  }
})

function better(one: ShiftEntry, other: ShiftEntry): ShiftEntry {
  return other.columns < one.columns ? other : one
}

export function shiftsOf(g: State, engagement: Engagement): ShiftLedger {
  const { target, attackers } = engagement
  const ring = attackingRing(target, attackers)
  const ledger = [terrainShift(g, target)]
  if (allAcross(ring, riverRing(target))) ledger.push(RIVER)
  if (isFlownOver(g, engagement)) ledger.push(ATTACKER_AIR)
  if (isShielded(g, engagement)) ledger.push(DEFENDER_AIR)
  if (concentric(ring) && !deniesConcentric(g, target)) ledger.push(concentricShift(attackers))
  if (engagement.landed) ledger.push(AIRDROP)
  return ledger.filter(entry => entry.columns !== 0)
}

// R55  A city hides all other terrain, an intact fort the natural terrain; of city and fort the better one counts.
function terrainShift(g: State, target: number): ShiftEntry {
  const isFort = isIntact(g, target)
  if (!isCity[target]) return isFort ? FORTS[fort[target]] : naturalShift[target]
  return isFort ? better(CITY, FORTS[fort[target]]) : CITY
}

/** 12.2.2c  The hexes from which at least one unit takes part, static ones included (R76). */
function attackingRing(target: number, attackers: readonly Attacker[]): Ring {
  return ringOf(
    grid,
    target,
    attackers.map(attacker => attacker.from),
  )
}

// PAC-C3, R54  Straits count as a river, and a city does not waive the shift.
const riverRing = (target: number): Ring => ringWhere(grid, target, (_, slot) => riverSide[slot] === 1)

// 6.2.2d  One attacker in a zone of its own side is enough, and more give no more.
function isFlownOver(g: State, { attackers }: Engagement): boolean {
  return (
    attackers.length > 0 &&
    g.airSide === sideOf(g, attackers) &&
    attackers.some(attacker => hasFlag(g.hexFlags, attacker.from, HEX.airZone))
  )
}

// 6.2.2e
function isShielded(g: State, { target, attackers }: Engagement): boolean {
  return (
    attackers.length > 0 && g.airSide === 1 - sideOf(g, attackers) && hasFlag(g.hexFlags, target, HEX.airZone)
  )
}

const sideOf = (g: State, attackers: readonly Attacker[]): number =>
  g.terms.sideOf[unitNation[attackers[0].unit]]

/** 12.2.2a, R59  The geometry alone, which 3.5b asks for even where the shift is denied. */
export function isConcentric(target: number, attackers: readonly Attacker[]): boolean {
  return concentric(attackingRing(target, attackers))
}

// 12.2.2b, PAC-C4, PAC-C5
const deniesConcentric = (g: State, target: number): boolean => isCity[target] === 1 || isIntact(g, target)

// 12.2.2b, R30
const concentricShift = (attackers: readonly Attacker[]): ShiftEntry =>
  unitNation[attackers[0].unit] === GERMANY ? GERMAN_CONCENTRIC : OTHER_CONCENTRIC
