// What happens to the connection, in a strip under the top bar: the map stays free.
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { TableSnapshot } from '../../../table/snapshot.ts'
import type { OnlineState, OnlineTable } from '../../online/online-table.ts'
import { seatOf, timeOf } from '../../online/seats.ts'
import { words } from '../../words/en.ts'
import { Icon, type IconName } from '../icons.tsx'
import { Button } from '../parts.tsx'

interface Props {
  readonly table: OnlineTable
  readonly snapshot: TableSnapshot
  /** Opens the talk, to leave a note. */
  readonly onWrite: () => void
}

export function OnlineStrip({ table, snapshot, onWrite }: Props) {
  const state = useSyncExternalStore(table.subscribe, table.state)
  const { online } = words
  const { line, notice, mine, card } = state
  if (line.kind === 'lost' || line.kind === 'connecting')
    return <Lost table={table} next={line.kind === 'lost' ? line.next : 0} />
  if (notice === 'moved-on') {
    return (
      <Strip look="moved" icon="refused" title={online.movedOn} text={online.movedOnText} isAlert>
        <Button look="small" onPress={() => table.dismissNotice()}>
          {online.gotIt}
        </Button>
      </Strip>
    )
  }
  if (notice === 'connected')
    return <Strip look="again" icon="tick" title={online.connected} text={online.connectedText} />
  const lost = awaitedAndLost(state, snapshot)
  if (lost !== null) {
    return (
      <Strip
        look="lost"
        icon="network"
        title={online.otherLost(lost.name)}
        text={online.otherLostText(timeOf(lost.since))}
      >
        <Button look="small" onPress={onWrite}>
          {online.note}
        </Button>
      </Strip>
    )
  }
  if (card !== null && mine.every(seat => seat < 0) && snapshot.verdict === null)
    return <Strip look="watching" icon="eye" title={online.watching} text={online.watchingText} />
  return null
}

/** Of the others, only whoever must act is spoken of. */
function awaitedAndLost({ card }: OnlineState, { bar, header }: TableSnapshot) {
  if (card === null || bar.kind !== 'waiting' || bar.side === null) return null
  const seat = card.seats[seatOf(card, bar.side)]
  if (seat === undefined || !seat.isLost || seat.isHere || seat.leftAt === null) return null
  const name = seat.player || (header.sides[bar.side]?.name ?? '')
  return { name, since: seat.leftAt }
}

function Lost({ table, next }: { readonly table: OnlineTable; readonly next: number }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((next - now) / 1000))
  return (
    <Strip look="lost" icon="network" title={words.online.lost} text={words.online.lostText(seconds)} isAlert>
      <Button look="small" onPress={() => table.tryNow()}>
        {words.online.tryNow}
      </Button>
    </Strip>
  )
}

interface StripProps {
  readonly look: string
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly isAlert?: boolean
  readonly children?: ReactNode
}

const Strip = ({ look, icon, title, text, isAlert = false, children }: StripProps) => (
  <div className={`strip ${look}`} role={isAlert ? 'alert' : 'status'}>
    <Icon name={icon} />
    <p className="grow">
      <b>{title}</b> {text}
    </p>
    {children}
  </div>
)
