// `salient fuzz --secrets`: random games in which what is hidden is changed, at the table as in the rules.
import { success } from '../engine/files/result.ts'
import type { GameState } from '../engine/game/game.ts'
import { DOORS } from '../games/all.ts'
import { type Kept, type Secrets, secretsGame } from '../lab/secrets/secrets.ts'
import type { Title } from '../lab/titles.ts'
import { TableController } from '../table/controller.ts'
import type { Opponent } from '../table/opponents.ts'
import type { AnyPresentation } from '../table/stage.ts'
import { CARDS } from '../web/games/index.ts'
import { Problem } from './problem.ts'

/** The counters of a game. */
export async function countersOf(title: Title): Promise<Omit<Secrets, 'shown'>> {
  const door = DOORS.find(({ game }) => game.id === title.game.id)
  if (!door?.positions) throw new Problem(`${title.game.id} does not tell its counters`)
  const { units, kindOf } = await door.positions()
  return { units, kindOf }
}

/** What the fuzzer needs to know of a game: its counters, and its table if it has one. */
export async function secretsOf(title: Title): Promise<Secrets> {
  const counters = await countersOf(title)
  const card = CARDS.find(({ id }) => id === title.game.id)
  const presentation = card === undefined ? null : ((await card.load()) as AnyPresentation)
  return { ...counters, shown: presentation === null ? null : shownBy(presentation, title) }
}

/** One game after the other, until something can be told. */
export async function keptSecrets(title: Title, first: number, games: number): Promise<readonly Kept[]> {
  const secrets = await secretsOf(title)
  const kept: Kept[] = []
  for (let seed = first; seed < first + games; seed++) {
    kept.push(secretsGame(title, secrets, seed))
    if (kept.at(-1)!.leak !== null) break
  }
  return kept
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
