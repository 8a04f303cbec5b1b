// Who is here: a full dot here, a ring away, a square lost; eye and number for spectators. Colour never stands alone.
import { useSyncExternalStore } from 'react'
import type { SidePicture } from '../../../table/snapshot.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { type Presence, presenceOf, presenceWords, seatOf } from '../../online/seats.ts'
import { words } from '../../words/en.ts'
import { Icon } from '../icons.tsx'

export const PresenceSign = ({ presence }: { readonly presence: Presence }) => (
  <i className={`presence ${presence}`} aria-hidden="true" />
)

interface Props {
  readonly table: OnlineTable
  readonly sides: readonly SidePicture[]
}

/** In the top bar: everybody with the first letter of his name. */
export function Players({ table, sides }: Props) {
  const { card, mine } = useSyncExternalStore(table.subscribe, table.state)
  if (card === null) return null
  return (
    <ul className="players" aria-label={words.online.players}>
      {sides.map(({ side, name, player }) => {
        const index = seatOf(card, side)
        const seat = card.seats[index]
        const who = seat.player === '' ? player : seat.player
        const isMine = mine.includes(index)
        const state = isMine ? words.online.you : presenceWords(seat)
        return (
          <li key={side} title={words.online.presence(who, name, state)}>
            <span className={`initial side-${side}`} aria-hidden="true">
              {who.slice(0, 1).toUpperCase()}
              <PresenceSign presence={isMine ? 'here' : presenceOf(seat)} />
            </span>
            <span className="player-name">{isMine ? words.online.you : who}</span>
            <span className="visually-hidden">{words.online.presence(who, name, state)}</span>
          </li>
        )
      })}
      {card.spectators > 0 && (
        <li title={words.online.watchers(card.spectators)}>
          <Icon name="eye" />
          <span aria-hidden="true">{card.spectators}</span>
          <span className="visually-hidden">{words.online.watchers(card.spectators)}</span>
        </li>
      )}
    </ul>
  )
}
