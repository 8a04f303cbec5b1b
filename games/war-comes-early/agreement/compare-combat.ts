// 12  Who may join an attack, and the column on which it is resolved.
import { netShift } from '../../../engine/battle/shifts.ts'
import type { Dice } from '../../../engine/dice/dice.ts'
import { GERMANY, MARKERS, NATIONS } from '../nations.ts'
import { type CombatColumn, combatColumn, type ReferencePosition } from '../reference/reference.ts'
import { enemyOccupied } from '../rules/11-entry.ts'
import { attackRefusal, isEnemyFort } from '../rules/12-attackers.ts'
import { forecast } from '../rules/12-forecast.ts'
import type { State } from '../state.ts'
import { grid, unit, unitIds, unitNation } from '../world.ts'
import { difference } from './difference.ts'

const SAMPLE = 2
/** Throws of the dice that one sample may use. */
const THROWS = 100

interface Attack {
  readonly target: number
  readonly attackers: readonly number[]
  /** Nations whose Combat Phase it is. */
  readonly acting: readonly number[]
  readonly landed: boolean
}

/** A few attacks of whoever stands next to an enemy, as if it were the Combat Phase of his nation. */
export function compareCombat(g: State, position: ReferencePosition, dice: Dice): string[] {
  const fighters = position.units.map(({ id }) => unit(id)).filter(u => enemyHexes(g, u).length > 0)
  if (fighters.length === 0) return []
  return Array.from({ length: SAMPLE }, (_, i) =>
    compareAttack(g, position, sampleAttack(g, fighters, dice, i * THROWS)),
  ).flat()
}

const around = (hex: number): number[] =>
  [...grid.neighbours.subarray(hex * 6, hex * 6 + 6)].filter(h => h >= 0)

function enemyHexes(g: State, u: number): number[] {
  const side = g.terms.sideOf[unitNation[u]]
  return around(g.place[u]).filter(h => enemyOccupied(g, side, h) || isEnemyFort(g, side, h))
}

function unitsAround(g: State, hex: number): number[] {
  const units: number[] = []
  for (const h of around(hex)) for (let u = g.top[h]; u >= 0; u = g.below[u]) units.push(u)
  return units
}

/** Mostly on a hex of the enemy by units of one group; now and then on an empty hex, or with strangers among them. */
function sampleAttack(g: State, fighters: readonly number[], dice: Dice, from: number): Attack {
  const first = fighters[dice.below(from, fighters.length)]
  const targets = dice.below(from + 1, 10) === 0 ? around(g.place[first]) : enemyHexes(g, first)
  const target = targets[dice.below(from + 2, targets.length)]
  const acting = groupOf(unitNation[first])
  const strangers = dice.below(from + 3, 10) === 0
  const near = unitsAround(g, target).filter(u => strangers || acting.includes(unitNation[u]))
  const all = dice.below(from + 4, 3) === 0
  const attackers = near.filter((u, i) => u === first || all || dice.below(from + 5 + i, 2) === 0)
  return { target, attackers, acting, landed: dice.below(from + 5 + near.length, 5) === 0 }
}

/** 5.2b, 13.4a  The nations that act together. */
function groupOf(nation: number): readonly number[] {
  if (nation === GERMANY) return [GERMANY]
  return MARKERS.map(marker => marker.nations as readonly number[]).find(group => group.includes(nation))!
}

function compareAttack(g: State, position: ReferencePosition, attack: Attack): string[] {
  const { target, attackers, acting, landed } = attack
  const phase = g.copy()
  phase.active = acting.reduce((bits, nation) => bits | (1 << nation), 0)
  const ids = attackers.map(u => unitIds[u])
  const opinion = combatColumn(
    { ...position, phase: 'combat', moving: null, active: acting.map(nation => NATIONS[nation]) },
    ids,
    grid.names[target],
    { flieger: landed },
  )
  const allowed = attackers.filter(u => attackRefusal(phase, u, target) === null)
  const refused = attackers.filter(u => !allowed.includes(u)).map(u => unitIds[u])
  const what = `attack of ${ids.join(', ')} on ${grid.names[target]}`
  const refusals = difference(`${what}, refused`, `${refused}`, `${opinion.refusals.map(one => one.id)}`)
  if (refusals.length > 0 || allowed.length === 0) return refusals
  return difference(what, ours(phase, allowed, target, landed), theirs(opinion))
}

function ours(g: State, attackers: readonly number[], target: number, landed: boolean): string {
  const { line, attack, defence, differential, shifts, column } = forecast(g, attackers, target, { landed })
  return `${line} ${attack} - ${defence} = ${differential}, shift ${netShift(shifts)}, column ${column}`
}

function theirs({ line, attack, defence, differential, shifts, column }: CombatColumn): string {
  const net = shifts.reduce((sum, shift) => sum + shift.columns, 0)
  return `${line} ${attack} - ${defence} = ${differential}, shift ${net}, column ${column}`
}
