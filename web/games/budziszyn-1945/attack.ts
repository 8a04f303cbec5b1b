// The combat phase and the barrage at the table: targets, attackers, odds.
import { count } from '../../../engine/words/english.ts'
import { bridgeOwner } from '../../../games/budziszyn-1945/rules/14-bridge-control.ts'
import { PHASE } from '../../../games/budziszyn-1945/state.ts'
import { hexAt, placeName, placeNamed, unitAt, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import { grid, waterside } from '../../../games/budziszyn-1945/world.ts'
import type { AttackDesk, Attacker, Extra, Extras, Sentence } from '../../../table/presentation.ts'
import { lacksWords, targetsFrom } from '../kit/attack.ts'
import { heldLine } from '../kit/hex-words.ts'
import { sentence } from '../kit/sentences.ts'
import { assaultOf, extrasOf, holderOf, planOf } from './assault.ts'
import { assaulters, gunners, suggestedAssault } from './attackers.ts'
import { guessAt } from './guess.ts'
import { acrossOf, ammunitionNote, bridgeKind, fireExtras, fireOdds, fireOrder, targetOf } from './gunfire.ts'
import { field } from './names.ts'
import { oddsOf, pointsToNextColumn } from './odds.ts'
import type { BudSight } from './sight.ts'

const ASSAULT = 'attack'
const FIRE = 'fire'

/** Hexes under attack come first, those of bridges last. */
function targets({ g, legal, viewer }: BudSight): Map<string, string[]> {
  const fires = legal.filter(action => action.do === FIRE)
  const bridges = fires.filter(({ hex, across }) => {
    if (across === undefined) return false
    const from = hexAt(hex)
    const owner = bridgeOwner(g, waterside[from * 6 + grid.directionTo(from, hexAt(across))])
    // Nobody shells what he could blow up by himself.
    return owner < 0 || g.terms.playerOf[owner] !== viewer
  })
  return targetsFrom([
    ...legal.filter(action => action.do === ASSAULT).map(({ hex }) => [hex, ASSAULT] as const),
    ...fires.filter(({ across }) => across === undefined).map(({ hex }) => [hex, FIRE] as const),
    ...bridges.map(({ hex, across }) => [hex, bridgeKind(across)] as const),
  ])
}

function kindLabel(kind: string) {
  if (kind === ASSAULT) return { label: 'Attack', rule: '5.1.2' }
  const across = acrossOf(kind)
  if (across !== undefined) return { label: `Bridge to ${placeNamed(across)}`, rule: '6.4.7' }
  return { label: 'Artillery only', rule: '6.4.1' }
}

function title(s: BudSight, target: string, kind: string) {
  const hex = hexAt(target)
  const across = acrossOf(kind)
  if (across !== undefined)
    return { title: `Fire at the bridge to ${placeNamed(across)}`, subtitle: placeName(hex) }
  const what = kind === ASSAULT ? 'Attack' : s.g.phase === PHASE.barrage ? 'Barrage' : 'Fire'
  return { title: `${what} on ${placeName(hex)}`, subtitle: heldLine(field, s, hex) }
}

function attackers(s: BudSight, target: string, kind: string): Attacker[] {
  return kind === ASSAULT ? assaulters(s, target) : gunners(s, targetOf(target, kind), hexAt(target))
}

const MOST_GUNS = 4

function suggested(s: BudSight, target: string, kind: string): string[] {
  if (kind === ASSAULT) return suggestedAssault(s, target)
  const able = attackers(s, target, kind).filter(row => row.refusal === null)
  return able.slice(0, MOST_GUNS).map(row => row.unit)
}

function whyNot(s: BudSight, target: string): Sentence {
  const hex = hexAt(target)
  const isEnemy = holderOf(s, hex) >= 0 && holderOf(s, hex) !== s.viewer
  if (s.g.phase === PHASE.barrage)
    return sentence(`No two batteries can fire a barrage at ${placeName(hex)}.`, '6.5.4')
  if (!isEnemy) return sentence(`There is no enemy in ${placeName(hex)}.`, '5.1.2')
  return (
    s.check({ do: ASSAULT, hex: target }) ?? sentence(`${placeName(hex)} cannot be attacked now.`, '5.1.2')
  )
}

function odds(s: BudSight, ids: readonly string[], target: string, kind: string, extras: Extras) {
  if (ids.length === 0) return null
  if (kind !== ASSAULT) return fireOdds(s, ids, target, kind, extras)
  const plan = planOf(s, ids, target, extras)
  return plan.attackers.length === 0 ? null : oddsOf(s, plan)
}

/** Points that would bring the next column. */
function lacks(s: BudSight, ids: readonly string[], target: string, kind: string): string | null {
  if (kind !== ASSAULT) return null
  return lacksWords(pointsToNextColumn(s, planOf(s, ids, target, {})))
}

function extras(s: BudSight, ids: readonly string[], target: string, kind: string): Extra[] {
  return kind === ASSAULT ? extrasOf(s, ids, target) : fireExtras(s, ids, target, kind)
}

function notes(s: BudSight, ids: readonly string[], target: string, kind: string): Sentence[] {
  if (s.g.phase === PHASE.barrage) return [ammunitionNote(s)]
  if (kind !== ASSAULT)
    return acrossOf(kind) === undefined
      ? [sentence('A hex under fire is not attacked in the same phase.', '6.4.5')]
      : []
  const unseen = guessAt(s, [hexAt(target)]).count
  const short = ids.map(unitAt).find(unit => s.g.outOfSupply[unit] > 0)
  const said: Sentence[] = []
  if (unseen > 0)
    said.push(
      sentence(`${count(unseen, 'defender')} cannot be seen; neighbours are told the type.`, '16.1.4'),
    )
  if (short !== undefined)
    said.push(sentence(`${unitName(short)} is out of supply and attacks with half its strength.`, '10.2.2'))
  return [...said, sentence('The defender adds artillery and stars after you attack.', '5.2.1a')]
}

export const attack: AttackDesk<BudSight> = {
  targets,
  kindLabel,
  title,
  enemy: (s, target) => Math.max(0, holderOf(s, hexAt(target))),
  attackers,
  suggested,
  whyNot,
  odds,
  lacks,
  extras,
  order: (s, units, target, kind, chosen) =>
    kind === ASSAULT ? assaultOf(planOf(s, units, target, chosen)) : fireOrder(units, target, kind, chosen),
  notes,
}
