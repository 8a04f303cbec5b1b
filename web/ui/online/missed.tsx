// "Since you were here": what the others did while this page was closed, from what the seat has heard.
import { useSyncExternalStore } from 'react'
import type { TableSnapshot } from '../../../table/snapshot.ts'
import { words } from '../../words/en.ts'
import { Button } from '../parts.tsx'
import type { Sitting } from '../sitting.ts'

interface Props {
  readonly sitting: Sitting
  readonly snapshot: TableSnapshot
}

export function Missed({ sitting, snapshot }: Props) {
  const { online, table } = sitting
  const state = useSyncExternalStore(online!.subscribe, online!.state)
  const { missed } = state
  if (missed === null) return null
  const done = snapshot.log
    .flatMap(entry => (entry.folded.length === 0 ? [entry] : entry.folded))
    .filter(({ position, side }) => position > missed.position && side !== snapshot.header.viewer)
  const count = (weight: string) => done.filter(line => line.weight === weight).length
  const by = new Set(done.flatMap(({ side }) => (side === null ? [] : [side])))
  const names = snapshot.header.sides.filter(({ side }) => by.has(side)).map(({ player }) => player)
  if (names.length === 0) return null
  const isMine = snapshot.bar.kind === 'orders' || snapshot.bar.kind === 'window'
  const awaited = snapshot.header.sides.find(({ side }) => side === snapshot.bar.side)
  return (
    <section className="missed">
      <div className="row apart">
        <h3>{words.online.since}</h3>
        <span className="small second">{words.ago(new Date(missed.at), new Date())}</span>
      </div>
      <p className="small">
        {words.online.sinceText(names, count('move'), count('battle'))}{' '}
        {isMine ? words.online.yourMove : awaited && words.online.theirMove(awaited.player)}
      </p>
      <div className="row">
        {snapshot.can.recap && (
          <Button look="small" icon="play" keyCap="Y" onPress={() => table.replayRecap()}>
            {words.online.playRecap}
          </Button>
        )}
        <Button look="small" onPress={() => online!.forgetMissed()}>
          {words.online.gotIt}
        </Button>
      </div>
    </section>
  )
}
