// Opening a table, its links, sitting down, and the beginning of play.

import { createHash } from 'node:crypto'
import { commitment } from '../engine/dice/commitment.ts'
import type { Options } from '../engine/game/game.ts'
import { Match } from '../engine/journal/match.ts'
import type { SeatSpec, TableCard } from '../engine/wire/protocol.ts'
import { rulesOf } from '../games/rules.ts'
import type { Attendance } from './presence.ts'
import { hashOf, newId, newSecret, newSeed } from './secrets.ts'
import { SPECTATORS } from './store/schema.ts'
import type { SeatRow, Store, TableRow } from './store/store.ts'

export interface Wanted {
  readonly game: string
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly SeatSpec[]
  readonly isStrict: boolean
}

export interface Opened {
  readonly id: string
  /** By seat; seats of computer players have none. The last is for spectators. */
  readonly links: readonly { readonly seat: number; readonly secret: string }[]
}

/** Something that cannot be done, in a sentence for the player. */
export class Impossible extends Error {
  override readonly name = 'Impossible'
}

/** The table is no strict one: shares of the dice are shown at once. */
export class ShareWanted extends Impossible {}

const PERSON = 'person'
const LEVELS = ['recruit', 'officer', 'general']
const WHO_MAY_SIT = 'A seat is for a person, or for a recruit, an officer or a general.'

export async function openTable(store: Store, host: string, wanted: Wanted): Promise<Opened> {
  const rulesVersion = await checkWanted(wanted)
  const id = newId()
  const seats = [SPECTATORS, ...wanted.seats.keys()]
  const secrets = new Map(seats.map(seat => [seat, newSecret()]))
  const row = {
    id,
    game: wanted.game,
    rules_version: rulesVersion,
    scenario: wanted.scenario,
    options: JSON.stringify(wanted.options),
    seats: JSON.stringify(wanted.seats),
    seed: newSeed(),
    is_strict: wanted.isStrict ? 1 : 0,
    host,
    shares: null,
    opened_at: Date.now(),
    over_at: null,
  }
  await store.openTable(
    row,
    seats.map(seat => emptySeat(id, seat, hashOf(secrets.get(seat)!), wanted.seats[seat]?.who)),
  )
  await beginIfReady(store, row)
  const linked = seats.filter(seat => seat === SPECTATORS || wanted.seats[seat].who === PERSON)
  return { id, links: linked.map(seat => ({ seat, secret: secrets.get(seat)! })) }
}

const emptySeat = (table: string, seat: number, secret: string, who = ''): SeatRow => ({
  table_id: table,
  seat,
  secret,
  player: who === PERSON ? '' : who,
  holder: null,
  promise: null,
  share: null,
})

async function checkWanted({ game: id, scenario, options, seats }: Wanted): Promise<number> {
  const game = await rulesOf(id)
  if (game === null) throw new Impossible('There is no such game here.')
  const found = game.scenarios.find(other => other.id === scenario)
  if (found === undefined) throw new Impossible(`${game.title} has no such scenario.`)
  const begun = Match.begin(game, scenario, options, { kind: 'fast', seed: 1 })
  if (!begun.ok) throw new Impossible(begun.faults[0].reason)
  const sides = seats.flatMap(seat => seat.sides).sort((a, b) => a - b)
  const isWhole = sides.length === found.sides.length && sides.every((side, index) => side === index)
  if (!isWhole || seats.some(seat => seat.sides.length === 0))
    throw new Impossible('Every side needs exactly one seat.')
  if (seats.some(({ who }) => who !== PERSON && !LEVELS.includes(who))) throw new Impossible(WHO_MAY_SIT)
  return game.rulesVersion
}

/** Who comes with a link. A share of the dice (or, on a strict table, the promise of one) comes along. */
export interface Comer {
  readonly table: string
  readonly secret: string
  readonly session: string
  readonly player: string
  readonly share: string
  /** Whoever sits there already is he himself, on another device: the link is the key to the seat. */
  readonly isAgain?: boolean
}

/** The seat that the link leads to; `SPECTATORS` for those who only look. */
export async function enter(store: Store, comer: Comer): Promise<number> {
  const { table, session } = comer
  const [row, seats] = await Promise.all([store.table(table), store.seats(table)])
  const seat = seats.find(({ secret }) => secret === hashOf(comer.secret))
  if (row === undefined || seat === undefined)
    throw new Impossible('This link leads nowhere any more. Ask for a new one.')
  if (seat.seat === SPECTATORS) {
    await store.grant(session, table, SPECTATORS)
    return SPECTATORS
  }
  if (specsOf(row)[seat.seat].who !== PERSON)
    throw new Impossible('A computer player holds this seat. Ask whoever opened the table for a new link.')
  checkShare(row, comer.share)
  const isHis = await store.takeSeat(table, seat.seat, session, comer.player)
  if (!isHis && !comer.isAgain)
    throw new Impossible('Somebody sits there already. Ask whoever opened the table for a new link.')
  await store.grant(session, table, seat.seat)
  if (seat.promise === null && seat.share === null)
    await store.changeSeat(
      table,
      seat.seat,
      row.is_strict ? { promise: comer.share } : { share: comer.share },
    )
  await beginIfReady(store, row)
  return seat.seat
}

