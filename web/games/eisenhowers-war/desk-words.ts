// What each decision says: the sentence of the bar and the heading of the dock.
import { findFrame } from '../../../engine/flow/frames.ts'
import { count, list } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { portsHeld, portsNeeded } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { landingHex } from '../../../games/eisenhowers-war/rules/05-invasion.ts'
import { isOccupiedBy } from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { attackersOf } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { assess, engagementOf } from '../../../games/eisenhowers-war/rules/10-odds.ts'
import { GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { hasFlag, PHASE, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import type { Desk } from '../../../table/presentation.ts'
import { inFrame, plain, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { ARRIVAL_WORDINGS } from './arrival-words.ts'
import { BATTLE_WORDINGS } from './battle-words.ts'
import { movement } from './movement.ts'
import { field, placeName, unitAt, unitName } from './names.ts'
import { columnWords } from './odds.ts'
import { prospects } from './offensives.ts'
import type { EisSight } from './sight.ts'

type Words = Wording<EisSight>

const who = (g: State): string =>
  inOffensive(g) ? 'Fuehrer offensive' : g.phase === PHASE.germanOperations ? 'German' : 'Allied'

/** The odds of an attack or landing as it is put together so far. */
function oddsSoFar(g: State, target: number, isInvasion: boolean, withBombers: boolean): string {
  if (attackersOf(g).length === 0 || !isOccupiedBy(g, GERMAN, target)) return ''
  const a = assess(g, engagementOf(g, target, { isInvasion, withBombers, isOffensive: inOffensive(g) }))
  const shifts = a.shifts.map(
    ({ label, columns }) => `${label} ${columns > 0 ? '+' : '−'}${Math.abs(columns)}`,
  )
  return `${a.attack} against ${a.defence} is ${a.odds}${shifts.length > 0 ? `; ${shifts.join(', ')}` : ''}: ${columnWords(a)}.`
}

const landingBar = ({ g }: EisSight): Desk['prompt'] => {
  const at = landingHex(g)
  const meets = isOccupiedBy(g, GERMAN, at)
  const said = meets
    ? oddsSoFar(g, at, true, (inFrame(g, FRAMES.landing, 'marks') & 4) !== 0) ||
      'Choose who lands; the odds follow.'
    : 'Nobody defends it: land without a battle.'
  return {
    title: `Invasion at ${placeName(at)}: choose who lands, drops and joins.`,
    detail: sentence(said, meets ? '5.3.5' : '5.3.2'),
  }
}

const assembleTarget = (g: State): number => inFrame(g, FRAMES.assemble, 'target')

const portLine = (g: State): string =>
  portsNeeded(g) === 0 ? '' : ` ${portsHeld(g)} of ${portsNeeded(g)} ports at the end of this turn.`

export const WORDINGS: Readonly<Record<DecisionName, Words>> = {
  ...BATTLE_WORDINGS,
  ...ARRIVAL_WORDINGS,
  deploy: plain(
    'placement',
    [
      'German set-up: place mobile units anywhere in France or Belgium.',
      'Each may be placed once; the others stay where they are printed.',
    ],
    '3.3.1',
    ['Mobile units', 'Choose a unit, then a lit hex'],
  ),
  planFirst: plain(
    'placement',
    [
      'Choose where the Allies land.',
      'Only you see this. Then Germany may move one 2-3-4 corps; you cannot change the plan.',
    ],
    '3.3.2',
    [
      'Invasion plan: secret',
      'First invasion, turn 1: choose with or without an airborne corps, then a lit coast',
    ],
  ),
  planSecond: plain(
    'placement',
    [
      'Plan the second invasion.',
      'Only you see this. You may call it off when its turn comes; then there is no other chance.',
    ],
    '3.2.3',
    ['Invasion plan: secret', 'Second invasion: choose the turn, then a lit coast'],
  ),
  shift: plain(
    'placement',
    [
      'You may move one 2-3-4 infantry corps.',
      'To any other hex of France or Belgium. The Allied plan is sealed.',
    ],
    '3.3.3',
    ['Infantry', 'Choose a corps, then a lit hex'],
  ),
  launch: {
    style: 'choice',
    bar: ({ g }) => ({
      title: `The second invasion: ${placeName(g.secondHex)}.`,
      detail: sentence('Launch it now, or call it off for good.', '3.2.3d'),
    }),
    dock: () => ({ title: 'Second invasion', question: 'Launch it?', rules: ['5.3'] }),
    hexes: ({ g }) => [g.secondHex],
  },
  landing: {
    style: 'several',
    bar: landingBar,
    dock: ({ g }) => ({
      title: `Invasion at ${placeName(landingHex(g))}`,
      question: 'Who takes part? Six units at most in the hex',
      rules: ['5.3.1'],
    }),
    hexes: ({ g }) => [landingHex(g)],
    saysSeveral: n => (n === 0 ? 'Land' : `Land with ${n} more`),
  },
  order: {
    style: 'choice',
    bar: ({ g }) => ({
      title: `${who(g)}: move first, or attack first?`,
      detail: sentence(`It holds for all units.${portLine(g)}`, '5.5'),
    }),
    dock: () => ({ title: 'Order of the phase', question: 'Which comes first?', rules: ['5.5'] }),
    hexes: ({ g }) => (inOffensive(g) ? [g.offensiveHex] : []),
  },
  excess: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Too many units in ${placeName(inFrame(g, FRAMES.excess, 'hex'))}: eliminate the excess.`,
      detail: sentence('The owner chooses.', '6.2'),
    }),
    dock: () => ({ title: 'Overstacked', question: 'Who is eliminated?', rules: ['6.2'] }),
    hexes: ({ g }) => [inFrame(g, FRAMES.excess, 'hex')],
  },
  supplyProblem: plain(
    'choice',
    [
      'Antwerp is not up and running: which army group goes short?',
      'It has half movement and attacks one column left this turn.',
    ],
    '7.15',
    ['Supply problems', 'Which army group?'],
  ),
  supplyCheck: plain(
    'placement',
    ['Supply check: supply one hex by air?', 'Other units out of supply lose a step.'],
    '7.11',
    ['Aerial supply', 'Choose a lit hex'],
  ),
  movement: {
    style: 'move',
    bar: s => {
      const stacks = new Set(movement.unmoved(s).map(id => s.g.place[unitAt(id)])).size
      const left = stacks === 0 ? 'No stack has a move left.' : `${count(stacks, 'stack')} can move.`
      return {
        title: `${who(s.g)} movement: move any units, in any order.`,
        detail: sentence(`${left}${portLine(s.g)}`, '8.0'),
      }
    },
    dock: ({ g }) => ({ title: `${who(g)} movement`, question: 'Choose a stack', rules: ['8.0'] }),
    hexes: ({ g }) => (inOffensive(g) ? [g.offensiveHex] : []),
  },
  move: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `${list(movers(g))} may go on.`,
      detail: sentence('The move was interrupted: choose the next hex, or halt.', '8.7'),
    }),
    dock: () => ({ title: 'The move goes on', question: 'Choose the next hex, or halt', rules: ['8.7'] }),
    hexes: ({ g }) =>
      field.unitsWhere(unit => hasFlag(g.unitFlags, unit, UNIT.moving)).map(unit => g.place[unit]),
  },
  combat: {
    style: 'attack',
    bar: s => {
      const targets = new Set(s.legal.filter(a => a.do === 'attack').map(a => a.target)).size
      const open =
        targets === 0 ? 'No hex can be attacked.' : `${count(targets, 'hex', 'hexes')} can be attacked.`
      const must =
        inOffensive(s.g) && s.g.offensiveAttacks === 0 ? ' One attack is mandatory, two at most.' : ''
      return {
        title: `${who(s.g)} attacks: one at a time, in any order.`,
        detail: sentence(`${open}${must}`, '10.0'),
      }
    },
    dock: ({ g }) => ({ title: `${who(g)} attacks`, question: 'Choose a target', rules: ['10.0'] }),
    hexes: ({ g }) => (inOffensive(g) ? [g.offensiveHex] : []),
  },
  assemble: {
    style: 'several',
    bar: ({ g }) => ({
      title: `Attack on ${placeName(assembleTarget(g))}: bring in more units, then resolve.`,
      detail: sentence(
        oddsSoFar(g, assembleTarget(g), false, (inFrame(g, FRAMES.assemble, 'marks') & 1) !== 0) ||
          'A declared attack must be rolled.',
        '10.0b',
      ),
    }),
    dock: ({ g }) => ({
      title: `Attack on ${placeName(assembleTarget(g))}`,
      question: 'Who joins?',
      rules: ['10.0e'],
    }),
    hexes: ({ g }) => [assembleTarget(g)],
    saysSeveral: n => (n === 0 ? 'Resolve the attack' : `Resolve with ${n} more`),
  },
  airdrop: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `${unitName(inFrame(g, FRAMES.airdrop, 'unit'))}: choose the drop zone.`,
      detail: sentence('Not on mountain, pass, fortified or city hexes.', '13.2e'),
    }),
    dock: () => ({ title: 'Airborne drop', question: 'Choose a lit hex', rules: ['13.2e'] }),
  },
  conversion: plain(
    'pick',
    ['Airborne corps that neither moved nor fought may change mode.', 'They need overland supply.'],
    '13.2m',
    ['Airborne army', 'Which corps is converted?'],
  ),
  bridge: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `At the Rhine in ${placeName(inFrame(g, FRAMES.bridge, 'hex'))}: try to seize a bridge.`,
      detail: sentence('Choose the hexside; a bridge is captured on a 1.', '13.5'),
    }),
    dock: () => ({ title: 'Rhine bridge', question: 'Which hex across the Rhine?', rules: ['13.5'] }),
    hexes: ({ g }) => [inFrame(g, FRAMES.bridge, 'hex')],
  },
  window: {
    style: 'window',
    bar: s => {
      const [best] = prospects(s)
      const isEnd = findFrame(s.g.flow, FRAMES.movement) < 0
      const when = isEnd ? 'The Allied movement ends.' : 'The Allied player moves.'
      const most = best === undefined ? '' : ` Best attack: ${placeName(best.target)} at ${best.words}.`
      return {
        title: `${when} Germany may interrupt now.`,
        detail: sentence(`${count(s.g.offensives, 'marker')} left.${most}`, '13.6'),
      }
    },
    dock: () => ({ title: 'Fuehrer offensive', question: 'Declare, or let it pass', rules: ['13.6'] }),
  },
  alpineFortress: plain(
    'placement',
    [
      'Place the Alpine Fortress?',
      'If it stands at the end, Germany wins; an Allied unit that enters removes it.',
    ],
    '13.8',
    ['Alpine Fortress', 'Choose a lit mountain hex'],
  ),
}

const movers = (g: State): string[] =>
  field.unitsWhere(unit => hasFlag(g.unitFlags, unit, UNIT.moving)).map(unitName)
