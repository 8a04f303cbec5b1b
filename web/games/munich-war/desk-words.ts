// What each decision says: the sentence of the bar and the heading of the dock.
import { capital, count } from '../../../engine/words/english.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import type { DecisionName } from '../../../games/munich-war/index.ts'
import { NATIONS } from '../../../games/munich-war/nations.ts'
import { countryBeingSetUp } from '../../../games/munich-war/rules/03-set-up.ts'
import { expandSuggested } from '../../../games/munich-war/rules/03-suggested.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { KIND } from '../../../games/munich-war/rules/07-replacements.ts'
import { ROLE } from '../../../games/munich-war/rules/11-losses.ts'
import { airborne } from '../../../games/munich-war/rules/16-flight.ts'
import { PLAN_NAMES, type PlanName } from '../../../games/munich-war/set-up-plans.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { nationName, SIDE_NAMES } from '../../../games/munich-war/words/names.ts'
import { planNameOf } from '../../../games/munich-war/words/plans.ts'
import { homeHexes } from '../../../games/munich-war/world.ts'
import type { Shortcut } from '../../../table/presentation.ts'
import { inFrame, type Wording } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { movement } from './movement.ts'
import { placeName, unitName } from './names.ts'
import type { MunichSight } from './sight.ts'

type Words = Wording<MunichSight>

const who = ({ viewer }: MunichSight): string => SIDE_NAMES[viewer] ?? ''
const nounOf = (nation: number): string => capital(nationName(nation).replace('the ', ''))
const pieces = ({ legal }: MunichSight, verb: string): number =>
  new Set(legal.filter(action => action.do === verb).map(action => action.unit)).size

const target = ({ g }: MunichSight): number =>
  Math.max(inFrame(g, FRAMES.battle, 'target'), inFrame(g, FRAMES.assemble, 'target'))
const placeOfBattle = (s: MunichSight): string => (target(s) < 0 ? 'the enemy' : placeName(target(s)))

/** 3.4.2  A good deployment for the rest of the country, a bolder one where it differs, or the good one for all that follow. */
function suggestedPlans(s: MunichSight): Shortcut[] {
  const name = NATIONS[countryBeingSetUp(s.g)]
  if (name === undefined) return []
  const [sound, bold] = PLAN_NAMES.map(plan =>
    JSON.stringify(s.ask(g => expandSuggested(g, { do: DEPLOY, plan }))),
  )
  const shortcut = (plan: PlanName, key: string): Shortcut => ({
    id: plan,
    label: `Place the rest: ${planNameOf(name, plan)}`,
    key,
    action: { do: DEPLOY, plan },
    again: false,
  })
  return [
    shortcut('sound', 'I'),
    ...(bold === sound ? [] : [shortcut('bold', 'O')]),
    { id: 'all', label: 'Place every country', action: { do: DEPLOY, plan: 'sound' }, again: true },
  ]
}

const DEPLOY = 'deploy-suggested'

/** `Germany 3, Hungary 1`: replacement points that are left. */
function purse({ g }: MunichSight): string {
  const kind = inFrame(g, FRAMES.spending, 'kind')
  const points = inFrame(g, FRAMES.spending, 'points')
  if (kind === KIND.crisis) return `${points} RP for any country of yours`
  if (kind === KIND.alert) return `${points} RP for ${nationName(inFrame(g, FRAMES.spending, 'nation'))}`
  const own = NATIONS.flatMap((name, nation) => (g.points[nation] > 0 ? [`${name} ${g.points[nation]}`] : []))
  return own.length === 0 ? 'No points are left' : `RP left: ${own.join(', ')}`
}

const retreatHexes = (g: State): number => inFrame(g, FRAMES.retreat, 'hexes')

