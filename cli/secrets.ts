// `salient fuzz --secrets`: random games in which what is hidden is changed, at the table as in the rules.
import { success } from '../engine/files/result.ts'
import type { Json } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import { DOORS } from '../games/all.ts'
import { progressOf } from '../lab/progress.ts'
import { type Kept, type Secrets, secretsGame } from '../lab/secrets/secrets.ts'
import { nameOf, type Title } from '../lab/titles.ts'
import { TableController } from '../table/controller.ts'
import type { Opponent } from '../table/opponents.ts'
import type { AnyPresentation } from '../table/stage.ts'
import { CARDS } from '../web/games/index.ts'
import { logbookAt } from './keep.ts'
import { printJson, printLines } from './output.ts'
import { Problem } from './problem.ts'

/** The counters of a game. */
export async function countersOf(title: Title): Promise<Omit<Secrets, 'shown'>> {
  const door = DOORS.find(({ game }) => game.id === title.game.id)
  if (!door?.positions) throw new Problem(`${title.game.id} does not tell its counters`)
  const { board, units, kindOf } = await door.positions()
  return { grid: board.grid, units, kindOf }
}

/** What the fuzzer needs to know of a game: its counters, and its table if it has one. */
export async function secretsOf(title: Title): Promise<Secrets> {
  const counters = await countersOf(title)
  const card = CARDS.find(({ id }) => id === title.game.id)
  const presentation = card === undefined ? null : ((await card.load()) as AnyPresentation)
  return { ...counters, shown: presentation === null ? null : shownBy(presentation, title) }
}

/** `salient fuzz <title> --secrets`: one game after the other, until something can be told. */
export async function runSecrets(
  title: Title,
  { seed, games, moments, out, isJson }: SecretsRun,
): Promise<number> {
  const begun = performance.now()
  const command = { verb: 'secrets', title: nameOf(title), moments, rulesVersion: title.game.rulesVersion }
  const logbook = logbookAt<Kept>(out, 'secrets', command as Json)
  const secrets = await secretsOf(title)
  const total = { games: 0, pairs: 0, tables: 0, heard: 0, leaks: 0 }
  let leak: string | null = null
  const progress = progressOf(games)
  for (; total.games < games && leak === null; total.games++) {
    const batch = { seed: seed + total.games }
    const kept = logbook.resultOf(batch) ?? secretsGame(title, secrets, batch.seed, moments)
    if (logbook.resultOf(batch) === undefined) logbook.write(batch, kept)
    for (const key of ['pairs', 'tables', 'heard'] as const) total[key] += kept[key]
    leak = kept.leak
    progress.add(1)
  }
  progress.end()
  total.leaks = leak === null ? 0 : 1
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(1))
  if (isJson) printJson({ ...total, seconds })
  else printLines([inWords(title, total, seconds)])
  if (leak !== null) throw new Problem(`seed ${seed + total.games - 1}: ${leak.replaceAll('\n', ' ')}`)
  return 0
}

interface SecretsRun {
  readonly seed: number
  readonly games: number
  /** How many positions of each game are looked at; left out, dozens. */
  readonly moments: number | undefined
  readonly out: string | undefined
  readonly isJson: boolean
}

function inWords(
  title: Title,
  total: { games: number; pairs: number; tables: number; heard: number; leaks: number },
  seconds: number,
): string {
  const { games, pairs, tables, heard, leaks } = total
  const verdict = leaks === 0 ? 'nothing could be told' : 'a secret is told'
  return `${nameOf(title)}: ${games} games, ${pairs} pairs of positions, ${tables} of them at the table, ${heard} deeds heard, ${verdict} (${seconds} s)`
}

/** Somebody who thinks for ever. */
const elsewhere: Opponent = { name: 'Elsewhere', choose: () => new Promise(() => {}) }

/** How many units are taken in hand to see what the table says of them. */
const IN_HAND = 2

/** All that stands on a viewer's screen, with every overlay, and with some units in hand if he is asked. */
function shownBy(presentation: AnyPresentation, { scenario }: Title): Secrets['shown'] {
  return (g, viewer) => {
    const table = tableAt(presentation, g, scenario.id, scenario.sides.length, viewer)
    const overlays = table.snapshot().overlays.filter(({ on }) => !on)
    for (const { id } of overlays) table.toggleOverlay(id)
    const pages = [textOf(table)]
    if (presentation.game.awaited(g)?.side === viewer)
      for (let i = 0; i < IN_HAND; i++) {
        table.nextUnmoved()
        pages.push(textOf(table))
      }
    table.close()
    return pages
  }
}

function tableAt(
  presentation: AnyPresentation,
  g: GameState,
  scenario: string,
  sides: number,
  viewer: number,
): TableController {
  const game = { ...presentation.game, begin: () => success(g.copy()) }
  const seats = Array.from({ length: sides }, (_, side) => ({
    name: `${side}`,
    opponent: side === viewer ? null : elsewhere,
  }))
  const chance = { kind: 'fast', seed: 1 } as const
  const begun = TableController.begin(
    { ...presentation, game } as AnyPresentation,
    { scenario, options: {}, chance },
    { seats, isOpen: true },
  )
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  return begun.value
}

const textOf = (table: TableController): string =>
  JSON.stringify(table.snapshot(), (_, value) => (value instanceof Map ? [...value] : value))
