import { DiceFault } from '../dice/dice.ts'
import { fastDice } from '../dice/fast-dice.ts'
import { type Fault, failure, type Result, success } from '../files/result.ts'
import type { GameEvent } from '../game/action.ts'
import type { GameState } from '../game/game.ts'
import { matches } from './compare.ts'
import { diceFrom, facesByMeaning, type Groups, groupsOf } from './dice-script.ts'
import { legalIn, type Moment } from './engine-facts.ts'
import type { Case, PositionFile, Step } from './format.ts'
import type { GamePositions } from './game-positions.ts'
import { judge } from './judge.ts'
import { missingRefusal, refusalsInWords } from './judge-by-engine.ts'
import type { CaseReport, Failure, Point, Report } from './report.ts'
import type { Spot } from './spot.ts'

/** Runs every case of a file. Faults are those of situations that no game can have (overstacked hexes and the like). */
export function runPosition<G extends GameState>(game: GamePositions<G>, file: PositionFile): Result<Report> {
  const cases: CaseReport[] = []
  const faults: Fault[] = []
  for (const group of byBoard(file.cases)) {
    game.during(group[0].position, () => {
      for (const each of group) {
        const report = runCase(game, each)
        if (report.ok) cases.push(report.value)
        else faults.push(...report.faults)
      }
    })
  }
  if (faults.length > 0) return failure(faults)
  const { title } = file
  const sum = (count: (report: CaseReport) => number) =>
    cases.reduce((total, report) => total + count(report), 0)
  return success({
    file: file.file,
    game: file.game,
    title,
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

/** A case that is being run. */
interface Run<G extends GameState> {
  readonly game: GamePositions<G>
  readonly sides: readonly string[]
  readonly g: G
  readonly groups: Groups
  readonly points: Point[]
  readonly failures: Failure[]
  expectations: number
}

export function runCase<G extends GameState>(game: GamePositions<G>, each: Case): Result<CaseReport> {
  return game.during(each.position, () => {
    const laid = layOut(game, each)
    if (!laid.ok) return laid
    const sides = game.game.scenarios.find(({ id }) => id === each.position.scenario)?.sides ?? []
    const groups = groupsOf(each.dice)
    const run: Run<G> = { game, sides, g: laid.value, groups, points: [], failures: [], expectations: 0 }
    const events = act(run, each.spot, (g, log) => game.open(g, log))
    if (events !== null) {
      look(run, { ...NOTHING_DONE, events, rolls: run.g.rolls, expect: each.expect, ask: each.ask })
      for (const [index, step] of each.steps.entries()) if (!takeStep(run, step, index + 1)) break
    }
    const { points, failures, expectations } = run
    return success({ title: each.title, points, failures, expectations })
  })
}

/** The state of a case before its first action, or the faults of the situation. Runs within `game.during`. */
export function layOut<G extends GameState>(game: GamePositions<G>, each: Case): Result<G> {
  const { faults } = each.spot.to
  const known = faults.length
  const dice = diceFrom(0, each.dice.inOrder, fastDice(each.seed))
  const g = game.lay(each.position, dice)
  return g === null || faults.length > known ? failure(faults.slice(known)) : success(g)
}

interface Done {
  readonly step: number
  readonly action: Point['action']
  readonly side: string | null
  readonly refused: Point['refused']
  readonly events: readonly GameEvent[]
  readonly rolls: number
  readonly expect: Case['expect']
  readonly ask: Case['ask']
}

const NOTHING_DONE: Done = {
  step: 0,
  action: null,
  side: null,
  refused: [],
  events: [],
  rolls: 0,
  expect: [],
  ask: [],
}

/** Writes down the present position and judges what is expected of it. */
function look<G extends GameState>(run: Run<G>, done: Done): void {
  const { game, sides, g } = run
  const { expect, ask, rolls, ...rest } = done
  const moment: Moment<G> = { game, sides, g, events: done.events, rolls }
  const verdict = judge(moment as unknown as Moment, expect, ask)
  const awaited = game.game.awaited(g)
  const outcome = game.game.outcome(g)
  run.points.push({
    ...rest,
    situation: game.game.situation(g),
    awaited: awaited === null ? null : { side: sides[awaited.side], decision: awaited.decision },
    outcome: outcome === null ? null : { ...outcome, winner: sides[outcome.winner] ?? 'draw' },
    units: game.placesIn(g),
    facts: verdict.facts,
    legal: legalIn(moment as unknown as Moment),
  })
  run.failures.push(...verdict.failures)
  run.expectations += verdict.count
}

/** False when the case cannot go on. */
function takeStep<G extends GameState>(run: Run<G>, step: Step, index: number): boolean {
  const before = { ...NOTHING_DONE, step: index, expect: step.expect, ask: step.ask }
  if (step.until !== null) return waitUntil(run, step, before)
  if (step.action === null) {
    look(run, before)
    return true
  }
  const { game, g, sides } = run
  const side = step.side >= 0 ? step.side : (game.game.awaited(g)?.side ?? -1)
  const refused = game.game.check(g, side, step.action)
  const tried = { ...before, action: step.action, side: sides[side] ?? null, refused }
  const objection =
    step.forbidden === null ? refusalsInWords(refused) : missingRefusal(refused, step.forbidden)
  run.expectations += 1
  if (objection !== null) failStep(run, step.spot, objection)
  if (objection !== null) {
    look(run, { ...tried, expect: [] })
    return false
  }
  if (step.forbidden !== null) {
    look(run, tried)
    return true
  }
  const rollsBefore = g.rolls
  const { action } = step
  giveDice(run, step)
  const events = act(run, step.spot, (state, log) => game.game.perform(state, side, action, log))
  if (events === null) return false
  look(run, { ...tried, events, rolls: g.rolls - rollsBefore })
  return true
}

function failStep<G extends GameState>(run: Run<G>, spot: Spot, because: string): void {
  run.failures.push({ path: spot.path, line: spot.document.line, expected: null, found: null, because })
}

/** Dice that stand beside an action are rolled in it, before those of the case. */
function giveDice<G extends GameState>({ g, groups }: Run<G>, { dice }: Step): void {
  if (dice === null) return
  g.dice = diceFrom(g.rolls, dice.inOrder, g.dice)
  for (const [meaning, faces] of dice.byMeaning) groups.set(meaning, [...faces])
}

/** Does something with the dice that are meant for it; null, with a failure, if they do not fit. */
function act<G extends GameState>(
  run: Run<G>,
  spot: Spot,
  deed: (g: G, log: GameEvent[]) => void,
): GameEvent[] | null {
  const { game, g } = run
  const events: GameEvent[] = []
  try {
    g.dice = diceFrom(g.rolls, facesByMeaning({ game, g, act: deed }, run.groups), g.dice)
    deed(g, events)
    return events
  } catch (fault) {
    if (!(fault instanceof DiceFault)) throw fault
    failStep(run, spot, fault.message)
    return null
  }
}

const PATIENCE = 2000

/** Lets things be until the position answers to a description: `until: { decision: movement, side: allied }`. */
function waitUntil<G extends GameState>(run: Run<G>, step: Step, before: Done): boolean {
  const { game, g, sides } = run
  const events: GameEvent[] = []
  const rollsBefore = g.rolls
  run.expectations += 1
  for (let count = 0; count <= PATIENCE; count++) {
    const awaited = game.game.awaited(g)
    const now = {
      ...game.game.situation(g),
      side: awaited === null ? 'nobody' : sides[awaited.side],
      decision: awaited?.decision ?? 'none',
    }
    if (count > 0 && matches(now, step.until!)) {
      look(run, { ...before, events, rolls: g.rolls - rollsBefore })
      return true
    }
    const action = awaited === null ? null : game.quietAction(g)
    if (awaited === null || action === null) break
    const done = act(run, step.spot, (state, log) => game.game.perform(state, awaited.side, action, log))
    if (done === null) return false
    events.push(...done)
  }
  failStep(run, step.spot, 'this never comes up')
  return false
}
