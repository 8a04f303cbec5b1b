// The log of a game between several browsers: all, moves only, or talk only; what was missed stands on top.
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import type { SidePicture, TableSnapshot } from '../../../table/snapshot.ts'
import type { OnlineTable } from '../../online/online-table.ts'
import { words } from '../../words/en.ts'
import { Segments } from '../parts.tsx'
import { Bubbles, TalkField } from './talk.tsx'

type Filter = 'all' | 'moves' | 'talk'

interface Props {
  readonly table: OnlineTable
  readonly snapshot: TableSnapshot
  /** The lines of the game, with what stands between two positions. */
  readonly lines: (between: (from: number, to: number) => ReactNode) => ReactNode
  readonly missed: ReactNode
}

export function OnlineLog({ table, snapshot, lines, missed }: Props) {
  const [filter, setFilter] = useState<Filter>('all')
  const state = useSyncExternalStore(table.subscribe, table.state)
  const sides: readonly SidePicture[] = snapshot.header.sides
  const between = (from: number, to: number) => (
    <Bubbles
      state={state}
      sides={sides}
      said={state.talk.filter(({ position }) => position >= from && position < to)}
    />
  )
  return (
    <div className="online-log">
      {missed}
      <Segments
        label={words.online.filters}
        chosen={filter}
        ways={(['all', 'moves', 'talk'] as const).map(id => ({ id, label: words.online[id] }))}
        onChoose={id => setFilter(id as Filter)}
      />
      {filter !== 'talk' && lines(filter === 'all' ? between : () => null)}
      {filter === 'talk' && (
        <div className="log">
          {state.talk.length === 0 && <p className="small third">{words.online.noTalk}</p>}
          <Bubbles state={state} said={state.talk} sides={sides} />
        </div>
      )}
      <TalkField table={table} sides={sides} />
    </div>
  )
}
