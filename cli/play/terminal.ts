// The game in the terminal: alone against the computer, or two people in turn.
import { GAMES } from '../../games/all.ts'
import { inkFor } from '../ink.ts'
import { printJson } from '../output.ts'
import { presentationOf } from '../presentation.ts'
import { standardInput } from './lines.ts'
import { putAway, type Seats } from './save.ts'
import { Sitting } from './sitting.ts'
import { setTable, type Wishes } from './start.ts'
import type { Table } from './table.ts'

const SIDES = [...new Set(GAMES.flatMap(game => game.scenarios.flatMap(scenario => scenario.sides)))]

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
    const table = await setTable(wishesOf(scenario, values), { lines, say })
    if (table === null) return 0
    const sitting = new Sitting(table, await presentationOf(table.game), inkFor(process.stdout), say)
    const isOver = await sitting.play(lines)
    const file = isOver ? finish(table) : table.file
    if (values.json) printJson(result(table, file))
    else farewell(table, file, say)
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

function finish(table: Table): string {
  try {
    return putAway(table.file)
  } catch {
    return table.file
  }
}

function result({ match, game, seats }: Table, file: string) {
  const { scenario, length } = match
  return { game: game.id, scenario, seats, actions: length, outcome: game.outcome(match.state), file }
}

function farewell({ match, game, isSaved }: Table, file: string, say: (line: string) => void): void {
  const outcome = game.outcome(match.state)
  say('')
  if (!isSaved) say('The game could not be saved.')
  else if (outcome === null) say(`The game waits in ${file}`)
  else say(`The game is over; salient replay ${file} tells it again, salient audit ${file} checks its dice.`)
}
