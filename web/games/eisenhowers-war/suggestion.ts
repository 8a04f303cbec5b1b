// Good answers, offered and never forced.
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { inEnemyZone } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { isCommonwealth, isMobile } from '../../../games/eisenhowers-war/units.ts'
import type { Affordance, Desk } from '../../../table/presentation.ts'
import { cheapest, type DeskSource, suggested } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { hexAt, nameOf, unitAt } from './names.ts'
import type { EisSight } from './sight.ts'

type Answer = Desk['suggestion']

/** What the strength of a step is worth to its side: Commonwealth losses hardly return, static units never move. */
function lossCost({ g }: EisSight, unit: number): number {
  const strength = (attackOf(g, unit) + defenceOf(g, unit)) / stepsLeft(g, unit)
  return strength + (isCommonwealth[unit] ? 2 : 0) + (isMobile[unit] ? 1 : 0)
}

const cheapestLoss = (s: EisSight, affordances: readonly Affordance[]): Answer =>
  cheapest(
    affordances,
    piece => lossCost(s, unitAt(piece)),
    piece => sentence(`We suggest ${nameOf(piece)}: the least strength is lost.`, '11.1'),
  )

/** The way without enemy zones of control, or else the first. */
function wayBack(s: EisSight, affordances: readonly Affordance[]): Answer {
  const ways = affordances.filter(({ hex }) => hex !== undefined)
  if (ways.length === 0) return cheapestLoss(s, affordances)
  const isFree = ({ hex }: Affordance) => !inEnemyZone(s.g, s.viewer, hexAt(hex))
  return suggested(
    ways,
    way => isFree(way) || !ways.some(isFree),
    sentence('Each enemy zone of control costs a step.', '9.6'),
  )
}

const strongest = (s: EisSight, affordances: readonly Affordance[]): Answer =>
  cheapest(
    affordances,
    piece => -(attackOf(s.g, unitAt(piece)) + defenceOf(s.g, unitAt(piece))),
    piece => sentence(`We suggest ${nameOf(piece)}: the strongest that can be had.`, '12.3'),
  )

export const SUGGESTIONS: DeskSource<EisSight, DecisionName>['suggestions'] = {
  defenderLosses: cheapestLoss,
  attackerLosses: cheapestLoss,
  excess: cheapestLoss,
  retreat: wayBack,
  germanReinforcement: strongest,
  exchange: cheapestLoss,
  order: (_, affordances) =>
    suggested(
      affordances,
      ({ action }) => action.first === 'move',
      sentence('Moving first lets you choose where to fight.', '5.5.1'),
    ),
}
