// A game in miniature: three sides give three points each to three hexes, in secret; most points in the middle win.
import { fastDice } from '../engine/dice/fast-dice.ts'
import { success, valueOrThrow } from '../engine/files/result.ts'
import type { Game, GameState } from '../engine/game/game.ts'
import { forbid } from '../engine/game/refusal.ts'
import { TableController } from './controller.ts'
import type { Desk, LogLine, Presentation, Sight } from './presentation.ts'
import type { TableOptions } from './sitting.ts'
import type { AnyPresentation } from './stage.ts'
import { human } from './user.fixture.ts'

const HEXES = ['0101', '0102', '0103']
const SIDES = ['allied', 'soviet', 'german']
const NAMES = ['Allied', 'Soviet', 'German']
const POINTS = 3

class State implements GameState {
  /** Who decides, 3 when all have; then the points by side and hex. */
  readonly cells = new Int32Array(1 + SIDES.length * HEXES.length)
  readonly flow = new Int32Array(0)
  rolls = 0
  revelations = 0
  dice = fastDice(1)
  copy(): this {
    const other = new State()
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
const isOver = ({ cells }: State): boolean => cells[0] === SIDES.length

const game: Game<State> = {
  id: 'three-camps',
  title: 'Three Camps',
  rulesVersion: 1,
  scenarios: [{ id: 'only', title: 'The only one', turns: 1, sides: SIDES, options: [] }],
  begin: () => success(new State()),
  awaited: g => (isOver(g) ? null : { side: g.cells[0], decision: 'missions' }),
  outcome(g) {
    if (!isOver(g)) return null
    const middle = SIDES.map((_, side) => g.cells[at(side, 1)])
    return { winners: [middle.indexOf(Math.max(...middle))], rule: '1', because: 'most points in the middle' }
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
  hear: (after, viewer, events) => events.filter(event => isOver(after) || event.side === viewer),
  imagine: () => success(new State()),
  situation: () => ({ turn: 1 }),
  toJSON: g => [...g.cells],
  fromJSON: () => success(new State()),
  faultsIn: () => [],
}

/** What others gave is taken out. */
function see(real: State, viewer: number): Sight<State> {
  const g = real.copy()
  for (let side = 0; side < SIDES.length; side++)
    if (side !== viewer && !isOver(g)) g.cells.fill(0, at(side, 0), at(side, 0) + HEXES.length)
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
    NAMES.map((label, side) => ({ side, label, value: String(g.cells[at(side, 1)]) })),
  scores: (g: State) => SIDES.map((_, side) => g.cells[at(side, 1)]),
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
    title: `${NAMES[game.outcome(g)!.winners[0]]} victory`,
    sentence: { text: 'Most points in the middle.', rules: ['1'] },
    facts: [],
  }),
  neighbours: () => [],
  places: [],
  units: [],
  rule: () => null,
  rules: [],
} as unknown as Presentation<State>

export function threeCamps(options: TableOptions = { seats: NAMES.map(human) }): TableController {
  return valueOrThrow(
    TableController.begin(
      table as unknown as AnyPresentation,
      { scenario: 'only', options: {}, chance: { kind: 'fast', seed: 1 } },
      options,
    ),
  )
}

/** The same game, opened again from what was saved of it. */
export const reopened = (before: TableController): TableController =>
  valueOrThrow(
    TableController.resume(
      table as unknown as AnyPresentation,
      before.journal(),
      { seats: NAMES.map(human) },
      'saved',
    ),
  )
