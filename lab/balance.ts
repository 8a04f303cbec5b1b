// All scenarios between equal officers, as they are and with one reconstructed value moved at a time.
import { portions, type SelfplayBatch, type SelfplayResult } from './batches.ts'
import { type Figures, figuresOf } from './figures.ts'
import { leversOf, type Pull } from './levers.ts'
import { nameOf, type Title } from './titles.ts'

export interface Setting {
  readonly title: Title
  /** Null for the game as it is. */
  readonly pull: Pull | null
  readonly batches: readonly SelfplayBatch[]
}

/** The same seeds for every setting of a scenario, so that only the moved value makes the difference. */
export function settingsOf(
  titles: readonly Title[],
  seed: number,
  games: number,
  leverGames: number,
): Setting[] {
  return titles.flatMap(title => [
    settingOf(title, null, seed, games),
    ...leversOf(title).flatMap(({ id }) =>
      [-1, 1].map(by => settingOf(title, { lever: id, by }, seed, leverGames)),
    ),
  ])
}

function settingOf(title: Title, pull: Pull | null, seed: number, games: number): Setting {
  const levels = title.scenario.sides.map(() => 'officer' as const)
  const batch = { kind: 'selfplay' as const, title: nameOf(title), levels, ...(pull !== null && { pull }) }
  return { title, pull, batches: portions(seed, games).map(seeds => ({ ...batch, seeds })) }
}

export interface Moved {
  readonly lever: string
  readonly what: string
  readonly less: Figures
  readonly more: Figures
}

export interface ScenarioBalance {
  readonly title: Title
  readonly base: Figures
  readonly moved: readonly Moved[]
}

/** `results` are those of the settings' batches, one after the other. */
export function balanceOf(
  settings: readonly Setting[],
  results: readonly SelfplayResult[],
): ScenarioBalance[] {
  let next = 0
  const figures = settings.map(({ title, batches }) => {
    const mine = results.slice(next, next + batches.length)
    next += batches.length
    return figuresOf(
      mine.flatMap(result => result.played),
      title.scenario,
    )
  })
  const of = (title: Title, lever?: string, by?: number) =>
    figures[settings.findIndex(s => s.title === title && s.pull?.lever === lever && s.pull?.by === by)]
  return [...new Set(settings.map(setting => setting.title))].map(title => ({
    title,
    base: of(title),
    moved: leversOf(title).map(({ id, title: what }) => ({
      lever: id,
      what,
      less: of(title, id, -1),
      more: of(title, id, 1),
    })),
  }))
}

/** How often each rule fired in all games of these scenarios together, and how many games that were. */
export function firedInAll(scenarios: readonly ScenarioBalance[]) {
  const all = scenarios.flatMap(({ base, moved }) => [
    base,
    ...moved.flatMap(({ less, more }) => [less, more]),
  ])
  const counts: Record<string, number> = {}
  for (const { fired } of all) {
    for (const [rule, count] of Object.entries(fired)) counts[rule] = (counts[rule] ?? 0) + count
  }
  return { games: all.reduce((sum, { games }) => sum + games, 0), counts }
}

/** What a contest is: each side within three tenths of its fair share, which for two sides is 35 to 65 %. */
export function bandOf(sides: number): readonly [low: number, high: number] {
  return [0.7 / sides, 1.3 / sides]
}
