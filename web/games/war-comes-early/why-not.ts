// Why some units cannot go to a hex.
import type { Refusal } from '../../../engine/game/refusal.ts'
import { list } from '../../../engine/words/english.ts'
import { stackingRefusal } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { enemyOccupied, entryRefusal } from '../../../games/war-comes-early/rules/11-entry.ts'
import { wayRefusal } from '../../../games/war-comes-early/rules/11-movement.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { unitNation } from '../../../games/war-comes-early/world.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence, sentenceOf } from '../kit/sentences.ts'
import { stackWays } from '../kit/stack-march.ts'
import { whyNotOf } from '../kit/why-not.ts'
import { COLUMN, roomRefusal, STEP_RULES } from './march.ts'
import { field, ownerOf, placeName, shortName, shownAt } from './names.ts'
import { zoneHolders, zoneWords } from './route-words.ts'
import type { WarSight } from './sight.ts'

/** Nobody could be there, whatever the way. */
function refusalAt({ g }: WarSight, unit: number, to: number): Sentence | null {
  const enter = `${shortName(unit)} cannot enter ${placeName(to)}`
  if (enemyOccupied(g, ownerOf(g, unit), to))
    return sentence(
      `${shortName(g.top[to])} holds ${placeName(to)}. Enemies are attacked, not entered.`,
      '8.0a',
    )
  const refusal = entryRefusal(g, unitNation[unit], to) ?? stackingRefusal(g, unit, to)
  return refusal === null ? null : sentenceOf(refusal, enter)
}

function stopReason({ g }: WarSight, unit: number, at: number): Sentence {
  const side = ownerOf(g, unit)
  const said = sentence(`${shortName(unit)} stops in ${placeName(at)}: ${zoneWords(g, side, at)}.`, '9.1a')
  return shownAt(said, [at, ...zoneHolders(g, side, at)])
}

function togetherReason({ g }: WarSight, units: readonly number[], to: number): Sentence {
  const refusal: Refusal | null = roomRefusal(g, units, to)
  const names = list(units.map(shortName))
  if (refusal !== null) return sentenceOf(refusal, `${names} cannot all enter ${placeName(to)}`)
  return sentence(`No way to ${placeName(to)} is open to ${names} together.`, '9.1d')
}

export const whyNot = whyNotOf<State, WarSight>(field, {
  ...stackWays(field, STEP_RULES),
  pointsRule: '11.0a',
  refusalAt,
  stepRefusal: ({ g }, unit, from, direction, mode) => wayRefusal(g, unit, from, direction, mode === COLUMN),
  stopReason,
  togetherReason,
})
