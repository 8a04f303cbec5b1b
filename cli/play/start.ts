// Before the first move: which game, who plays, or which saved game goes on.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isLevel, LEVELS } from '../../ai/players/players.ts'
import { describeFaults } from '../../engine/files/result.ts'
import type { AnyGame } from '../../engine/game/door.ts'
import type { GameState, Scenario } from '../../engine/game/game.ts'
import { fairChance } from '../../engine/journal/chance.ts'
import { parseJournal } from '../../engine/journal/journal.ts'
import { Match } from '../../engine/journal/match.ts'
import { GAMES, gameById } from '../../games/all.ts'
import { gameNamed, scenarioNamed, textOf } from '../arguments.ts'
import { columns } from '../output.ts'
import { misuse, Problem } from '../problem.ts'
import type { LineSource } from './lines.ts'
import { newSaveFile, type Seats, unfinishedGames } from './save.ts'
import { HUMAN, Table } from './table.ts'

export interface Wishes {
  readonly scenario?: string
  /** Who plays, by the name of the side. */
  readonly seats: Seats
  readonly seed?: string
  readonly file?: string
}

export interface Host {
  readonly lines: LineSource
  say(line: string): void
}

/** A table to play at, or null when the player leaves before choosing. */
export async function setTable(wishes: Wishes, host: Host): Promise<Table | null> {
  checkSeats(wishes)
  if (wishes.file !== undefined && existsSync(wishes.file))
    return resume(wishes.file, wishes.seats, host, wishes.scenario)
  if (wishes.scenario !== undefined) return open(wishes, scenarioNamed(wishes.scenario), host)
  return choose(wishes, host)
}

const WHO = [HUMAN, ...LEVELS]

function checkSeats({ seats, scenario }: Wishes): void {
  for (const [side, who] of Object.entries(seats)) {
    if (who !== HUMAN && !isLevel(who)) throw misuse(`--${side} is one of: ${WHO.join(', ')}; not "${who}"`)
    const known = scenario === undefined || scenarioNamed(scenario).scenario.sides.includes(side)
    if (!known) throw misuse(`nobody plays the ${side} side in ${scenario}`)
  }
}

async function open(
  wishes: Wishes,
  chosen: { game: AnyGame; scenario: Scenario },
  host: Host,
): Promise<Table | null> {
  const seats = await seatsFor(chosen.scenario, wishes.seats, host)
  return seats === null ? null : begin(chosen, seats, wishes, host)
}

function begin(
  { game, scenario }: { game: AnyGame; scenario: Scenario },
  seats: Seats,
  wishes: Wishes,
  host: Host,
): Table {
  const seed = seedOf(wishes.seed)
  const begun = Match.begin<GameState>(game, scenario.id, {}, fairChance(seed))
  if (!begun.ok) throw new Problem(describeFaults(begun.faults, 1))
  const file = wishes.file ?? newSaveFile(game.id, scenario.id, new Date())
  const table = new Table(begun.value, seats, file, luckSeed(seed, 0), line => host.say(line))
  host.say(`${game.title}: ${scenario.title}. ${describeSeats(seats)}.`)
  if (table.save()) host.say(`Saved after every action in ${file}`)
  host.say('? tells what you can type.')
  return table
}

/** 32 random bytes, or the digest of what the user gave, so that a game can be dealt again. */
function seedOf(given: string | undefined): string {
  if (given === undefined) return randomBytes(32).toString('hex')
  return /^[0-9a-f]{64}$/.test(given) ? given : createHash('sha256').update(given).digest('hex')
}

// The computers' own whims must not follow from the dice, nor the dice be guessed from them.
function luckSeed(seed: string, position: number): number {
  return createHash('sha256').update(`whims of ${seed} at ${position}`).digest().readUInt32BE()
}

