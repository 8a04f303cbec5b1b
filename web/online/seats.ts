// Who sits where, in words.
import type { SeatCard, TableCard } from '../../engine/wire/protocol.ts'
import { isLevel } from '../opponents/opponents.ts'
import { words } from '../words/en.ts'

/** The sides that these seats command; none for those who look on. */
export const sidesPlayed = ({ seats }: TableCard, mine: readonly number[]): readonly number[] =>
  mine.flatMap(seat => seats[seat]?.sides ?? [])

export const seatOf = ({ seats }: TableCard, side: number): number =>
  seats.findIndex(({ sides }) => sides.includes(side))

/** 'Marta', 'Officer'; of somebody who gave no name, the side. */
export function playerAt(card: TableCard, side: number, sideName: string): string {
  const seat = card.seats[seatOf(card, side)]
  if (seat === undefined) return sideName
  if (isLevel(seat.who)) return words.levels[seat.who].name
  return seat.player === '' ? sideName : seat.player
}

export type Presence = 'here' | 'away' | 'lost' | 'open' | 'computer'

export function presenceOf({ who, isTaken, isHere, isLost }: SeatCard): Presence {
  if (isLevel(who)) return 'computer'
  if (!isTaken) return 'open'
  if (isHere) return 'here'
  return isLost ? 'lost' : 'away'
}

export const timeOf = (at: number): string =>
  new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

export function presenceWords(seat: SeatCard): string {
  const { online } = words
  const { leftAt } = seat
  switch (presenceOf(seat)) {
    case 'computer':
      return online.computer
    case 'open':
      return online.notOpened
    case 'here':
      return online.here
    case 'lost':
      return online.lostSince(timeOf(leftAt ?? Date.now()))
    case 'away':
      return leftAt === null ? online.away : online.awaySince(timeOf(leftAt))
  }
}