export const WORDINGS: Readonly<Record<DecisionName, Words>> = {
  deploy: {
    style: 'placement',
    bar: s => ({
      title: `${nounOf(countryBeingSetUp(s.g))} sets up: ${count(pieces(s, 'take'), 'counter')} to choose from.`,
      detail: sentence(
        `${warOf(s.g).title}. Place a counter in any lit hex, or let the rest be placed; both can be mixed.`,
        '3.4.2d',
      ),
    }),
    dock: s => ({
      title: nounOf(countryBeingSetUp(s.g)),
      question: 'One army or three smaller units in a hex, and one fortification',
      rules: ['3.4.2h', '9.0d'],
    }),
    hexes: ({ g }) => homeHexes[countryBeingSetUp(g)] ?? [],
    shortcuts: suggestedPlans,
  },
  placing: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `Place ${unitName(inFrame(g, FRAMES.placing, 'unit'))}.`,
      detail: sentence('Any lit hex.', '3.4.2d'),
    }),
    dock: ({ g }) => ({
      title: unitName(inFrame(g, FRAMES.placing, 'unit')),
      question: 'Where does it set up?',
      rules: ['3.4.2d'],
    }),
  },
  grounding: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Storms ground ${count(inFrame(g, FRAMES.grounding, 'number'), 'more air unit')}.`,
      detail: sentence('Half of the available air units cannot fly this turn; you choose which.', '20.0b'),
    }),
    dock: () => ({ title: 'Storms', question: 'Which air unit is grounded?', rules: ['20.0b'] }),
  },
  arrivals: {
    style: 'placement',
    bar: s => ({
      title: `${who(s)} reinforcements: ${count(pieces(s, 'arrive'), 'unit')} arrive.`,
      detail: sentence(
        'A friendly capital or mobilization centre of their country, one unit a hex.',
        '7.2.2b',
      ),
    }),
    dock: s => ({ title: `${who(s)} reinforcements`, question: 'Where does it arrive?', rules: ['7.2.2b'] }),
  },
  spending: {
    style: 'pick',
    bar: s => ({
      title: `${who(s)} mobilization: mobilize or refit units.`,
      detail: sentence(`${purse(s)}. Points that are not spent are lost.`, '7.1e'),
    }),
    dock: s => ({ title: `${who(s)} mobilization`, question: purse(s), rules: ['7.2'] }),
  },
  launch: {
    style: 'placement',
    bar: s => ({
      title: `${who(s)} air phase: launch missions.`,
      detail: sentence(
        `${count(pieces(s, 'launch'), 'air unit')} can fly. Missions are declared when they are carried out; none is mandatory.`,
        '16.2d',
      ),
    }),
    dock: s => ({
      title: `${who(s)} missions`,
      question: 'Choose an air unit and its target',
      rules: ['16.2b'],
    }),
  },
  flight: {
    style: 'placement',
    bar: ({ g }) => ({
      title: `${unitName(inFrame(g, FRAMES.flight, 'unit'))} takes off.`,
      detail: sentence('Choose its target within range.', '16.3c'),
    }),
    dock: ({ g }) => ({
      title: unitName(inFrame(g, FRAMES.flight, 'unit')),
      question: 'Where does it fly?',
      rules: ['16.3c'],
    }),
  },
  interception: {
    style: 'window',
    bar: s => ({
      title: `${count(airborne(s.g, s.g.phasing).length, 'enemy air unit is', 'enemy air units are')} over the map. Intercept?`,
      detail: sentence('Your airstrikes fight before any mission is flown. One air unit a hex.', '16.6a'),
    }),
    dock: () => ({ title: 'Interception', question: 'Who intercepts whom?', rules: ['16.6a'] }),
    hexes: ({ g }) => airborne(g, g.phasing).map(unit => g.aim[unit]),
  },
  dogfight: {
    style: 'choice',
    bar: () => ({
      title: 'Choose the next air combat.',
      detail: sentence('All are fought before any mission is flown.', '16.6a'),
    }),
    dock: () => ({ title: 'Air combat', question: 'Which is fought next?', rules: ['16.6a'] }),
  },
  terror: {
    style: 'choice',
    bar: s => ({
      title: `${who(s)} terror bombing: choose targets.`,
      detail: sentence('Air units that do not bomb stay to support attacks.', '16.8a'),
    }),
    dock: () => ({ title: 'Terror bombing', question: 'Bomb a city or the units in it?', rules: ['16.8e'] }),
    hexes: ({ g }) => airborne(g, g.phasing).map(unit => g.aim[unit]),
  },
  terrorLoss: {
    style: 'pick',
    bar: () => ({
      title: 'Terror: choose the enemy unit that is reduced.',
      detail: sentence('One land unit in the bombed hex.', '16.8.1d'),
    }),
    dock: () => ({ title: 'Terror bombing', question: 'Which unit is reduced?', rules: ['16.8.1d'] }),
  },
  movement: {
    style: 'move',
    bar: s => {
      const back = pieces(s, 'enter')
      const enters = back === 0 ? '' : ` ${count(back, 'unit')} can return by rail: see Forces.`
      return {
        title: `${who(s)} movement: move any units, in any order.`,
        detail: sentence(
          `${count(movement.unmoved(s).length, 'unit has', 'units have')} not moved.${enters}`,
          '8.0b',
        ),
      }
    },
    dock: s => ({ title: `${who(s)} movement`, question: 'Choose a stack', rules: ['8.0b'] }),
  },
  seaSupply: {
    style: 'placement',
    bar: s => ({
      title: `${who(s)} combat: supply a port by sea?`,
      detail: sentence('Units of the marker’s country in or next to the port attack in supply.', '18.3'),
    }),
    dock: () => ({ title: 'Sea supply', question: 'Which port?', rules: ['18.3'] }),
  },
  combat: {
    style: 'attack',
    bar: s => ({
      title: `${who(s)} combat: choose a hex to attack.`,
      detail: sentence('Attacks are voluntary, one after the other; each unit attacks once.', '11.0d'),
    }),
    dock: s => ({ title: `${who(s)} combat`, question: 'Choose a target', rules: ['11.0a'] }),
  },
  assemble: {
    style: 'choice',
    bar: s => ({
      title: `Attack on ${placeOfBattle(s)}: who joins?`,
      detail: sentence('Add units of the same country, then attack.', '11.2'),
    }),
    dock: s => ({ title: `Attack on ${placeOfBattle(s)}`, question: 'Who joins?', rules: ['11.2'] }),
    hexes: s => [target(s)],
  },
  table: {
    style: 'choice',
    bar: s => ({
      title: `Attack on ${placeOfBattle(s)}: Assault or Mobile?`,
      detail: sentence('The attacker chooses the table. Both stacks are now visible.', '11.7a'),
    }),
    dock: s => ({ title: `Attack on ${placeOfBattle(s)}`, question: 'Which table?', rules: ['11.7a'] }),
    hexes: s => [target(s)],
  },
  support: {
    style: 'pick',
    bar: s => ({
      title: `Attack on ${placeOfBattle(s)}: add support?`,
      detail: sentence('One air unit, one fleet and one special force at most; then roll.', '11.15a'),
    }),
    dock: s => ({ title: `Attack on ${placeOfBattle(s)}`, question: 'Who supports it?', rules: ['11.15a'] }),
    hexes: s => [target(s)],
  },
  losses: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Lose ${count(inFrame(g, FRAMES.losses, 'number'), 'step')}: choose ${
        inFrame(g, FRAMES.losses, 'role') === ROLE.attacker ? 'an attacker' : 'a defender'
      }.`,
      detail: sentence(
        'Each unit is reduced once; on the Mobile table mechanized attackers go first.',
        '11.16b',
      ),
    }),
    dock: () => ({ title: 'Losses', question: 'Which unit loses a step?', rules: ['11.17a'] }),
    hexes: s => [target(s)],
  },
  retreat: {
    style: 'pick',
    bar: ({ g }) => ({
      title: `Your ${
        inFrame(g, FRAMES.retreat, 'role') === ROLE.attacker ? 'attackers' : 'defenders'
      } must retreat ${count(retreatHexes(g), 'hex', 'hexes')}.`,
      detail: sentence('Unit by unit, hex by hex; every enemy zone of control costs a step.', '12.1b'),
    }),
    dock: () => ({ title: 'Retreat', question: 'Who retreats, and where?', rules: ['12.0a'] }),
    hexes: s => [target(s)],
  },
  advance: {
    style: s => (s.legal.some(action => action.do === 'pursue') ? 'pick' : 'several'),
    bar: s => ({
      title: `${placeOfBattle(s)} is empty. Advance?`,
      detail: sentence('Any attackers may advance; zones of control do not matter.', '13.0a'),
    }),
    dock: s => ({ title: `Advance into ${placeOfBattle(s)}`, question: 'Who advances?', rules: ['13.0a'] }),
    hexes: s => [target(s)],
    saysSeveral: number => (number === 0 ? 'Stay' : `Advance ${count(number, 'unit')}`),
  },
}

export const targetOfBattle = target
