// 5.1.3, 5.1.4  What must still be done in a combat phase, by its places: "Units in 5720 and 5621 must still attack."
import { canBeAttacked, mayStrike, readyRefusal } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { hasFlag, ownerOf, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { placeName } from '../../../games/budziszyn-1945/words/names.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { around, field, hexNames, unitsIn } from './names.ts'
import type { BudSight } from './sight.ts'

/** More places than these are only counted. */
const NAMED = 2

export function dutyOf(s: BudSight, refusal: Sentence): Sentence {
  const [attack, attacked] = s.ask(g => [hexesWith(g, owesAttack), hexesWith(g, isOwed)])
  const isOwn = refusal.rules.includes('5.1.3')
  const places = isOwn ? attack : attacked
  const hexes = hexNames([...attack, ...attacked])
  if (places.length === 0 || !(isOwn || refusal.rules.includes('5.1.4'))) return { ...refusal, hexes }
  const named =
    places.length > NAMED ? `${places.length} hexes` : places.map(hex => placeName(hex)).join(' and ')
  const text = isOwn ? `Units in ${named} must still attack.` : `${named} must still be attacked.`
  return { ...refusal, text, hexes }
}

function hexesWith(g: State, isBound: (g: State, unit: number) => boolean): number[] {
  const bound = field.unitsWhere(unit => g.place[unit] >= 0 && isBound(g, unit))
  // By the map: in the order of the units it would show which of them are hidden where.
  return [...new Set(bound.map(unit => g.place[unit]))].sort((a, b) => a - b)
}

/** 5.1.3, R20  Who has nobody left to attack is released. */
function owesAttack(g: State, unit: number): boolean {
  if (!hasFlag(g.unitFlags, unit, UNIT.mustAttack) || readyRefusal(g, unit) !== null) return false
  return around(g.place[unit]).some(hex => mayStrike(g, unit, hex))
}

/** 5.1.4, R20  Whom nobody can attack any more is released. */
function isOwed(g: State, unit: number): boolean {
  if (!hasFlag(g.unitFlags, unit, UNIT.mustBeAttacked) || !canBeAttacked(g, unit)) return false
  return around(g.place[unit]).some(hex => canStrikeFrom(g, hex, g.place[unit]))
}

const canStrikeFrom = (g: State, from: number, target: number): boolean =>
  unitsIn(g, from).some(
    unit => ownerOf(g, unit) === g.player && readyRefusal(g, unit) === null && mayStrike(g, unit, target),
  )
