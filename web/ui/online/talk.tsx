// What the players say to each other: bubbles between the lines of the log, and a field at its foot.
import { type FormEvent, type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react'
import type { SidePicture } from '../../../table/snapshot.ts'
import type { OnlineState, OnlineTable, Said } from '../../online/online-table.ts'
import { timeOf } from '../../online/seats.ts'
import { words } from '../../words/en.ts'

const LONGEST = 2000

/** Who said it: the name, or the side of somebody without one. */
function speaker({ card, mine }: OnlineState, { seat }: Said, sides: readonly SidePicture[]): string {
  if (mine.includes(seat)) return words.online.youSaid
  const { player = '', sides: played = [] } = card?.seats[seat] ?? {}
  return player || (sides.find(({ side }) => side === played[0])?.name ?? '')
}

interface BubblesProps {
  readonly state: OnlineState
  readonly said: readonly Said[]
  readonly sides: readonly SidePicture[]
}

/** Plain text, as it was typed. */
export const Bubbles = ({ state, said, sides }: BubblesProps) =>
  said.map(each => (
    <div key={each.n} className={`bubble${state.mine.includes(each.seat) ? ' own' : ''}`}>
      <p className="tiny third">{`${speaker(state, each, sides)} · ${timeOf(each.at)}`}</p>
      <p className="said">{each.text}</p>
    </div>
  ))

interface Props {
  readonly table: OnlineTable
  readonly sides: readonly SidePicture[]
}

/** Players write; spectators read along. */
export function TalkField({ table, sides }: Props) {
  const { mine, card } = useSyncExternalStore(table.subscribe, table.state)
  const [text, setText] = useState('')
  if (card === null || mine.every(seat => seat < 0)) return null
  const others = card.seats.flatMap((seat, index) =>
    mine.includes(index) || seat.who !== 'person'
      ? []
      : [seat.player || (sides.find(({ side }) => side === seat.sides[0])?.name ?? '')],
  )
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (text.trim() === '') return
    table.say(text.trim())
    setText('')
  }
  return (
    <form className="talk-field" onSubmit={send}>
      <textarea
        aria-label={words.online.writeLabel}
        rows={1}
        maxLength={LONGEST}
        placeholder={words.online.write(others)}
        value={text}
        onChange={event => setText(event.target.value)}
        onKeyDown={event => {
          event.stopPropagation()
          if (event.key === 'Enter' && !event.shiftKey) send(event)
        }}
      />
      <button type="submit" className="button small" disabled={text.trim() === ''}>
        {words.online.sendTalk}
      </button>
    </form>
  )
}

/** How many messages of others have come since the log was last open. */
export function useUnread(table: OnlineTable | null, isOpen: boolean): number {
  const talk = useSyncExternalStore(table?.subscribe ?? NEVER, () => table?.state().talk ?? NOTHING)
  const mine = table?.state().mine ?? []
  const [seen, setSeen] = useState(talk.length)
  useEffect(() => {
    if (isOpen) setSeen(talk.length)
  }, [isOpen, talk.length])
  return isOpen ? 0 : talk.slice(seen).filter(({ seat }) => !mine.includes(seat)).length
}

const NEVER = () => () => {}
const NOTHING: readonly Said[] = []
