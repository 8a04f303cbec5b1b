// Where players are missing, whoever opened the table may hold a second seat.
import { useState } from 'react'
import { enterTable, renewLink } from '../../online/api.ts'
import { remembered, rememberLink } from '../../online/memory.ts'
import type { OnlineState, OnlineTable } from '../../online/online-table.ts'
import { words } from '../../words/en.ts'
import { Button } from '../parts.tsx'
import { settings } from '../settings.tsx'

interface Props {
  readonly table: OnlineTable
  readonly state: OnlineState
  readonly names: readonly { readonly name: string }[]
  readonly onSeat: () => void
}

export function MoreSeats({ table, state, names, onSeat }: Props) {
  const [isBusy, setBusy] = useState(false)
  const { seats } = state.card!
  const open = [...seats.keys()].filter(seat => !seats[seat].isTaken)
  const own = state.mine.find(seat => seat >= 0)
  if (own === undefined || open.length === 0 || seats.length < 3) return null
  const take = async (seat: number) => {
    if (isBusy) return
    setBusy(true)
    // Play may begin with this seat, so that the table must not listen for fewer of them.
    table.close()
    try {
      const secret = await secretOf(table.id, seat)
      await enterTable(table.id, secret, seats[own].player || settings.get().name)
    } catch {
      // Somebody was faster: the room that is shown next says who.
    }
    onSeat()
  }
  return (
    <div className="room-spectators">
      <p className="label">{words.online.moreSeats}</p>
      <p className="small second">{words.online.moreSeatsText}</p>
      <div className="row">
        {open.map(seat => (
          <Button key={seat} look="small" onPress={() => void take(seat)}>
            {words.online.takeAlso(seats[seat].sides.map(side => names[side].name).join(', '))}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** A browser that has forgotten the link makes a new one. */
async function secretOf(table: string, seat: number): Promise<string> {
  const known = remembered(table).links[seat]
  if (known !== undefined) return known
  const { secret } = await renewLink(table, seat)
  rememberLink(table, seat, secret)
  return secret
}
