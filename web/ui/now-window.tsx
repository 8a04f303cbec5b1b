// A window: this side may act in the other's turn. What happened, what it holds, and when to ask again.
import type { Now } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { LogLines } from './log-lines.tsx'
import type { NowProps } from './now.tsx'
import { Button, Check, RuleTag } from './parts.tsx'
import { FactTable, Notes } from './rows.tsx'

export function WindowPanel({ now, table, isSheet, onWatch }: NowProps<Extract<Now, { kind: 'window' }>>) {
  const { watchFrom } = now
  const since = isSheet ? now.since.slice(-3) : now.since
  return (
    <>
      <h2>{words.now.since}</h2>
      {since.length === 0 ? <p className="second">{words.now.sinceNothing}</p> : <LogLines lines={since} />}
      {watchFrom !== null && (
        <Button look="small" icon="play" onPress={() => onWatch(watchFrom)}>
          {words.now.watchAgain}
        </Button>
      )}
      {now.phases.length > 0 && (
        <div className="section">
          <div className="heading">
            <h3>{words.now.phases}</h3>
            {now.phases[0].rule && <RuleTag id={now.phases[0].rule} />}
          </div>
          <FactTable
            facts={now.phases.map(({ label, value }) => ({ label, value }))}
            label={words.now.phases}
            ruled
          />
        </div>
      )}
      {now.standing.length > 0 && (
        <div className="section">
          <div className="heading">
            <h3>{words.now.standing}</h3>
            <span className="aside">{words.now.askOnly}</span>
          </div>
          {now.standing.map(order => (
            <Check key={order.id} on={order.on} onChange={() => table.toggleStanding(order.id)}>
              <span className="small">{order.label}</span>
            </Check>
          ))}
        </div>
      )}
      <Notes notes={now.notes} onPress={id => table.press(id)} />
    </>
  )
}
