// Before the first move: which game, who plays, or which saved game goes on.
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { isLevel, LEVELS } from '../../ai/players/players.ts'
import { describeFaults, type Result } from '../../engine/files/result.ts'
import type { Scenario } from '../../engine/game/game.ts'
import { fairChance } from '../../engine/journal/chance.ts'
import { type Journal, parseJournal } from '../../engine/journal/journal.ts'
import { isRulesOnly } from '../../games/all.ts'
import { TableController, type TableOptions } from '../../table/controller.ts'
import { presentedUnder } from '../../table/older-rules.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { shownWhere } from '../../table/watched.ts'
import type { GameCard } from '../../web/games/card.ts'
import { CARDS } from '../../web/games/index.ts'
import { gameNamed, scenarioNamed, textOf } from '../arguments.ts'
import { columns } from '../output.ts'
import { misuse, Problem } from '../problem.ts'
import type { LineSource } from './lines.ts'
import { adviserHere, opponentAt } from './opponents.ts'
import { newSaveFile, type Seats, unfinishedGames } from './save.ts'
import { HUMAN, Session } from './session.ts'

/** A scenario that can be played at a table. */
export interface Battle {
  readonly card: GameCard
  readonly scenario: Scenario
}

export const BATTLES: readonly Battle[] = CARDS.flatMap(card =>
  card.scenarios.map(scenario => ({ card, scenario })),
)

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

/** A game to play, or null when the player leaves before choosing. */
export async function setTable(wishes: Wishes, host: Host): Promise<Session | null> {
  checkSeats(wishes)
  if (wishes.file !== undefined && existsSync(wishes.file))
    return resume(wishes.file, wishes.seats, host, wishes.scenario)
  if (wishes.scenario !== undefined) return open(wishes, battleNamed(wishes.scenario), host)
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

function battleNamed(word: string): Battle {
  const { game, scenario } = scenarioNamed(word)
  return battleOf(game.id, scenario.id) ?? throwNoTable(game.id)
}

const battleOf = (game: string, scenario: string): Battle | undefined =>
  BATTLES.find(battle => battle.card.id === game && battle.scenario.id === scenario)

function throwNoTable(game: string): never {
  const why = isRulesOnly(game) ? 'only its rules are there yet' : 'it has no table'
  throw misuse(`${game} cannot be played: ${why}`)
}

async function open(wishes: Wishes, battle: Battle, host: Host): Promise<Session | null> {
  const seats = await seatsFor(battle.scenario, wishes.seats, host)
  return seats === null ? null : begin(battle, seats, wishes, host)
}

async function begin({ card, scenario }: Battle, seats: Seats, wishes: Wishes, host: Host): Promise<Session> {
  const seed = seedOf(wishes.seed)
  const presentation = shownFor((await card.load()) as AnyPresentation, seats)
  const game = { scenario: scenario.id, options: {}, chance: fairChance(seed) }
  const table = valueIn(TableController.begin(presentation, game, optionsFor(scenario, seats, seed, 0)))
  const file = wishes.file ?? newSaveFile(card.id, scenario.id, new Date())
  const session = new Session({
    presentation,
    scenario: scenario.id,
    table,
    seats,
    file,
    warn: line => host.say(line),
  })
  host.say(`${card.title}: ${scenario.title}. ${describeSeats(seats)}.`)
  if (session.save()) host.say(`Saved after every action in ${file}`)
  host.say('? tells what you can type.')
  return session
}

/** Where only computers play, everything lies open. */
const shownFor = (presentation: AnyPresentation, seats: Seats): AnyPresentation =>
  shownWhere(Object.values(seats).includes(HUMAN), presentation)

function valueIn<T>(result: Result<T>): T {
  if (result.ok) return result.value
  throw new Problem(describeFaults(result.faults, 1))
}

function optionsFor(scenario: Scenario, seats: Seats, seed: string, position: number): TableOptions {
  return {
    seats: scenario.sides.map((side, number) => {
      const who = seats[side]
      const opponent = isLevel(who) ? opponentAt(who, luckSeed(seed, position, number)) : null
      return { name: opponent?.name ?? side, opponent }
    }),
    adviser: adviserHere(),
  }
}

/** 32 random bytes, or the digest of what the user gave, so that a game can be dealt again. */
function seedOf(given: string | undefined): string {
  if (given === undefined) return randomBytes(32).toString('hex')
  return /^[0-9a-f]{64}$/.test(given) ? given : createHash('sha256').update(given).digest('hex')
}

// The computers' own whims must not follow from the dice, nor the dice be guessed from them.
function luckSeed(seed: string, position: number, side: number): number {
  return createHash('sha256').update(`whims of ${seed} at ${position} for ${side}`).digest().readUInt32BE()
}

async function resume(file: string, wanted: Seats, host: Host, asked?: string): Promise<Session> {
  const journal = valueIn(parseJournal(textOf(file), file))
  const held = `${journal.game}/${journal.scenario}`
  if (asked !== undefined && asked !== held) throw misuse(`${file} holds a game of ${held}, not of ${asked}`)
  const battle = battleOf(gameNamed(journal.game).id, journal.scenario) ?? throwNoTable(journal.game)
  return goOn(battle, journal, file, wanted, host)
}

async function goOn(
  { card, scenario }: Battle,
  journal: Journal,
  file: string,
  wanted: Seats,
  host: Host,
): Promise<Session> {
  const saved = seatsIn(journal)
  const seats = Object.fromEntries(scenario.sides.map(side => [side, wanted[side] ?? saved[side] ?? HUMAN]))
  const present = await card.load()
  const found = (await presentedUnder(present, journal.rulesVersion)) as AnyPresentation | null
  if (found === null)
    throw new Problem(
      `${file}: the game was begun under version ${journal.rulesVersion} of the rules, this program plays version ${present.game.rulesVersion}`,
    )
  const presentation = shownFor(found, seats)
  const options = optionsFor(scenario, seats, JSON.stringify(journal.chance), journal.actions.length)
  const table = valueIn(TableController.resume(presentation, journal, options, file))
  host.say(`The game in ${file} goes on. ${describeSeats(seats)}.`)
  return new Session({
    presentation,
    scenario: scenario.id,
    table,
    seats,
    file,
    warn: line => host.say(line),
  })
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

async function choose(wishes: Wishes, host: Host): Promise<Session | null> {
  const waiting = unfinishedGames().flatMap(describeWaiting).slice(0, 5)
  host.say('Salient: operational wargames, every rule enforced.')
  host.say('')
  const rows = [
    ...BATTLES.map(({ card, scenario }) => [`${card.title}: ${scenario.title}`, `${scenario.turns} turns`]),
    ...waiting.map(({ text, saved }) => [text, saved.toLocaleString('sv-SE')]),
  ]
  const lines = rows.map((row, i) => [`  ${i + 1}`, i < BATTLES.length ? 'new' : 'go on', ...row])
  for (const line of columns(lines)) host.say(line)
  const picked = await pick(host, 'Which game? ', rows.length)
  if (picked === null) return null
  if (picked >= BATTLES.length) return resume(waiting[picked - BATTLES.length].file, wishes.seats, host)
  return open(wishes, BATTLES[picked], host)
}

function describeWaiting({ file, saved }: { file: string; saved: Date }) {
  try {
    const read = parseJournal(textOf(file), file)
    const battle = read.ok ? battleOf(read.value.game, read.value.scenario) : undefined
    if (!read.ok || battle === undefined) return []
    const { card, scenario } = battle
    const actions = read.value.actions.length
    return [{ file, saved, text: `${card.title}: ${scenario.title}, after ${actions} actions` }]
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
