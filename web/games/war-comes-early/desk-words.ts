// What each decision says: the sentence of the bar and the heading of the dock.
import { capital, count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/war-comes-early/flow.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { MARKERS, NATIONS } from '../../../games/war-comes-early/nations.ts'
import { deployingNation } from '../../../games/war-comes-early/rules/03-neutral-nations.ts'
import { currentLine } from '../../../games/war-comes-early/rules/03-set-up.ts'
import { PHASE, type State } from '../../../games/war-comes-early/state.ts'
import type { Desk, Shortcut } from '../../../table/presentation.ts'
import { inFrame, plain, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { movement } from './movement.ts'
import { actors, corps, phaseNoun, placeName, shortName, sideOf, unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

type Words = Wording<WarSight>

const SUGGEST = { do: 'deploy-suggested' } as const
const SET_UP_SHORTCUTS: readonly Shortcut[] = [
  { id: 'suggest', label: 'Suggest', key: 'I', action: SUGGEST, again: false },
  { id: 'suggest-all', label: 'Suggest everything', action: SUGGEST, again: true },
]

const NOTHING_TO_BUILD = 'No stack can build or split an army.'
const TICK_CORPS = 'Tick the corps of a stack that form an army, or an army to split.'

export const WORDINGS: Readonly<Record<DecisionName, Words>> = {
  deploy: {
    style: 'placement',
    bar: ({ g }) => {
      const { data, outside } = currentLine(g)
      return {
        title: `${sideOf(g, data.side)} set-up: ${data.title}, ${count(toPlace(g), 'counter')} to place.`,
        detail: { text: `${capital(outside.because)}.`, rules: [outside.rule] },
      }
    },
    dock: ({ g }) => {
      const { data } = currentLine(g)
      return { title: data.title, question: `${toPlace(g)} to place`, rules: [data.rule] }
    },
    shortcuts: SET_UP_SHORTCUTS,
  },
  deployNeutral: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `${NATIONS[deployingNation(g)]} joins the Allied side: set up its forces.`,
      detail: sentence('They start anywhere in their own country.', '3.3c'),
    }),
    dock: ({ g }) => ({
      title: `Forces of ${NATIONS[deployingNation(g)]}`,
      question: 'Anywhere in the country',
      rules: ['3.3c'],
    }),
    shortcuts: SET_UP_SHORTCUTS.slice(0, 1),
  },
  violation: plain(
    'choice',
    [
      'Violate the neutrality of any countries, or of none.',
      'A country that is violated joins the Allied side at once.',
    ],
    '3.3b',
    ['Neutral countries', 'Which neutrals are violated?'],
  ),
  reserves: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `Reserves: place ${g.reserveRoll === 1 ? 'one static corps' : `${g.reserveRoll} static corps`}.`,
      detail: sentence('Place them in German-controlled cities or West Wall hexes.', '3.2.2c'),
    }),
    dock: ({ g }) => ({ title: 'Reserves', question: `${g.reserveRoll} to place`, rules: ['3.2.2'] }),
  },
  mountainCorps: plain(
    'placement',
    ['The XVIII Mountain Corps arrives.', 'Place it in any city in Germany. It may move this phase.'],
    '3.2.2a',
    ['Reinforcement', 'Choose a city in Germany'],
  ),
  replacements: plain(
    'placement',
    ['An eliminated corps may return.', 'Place it in a friendly supply source or city.'],
    '3.5',
    ['May return now', 'Choose a corps, then a lit hex'],
  ),
  chainEntry: plain(
    'placement',
    [
      'Vienna and Breslau are linked: the XVIII Motorized Corps may enter.',
      'Place it on the chain of German hexes between them, now or after a later phase.',
    ],
    '3.2.1',
    ['Reinforcement', 'Choose a hex of the chain'],
  ),
  germanOrder: plain(
    'choice',
    ['Choose the order of the three German phases.', 'It holds for the whole turn.'],
    '5.1d',
    ['Order of phases', 'Which comes first?'],
  ),
  germanWindow: {
    style: 'window',
    bar: windowBar,
    dock: () => ({ title: 'Since you last acted', question: '', rules: ['5.3'] }),
  },
  terrorBombing: {
    style: 'choice',
    bar: ({ g }) => ({
      title: `${sideOf(g, g.airSide)} air superiority: ${count(g.airMarkers, 'marker')}.`,
      detail: sentence('Markers that do not bomb cities support the ground forces.', '6.2'),
    }),
    dock: () => ({ title: 'Airpower', question: 'How many markers bomb cities?', rules: ['6.2.1'] }),
  },
  groundSupport: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `Ground support: place ${count(g.airMarkers, 'airpower marker')}.`,
      detail: sentence('Click any hex: a marker covers it and the six around it.', '6.2.2'),
    }),
    dock: ({ g }) => ({
      title: 'Airpower',
      question: `${g.airMarkers} to place, on any hex`,
      rules: ['6.2.2'],
    }),
  },
  reorganization: {
    style: 'reorganise',
    bar: ({ g, legal }) => ({
      title: `${actors(g)} reorganisation: build or break armies.`,
      detail: sentence(legal.length === 1 ? NOTHING_TO_BUILD : TICK_CORPS, '7.0'),
    }),
    dock: () => ({ title: 'Reorganisation', question: 'Lit stacks can combine or split', rules: ['7.0'] }),
  },
  components: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `${shortName(inFrame(g, FRAMES.components, 'army'))} breaks down: pick ${count(inFrame(g, FRAMES.components, 'remaining'), 'more counter')}.`,
      detail: sentence('They come from the pool and count as having done what the army did.', '7.1a'),
    }),
    dock: ({ g }) => ({
      title: `${shortName(inFrame(g, FRAMES.components, 'army'))} breaks down`,
      question: 'Which corps takes its place?',
      rules: ['7.1a'],
    }),
    hexes: ({ g }) => [inFrame(g, FRAMES.components, 'hex')],
  },
  disperse: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `${placeName(inFrame(g, FRAMES.disperse, 'hex'))} is overstacked: disperse one unit.`,
      detail: sentence('Choose an enemy unit and a lit hex next to it.', '7.0f'),
    }),
    dock: ({ g }) => ({
      title: `Dispersal from ${placeName(inFrame(g, FRAMES.disperse, 'hex'))}`,
      question: 'Which unit leaves?',
      rules: ['7.0f'],
    }),
    hexes: ({ g }) => [inFrame(g, FRAMES.disperse, 'hex')],
  },
  railheads: plain(
    'placement',
    [
      'Move Soviet railheads, if you like.',
      'Each may move up to four hexes along Soviet-controlled railways.',
    ],
    '10.3.1',
    ['Railheads', 'Choose one, then a lit hex'],
  ),
  movement: {
    style: 'move',
    bar: s => {
      const waiting = new Set(movement.unmoved(s).map(unit => s.g.place[unitAt(unit)])).size
      return {
        title: `${actors(s.g)} movement: move any units, in any order.`,
        detail: sentence(
          waiting === 0
            ? 'No stack has a move left. Nothing is mandatory.'
            : `${stacks(waiting)} not moved. Nothing is mandatory.`,
          '11.0',
        ),
      }
    },
    dock: ({ g }) => ({ title: `${actors(g)} movement`, question: 'Choose a stack', rules: ['11.0'] }),
  },
  combat: {
    style: 'attack',
    bar: s => {
      const targets = new Set(s.legal.filter(a => a.target !== undefined).map(a => a.target)).size
      const open =
        targets === 0
          ? 'No hex can be attacked.'
          : `${targets} ${targets === 1 ? 'hex' : 'hexes'} can be attacked. Nothing is mandatory.`
      return { title: `${actors(s.g)} combat: attack in any order.`, detail: sentence(open, '12.0') }
    },
    dock: ({ g }) => ({ title: `${actors(g)} combat`, question: 'Choose a target', rules: ['12.0'] }),
  },
  assemble: {
    style: 'several',
    bar: ({ g }) => ({
      title: `Attack on ${placeName(inFrame(g, FRAMES.assemble, 'target'))}: bring in more units, then resolve.`,
      detail: sentence('A declared attack must be rolled.', '12.0b'),
    }),
    dock: ({ g }) => ({
      title: `Attack on ${placeName(inFrame(g, FRAMES.assemble, 'target'))}`,
      question: 'Who joins?',
      rules: ['12.0d'],
    }),
    hexes: ({ g }) => [inFrame(g, FRAMES.assemble, 'target')],
    saysSeveral: n => (n === 0 ? 'Resolve the attack' : `Resolve with ${n} more`),
  },
  defenderLosses: losses('defenderLoss'),
  attackerLosses: losses('attackerLoss'),
  advance: {
    style: 'several',
    bar: ({ g }) => {
      const place = placeName(inFrame(g, FRAMES.advance, 'target'))
      return {
        title: `${place} is empty. Advance?`,
        detail: sentence('Advance with as many units as can stack there, or stay.', '12.5'),
      }
    },
    dock: ({ g }) => ({
      title: `Advance into ${placeName(inFrame(g, FRAMES.advance, 'target'))}`,
      question: 'Who enters?',
      rules: ['12.5'],
    }),
    hexes: ({ g }) => [inFrame(g, FRAMES.advance, 'target')],
    saysSeveral: n => (n === 0 ? 'Stay' : `Advance with ${n} ${n === 1 ? 'unit' : 'units'}`),
  },
  momentum: {
    style: 'attack',
    bar: () => ({
      title: 'Momentum: the mechanized units that advanced may attack once more.',
      detail: sentence('Choose a target, or pass.', '12.7'),
    }),
    dock: () => ({ title: 'Momentum', question: 'Choose a target', rules: ['12.7'] }),
    hexes: ({ g }) => [inFrame(g, FRAMES.momentum, 'target')],
  },
}

