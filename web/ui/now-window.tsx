// A window: this side may act in the other's turn. What happened, what it holds, and when to ask again.
import type { Now } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { LogLines } from './log-lines.tsx'
import type { NowProps } from './now.tsx'
import { Button, Check, RuleTag } from './parts.tsx'
import { FactTable, Notes } from './rows.tsx'

type WindowNow = Extract<Now, { kind: 'window' }>

/** Lines of the log; all of it is a tab away. */
const LINES = { dock: 8, sheet: 3 }

export function WindowPanel({ now, table, isSheet, onWatch }: NowProps<WindowNow>) {
  const { watchFrom } = now
  const since = now.since.slice(isSheet ? -LINES.sheet : -LINES.dock)
  const notes = <Notes notes={now.notes} onPress={id => table.press(id)} />
  // A window with a subject of its own says first what it offers.
  const hasSubject = now.title !== words.now.since
  return (
    <>
      {hasSubject && <h2>{now.title}</h2>}
      {hasSubject && notes}
      {now.phases.length > 0 && hasSubject && <AtHand now={now} />}
      {hasSubject ? <h3>{words.now.since}</h3> : <h2>{words.now.since}</h2>}
      {since.length === 0 ? <p className="second">{words.now.sinceNothing}</p> : <LogLines lines={since} />}
      {watchFrom !== null && (
        <Button look="small" icon="play" onPress={() => onWatch(watchFrom)}>
          {words.now.watchAgain}
        </Button>
      )}
      {now.phases.length > 0 && !hasSubject && <AtHand now={now} />}
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
      {!hasSubject && notes}
    </>
  )
}

/** What the side has left to act with. */
const AtHand = ({ now: { heading, phases } }: { readonly now: WindowNow }) => (
  <div className="section">
    <div className="heading">
      <h3>{heading}</h3>
      {phases[0].rule && <RuleTag id={phases[0].rule} />}
    </div>
    <FactTable facts={phases.map(({ label, value }) => ({ label, value }))} label={heading} ruled />
  </div>
)
