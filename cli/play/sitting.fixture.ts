import { join } from 'node:path'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameState } from '../../engine/game/game.ts'
import type { Chance } from '../../engine/journal/journal.ts'
import { Match } from '../../engine/journal/match.ts'
import { gameById } from '../../games/all.ts'
import { PLAIN } from '../ink.ts'
import { presentationOf } from '../presentation.ts'
import { scratchFolder } from '../salient.fixture.ts'
import type { LineSource } from './lines.ts'
import type { Seats } from './save.ts'
import { Sitting } from './sitting.ts'
import { Table } from './table.ts'

export interface Session {
  /** What was printed after each line, the opening first. */
  readonly pages: readonly string[]
  readonly out: string
  readonly table: Table
  readonly isOver: boolean
}

/** People who type these lines and then leave. */
export function typing(lines: readonly string[], typed: (line: string) => void = () => {}): LineSource {
  let next = 0
  return {
    async next() {
      const line = lines[next++] ?? null
      if (line !== null) typed(line)
      return line
    },
    isInterrupted: false,
    close() {},
  }
}

const STANDARD: Chance = { kind: 'fast', seed: 1 }

export function tableOf(
  scenario: string,
  seats: Seats,
  chance: Chance = STANDARD,
  warn = (_: string) => {},
): Table {
  const game = gameById('war-comes-early')!
  const match = valueOrThrow(Match.begin<GameState>(game, scenario, {}, chance))
  return new Table(match, seats, join(scratchFolder(), 'game.json'), 1, warn)
}

export async function sitAt(table: Table, lines: readonly string[]): Promise<Session> {
  const pages: string[] = ['']
  const say = (line: string) => {
    pages[pages.length - 1] += `${line}\n`
  }
  const sitting = new Sitting(table, await presentationOf(table.game), PLAIN, say)
  const isOver = await sitting.play(typing(lines, () => pages.push('')))
  return { pages, out: pages.join(''), table, isOver }
}

export const TWO_PEOPLE_1939: Seats = { german: 'human', polish: 'human' }

/** Two people at the 1939 scenario. */
export const sit = (lines: readonly string[], chance?: Chance): Promise<Session> =>
  sitAt(tableOf('1939', TWO_PEOPLE_1939, chance), lines)

/** The orders that lead to the first German phase, movement. */
export const TO_MOVEMENT = ['order movement combat reorganization']
