// Brings a finished game of a server into this browser, where it can be looked at from the beginning.
import { parseJournal } from '../../engine/journal/journal.ts'
import { isLevel } from '../opponents/opponents.ts'
import { keepGame, takeGame } from '../session/games.ts'
import { openJournal } from '../session/opening.ts'
import type { Seat } from '../store/records.ts'
import { tableCard, wholeJournal } from './api.ts'
import { remembered, rememberReplay } from './memory.ts'
import { seatOf } from './seats.ts'

/** The game on the shelf; once brought, it is opened again from there. */
export async function openReplay(id: string): Promise<string> {
  const { replay } = remembered(id)
  if (replay !== null && (await takeGame(replay)) !== null) return replay
  const [text, card] = await Promise.all([wholeJournal(id), tableCard(id)])
  const read = parseJournal(text, id)
  if (!read.ok) throw new Error(read.faults[0].reason)
  const opened = await openJournal(read.value)
  if (!opened.ok) throw new Error(opened.problem.kind)
  const { battle, history, journal } = opened
  const sides = battle.scenarios.find(other => other.id === journal.scenario)!.sides
  const seats = sides.map((_, side): Seat => {
    const { who, player } = card.seats[seatOf(card, side)]
    return isLevel(who) ? { who: 'computer', name: who } : { who: 'human', name: player }
  })
  const game = await keepGame(battle, history, seats, battle.title, card.conceded ?? null)
  rememberReplay(id, game)
  return game
}
