// Fits a game's yardstick: officers of many tempers play, and a ridge regression for each turn and mover says what features foretell.
import { knowledgeAbout } from '../ai/games/all.ts'
import { type Fit, measuredBy } from '../ai/planner/yardstick.ts'
import { EXPLOITERS, exploiterWith } from '../ai/players/exploiters.ts'
import { greedyPlayer } from '../ai/players/greedy.ts'
import { type Description, type Luck, luckOf, type Player } from '../ai/players/player.ts'
import { leaning, type Temper } from '../ai/temper.ts'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { GameState } from '../engine/game/game.ts'
import type { Title } from './titles.ts'

export interface Sample {
  /** turn.mover */
  readonly key: string
  readonly features: readonly number[]
  /** What the game's own standing said, for the first side. */
  readonly standing: number
  /** 1 won by the first side, 0 drawn, -1 lost. */
  readonly result: number
}

/** One game in so many has an exploiter on one side. */
const EXPLOITED = 5

/** A game of officers whose tempers are drawn by lot; a sample wherever a player turn begins. */
export function samplesOf({ game, scenario }: Title, seed: number): Sample[] {
  const describe = knowledgeAbout(game.id)!.describe as unknown as () => Description
  const begun = game.begin(scenario.id, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const clock = describe()
  const luck = luckOf(seed * 16)
  const exploited = seed % EXPLOITED === 0 ? luck.below(scenario.sides.length) : -1
  const players = scenario.sides.map((_, side) => playerFor(describe, luck, side === exploited))
  const lucks = scenario.sides.map((_, side) => luckOf(seed * 16 + side + 1))
  const found: Omit<Sample, 'result'>[] = []
  let last = ''
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const key = `${clock.turn(g)}.${clock.mover(g)}`
    if (key !== last && clock.mover(g) >= 0)
      found.push({ key, features: clock.features!(g), standing: clock.standing(g, 0) })
    last = key
    const { side } = awaited
    game.perform(g, side, players[side].choose(game, g, side, game.legal(g, side), lucks[side]), null)
  }
  const { winners } = game.outcome(g)!
  const result = winners.length === 0 ? 0 : winners.includes(0) ? 1 : -1
  return found.map(sample => ({ ...sample, result }))
}

function playerFor(describe: () => Description, luck: Luck, isExploiter: boolean): Player {
  if (isExploiter) return exploiterWith(EXPLOITERS[luck.below(EXPLOITERS.length)], describe)
  return greedyPlayer<GameState>('officer', describe(), temperBy(luck))
}

/** Each lever from half to double. */
function temperBy(luck: Luck): Temper {
  const lever = () => 2 ** (luck.below(201) / 100 - 1)
  return leaning({
    thrift: lever(),
    caution: lever(),
    drive: lever(),
    greed: lever(),
    line: lever(),
    patience: lever(),
    pincers: luck.below(2) === 0,
  })
}

/** How much weights may be held back, in samples; the last leaves only the constant. */
const HELD_BACK = [60, 250, 1000, 1e9]
/** Each of so many parts of the games is foretold from the others to find out how much is best. */
const PARTS = 5
/** With fewer samples nothing is said about a turn. */
const FEWEST = 40

export function fitOf(names: readonly string[], samples: readonly Sample[], games: number): Fit {
  const weights: Record<string, number[]> = {}
  for (const [key, own] of byKey(samples))
    if (own.length >= FEWEST) weights[key] = ridge(own, bestHeldBack(own)).map(rounded)
  return { games, mean: rounded(meanOf(samples.map(({ result }) => result))), names, weights }
}

/**
 * Where features foretell nothing that holds in other games, the constant is all that is left. Of two that foretell as well, give or
 * take a standard error, the one that is held back more: what looks better by less than that is chance.
 */
export function bestHeldBack(samples: readonly Sample[]): number {
  const errors = HELD_BACK.map(held => errorsHeldBack(samples, held))
  const means = errors.map(meanOf)
  const best = means.indexOf(Math.min(...means))
  const isAsGood = (i: number): boolean => {
    const behind = errors[i].map((error, k) => error - errors[best][k])
    const spread = meanOf(behind.map(each => (each - meanOf(behind)) ** 2))
    return meanOf(behind) <= Math.sqrt(spread / samples.length)
  }
  return HELD_BACK[HELD_BACK.findLastIndex((_, i) => isAsGood(i))]
}

