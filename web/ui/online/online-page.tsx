// A table that a server keeps: the waiting room until everybody sits, then the game.
import { useEffect, useState, useSyncExternalStore } from 'react'
import { OnlineTable } from '../../online/online-table.ts'
import { sitDownOnline } from '../../online/sitting.ts'
import { words } from '../../words/en.ts'
import { MessagePage } from '../message.tsx'
import { Button } from '../parts.tsx'
import type { Sitting } from '../sitting.ts'
import { TableScreen } from '../table-screen.tsx'
import { WaitingRoom } from './waiting-room.tsx'

interface Props {
  readonly id: string
  readonly go: (hash: string) => void
}

export function OnlinePage({ id, go }: Props) {
  const [table, setTable] = useState<OnlineTable | null>(null)
  const [seats, setSeats] = useState(0)
  useEffect(() => {
    const opened = new OnlineTable(id)
    setTable(opened)
    return () => opened.close()
  }, [id, seats])
  if (table === null) return <Connecting />
  // Which seats a page has is settled when it comes: with one more it comes anew.
  return <AtTable key={seats} table={table} go={go} onSeat={() => setSeats(seats + 1)} />
}

interface AtTableProps {
  readonly table: OnlineTable
  readonly go: Props['go']
  readonly onSeat: () => void
}

function AtTable({ table, go, onSeat }: AtTableProps) {
  const { card, line, isBegun, isDismissed, isRoomOpen } = useSyncExternalStore(table.subscribe, table.state)
  const sitting = useSitting(table, isBegun && card !== null, go)
  if (isDismissed) return <NoSeat title={words.online.dismissed} text={words.online.dismissedText} go={go} />
  if (line.kind === 'refused')
    return <NoSeat title={words.online.gone} text={words.online.goneText} go={go} />
  if (isRoomOpen && card !== null)
    return <WaitingRoom table={table} go={go} onSeat={onSeat} onClose={() => table.showRoom(false)} />
  if (sitting !== null) return <TableScreen sitting={sitting} />
  if (card === null) return <Connecting isLost={line.kind === 'lost'} />
  return isBegun ? <Connecting /> : <WaitingRoom table={table} go={go} onSeat={onSeat} />
}

/** The game is laid out once it has begun, and put away with the page. */
function useSitting(table: OnlineTable, isBegun: boolean, go: Props['go']): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null)
  const [failed, setFailed] = useState<unknown>(null)
  useEffect(() => {
    if (!isBegun) return
    let isGone = false
    let close = () => {}
    sitDownOnline(table, go).then(sat => {
      close = () => sat.close()
      if (isGone) close()
      else setSitting(sat)
    }, setFailed)
    return () => {
      isGone = true
      close()
    }
  }, [table, isBegun, go])
  if (failed !== null) throw failed
  return sitting
}

const Connecting = ({ isLost = false }: { readonly isLost?: boolean }) => (
  <main className="message-page">
    <p className="third" role="status">
      {isLost ? words.online.lostText(0) : words.online.loading}
    </p>
  </main>
)

function NoSeat({
  title,
  text,
  go,
}: {
  readonly title: string
  readonly text: string
  readonly go: Props['go']
}) {
  return (
    <MessagePage icon="refused" title={title} text={text}>
      <Button look="small main" onPress={() => go('#/')}>
        {words.online.startPage}
      </Button>
    </MessagePage>
  )
}
