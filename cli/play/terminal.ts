// The game in the terminal: alone against the computer, or two people in turn.
import { inkFor } from '../ink.ts'
import { printJson } from '../output.ts'
import { standardInput } from './lines.ts'
import { putAway, type Seats } from './save.ts'
import type { Session } from './session.ts'
import { Sitting } from './sitting.ts'
import { BATTLES, setTable, type Wishes } from './start.ts'

const SIDES = [...new Set(BATTLES.flatMap(({ scenario }) => scenario.sides))]

export const TERMINAL_USAGE = `salient play --terminal [game/scenario] [options]

Plays in the terminal: alone against the computer, or two people in turn. Without a scenario it asks.
  ${SIDES.map(side => `--${side}`).join(', ')} human|recruit|officer|general|lively|random
                 who plays a side; a side that is not named is played by the computer
  --file FILE    keep the game in this file; if it exists, go on with it
  --seed TEXT    deal the same dice again
  --json         say nothing but the result, as JSON; commands still come from standard input`

export const TERMINAL_OPTIONS = {
  ...Object.fromEntries(SIDES.map(side => [side, { type: 'string' }])),
  seed: { type: 'string' },
  file: { type: 'string' },
  json: { type: 'boolean' },
} as const

type Values = Readonly<Record<string, string | boolean | undefined>>

export async function playInTerminal(scenario: string | undefined, values: Values): Promise<number> {
  const say = values.json ? () => {} : (line: string) => console.log(line)
  const lines = standardInput(say)
  try {
    const session = await setTable(wishesOf(scenario, values), { lines, say })
    if (session === null) return 0
    const isOver = await new Sitting(session, inkFor(process.stdout), say).play(lines)
    session.table.close()
    const file = isOver ? finish(session) : session.file
    if (values.json) printJson(result(session, file))
    else farewell(session, isOver, file, say)
    return 0
  } finally {
    lines.close()
  }
}

function wishesOf(scenario: string | undefined, values: Values): Wishes {
  const named = SIDES.flatMap(side => (typeof values[side] === 'string' ? [[side, values[side]]] : []))
  return {
    scenario,
    seats: Object.fromEntries(named) as Seats,
    seed: values.seed as string | undefined,
    file: values.file as string | undefined,
  }
}

function finish({ file }: Session): string {
  try {
    return putAway(file)
  } catch {
    return file
  }
}

function result(session: Session, file: string) {
  const { game, scenario, seats, position } = session
  return { game: game.id, scenario, seats, actions: position, outcome: session.outcome(), file }
}

function farewell({ isSaved }: Session, isOver: boolean, file: string, say: (line: string) => void): void {
  say('')
  if (!isSaved) say('The game could not be saved.')
  else if (!isOver) say(`The game waits in ${file}`)
  else say(`The game is over; salient replay ${file} tells it again, salient audit ${file} checks its dice.`)
}
