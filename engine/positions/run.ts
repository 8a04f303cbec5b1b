import { fastDice } from '../dice/fast-dice.ts'
import { type Fault, failure, type Result, success } from '../files/result.ts'
import type { GameState } from '../game/game.ts'
import { act, type CaseRun, failAt, look, NOTHING_DONE } from './case-run.ts'
import { diceFrom, groupsOf } from './dice-script.ts'
import type { Case, PositionFile } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import type { CaseReport, Report } from './report.ts'
import { takeStep } from './take-step.ts'

/** Runs every case of a file. Faults are those of situations that no game can have (overstacked hexes and the like). */
export function runPosition<G extends GameState>(game: GamePositions<G>, file: PositionFile): Result<Report> {
  const cases: CaseReport[] = []
  const faults: Fault[] = []
  for (const group of byBoard(file.cases)) {
    // The board for all of them; unit values are each case's own.
    game.during({ ...group[0].position, placements: [] }, () => {
      for (const each of group) {
        const report = runCase(game, each)
        if (report.ok) cases.push(report.value)
        else faults.push(...report.faults)
      }
    })
  }
  if (faults.length > 0) return failure(faults)
  const sum = (count: (report: CaseReport) => number) =>
    cases.reduce((total, report) => total + count(report), 0)
  return success({
    file: file.file,
    game: file.game,
    title: file.title,
    cases,
    expectations: sum(report => report.expectations),
    failures: sum(report => report.failures.length),
  })
}

/** Cases in their order, those that follow each other on the same board together: laying one out takes time. */
function byBoard(cases: readonly Case[]): Case[][] {
  const groups: Case[][] = []
  for (const each of cases) {
    const last = groups.at(-1)
    if (last !== undefined && last[0].position.board === each.position.board) last.push(each)
    else groups.push([each])
  }
  return groups
}

export function runCase<G extends GameState>(game: GamePositions<G>, each: Case): Result<CaseReport> {
  return game.during(each.position, () => {
    const laid = layOut(game, each)
    if (!laid.ok) return laid
    // From here on only the engine's part of the state matters.
    const run = startOf(game as unknown as GamePositions, laid.value, each)
    const stated = run.game.game.situation(run.g)
    const events = act(run, each.spot, (g, log) => run.game.open(g, log))
    run.note = passedOver(run, stated)
    if (events !== null) {
      look(run, { ...NOTHING_DONE, events, rolls: run.g.rolls, expect: each.expect, ask: each.ask })
      if (each.steps.every((step, index) => takeStep(run, step, index + 1))) reportLeftDice(run, each)
    }
    const { note, points, failures, expectations } = run
    return success({ title: each.title, note, points, failures, expectations })
  })
}

/** Where nobody has anything to decide in the stated phase, the game goes on by itself: its author should know. */
function passedOver({ game, g, sides }: CaseRun, stated: Situation): string | null {
  const awaited = game.game.awaited(g)
  const now = game.game.situation(g)
  const has = (key: string) => stated[key] !== undefined && stated[key] !== now[key]
  if (!PLACES_IN_TURN.some(has)) return null
  const where = PLACES_IN_TURN.filter(key => now[key] !== undefined).map(key => `${key} ${now[key]}`)
  const asked = awaited === null ? 'nobody' : `${sides[awaited.side]} (${awaited.decision})`
  return `nobody is asked in ${stated.phase ?? 'the stated phase'}; the game goes on to ${where.join(', ')}, and asks ${asked}`
}

type Situation = Readonly<Record<string, string | number>>

const PLACES_IN_TURN = ['turn', 'phase'] as const

/** Dice of the case that never fell. */
function reportLeftDice(run: CaseRun, { dice, hasOwnDice, spot }: Case): void {
  if (!hasOwnDice) return
  const inOrder = Math.max(0, dice.inOrder.length - run.g.rolls)
  if (inOrder > 0) failAt(run, spot, `${inOrder} of the dice were not rolled`)
  for (const [meaning, left] of run.groups) {
    if (left.length > 0) failAt(run, spot, `dice for "${meaning}" were not rolled: ${left.join(', ')}`)
  }
}

function startOf(game: GamePositions, g: GameState, each: Case): CaseRun {
  const scenario = game.game.scenarios.find(({ id }) => id === each.position.scenario)
  return {
    game,
    sides: scenario?.sides ?? [],
    g,
    groups: groupsOf(each.dice),
    points: [],
    failures: [],
    expectations: 0,
    note: null,
  }
}

/** The state of a case before its phase opens, or the faults of the situation. Runs within `game.during`. */
export function layOut<G extends GameState>(game: GamePositions<G>, each: Case): Result<G> {
  const { faults } = each.spot.to
  const known = faults.length
  const dice = diceFrom(0, each.dice.inOrder, fastDice(each.seed))
  const g = game.lay(each.position, dice)
  return g === null || faults.length > known ? failure(faults.slice(known)) : success(g)
}
