// A game in miniature: three or four sides give three points each to three hexes, in secret; most points in the middle win.
// Of four, the first and the last are allies: they see each other's points and win together.
import { fastDice } from '../engine/dice/fast-dice.ts'
import { success, valueOrThrow } from '../engine/files/result.ts'
import { alliesOf, areAllies } from '../engine/game/allies.ts'
import type { Game, GameState, Scenario } from '../engine/game/game.ts'
import { forbid } from '../engine/game/refusal.ts'
import { TableController } from './controller.ts'
import type { Desk, LogLine, Presentation, Sight } from './presentation.ts'
import type { TableOptions } from './sitting.ts'
import type { AnyPresentation } from './stage.ts'
import { human } from './user.fixture.ts'

const HEXES = ['0101', '0102', '0103']
const SIDES = ['allied', 'soviet', 'german', 'polish']
const NAMES = ['Allied', 'Soviet', 'German', 'Polish']
const POINTS = 3

const THREE: Scenario = { id: 'three', title: 'Three', turns: 1, sides: SIDES.slice(0, 3), options: [] }
const FOUR: Scenario = { id: 'four', title: 'Four', turns: 1, sides: SIDES, options: [], allies: [[0, 3]] }

class State implements GameState {
  readonly scenario: Scenario
  /** Who decides, as many as there are sides when all have; then the points by side and hex. */
  readonly cells: Int32Array
  readonly flow = new Int32Array(0)
  rolls = 0
  revelations = 0
  dice = fastDice(1)
  constructor(scenario: Scenario) {
    this.scenario = scenario
    this.cells = new Int32Array(1 + scenario.sides.length * HEXES.length)
  }
  copy(): this {
    const other = new State(this.scenario)
    other.copyFrom(this)
    return other as this
  }
  copyFrom(other: this): void {
    this.cells.set(other.cells)
  }
  numbers(): Int32Array {
    return this.cells.slice()
  }
}

const at = (side: number, hex: number): number => 1 + side * HEXES.length + hex
const given = ({ cells }: State, side: number): number[] => HEXES.map((_, hex) => cells[at(side, hex)])
const left = (g: State, side: number): number => POINTS - given(g, side).reduce((sum, n) => sum + n, 0)
const isOver = ({ cells, scenario }: State): boolean => cells[0] === scenario.sides.length

const game: Game<State> = {
  id: 'camps',
  title: 'Camps',
  rulesVersion: 1,
  scenarios: [THREE, FOUR],
  verbs: { done: '', fly: 'hex points' },
  decisions: ['missions'],
  begin: scenario => success(new State(scenario === 'four' ? FOUR : THREE)),
  awaited: g => (isOver(g) ? null : { side: g.cells[0], decision: 'missions' }),
  outcome(g) {
    if (!isOver(g)) return null
    const middle = g.scenario.sides.map((_, side) => g.cells[at(side, 1)])
    const winners = alliesOf(g.scenario, middle.indexOf(Math.max(...middle)))
    return { winners, rule: '1', because: 'most points in the middle' }
  },
  legal: (g, side) => [
    { do: 'done' },
    ...(left(g, side) === 0 ? [] : HEXES.map(hex => ({ do: 'fly', hex, points: 1 }))),
  ],
  check(g, side, action) {
    const { points = 0 } = action as { points?: number }
    return side === g.cells[0] && points <= left(g, side) ? [] : [forbid('1', 'there are no more points')]
  },
  perform(g, side, action, log) {
    if (action.do === 'done') g.cells[0] += 1
    else g.cells[at(side, HEXES.indexOf(String(action.hex)))] += Number(action.points)
    log?.push({ event: action.do, rule: '1', side, hex: action.hex ?? '', points: action.points ?? 0 })
  },
  view: (g, side) => ({ side, given: given(g, side) }),
  watches: () => [],
  hear: (after, viewer, events) =>
    events.filter(event => isOver(after) || areAllies(after.scenario, viewer, Number(event.side))),
  imagine: () => success(new State(THREE)),
  situation: () => ({ turn: 1 }),
  toJSON: g => [...g.cells],
  fromJSON: () => success(new State(THREE)),
  faultsIn: () => [],
}

/** What others gave is taken out, but for allies. */
function see(real: State, viewer: number): Sight<State> {
  const g = real.copy()
  for (let side = 0; side < g.scenario.sides.length; side++)
    if (!areAllies(g.scenario, side, viewer) && !isOver(g))
      g.cells.fill(0, at(side, 0), at(side, 0) + HEXES.length)
  const awaited = game.awaited(real)
  return {
    g,
    viewer,
    awaited,
    legal: awaited?.side === viewer ? game.legal(real, viewer) : [],
    check: action => (game.check(real, viewer, action).length === 0 ? null : nothingLeft),
  }
}

