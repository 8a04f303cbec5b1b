// The ferry at the table: companies move in the movement desk; whom one can shoot at is a button of the company in hand.
import { NO_DICE } from '../../engine/dice/no-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import { findRule } from '../../engine/rulebook/find-rule.ts'
import type {
  AttackDesk,
  Desk,
  LogLine,
  MovementDesk,
  Presentation,
  Sentence,
  Sight,
} from '../../table/presentation.ts'
import {
  alive,
  board,
  FERRY,
  type Ferry,
  ferry,
  grid,
  holder,
  isSea,
  LAST_TURN,
  sideOf,
  UNITS,
  unitAt,
} from './rules.ts'

type FerrySight = Sight<Ferry>

const NAMES = ['Red', 'Blue']
const RULES = [
  { id: '1', title: 'Sides', chapter: 'The game', text: 'Red and Blue have two companies each.' },
  {
    id: '2',
    title: 'Companies',
    chapter: 'The game',
    text: 'A company walks one hex or shoots one hex far.',
  },
  { id: '3', title: 'Turns', chapter: 'The game', text: 'Red acts, then Blue; four turns.' },
  { id: '4', title: 'Victory', chapter: 'The game', text: 'Whoever stands at the ferry at the end wins.' },
]
const nameOf = (unit: string): string => `${NAMES[sideOf(unitAt(unit))]} ${unit.slice(-1)}`
const place = (hex: string): string => (grid.indexOf(hex) === FERRY ? 'the ferry' : `hex ${hex}`)
const sentence = (text: string, ...rules: string[]): Sentence => ({ text, rules })
const hexOf = ({ g }: FerrySight, unit: string): string | null => grid.names[g.place[unitAt(unit)]] ?? null

function see(g: Ferry, viewer: number): FerrySight {
  const seen = g.copy()
  seen.dice = NO_DICE
  return {
    g: seen,
    viewer,
    awaited: ferry.awaited(g),
    legal: ferry.legal(g, viewer),
    check(action) {
      const [refusal] = ferry.check(g, viewer, action)
      return refusal === undefined ? null : sentence(`${refusal.because}.`, refusal.rule)
    },
  }
}

const walk = (unit: string, to: string): Action => ({ do: 'walk', unit, to })
const walks = ({ legal }: FerrySight, unit: string): string[] =>
  legal.filter(action => action.do === 'walk' && action.unit === unit).map(action => String(action.to))

const movement: MovementDesk<FerrySight> = {
  refusal: (s, unit) =>
    s.legal.some(action => action.unit === unit) ? null : sentence(`${nameOf(unit)} cannot act now.`, '2'),
  modes: () => [{ id: 'normal', label: 'Walk', refusal: null }],
  reach: (s, [unit]) => ({
    hexes: new Map(walks(s, unit).map(hex => [hex, { left: '0', stops: true }])),
    isColumn: false,
  }),
  route(s, [unit], _mode, _via, to) {
    if (!walks(s, unit).includes(to)) return null
    const step = { label: place(to), value: '1', rule: '2' }
    return { path: [hexOf(s, unit)!, to], costs: ['1'], lines: [step], spent: step, left: '0', stops: null }
  },
  whyNot: (s, [unit], _mode, to) => s.check(walk(unit, to)) ?? sentence('One company at a time.', '2'),
  order: (_s, [unit], _mode, [to]) => walk(unit, to),
  notes: () => [],
  others: (s, [unit]) =>
    s.legal
      .filter(action => action.do === 'shoot' && action.unit === unit)
      .map(action => ({ id: `shoot-${action.at}`, label: `Shoot at ${nameOf(String(action.at))}`, action })),
  unmoved: ({ legal }) => [
    ...new Set(legal.flatMap(({ unit }) => (unit === undefined ? [] : [String(unit)]))),
  ],
}

/** Nobody attacks in a phase of its own. */
const attack: AttackDesk<FerrySight> = {
  targets: () => new Map(),
  kindLabel: () => ({ label: 'Attack', rule: '2' }),
  title: (_s, target) => ({ title: `Attack on ${target}`, subtitle: '' }),
  enemy: ({ viewer }) => 1 - viewer,
  attackers: () => [],
  suggested: () => [],
  whyNot: () => sentence('Companies shoot while they move.', '2'),
  odds: () => null,
  lacks: () => null,
  extras: () => [],
  order: () => ({ do: 'end' }),
  notes: () => [],
}

