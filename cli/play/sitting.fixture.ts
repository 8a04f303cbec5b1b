import { join } from 'node:path'
import { isLevel } from '../../ai/players/players.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { Chance } from '../../engine/journal/journal.ts'
import { TableController } from '../../table/controller.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { CARDS } from '../../web/games/index.ts'
import { PLAIN } from '../ink.ts'
import { scratchFolder } from '../salient.fixture.ts'
import type { LineSource } from './lines.ts'
import { adviserHere, opponentAt } from './opponents.ts'
import type { Seats } from './save.ts'
import { Session } from './session.ts'
import { Sitting } from './sitting.ts'

export interface Sat {
  /** What was printed after each line, the opening first. */
  readonly pages: readonly string[]
  readonly out: string
  readonly session: Session
  readonly isOver: boolean
}

/** People who type these lines and then leave. */
export function typing(lines: Iterable<string>, typed: (line: string) => void = () => {}): LineSource {
  const next = lines[Symbol.iterator]()
  return {
    async next() {
      const { value, done } = next.next()
      if (done) return null
      typed(value)
      return value
    },
    isInterrupted: false,
    close() {},
  }
}

const STANDARD: Chance = { kind: 'fast', seed: 1 }

export interface Setting {
  readonly seats: Seats
  readonly chance?: Chance
  readonly file?: string
  warn?(line: string): void
  /** Everybody may see everything: no curtain falls. */
  readonly isOpen?: boolean
}

/** A table of any game: `war-comes-early/1939`. */
export async function sessionOf(battle: string, setting: Setting): Promise<Session> {
  const { seats, chance = STANDARD, isOpen = true, warn = () => {} } = setting
  const [id, scenario] = battle.split('/')
  const card = CARDS.find(other => other.id === id)!
  const presentation = (await card.load()) as AnyPresentation
  const { sides } = card.scenarios.find(other => other.id === scenario)!
  const table = valueOrThrow(
    TableController.begin(
      presentation,
      { scenario, options: {}, chance },
      {
        isOpen,
        adviser: adviserHere(),
        seats: sides.map((side, number) => {
          const who = seats[side]
          return { name: side, opponent: isLevel(who) ? opponentAt(who, number + 1) : null }
        }),
      },
    ),
  )
  const file = setting.file ?? join(scratchFolder(), 'game.json')
  return new Session({ presentation, scenario, table, seats, file, warn })
}

export async function sitAt(session: Session, lines: Iterable<string>): Promise<Sat> {
  const pages: string[] = ['']
  const say = (line: string) => {
    pages[pages.length - 1] += `${line}\n`
  }
  const sitting = new Sitting(session, PLAIN, say)
  const isOver = await sitting.play(typing(lines, () => pages.push('')))
  session.table.close()
  return { pages, out: pages.join(''), session, isOver }
}

export const TWO_PEOPLE_1939: Seats = { german: 'human', polish: 'human' }

/** Two people at the 1939 scenario. */
export const sit = async (lines: Iterable<string>, chance?: Chance): Promise<Sat> =>
  sitAt(await sessionOf('war-comes-early/1939', { seats: TWO_PEOPLE_1939, chance }), lines)

/** Leads to the first German phase, movement. */
export const TO_MOVEMENT = ['1']
