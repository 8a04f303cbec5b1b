// Turn, sequence of play and the count that can end the game soonest.

import { signed } from '../../../engine/words/english.ts'
import { FRENCH, GERMAN_EAST, PLAYER, PLAYERS } from '../../../games/hinge-of-fate/forces.ts'
import { controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { eventModifiers } from '../../../games/hinge-of-fate/rules/04-strategic-events.ts'
import { takesTurn } from '../../../games/hinge-of-fate/rules/05-sequence.ts'
import { hasPhaseA } from '../../../games/hinge-of-fate/rules/09-reinforcements.ts'
import { germanStepLosses } from '../../../games/hinge-of-fate/rules/14-victory.ts'
import { isHistorical, ORDER, PHASE, type State } from '../../../games/hinge-of-fate/state.ts'
import { DATES } from '../../../games/hinge-of-fate/tables.ts'
import { polishObjectives } from '../../../games/hinge-of-fate/world.ts'
import type { Fact, RibbonGroup, ScoreItem } from '../../../table/presentation.ts'
import { type RibbonStep, stepState, turnOf } from '../kit/header.ts'
import type { HingeSight } from './sight.ts'

const MONTHS: Readonly<Record<string, string>> = { Sep: 'September', Oct: 'October' }

/** `10–12 September 1939` */
export const dateOf = (_g: State, turn: number): string =>
  `${(DATES[turn - 1] ?? '').replace(/Sep|Oct/g, month => MONTHS[month])} 1939`

export const turn = turnOf(dateOf)

/** 4.8, 14.7  How many cities and fortresses of Poland are German. */
export const citiesTaken = (g: State): number =>
  polishObjectives.filter(hex => controller(g, hex) === 0).length

/** 4.4b  What is added to the die of the next strategic event. */
export const eventModifier = (g: State): number =>
  eventModifiers(g).reduce((sum, { amount }) => sum + amount, 0)

/** The one count that can end the game soonest. */
export function score({ g }: HingeSight): readonly ScoreItem[] {
  return isHistorical(g)
    ? [{ side: GERMAN_EAST, label: `Cities of ${polishObjectives.length}`, value: `${citiesTaken(g)}` }]
    : [{ side: FRENCH, label: 'Event', value: signed(eventModifier(g)) }]
}

/** The figures at the end. */
export const figures = ({ g }: HingeSight): readonly Fact[] => [
  {
    label: 'Polish cities and fortresses in German hands',
    value: `${citiesTaken(g)} of ${polishObjectives.length}`,
  },
  { label: 'German steps lost in the East', value: `${germanStepLosses(g)}` },
  ...(isHistorical(g) ? [] : [{ label: 'Supply points of Army Group C', value: `${g.supplyPoints}` }]),
]

export const scores = (g: State): readonly number[] =>
  isHistorical(g)
    ? [citiesTaken(g), germanStepLosses(g)]
    : [citiesTaken(g), 0, 0, Math.max(0, eventModifier(g))]

const TITLES: Readonly<Record<number, string>> = {
  [PLAYER.germanEast]: 'East',
  [PLAYER.polish]: 'Poland',
  [PLAYER.soviet]: 'USSR',
  [PLAYER.french]: 'France',
  [PLAYER.germanWest]: 'West',
}

/** 5.1  The player turns of this game turn; the one in hand with its phases. */
export function ribbon({ g }: HingeSight): readonly RibbonGroup[] {
  const running = PLAYERS.map((_, who) => who).filter(who => takesTurn(g, who) || who === g.player)
  return running.map(who => {
    const { side } = PLAYERS[who]
    const state = g.player < 0 ? 'next' : stepState(who, g.player)
    const title: RibbonStep = { label: TITLES[who], side, state: state === 'current' ? 'done' : state }
    return { side, steps: who === g.player ? [title, ...phases(g, side)] : [title] }
  })
}

function phases(g: State, side: number): RibbonStep[] {
  const order = g.order === ORDER.moveFight ? [PHASE.movement, PHASE.combat] : [PHASE.combat, PHASE.movement]
  const hasFirst = g.phase === PHASE.replacement && hasPhaseA(g)
  const all = hasFirst ? [PHASE.replacement, ...order] : order
  const now = all.indexOf(g.phase as (typeof all)[number])
  return all.map((phase, at) => ({ label: VERBS[phase], side, state: now < 0 ? 'next' : stepState(at, now) }))
}

const VERBS: Readonly<Record<number, string>> = {
  [PHASE.replacement]: 'Replace',
  [PHASE.movement]: 'Move',
  [PHASE.combat]: 'Fight',
}