const desk = ({ g }: FerrySight): Desk => ({
  style: 'move',
  prompt: {
    title: `${NAMES[g.side]}: walk or shoot.`,
    detail: sentence('Each company acts once.', '2'),
  },
  title: 'Companies',
  question: 'Who acts?',
  rules: ['2'],
  affordances: [
    {
      action: { do: 'end' },
      button: { id: 'end', label: 'End the turn', weight: 'main' },
      says: 'End the turn',
    },
  ],
  mandatory: null,
  suggestion: null,
  battle: null,
  hexes: [],
  ticked: [],
  shortcuts: [],
})

function lineOf(event: Readonly<Record<string, unknown>>): Pick<LogLine, 'text' | 'weight' | 'dice'> {
  const unit = nameOf(String(event.unit ?? UNITS[0]))
  switch (event.event) {
    case 'walked':
      return { text: `${unit} walks to ${place(String(event.to))}.`, weight: 'move' }
    case 'shot': {
      const said = event.isHit ? 'and hits' : 'and misses'
      const text = `${unit} shoots at ${nameOf(String(event.at))} ${said}.`
      return { text, weight: 'battle', dice: event.dice as number[] }
    }
    case 'turn':
      return { text: `Turn ${event.turn}`, weight: 'turn' }
    default:
      return { text: `${NAMES[Number(event.side)]} is done.`, weight: 'phase' }
  }
}

export const table: Presentation<Ferry, FerrySight> = {
  game: ferry,
  sideName: (_scenario, side) => NAMES[side],
  see,
  secret: () => null,
  turn: ({ g }) => ({ number: g.turn, last: LAST_TURN, name: `Turn ${g.turn} of ${LAST_TURN}` }),
  ribbon: ({ g }) => [
    { steps: NAMES.map((label, side) => ({ label, state: side === g.side ? 'current' : 'next', side })) },
  ],
  score: ({ g }) => NAMES.map((label, side) => ({ side, label, value: `${alive(g, side)}` })),
  scores: g => [alive(g, 0), alive(g, 1)],
  desk,
  pointer: () => sentence('The ferry is in 0202.', '4'),
  waitingFor: ({ g }) => sentence(`${NAMES[g.side]} acts.`, '3'),
  movement,
  attack,
  missions: null,
  waiting: null,
  counters: s =>
    UNITS.flatMap((unit, u) => {
      const hex = hexOf(s, unit)
      return hex === null
        ? []
        : [
            {
              unit,
              hex,
              depth: 0,
              name: nameOf(unit),
              side: sideOf(u),
              states: s.g.done[u] ? ['spent' as const] : [],
            },
          ]
    }),
  markers: () => [],
  stack: (s, hex) => UNITS.filter(unit => hexOf(s, unit) === hex),
  hexOf,
  hexCard: ({ g }, hex) => ({
    title: `${place(hex)}, ${isSea(grid.indexOf(hex)) ? 'sea' : 'land'}`,
    facts:
      grid.indexOf(hex) === FERRY
        ? [{ label: 'Held by', value: NAMES[holder(g)] ?? 'nobody', rule: '4' }]
        : [],
    notes: [],
  }),
  unitCard: (_s, unit) => ({ unit, name: nameOf(unit), line: '', rules: [], value: '1', valueLabel: '' }),
  spokenUnit: (_s, unit) => nameOf(unit),
  stackTitle: (_s, hex) => ({
    title: grid.indexOf(hex) === FERRY ? 'Ferry' : `Hex ${hex}`,
    subtitle: '',
    rules: [],
  }),
  trays: () => [],
  overlays: [],
  overlay: () => [],
  log: (_after, heard) =>
    heard.map(event => ({ side: null, rules: [event.rule], hexes: [], ...lineOf(event) })),
  opening: () => 'Turn 1',
  report: past => ({
    scores: past.map(({ turn, scores }) => ({ turn, values: scores })),
    lastTurn: LAST_TURN,
    luck: [],
    luckUnit: 'companies',
    luckText: '',
    losses: [],
    turningPoints: [],
  }),
  verdict({ g }) {
    const outcome = ferry.outcome(g)
    if (outcome === null) return null
    const [winner] = outcome.winners
    return {
      title: winner === undefined ? 'A draw' : `${NAMES[winner]} victory`,
      sentence: sentence(`${outcome.because}.`, outcome.rule),
      facts: [],
    }
  },
  neighbours: hex =>
    [0, 1, 2, 3, 4, 5].map(d => grid.names[grid.neighbours[grid.indexOf(hex) * 6 + d]] ?? ''),
  ground: { board, turned: 0, seas: ['sea'], rivers: ['river'], walls: [], works: [] },
  places: [{ hex: '0202', name: 'Ferry', detail: 'Soviet Union' }],
  units: UNITS.map(unit => ({ unit, name: nameOf(unit), detail: 'company' })),
  rule: id => findRule(RULES, id),
  rules: RULES,
}
