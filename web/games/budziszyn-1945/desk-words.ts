// What each decision says: the sentence of the bar and the heading of the dock.
import { count, list } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { WHO } from '../../../games/budziszyn-1945/rules/05-battle-cells.ts'
import { targetsOf } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { PHASE } from '../../../games/budziszyn-1945/state.ts'
import { placeName, sideOf, unitAt, unitName } from '../../../games/budziszyn-1945/words/names.ts'
import { inFrame, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { movement } from './movement.ts'
import type { BudSight } from './sight.ts'

type Words = Wording<BudSight>

const waiting = ({ legal }: BudSight): number => legal.filter(action => action.do === 'take').length

const who = ({ g, viewer }: BudSight): string => sideOf(g, viewer)

const MOVING: Words = {
  style: 'move',
  bar: s => {
    const still = movement.unmoved(s).length
    const due = new Set(s.legal.filter(a => a.do === 'enter').map(a => a.unit)).size
    const enters = due === 0 ? '' : ` ${count(due, 'reinforcement')} can enter: see Forces.`
    return s.g.phase === PHASE.strategic
      ? {
          title: `${who(s)} strategic movement: marked units march.`,
          detail: sentence(
            `They have two points less and may not enter zones of control.${enters}`,
            '12.2.3',
          ),
        }
      : {
          title: `${who(s)} movement: move any units, in any order.`,
          detail: sentence(`${count(still, 'unit has', 'units have')} not moved.${enters}`, '3.1.3'),
        }
  },
  dock: s => ({
    title: `${who(s)} ${s.g.phase === PHASE.strategic ? 'strategic movement' : 'movement'}`,
    question: 'Choose a stack',
    rules: [s.g.phase === PHASE.strategic ? '12.1.1' : '3.1.3'],
  }),
}

/** Attacks that were begun piece by piece, in another program or by an opponent. */
const PIECEMEAL: Words = {
  style: 'choice',
  bar: s => ({
    title: `Attack on ${placesOf(s)}: who joins?`,
    detail: sentence('Add units and support, then resolve the attack.', '5.2.1a'),
  }),
  dock: s => ({ title: `Attack on ${placesOf(s)}`, question: 'What is added?', rules: ['5.2.1a'] }),
  hexes: ({ g }) => targetsOf(g),
}

const placesOf = ({ g }: BudSight): string => list(targetsOf(g).map(placeName)) || 'the enemy'

export const WORDINGS: Readonly<Record<DecisionName, Words>> = {
  deploy: {
    style: s => (waiting(s) > 0 || s.legal.some(a => a.do === 'place') ? 'placement' : 'several'),
    bar: s =>
      waiting(s) > 0
        ? {
            title: `${who(s)} set-up: ${count(waiting(s), 'counter')} to place.`,
            detail: sentence('Choose a counter, then a lit hex; or place all as suggested.', 'N-G0'),
          }
        : {
            title: `${who(s)} set-up: everything is placed.`,
            detail: sentence(
              'Artillery is ready to fire; choose the batteries that start limbered.',
              '6.2.2',
            ),
          },
    dock: s =>
      waiting(s) > 0
        ? { title: `${who(s)} set-up`, question: `${waiting(s)} to place`, rules: ['N-G0'] }
        : { title: `${who(s)} artillery`, question: 'Which batteries start limbered?', rules: ['6.2.2'] },
    saysSeveral: n =>
      n === 0 ? 'Finish set-up' : `Finish set-up, ${count(n, 'battery', 'batteries')} limbered`,
    shortcuts: [
      {
        id: 'suggest',
        label: 'Place as suggested',
        key: 'I',
        action: { do: 'deploy-suggested' },
        again: false,
      },
    ],
  },
  cut: {
    style: 'placement',
    bar: s => ({
      title: `${who(s)} losses before the game: choose where.`,
      detail: sentence(
        'Some formations start below full strength; every unit keeps at least one level.',
        'S-G',
      ),
    }),
    dock: s => ({ title: 'Levels already lost', question: `${who(s)} formations`, rules: ['S-G'] }),
    shortcuts: [
      { id: 'suggest', label: 'Cut as suggested', key: 'I', action: { do: 'cut-suggested' }, again: false },
    ],
  },
  airDays: {
    style: 'choice',
    bar: ({ g }) => ({
      title: `Soviet air days: choose the day with ${[30, 25, 20][g.airDays.indexOf(0)]} points.`,
      detail: sentence('On all other days the Soviets have no aircraft.', 'S-3'),
    }),
    dock: () => ({ title: 'Soviet air days', question: 'Which day?', rules: ['S-3'] }),
  },
  airPlan: {
    style: 'missions',
    bar: s => ({
      title: `${who(s)} air missions: plan them in secret.`,
      detail: sentence('All missions are revealed together once every side has planned.', '8.1.7'),
    }),
    dock: () => ({ title: 'Air missions', question: 'Kind, hex, points', rules: ['8.1.3'] }),
  },
  barrage: {
    style: 'attack',
    bar: ({ g }) => ({
      title: `Barrage: ammunition for ${count(g.ammunition, 'battery', 'batteries')}.`,
      detail: sentence(
        'Artillery that fires does not move today and gives no support for two combat phases.',
        '6.5.6',
      ),
    }),
    dock: () => ({ title: 'Barrage', question: 'Choose a target', rules: ['6.5.1'] }),
  },
  movement: MOVING,
  march: MOVING,
  strategic: MOVING,
  pontoons: {
    style: 'placement',
    bar: () => ({
      title: 'Pontoon bridges: each army may lay one in the game.',
      detail: sentence('Choose an army and its bank, then the hex on the other side.', 'N-6'),
    }),
    dock: () => ({ title: 'Pontoon bridges', question: 'Army and bank', rules: ['N-6'] }),
  },
  combat: {
    style: 'attack',
    bar: s => {
      const targets = new Set(s.legal.filter(a => a.do === 'attack').map(a => a.hex)).size
      const open =
        targets === 0 ? 'No hex can be attacked.' : `${count(targets, 'hex', 'hexes')} can be attacked.`
      return { title: `${who(s)} combat: attack in any order.`, detail: sentence(open, '5.1.6') }
    },
    dock: s => ({ title: `${who(s)} combat`, question: 'Choose a target', rules: ['5.1.1'] }),
  },
  assemble: PIECEMEAL,
  rangedFire: {
    ...PIECEMEAL,
    bar: () => ({
      title: 'Fire: choose the batteries, then fire.',
      detail: sentence('All chosen batteries fire together.', '6.4.2'),
    }),
    dock: () => ({ title: 'Fire', question: 'Who joins?', rules: ['6.4.2'] }),
  },
  defence: {
    style: 'several',
    bar: s => ({
      title: `${placesOf(s)} is attacked: what helps the defence?`,
      detail: sentence('Tick artillery that supports and units that use their stars.', '5.2.1a'),
    }),
    dock: () => ({ title: 'Defence', question: 'Artillery and stars', rules: ['6.3.3'] }),
    hexes: ({ g }) => targetsOf(g),
    saysSeveral: n => (n === 0 ? 'Add nothing' : `Defend with ${n} more`),
  },
  losses: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Your losses: ${count(inFrame(g, FRAMES.losses, 'levels'), 'level')} to choose.`,
      detail: sentence('The dice have been rolled: no undo past this point.', '5.1.8'),
    }),
    dock: ({ g }) => ({
      title: 'Losses',
      question: `Who loses a level? ${inFrame(g, FRAMES.losses, 'levels')} left`,
      rules: ['5.1.8'],
    }),
    hexes: ({ g }) => targetsOf(g),
  },
  fallBack: {
    style: 'pick',
    bar: ({ g }) => {
      const left = inFrame(g, FRAMES.retreat, 'steps') - inFrame(g, FRAMES.retreat, 'gone')
      const side = inFrame(g, FRAMES.retreat, 'who') === WHO.attackers ? 'attackers' : 'defenders'
      return {
        title: `Your ${side} must retreat ${count(left, 'hex', 'hexes')}.`,
        detail: sentence('Choose a unit and a lit hex. Holding costs the stack one level per hex.', '5.3.7'),
      }
    },
    dock: () => ({ title: 'Retreat', question: 'Who retreats, and where to?', rules: ['5.3.1'] }),
    hexes: ({ g, legal }) =>
      [...new Set(legal.map(action => g.place[unitAt(action.unit)]))].filter(hex => hex >= 0),
  },
  pursuit: {
    style: 'pick',
    bar: () => ({
      title: 'The enemy has retreated. Pursue?',
      detail: sentence('Each unit goes its own way, along the retreat or a hex beside it.', '5.4.2'),
    }),
    dock: () => ({ title: 'Pursuit', question: 'Who pursues, and where to?', rules: ['5.4.1'] }),
    hexes: ({ g }) => targetsOf(g),
  },
  chase: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `${unitName(inFrame(g, FRAMES.chase, 'unit'))} pursues: choose the next hex.`,
      detail: sentence('It may stop in any hex with room for it.', '5.4.6'),
    }),
    dock: () => ({ title: 'Pursuit', question: 'The next hex', rules: ['5.4.6'] }),
    hexes: s => [s.g.place[chasingUnit(s)]],
  },
}

/** The unit whose pursuit is under way, by its number. */
export const chasingUnit = ({ g }: BudSight): number => inFrame(g, FRAMES.chase, 'unit')