/** 128 bits, or on a strict table the hash of them. */
function checkShare({ is_strict: isStrict }: TableRow, { length }: string): void {
  const isPromise = length === 64
  if (isPromise && !isStrict)
    throw new ShareWanted('At this table shares of the dice are not promised first.')
  if (!isPromise && isStrict) throw new Impossible('At this table shares of the dice are promised first.')
}

/** On a strict table, after everybody has promised. */
export async function showShare(store: Store, table: string, seat: number, share: string): Promise<void> {
  const [row, seats] = await Promise.all([store.table(table), store.seats(table)])
  const own = seats.find(other => other.seat === seat)
  if (row === undefined || own?.promise == null) throw new Impossible('Nothing was promised from this seat.')
  if (!haveAllPromised(row, seats)) throw new Impossible('Not everybody has promised a share yet.')
  if (createHash('sha256').update(Buffer.from(share, 'hex')).digest('hex') !== own.promise)
    throw new Impossible('This is not the share that was promised.')
  await store.changeSeat(table, seat, { share })
  await beginIfReady(store, row)
}

const specsOf = ({ seats }: TableRow): readonly SeatSpec[] => JSON.parse(seats)

/** The seats that are for people. */
const peopleAt = (row: TableRow, seats: readonly SeatRow[]): readonly SeatRow[] =>
  seats.filter(({ seat }) => specsOf(row)[seat]?.who === PERSON)

export const haveAllPromised = (row: TableRow, seats: readonly SeatRow[]): boolean =>
  peopleAt(row, seats).every(({ promise }) => promise !== null)

/** Play begins when everybody has sat down and added to the dice. */
async function beginIfReady(store: Store, row: TableRow): Promise<void> {
  const { id: table } = row
  const people = peopleAt(row, await store.seats(table))
  if (people.some(({ share }) => share === null)) return
  await store.begin(table, JSON.stringify(people.map(({ share }) => share)))
}

/**
 * A new link to a seat: whoever came by the old one stays out from now on. Before anybody has shown his share, the next one adds his own
 * to the dice; later he might choose it by those.
 */
export async function renewLink(store: Store, table: string, seat: number): Promise<string> {
  const secret = newSecret()
  const [row, seats] = await Promise.all([store.table(table), store.seats(table)])
  const isShown =
    row === undefined || (row.is_strict ? seats.some(({ share }) => share !== null) : row.shares !== null)
  await store.changeSeat(table, seat, {
    secret: hashOf(secret),
    ...(seat !== SPECTATORS && { holder: null }),
    ...(!isShown && { promise: null, share: null }),
  })
  await store.revoke(table, seat)
  return secret
}

/** A computer player takes a seat, or a person may: a new link leads to it. The dice stay those that play began with. */
export async function manSeat(
  store: Store,
  table: string,
  seat: number,
  who: string,
): Promise<string | null> {
  const row = await store.table(table)
  const specs = row === undefined ? [] : specsOf(row)
  if (row === undefined || specs[seat] === undefined) throw new Impossible('There is no such seat.')
  if (row.over_at !== null) throw new Impossible('This game is over.')
  if (who !== PERSON && !LEVELS.includes(who)) throw new Impossible(WHO_MAY_SIT)
  const secret = await renewLink(store, table, seat)
  await store.changeSeat(table, seat, { player: who === PERSON ? '' : who })
  await store.changeTable(table, { seats: JSON.stringify(specs.with(seat, { ...specs[seat], who })) })
  await beginIfReady(store, { ...row, seats: JSON.stringify(specs.with(seat, { ...specs[seat], who })) })
  return who === PERSON ? secret : null
}

/** Whoever sits there says what he is called. */
export const nameSeat = (store: Store, table: string, seat: number, player: string): Promise<void> =>
  store.changeSeat(table, seat, { player })

export function cardOf(row: TableRow, seats: readonly SeatRow[], here: Attendance): TableCard {
  const specs = specsOf(row)
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    scenario: row.scenario,
    options: JSON.parse(row.options),
    seats: specs.map((spec, seat) => {
      const { player = '', holder = null } = seats.find(other => other.seat === seat) ?? {}
      const isComputer = spec.who !== PERSON
      return {
        ...spec,
        player,
        isTaken: isComputer || holder !== null,
        isHere: isComputer || here.isHere(seat),
        leftAt: isComputer ? null : here.leftAt(seat),
        isLost: !isComputer && here.isLost(seat),
      }
    }),
    isStrict: row.is_strict === 1,
    commitment: commitment(row.seed),
    shares: row.shares === null ? null : JSON.parse(row.shares),
    seed: row.over_at === null ? null : row.seed,
    openedAt: row.opened_at,
    spectators: here.spectators,
  }
}