const nothingLeft = { text: 'There are no more points.', rules: ['1'] }

const desk = ({ g, viewer }: Sight<State>): Desk => ({
  style: 'missions',
  prompt: { title: `${NAMES[viewer]} missions`, detail: { text: '', rules: [] } },
  title: 'Missions',
  question: 'Who flies where?',
  rules: ['1'],
  affordances: [
    { action: { do: 'done' }, button: { id: 'done', label: 'Done', weight: 'main' }, says: 'Done' },
  ],
  mandatory: null,
  suggestion: null,
  battle: null,
  hexes: left(g, viewer) === 0 ? [] : HEXES,
  ticked: [],
  shortcuts: [],
})

const table = {
  game,
  sideName: (_: string, side: number) => NAMES[side],
  see,
  secret: (g: State) => (isOver(g) ? null : { text: 'Missions are secret.', rules: ['1'] }),
  turn: () => ({ number: 1, last: 1, name: 'Turn 1 of 1' }),
  ribbon: () => [],
  score: ({ g }: Sight<State>) =>
    g.scenario.sides.map((_, side) => ({ side, label: NAMES[side], value: String(g.cells[at(side, 1)]) })),
  scores: (g: State) => g.scenario.sides.map((_, side) => g.cells[at(side, 1)]),
  desk,
  pointer: () => null,
  waitingFor: () => ({ text: 'Somebody else decides.', rules: [] }),
  missions: {
    kinds: () => [{ id: 'raid', label: 'Raid', refusal: null }],
    pool: ({ g, viewer }: Sight<State>) => ({ label: 'Points', value: `${left(g, viewer)} left` }),
    hexes: ({ g, viewer }: Sight<State>) => (left(g, viewer) === 0 ? [] : HEXES),
    amount: ({ g, viewer }: Sight<State>) => ({ least: 1, most: left(g, viewer), step: 1, start: 1 }),
    whyNot: () => nothingLeft,
    says: (_: unknown, __: string, hex: string, points: number) => `Raid on ${hex} with ${points}`,
    order: (_: unknown, __: string, hex: string, points: number) => ({ do: 'fly', hex, points }),
    given: ({ g, viewer }: Sight<State>) =>
      given(g, viewer).flatMap((points, hex) =>
        points === 0
          ? []
          : [
              {
                id: HEXES[hex],
                label: 'Raid',
                line: HEXES[hex],
                hex: HEXES[hex],
                points: `${points}`,
                recall: null,
              },
            ],
      ),
  },
  waiting: null,
  counters: () => [],
  markers: () => [],
  stack: () => [],
  hexOf: () => null,
  hexCard: (_: unknown, hex: string) => ({ title: hex, facts: [], notes: [] }),
  stackTitle: (_: unknown, hex: string) => ({ title: `Hex ${hex}`, subtitle: '', rules: [] }),
  trays: () => [],
  overlays: [],
  overlay: () => [],
  log: (_: State, heard: readonly Record<string, unknown>[]): LogLine[] =>
    heard.map(({ event, hex, points }) => ({
      side: null,
      text: `${event} ${hex} ${points}`,
      rules: ['1'],
      hexes: [],
      weight: 'plain',
    })),
  opening: () => 'Turn 1',
  report: () => ({
    scores: [],
    lastTurn: 1,
    luck: [],
    luckUnit: 'points',
    luckText: '',
    losses: [],
    turningPoints: [],
  }),
  verdict: ({ g }: Sight<State>) => ({
    title: `${game
      .outcome(g)!
      .winners.map(side => NAMES[side])
      .join(' and ')} victory`,
    sentence: { text: 'Most points in the middle.', rules: ['1'] },
    facts: [],
  }),
  neighbours: () => [],
  places: [],
  units: [],
  rule: () => null,
  rules: [],
} as unknown as Presentation<State>

/** Somebody at the screen for every side of a scenario. */
export const people = (sides: number): TableOptions => ({ seats: NAMES.slice(0, sides).map(human) })

const campsOf = (scenario: Scenario, options: TableOptions): TableController =>
  valueOrThrow(
    TableController.begin(
      table as unknown as AnyPresentation,
      { scenario: scenario.id, options: {}, chance: { kind: 'fast', seed: 1 } },
      options,
    ),
  )

export const threeCamps = (options = people(3)): TableController => campsOf(THREE, options)
export const fourCamps = (options = people(4)): TableController => campsOf(FOUR, options)

/** The same game, opened again from what was saved of it. */
export const reopened = (before: TableController): TableController =>
  valueOrThrow(
    TableController.resume(table as unknown as AnyPresentation, before.journal(), people(3), 'saved'),
  )
