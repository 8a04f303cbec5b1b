// 12.1, 12.2, the combat results table's headings and the column shifts of the player aid card.
import { attackBan } from './attack.ts'
import { sideOf } from './nations.ts'
import { hexOf, lay, type ReferencePosition, type Side, stackIn, type Table, unitOf } from './position.ts'
import { isGermanMech } from './stacking.ts'
import { suppliedOn } from './supply.ts'
import { crossesWater, hexAt, intactFort } from './terrain.ts'
import { around, type Unit } from './world.ts'

export interface Shift {
  readonly rule: string
  readonly columns: number // to the right; negative to the left
}

export interface CombatColumn {
  readonly refusals: readonly { readonly id: string; readonly rule: string }[]
  readonly line: 'normal' | 'mechanized'
  readonly attack: number
  readonly defence: number
  readonly differential: number
  readonly shifts: readonly Shift[]
  readonly column: number // 1..11
}

const HEADINGS = {
  //            1                             2  3  4  5  6  7  8   9   10  11
  normal: /* */ [Number.NEGATIVE_INFINITY, 1, 2, 3, 4, 5, 10, 15, 20, 25, 30],
  mechanized: [Number.NEGATIVE_INFINITY, 0, 1, 2, 3, 4, 5, 10, 15, 20, 25],
}

const NATURAL_SHIFT: Readonly<Record<string, number>> = {
  clear: 0,
  woods: -1,
  broken: -1,
  rough: -1,
  swamp: 0,
  mountain: -2,
}
const FORT_SHIFT: Readonly<Record<string, number>> = {
  czech: -2,
  'czech-heavy': -3,
  belgian: -3,
  'west-wall': -2,
  maginot: 0,
}
const GARRISON: Readonly<Record<string, number>> = { czech: 2, 'czech-heavy': 3, belgian: 3 }
const CITY_SHIFT = -1

interface Attacker {
  readonly unit: Unit
  readonly from: string
  readonly supplied: boolean
  readonly halvings: number // 10.5c and the city rule, R43
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const half = (n: number): number => Math.ceil(n / 2) // 1.4a

// 1.4b, R43  Factors halved equally often are added first and then halved.
function strength(attackers: readonly Attacker[]): number {
  const factors = (times: number) =>
    sum(attackers.filter(one => one.halvings === times).map(one => one.unit.attack))
  return factors(0) + half(factors(1)) + half(half(factors(2)))
}

function attackerOf(table: Table, id: string, target: string): Attacker {
  const unit = unitOf(table, id)
  const supplied = suppliedOn(table, id, { for: 'attack', target })
  const cityHalves = unit.mechanized && hexAt(table, target).city
  return { unit, from: hexOf(table, id), supplied, halvings: (supplied ? 0 : 1) + (cityHalves ? 1 : 0) }
}

// 12.1b, R2, R44  Half the strength after halving, or half the units by option.
function lineOf(table: Table, attackers: readonly Attacker[]): 'normal' | 'mechanized' {
  const mechs = attackers.filter(one => isGermanMech(one.unit) && one.supplied)
  if (mechs.length === 0) return 'normal'
  const byUnits = table.position.options?.mechLineTest === 'units'
  const share = byUnits ? mechs.length : strength(mechs)
  const whole = byUnits ? attackers.length : strength(attackers)
  return 2 * share >= whole ? 'mechanized' : 'normal'
}

function defenceOf(table: Table, target: string): number {
  const fort = intactFort(table, target)
  return sum(stackIn(table, target).map(unit => unit.defence)) + (fort ? (GARRISON[fort.kind] ?? 0) : 0)
}

// 11.3e, 11.3f, R55  A city hides the other terrain, an intact fort the natural terrain; of both the better one.
function terrainShift(table: Table, target: string): Shift {
  const hex = hexAt(table, target)
  const fort = intactFort(table, target)
  const manMade = [...(hex.city ? [CITY_SHIFT] : []), ...(fort ? [FORT_SHIFT[fort.kind]] : [])]
  const natural = hex.terrain.map(kind => NATURAL_SHIFT[kind])
  return { rule: 'PAC-C', columns: Math.min(...(manMade.length > 0 ? manMade : natural)) }
}

// 12.2.2a  Two opposite hexes, three with a gap between each two, or four and more.
function isConcentric(attackers: readonly Attacker[], target: string): boolean {
  const taken = around(target).map(hex => attackers.some(one => one.from === hex))
  const opposite = [0, 1, 2].some(i => taken[i] && taken[i + 3])
  const alternating = [0, 1].some(i => taken[i] && taken[i + 2] && taken[i + 4])
  return opposite || alternating || taken.filter(Boolean).length >= 4
}

function concentricShift(table: Table, attackers: readonly Attacker[], target: string): Shift {
  const denied = hexAt(table, target).city || intactFort(table, target) !== null
  const german = attackers.every(one => one.unit.nation === 'Germany')
  const columns = denied || !isConcentric(attackers, target) ? 0 : german ? 2 : 1
  return { rule: '12.2.2', columns }
}

function riverShift(table: Table, attackers: readonly Attacker[], target: string): Shift {
  const all = attackers.length > 0 && attackers.every(one => crossesWater(table, one.from, target))
  return { rule: 'PAC-C3', columns: all ? -1 : 0 }
}

function inAirZone(table: Table, side: Side, hex: string): boolean {
  const air = table.position.airZones
  return air?.side === side && air.hexes.some(marker => marker === hex || around(marker).includes(hex))
}

function airShifts(table: Table, attackers: readonly Attacker[], target: string): Shift[] {
  if (attackers.length === 0) return []
  const attacking = sideOf(table.position, attackers[0].unit.nation)
  const defending = attacking === 'german' ? 'allied' : 'german'
  const over = attackers.some(one => inAirZone(table, attacking, one.from))
  return [
    { rule: '6.2.2d', columns: over ? 1 : 0 },
    { rule: '6.2.2e', columns: inAirZone(table, defending, target) ? -1 : 0 },
  ]
}

// R5  Column first, then the net of all shifts, both kept on the table.
function columnOf(line: 'normal' | 'mechanized', differential: number, net: number): number {
  const start = HEADINGS[line].filter(heading => heading <= differential).length
  return Math.min(11, Math.max(1, start + net))
}

// Units that may not attack this hex are named and left out of the sum. Nothing is split or disrupted here.
export function combatColumn(
  position: ReferencePosition,
  attackers: readonly string[],
  target: string,
  extra: { readonly flieger?: boolean } = {},
): CombatColumn {
  const table = lay(position)
  const bans = attackers.map(id => ({ id, rule: attackBan(table, id, target) }))
  const refusals = bans.flatMap(({ id, rule }) => (rule ? [{ id, rule }] : []))
  const allowed = bans.filter(({ rule }) => rule === null).map(({ id }) => attackerOf(table, id, target))
  const line = lineOf(table, allowed)
  const attack = strength(allowed)
  const defence = defenceOf(table, target)
  const shifts = [
    terrainShift(table, target),
    concentricShift(table, allowed, target),
    riverShift(table, allowed, target),
    ...airShifts(table, allowed, target),
    { rule: '12.8', columns: extra.flieger ? 1 : 0 },
  ].filter(shift => shift.columns !== 0)
  const differential = attack - defence
  const net = sum(shifts.map(shift => shift.columns))
  return { refusals, line, attack, defence, differential, shifts, column: columnOf(line, differential, net) }
}
