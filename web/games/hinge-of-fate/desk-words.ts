// What each decision says: the sentence of the bar and the heading of the dock.
import { count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import { GERMAN_WEST, PLAYER, PLAYERS } from '../../../games/hinge-of-fate/forces.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { BOX, ORDER, PHASE, type State } from '../../../games/hinge-of-fate/state.ts'
import { SOVIET_UNITS } from '../../../games/hinge-of-fate/world.ts'
import type { Desk } from '../../../table/presentation.ts'
import { inFrame, plain, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { movement } from './movement.ts'
import { placeName, unitAt, unitName } from './names.ts'
import type { HingeSight } from './sight.ts'

type Words = Wording<HingeSight>

/** `German East`, `Soviet`: whose player turn it is. */
export const actor = (g: State): string => (g.player < 0 ? '' : PLAYERS[g.player].name)

const target = (g: State): number => {
  const assembled = inFrame(g, FRAMES.assemble, 'target')
  return assembled >= 0 ? assembled : inFrame(g, FRAMES.battle, 'target')
}

const place = (g: State): string => placeName(target(g))

/** A decision in the middle of a battle. */
const inBattle = (
  style: Words['style'],
  title: (s: HingeSight) => string,
  detail: string,
  rule: string,
  question: string,
): Words => ({
  style,
  bar: s => ({ title: title(s), detail: sentence(detail, rule) }),
  dock: ({ g }) => ({ title: `Attack on ${place(g)}`, question, rules: [rule] }),
  hexes: ({ g }) => [target(g)],
})

const NO_UNDO = 'The die has been rolled: no undo past this point.'

export const WORDINGS: Readonly<Record<DecisionName, Words>> = {
  order: {
    style: 'choice',
    bar: ({ g }) => ({
      title:
        g.player === PLAYER.germanWest && PLAYERS[g.player].side === GERMAN_WEST
          ? 'German West player turn: choose the order of its phases.'
          : `${actor(g)} player turn: move first, or fight first?`,
      detail: sentence('The order holds for this player turn and this map.', '5.3a'),
    }),
    dock: ({ g }) => ({ title: `${actor(g)} player turn`, question: 'In which order?', rules: ['5.3a'] }),
  },
  overstacked: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `${placeName(inFrame(g, FRAMES.overstacked, 'hex'))} is overstacked: remove an enemy unit.`,
      detail: sentence('The opponent chooses who is eliminated.', '6.5b'),
    }),
    dock: ({ g }) => ({
      title: placeName(inFrame(g, FRAMES.overstacked, 'hex')),
      question: 'Which unit do you remove?',
      rules: ['6.5b'],
    }),
    hexes: ({ g }) => [inFrame(g, FRAMES.overstacked, 'hex')],
  },
  replacement: {
    style: ({ legal }) => (legal.some(action => action.do === 'place') ? 'placement' : 'pick'),
    bar: replacementBar,
    dock: ({ g }) => ({
      title:
        g.player === PLAYER.germanEast ? 'Replacements and reinforcement' : 'Replacements and reinforcements',
      question: 'Choose a unit',
      rules: ['9.2a', g.player === PLAYER.french ? '9.9' : '9.8'],
    }),
  },
  sovietEntry: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `The Soviet Union enters the war: ${count(waiting(g), 'army', 'armies')} to place.`,
      detail: sentence(
        'One to a hex: the Byelorussian Front in the northern Red Row, the Ukrainian Front in the southern.',
        '9.10',
      ),
    }),
    dock: ({ g }) => ({ title: 'Soviet entry', question: `${waiting(g)} to place`, rules: ['9.10'] }),
  },
  movement: {
    style: 'move',
    bar: s => movementBar(s),
    dock: ({ g }) => ({
      title: `${actor(g)} movement`,
      question: 'Choose a unit, then a hex',
      rules: ['11.1'],
    }),
  },
  bridge: plain(
    'placement',
    [
      'Bridge seizure: choose the hex for the paratroops.',
      'A hex with a river and no enemy, no city, no mountain. They must survive the landing and are lost when the phase ends.',
    ],
    '13.6e',
    ['Bridge seizure', 'Where do they land?'],
  ),
  combat: {
    style: 'attack',
    bar: ({ g }) => ({
      title: `${actor(g)} combat${g.order === ORDER.fightMove && g.player !== PLAYER.polish ? ', before movement' : ''}.`,
      detail: sentence('Choose an enemy hex next to your units. Nobody has to attack.', '12.1'),
    }),
    dock: ({ g }) => ({ title: `${actor(g)} combat`, question: 'Choose a target', rules: ['12.1'] }),
  },
  assemble: {
    ...inBattle(
      'pick',
      ({ g }) => `Attack on ${place(g)}: who joins?`,
      'Whole units from any adjacent hex.',
      '12.3a',
      'Who joins?',
    ),
  },
  relief: {
    style: 'window',
    bar: ({ g }) => ({
      title: `${place(g)} is attacked: drop the paratroops on its defenders?`,
      detail: sentence('They add 2 if they survive the landing. They drop once per game.', '13.6b'),
    }),
    dock: ({ g }) => ({ title: `Attack on ${place(g)}`, question: 'Drop the paratroops?', rules: ['13.6b'] }),
    hexes: ({ g }) => [target(g)],
  },
  commit: inBattle(
    'choice',
    ({ g }) => `Attack on ${place(g)}: roll, or lower the column first.`,
    'A lower column cannot be raised again.',
    '12.18',
    'On which column?',
  ),
  allOut: inBattle(
    'choice',
    ({ g }) => `The defenders of ${place(g)} hold on: go all out?`,
    'In a city a DR stalls the attack, or is a bloodbath if you go all out.',
    '12.15b',
    'Go all out?',
  ),
  defenderLoss: inBattle(
    'pick',
    () => 'Bloodbath: one of your defenders loses a step.',
    NO_UNDO,
    '12.5',
    'Who loses a step?',
  ),
  attackerLoss: inBattle(
    'pick',
    () => 'Bloodbath: one of your attackers loses a step.',
    NO_UNDO,
    '12.5',
    'Who loses a step?',
  ),
  retreat: inBattle(
    'pick',
    ({ g }) => `Your defenders of ${place(g)} must retreat one hex.`,
    'Not into an enemy zone of control, nor into a full hex.',
    '12.4a',
    'Who retreats where?',
  ),
  advance: {
    ...inBattle(
      'several',
      ({ g }) => `${place(g)} is empty. Advance?`,
      'Zones of control do not matter; stacking does.',
      '12.2',
      'Who enters?',
    ),
    saysSeveral: n => (n === 0 ? 'Stay' : n === 1 ? 'Advance' : `Advance with ${n} units`),
  },
  seaside: plain(
    'choice',
    [
      'Operation Seaside: besiege a surrounded city?',
      'The ring neither moves nor attacks for a turn. If it holds, the Poles inside are eliminated. Once per game.',
    ],
    '13.7a',
    ['Operation Seaside', 'Which city?'],
  ),
  ring: {
    ...plain(
      'several',
      [
        'Choose the units of the siege ring.',
        'They must close the ring on their own and stay put for a turn.',
      ],
      '13.7c',
      ['Siege ring', 'Who closes the ring?'],
    ),
    saysSeveral: n => (n === 0 ? 'Close the ring' : `Close the ring with ${count(n, 'unit')}`),
  },
  occupation: plain(
    'pick',
    ['The city surrenders: who enters?', 'Units of the ring, up to the stacking limit.'],
    '13.7d',
    ['The city surrenders', 'Who enters?'],
  ),
}