/** [sample] the squared error when each part of the games is foretold from the others. */
function errorsHeldBack(samples: readonly Sample[], held: number): number[] {
  const errors: number[] = []
  for (let part = 0; part < PARTS; part++) {
    const row = ridge(
      samples.filter((_, i) => i % PARTS !== part),
      held,
    )
    for (let i = part; i < samples.length; i += PARTS)
      errors[i] = (foretold(row, samples[i]) - samples[i].result) ** 2
  }
  return errors
}

const foretold = (row: readonly number[], { features }: Pick<Sample, 'features'>): number =>
  features.reduce((sum, feature, i) => sum + feature * row[i], row[features.length])

export function byKey(samples: readonly Sample[]): Map<string, Sample[]> {
  const groups = new Map<string, Sample[]>()
  for (const sample of samples) groups.set(sample.key, [...(groups.get(sample.key) ?? []), sample])
  return new Map([...groups].sort(([a], [b]) => Number(a) - Number(b)))
}

const rounded = (value: number): number => Number(value.toPrecision(4))

/** Weights on features as they are, and the constant last; columns are brought to one scale before they are held back. */
export function ridge(
  samples: readonly Pick<Sample, 'features' | 'result'>[],
  held: number = HELD_BACK[0],
): number[] {
  const size = samples[0].features.length
  const mean = (of: (sample: Pick<Sample, 'features' | 'result'>) => number) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length
  const centres = Array.from({ length: size }, (_, i) => mean(({ features }) => features[i]))
  const scales = centres.map(
    (centre, i) => Math.sqrt(mean(({ features }) => (features[i] - centre) ** 2)) || 1,
  )
  const middle = mean(({ result }) => result)
  const rows = samples.map(({ features }) => features.map((feature, i) => (feature - centres[i]) / scales[i]))
  const matrix = centres.map((_, i) =>
    centres.map((__, j) => (i === j ? held : 0) + rows.reduce((sum, row) => sum + row[i] * row[j], 0)),
  )
  const right = centres.map((_, i) =>
    rows.reduce((sum, row, k) => sum + row[i] * (samples[k].result - middle), 0),
  )
  const slopes = solved(matrix, right).map((slope, i) => slope / scales[i])
  return [...slopes, middle - slopes.reduce((sum, slope, i) => sum + slope * centres[i], 0)]
}

/** Gauss with pivots; the matrix is changed. */
function solved(matrix: number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i]])
  for (let i = 0; i < rows.length; i++) {
    const pivot = rows
      .slice(i)
      .reduce((best, row, k) => (Math.abs(row[i]) > Math.abs(rows[best][i]) ? i + k : best), i)
    const swapped = rows[i]
    rows[i] = rows[pivot]
    rows[pivot] = swapped
    for (let k = i + 1; k < rows.length; k++) {
      const factor = rows[k][i] / rows[i][i]
      for (let j = i; j <= rows.length; j++) rows[k][j] -= factor * rows[i][j]
    }
  }
  const values = new Array<number>(rows.length).fill(0)
  for (let i = rows.length - 1; i >= 0; i--) {
    let sum = rows[i][rows.length]
    for (let j = i + 1; j < rows.length; j++) sum -= rows[i][j] * values[j]
    values[i] = sum / rows[i][i]
  }
  return values
}

export interface Errors {
  readonly key: string
  readonly samples: number
  /** Mean squared errors of the fit, of what the game says today, and of a constant. */
  readonly fit: number
  readonly standing: number
  readonly constant: number
}

/** On games that the fit has not seen. */
export function errorsOf(fit: Fit, unseen: readonly Sample[]): Errors[] {
  const measured = ({ key, features }: Sample): number | null => {
    const [turn, mover] = key.split('.').map(Number)
    return measuredBy(fit, turn, mover, features)
  }
  return [...byKey(unseen)].flatMap(([key, own]) => {
    if (measured(own[0]) === null) return []
    const error = (of: (sample: Sample) => number) =>
      meanOf(own.map(sample => (of(sample) - sample.result) ** 2))
    return [
      {
        key,
        samples: own.length,
        fit: error(sample => measured(sample)!),
        standing: error(({ standing }) => standing),
        constant: error(() => fit.mean),
      },
    ]
  })
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length