function resume(file: string, wanted: Seats, host: Host, asked?: string): Table {
  const read = parseJournal(textOf(file), file)
  if (!read.ok) throw new Problem(describeFaults(read.faults, 1))
  const journal = read.value
  const held = `${journal.game}/${journal.scenario}`
  if (asked !== undefined && asked !== held) throw misuse(`${file} holds a game of ${held}, not of ${asked}`)
  const resumed = Match.resume<GameState>(gameNamed(journal.game), journal, file)
  if (!resumed.ok) throw new Problem(describeFaults(resumed.faults, 1))
  const saved = seatsIn(journal)
  const match = resumed.value
  const sides = match.game.scenarios.find(scenario => scenario.id === match.scenario)!.sides
  const seats = Object.fromEntries(sides.map(side => [side, wanted[side] ?? saved[side] ?? HUMAN]))
  const seed = JSON.stringify(journal.chance)
  host.say(`The game in ${file} goes on. ${describeSeats(seats)}.`)
  return new Table(match, seats, file, luckSeed(seed, match.length), line => host.say(line))
}

/** Who sat where when the game was saved; journals from elsewhere do not say. */
function seatsIn(journal: object): Seats {
  const players = (journal as { players?: unknown }).players
  if (typeof players !== 'object' || players === null) return {}
  const known = Object.entries(players).filter(([, who]) => WHO.includes(who))
  return Object.fromEntries(known)
}

function describeSeats(seats: Seats): string {
  const who = (word: string) => (word === HUMAN ? 'you' : `the computer (${word})`)
  return Object.entries(seats)
    .map(([side, word]) => `${side[0].toUpperCase()}${side.slice(1)}: ${who(word)}`)
    .join(', ')
}

async function choose(wishes: Wishes, host: Host): Promise<Table | null> {
  const waiting = unfinishedGames().flatMap(describeWaiting).slice(0, 5)
  const scenarios = GAMES.flatMap(game => game.scenarios.map(scenario => ({ game, scenario })))
  host.say('Salient: operational wargames, every rule enforced.')
  host.say('')
  const rows = [
    ...scenarios.map(({ game, scenario }) => [`${game.title}: ${scenario.title}`, `${scenario.turns} turns`]),
    ...waiting.map(({ text, saved }) => [text, saved.toLocaleString('sv-SE')]),
  ]
  const lines = rows.map((row, i) => [`  ${i + 1}`, i < scenarios.length ? 'new' : 'go on', ...row])
  for (const line of columns(lines)) host.say(line)
  const picked = await pick(host, 'Which game? ', rows.length)
  if (picked === null) return null
  if (picked >= scenarios.length) return resume(waiting[picked - scenarios.length].file, wishes.seats, host)
  return open(wishes, scenarios[picked], host)
}

function describeWaiting({ file, saved }: { file: string; saved: Date }) {
  try {
    const read = parseJournal(textOf(file), file)
    const game = read.ok ? gameById(read.value.game) : undefined
    if (!read.ok || game === undefined) return []
    const title =
      game.scenarios.find(scenario => scenario.id === read.value.scenario)?.title ?? read.value.scenario
    return [{ file, saved, text: `${game.title}: ${title}, after ${read.value.actions.length} actions` }]
  } catch {
    return []
  }
}

/** Sides that nobody was named for: asked for one by one, or the computer if the user named another side. */
async function seatsFor(scenario: Scenario, wanted: Seats, host: Host): Promise<Seats | null> {
  const seats: Record<string, string> = {}
  const isNamed = Object.keys(wanted).length > 0
  if (!isNamed)
    host.say(WHO.map((who, i) => `${i + 1} ${who === HUMAN ? 'you' : `computer, ${who}`}`).join('   '))
  for (const side of scenario.sides) {
    if (isNamed) seats[side] = wanted[side] ?? 'officer'
    else {
      const picked = await pick(host, `Who plays the ${side} side? `, WHO.length)
      if (picked === null) return null
      seats[side] = WHO[picked]
    }
  }
  return seats
}

/** A number from 1 on, as an index; null at the end of the input. Enter takes the first. */
async function pick(host: Host, question: string, choices: number): Promise<number | null> {
  for (;;) {
    const line = await host.lines.next(question)
    if (line === null || ['q', 'quit', 'exit'].includes(line.trim())) return null
    const number = line.trim() === '' ? 1 : Number(line)
    if (Number.isInteger(number) && number >= 1 && number <= choices) return number - 1
    host.say(`  A number from 1 to ${choices}, please; q leaves.`)
  }
}
