// Points of a pool given to hexes: the kind, the hex on the map, a stepper, and what has been given.
import type { MissionsNow } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { type NowProps, PanelHeading } from './now.tsx'
import { describe, PicturedButton, Segments, Stepper } from './parts.tsx'
import { Notes } from './rows.tsx'

export function MissionsPanel({ now, table }: NowProps<MissionsNow>) {
  const { kinds, mission, pool } = now
  return (
    <>
      <PanelHeading title={now.title} aside={pool.value} rules={pool.rule ? [pool.rule] : now.rules} />
      <p className="second" style={{ margin: '4px 0 8px' }}>
        {now.question}
      </p>
      <Segments
        label={words.missions.kind}
        chosen={kinds.find(kind => kind.chosen)?.id ?? ''}
        ways={kinds.map(({ id, label, rule, refusal }) => ({
          id,
          label,
          rule,
          refusal: refusal === null ? null : describe(refusal),
        }))}
        onChoose={id => table.setMode(id)}
      />
      {mission === null ? (
        <p className="small third" style={{ marginTop: 8 }}>
          {words.missions.chooseHex}
        </p>
      ) : (
        <Stepper
          label={words.missions.at(mission.place)}
          amount={mission.amount}
          onChange={value => table.setAmount('points', value)}
        />
      )}
      <Given {...{ now, table }} />
      <Notes notes={now.notes} onPress={id => table.press(id)} />
    </>
  )
}

function Given({ now, table }: Pick<NowProps<MissionsNow>, 'now' | 'table'>) {
  if (now.given.length === 0) return null
  return (
    <section className="section">
      <h3>{words.missions.given}</h3>
      <ul className="mission-list">
        {now.given.map(({ id, label, line, points, recall }) => (
          <li key={id} className="unit-row">
            <span className="grow">
              <b>{label}</b>
              <span className="line">{line}</span>
            </span>
            <span className="value">{points}</span>
            {recall !== null && (
              <PicturedButton picture={recall} look="small quiet" onPress={button => table.press(button)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
