// Who sits at a table of more than two: in the foot of Now.
import type { TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { SideMark } from './parts.tsx'

export function SeatList({ header: { sides, viewer }, bar, verdict }: TableSnapshot) {
  if (sides.length < 3) return null
  return (
    <section className="seats" aria-label={words.seats.title}>
      <h3>{words.seats.title}</h3>
      <ul>
        {sides.map(({ side, name, player, isHuman }) => (
          <li key={side}>
            <SideMark side={side} />
            <span>
              <b>{name}</b>, {player}
              {isHuman && side === viewer ? ` ${words.seats.you}` : ''}
            </span>
            {verdict === null && bar.side === side && <span className="seat-turn">{words.seats.toMove}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