const stacks = (n: number): string => (n === 1 ? 'One stack has' : `${n} stacks have`)

function toPlace(g: State): number {
  const { data, units } = currentLine(g)
  if (data.zone === 'railheads') return g.railheads.filter(hex => hex < 0).length
  return units.filter(unit => g.place[unit] < 0).length
}

function losses(slot: 'attackerLoss' | 'defenderLoss'): Words {
  const owed = (g: State) => corps(inFrame(g, FRAMES.battle, slot))
  return {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Your loss: choose ${owed(g)}.`,
      detail: sentence('The die has been rolled: no undo past this point.', '12.3d'),
    }),
    dock: ({ g }) => ({
      title: `Attack on ${placeName(inFrame(g, FRAMES.battle, 'target'))}`,
      question: `Who takes your loss of ${owed(g)}?`,
      rules: ['12.3d'],
    }),
    hexes: ({ g }) => [inFrame(g, FRAMES.battle, 'target')],
  }
}

// 5.3  Before a national turn, between its phases and after it.
function windowBar({ g }: WarSight): Desk['prompt'] {
  const step = inFrame(g, FRAMES.nationalTurn, 'next') - 1
  const { name } = MARKERS[g.marker]
  const when =
    step === 0
      ? `The ${name} marker has been drawn; they have not begun.`
      : `The ${name} ${phaseNoun(['', 'reorganization', 'movement', 'combat'][step / 2])} is over.`
  const held = [PHASE.reorganization, PHASE.movement, PHASE.combat].filter(p => !(g.germanPhases & (1 << p)))
  return {
    title: 'Germany may act now',
    detail: sentence(
      `${when} You have ${held.length === 1 ? 'one phase' : `${held.length} phases`} left.`,
      '5.3',
    ),
  }
}