const waiting = (g: State): number => SOVIET_UNITS.filter(unit => g.place[unit] === BOX.aside).length

function replacementBar({ g, legal }: HingeSight): Desk['prompt'] {
  const arrival = legal.find(action => action.do === 'place')
  if (arrival === undefined)
    return {
      title: `${actor(g)} replacements: one step for each force group.`,
      detail: sentence(
        'The unit is in supply and away from the enemy; it neither moves nor attacks in this player turn.',
        '9.2c',
      ),
    }
  if (g.player === PLAYER.french)
    return {
      title: 'French reinforcement: place one corps in the Maginot Line.',
      detail: sentence('One arrives each turn; you may hold it back.', '9.9'),
    }
  return {
    title: `${unitName(unitAt(arrival.unit))} arrives in Slovakia.`,
    detail: sentence('Any hex there without an enemy zone of control. It may move and fight at once.', '9.8'),
  }
}

function movementBar(s: HingeSight): Desk['prompt'] {
  const { g } = s
  const left = movement.unmoved(s).length
  const order = g.phase === PHASE.movement && g.order === ORDER.moveFight ? ': move first, then fight' : ''
  return {
    title: `${actor(g)} movement${order}.`,
    detail: sentence(
      left === 0 ? 'All units have moved.' : `${count(left, 'unit has', 'units have')} not moved.`,
      '11.1',
    ),
  }
}
