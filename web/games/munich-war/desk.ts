// The decision in hand: how it is made at the table, and what can be chosen.
import { chances, ONE_DIE } from '../../../engine/battle/chances.ts'
import { percent } from '../../../engine/words/english.ts'
import type { DecisionName } from '../../../games/munich-war/index.ts'
import { expandSuggested } from '../../../games/munich-war/rules/03-suggested.ts'
import { refitCost } from '../../../games/munich-war/rules/07-replacements.ts'
import { stackingRefusal } from '../../../games/munich-war/rules/09-stacking.ts'
import { attackersOf } from '../../../games/munich-war/rules/11-attackers.ts'
import { columnLabel, forecast, tableOf } from '../../../games/munich-war/rules/11-forecast.ts'
import { PHASE_NAMES, type State } from '../../../games/munich-war/state.ts'
import { attackFactors, fullSteps, isMechFormation, pursues } from '../../../games/munich-war/units.ts'
import { columnWords } from '../../../games/munich-war/words/account.ts'
import { PHASE_WORDS } from '../../../games/munich-war/words/events.ts'
import { SIDE_NAMES } from '../../../games/munich-war/words/names.ts'
import type { Affordance, Desk, Sentence } from '../../../table/presentation.ts'
import { cheapest, deskOf, suggested, waitingForOf } from '../kit/desk.ts'
import { certain, chanceOf } from '../kit/odds.ts'
import { affordance, row } from '../kit/readers.ts'
import { sentence } from '../kit/sentences.ts'
import { affordancesOf } from './affordances.ts'
import { battleOf } from './battle.ts'
import { targetOfBattle, WORDINGS } from './desk-words.ts'
import { overstacked } from './movement.ts'
import { field, nameOf, placeNamed, unitAt } from './names.ts'
import type { MunichSight } from './sight.ts'

type Answer = Desk['suggestion']

export const desk = deskOf<State, DecisionName, MunichSight>(field, {
  words: WORDINGS,
  affordancesOf: (s, decision) => (decision === 'table' ? tables(s) : affordancesOf(s, decision)),
  suggestions: {
    deploy: suggestedPost,
    table: betterTable,
    losses: cheapestLoss,
    terrorLoss: strongestTarget,
    grounding: (s, all) =>
      cheapest(
        all,
        piece => -reduction(s, piece),
        piece => sentence(`${nameOf(piece)} is worn already.`, '20.0b'),
      ),
  },
  inBattle: ['table', 'support', 'losses', 'retreat', 'advance'],
  battleOf,
  mandatoryOf,
  tickedOf: (s, decision, all) => (decision === 'advance' ? advancing(s, all) : []),
})

/** What the sound deployment would place next. */
function suggestedPost(s: MunichSight, all: readonly Affordance[]): Answer {
  const [take, place] = s.ask(g => expandSuggested(g, { do: 'deploy-suggested', plan: 'sound' }))
  if (place === undefined) return null
  const why = `A sound deployment puts ${nameOf(take.unit)} in ${placeNamed(place.hex)}.`
  return suggested(all, ({ piece, hex }) => piece === take.unit && hex === place.hex, sentence(why, '3.4.2d'))
}

/** 11.7a  Both tables with what they promise, now that the stacks lie open. */
function tables(s: MunichSight): Affordance[] {
  return s.legal.map(action => {
    const { column, chance, loss } = promiseOf(s, action.table === 'mobile')
    const label = action.table === 'mobile' ? 'Mobile table' : 'Assault table'
    const detail = `${columnWords(columnLabel(column))}: ${percent(chance)} chance to drive them out, ${percent(loss)} chance of losing a step`
    return affordance(action, { ...row(label, detail, '11.7a'), says: `Fight on the ${label}` })
  })
}

function promiseOf(s: MunichSight, mobile: boolean) {
  const target = targetOfBattle(s)
  const attackers = attackersOf(s.g, target)
  const { column, mobile: isMobile } = forecast(s.g, attackers, target, { mobile })
  const cases = certain(chances(tableOf(isMobile), column, ONE_DIE))
  return {
    column,
    chance: chanceOf(cases, result => result.defendersRetreat > 0 || result.defenders === 'eliminated'),
    loss: chanceOf(cases, result => result.attackers !== 0),
  }
}

function betterTable(s: MunichSight, all: readonly Affordance[]): Answer {
  const worth = (mobile: boolean) => {
    const { chance, loss } = promiseOf(s, mobile)
    return chance - loss
  }
  const table = worth(true) > worth(false) ? 'mobile' : 'assault'
  const words = table === 'mobile' ? 'The Mobile table' : 'The Assault table'
  return suggested(
    all,
    ({ action }) => action.table === table,
    sentence(`${words} gains more for what it costs.`, '11.7a'),
  )
}

/** 22.0i  Mechanized formations are worth points when they are gone; steps that cost little to refit go first. */
function lossCost({ g }: MunichSight, piece: string): number {
  const unit = unitAt(piece)
  const isLast = g.steps[unit] === 1
  const strength = attackFactors[g.steps[unit]][unit]
  return (isLast ? 4 + strength + (isMechFormation[unit] ? 6 : 0) : strength / 2) + refitCost(unit) / 2
}

function cheapestLoss(s: MunichSight, all: readonly Affordance[]): Answer {
  return cheapest(
    all,
    piece => lossCost(s, piece),
    piece => {
      const how = s.g.steps[unitAt(piece)] > 1 ? 'it can be refitted' : 'it is the least of them'
      return sentence(`We suggest ${nameOf(piece)}: ${how}.`, '11.17a')
    },
  )
}

function strongestTarget(s: MunichSight, all: readonly Affordance[]): Answer {
  return cheapest(
    all,
    piece => -lossCost(s, piece),
    piece => sentence(`${nameOf(piece)} would hurt most.`, '16.8.1d'),
  )
}

const reduction = ({ g }: MunichSight, piece: string): number =>
  fullSteps[unitAt(piece)] - g.steps[unitAt(piece)]

/** 9.1b  As many as may stay there together, pursuers first. */
function advancing(s: MunichSight, all: readonly Affordance[]): string[] {
  const target = targetOfBattle(s)
  const trial = s.g.copy()
  const chosen: string[] = []
  const units = all.flatMap(({ piece }) => (piece === undefined ? [] : [piece]))
  for (const piece of units.toSorted((a, b) => pursues[unitAt(b)] - pursues[unitAt(a)])) {
    const unit = unitAt(piece)
    if (stackingRefusal(trial, unit, target) !== null) continue
    trial.place[unit] = target
    trial.below[unit] = trial.top[target]
    trial.top[target] = unit
    chosen.push(piece)
  }
  return chosen
}

/** What keeps the phase from ending, with the hexes that it is about. */
function mandatoryOf(s: MunichSight, decision: DecisionName): Sentence | null {
  if (decision !== 'combat' && decision !== 'movement') return null
  const refusal = s.check({ do: 'end' })
  if (refusal === null) return null
  return { ...refusal, hexes: field.hexNames(overstacked(s.g, s.viewer)) }
}

export const waitingFor = waitingForOf(field, (g: State) => {
  const phase = PHASE_WORDS[PHASE_NAMES[g.phase]]
  return phase === undefined ? 'set-up' : `${SIDE_NAMES[g.phasing]} ${phase}`
})
