// The first tab: the subject in hand.
import type { Table } from '../../table/intents.ts'
import type { ButtonPicture, Now, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { BattleHead, Outcome, Roll } from './battle.tsx'
import { Icon } from './icons.tsx'
import { LogLines } from './log-lines.tsx'
import { AttackPanel } from './now-attack.tsx'
import { FormationList, GroupPanel, OverstackedList } from './now-group.tsx'
import { MissionsPanel } from './now-missions.tsx'
import { MovePanel } from './now-move.tsx'
import { PlacementPanel } from './now-placement.tsx'
import { WindowPanel } from './now-window.tsx'
import { ObjectivesPanel } from './objectives.tsx'
import { PicturedButton, Tags } from './parts.tsx'
import type { RecapDriver } from './playing-recap.ts'
import { RecapPanel } from './recap.tsx'
import { ChoiceRows, FactTable, Notes, UnitCards, UnitRows } from './rows.tsx'

export interface NowProps<N extends Now = Now> {
  readonly now: N
  readonly snapshot: TableSnapshot
  readonly table: Table
  /** On a phone: cards instead of rows, and fewer words. */
  readonly isSheet: boolean
  readonly onWatch: (from: number) => void
  /** Plays back what the others did; null where nobody does. */
  readonly recap: RecapDriver | null
  /** Who made the printed game; null where nobody is named. */
  readonly credits: string | null
}

type Kind<K extends Now['kind']> = NowProps<Extract<Now, { kind: K }>>

export function NowPanel(props: NowProps) {
  const { now } = props
  switch (now.kind) {
    case 'nothing':
      return <NothingPanel {...props} now={now} />
    case 'units':
      return <UnitsPanel {...props} now={now} />
    case 'group':
      return <GroupPanel {...props} now={now} />
    case 'move':
      return <MovePanel {...props} now={now} />
    case 'attack':
      return <AttackPanel {...props} now={now} />
    case 'missions':
      return <MissionsPanel {...props} now={now} />
    case 'pick':
      return <PickPanel {...props} now={now} />
    case 'placement':
      return <PlacementPanel {...props} now={now} />
    case 'choice':
      return <ChoicePanel {...props} now={now} />
    case 'window':
      return <WindowPanel {...props} now={now} />
    case 'recap':
      return props.recap === null ? null : (
        <RecapPanel now={now} driver={props.recap} isSheet={props.isSheet} />
      )
    case 'objectives':
      return <ObjectivesPanel {...props} now={now} />
    case 'victory':
      return (
        <>
          <h2>{now.title}</h2>
          <Notes notes={now.notes} onPress={id => props.table.press(id)} />
        </>
      )
  }
}

function NothingPanel({ now, table, snapshot, isSheet }: Kind<'nothing'>) {
  const { busy } = snapshot
  return (
    <>
      {!isSheet && (
        <div className="empty">
          {busy === null && <Icon name="hex" />}
          <h2>{now.title}</h2>
          <p>{busy === null ? canActWords(snapshot) : words.bar.wait}</p>
        </div>
      )}
      <Notes notes={now.notes} onPress={id => table.press(id)} />
      <OverstackedList rows={now.overstacked} all={now.remedies} table={table} />
      <FormationList formations={now.formations} table={table} />
      {now.lines.length > 0 && (
        <div className="section">
          <h3>{words.now.recent}</h3>
          <LogLines lines={now.lines} />
        </div>
      )}
    </>
  )
}

function canActWords({ double }: TableSnapshot): string {
  const hexes = new Set(double.canAct.map(unit => unit.hex))
  return hexes.size === 0 ? '' : words.now.canAct(hexes.size)
}

export function PanelHeading({
  title,
  aside,
  rules,
}: {
  title: string
  aside: string
  rules: readonly string[]
}) {
  return (
    <div className="heading">
      <h2>{title}</h2>
      <span className="aside figure">
        {aside}
        <Tags rules={rules} />
      </span>
    </div>
  )
}

function UnitsPanel({ now, table, snapshot, isSheet }: Kind<'units'>) {
  const Rows = isSheet ? UnitCards : UnitRows
  return (
    <>
      <PanelHeading title={now.title} aside={now.subtitle} rules={now.rules} />
      <Rows rows={now.rows} label={words.now.units} onChoose={unit => table.toggleUnit(unit)} />
      {now.facts.length > 0 && (
        <div className="section">
          <FactTable facts={now.facts} label={now.title} />
        </div>
      )}
      <Notes notes={now.notes} onPress={id => table.press(id)} />
      <PanelButtons buttons={now.buttons} table={table} snapshot={snapshot} />
    </>
  )
}

interface ButtonsProps {
  readonly buttons: readonly ButtonPicture[]
  readonly table: Table
  readonly snapshot: TableSnapshot
}

/** Buttons that stand in the order bar already are not shown twice. */
export function PanelButtons({ buttons, table, snapshot }: ButtonsProps) {
  const { main, others } = snapshot.bar
  const own = buttons.filter(({ id }) => id !== main?.id && !others.some(other => other.id === id))
  if (own.length === 0) return null
  return (
    <div className="row" style={{ marginTop: 12, flexWrap: 'wrap', gap: 8 }}>
      {own.map(button => (
        <PicturedButton key={button.id} picture={button} look="small" onPress={id => table.press(id)} />
      ))}
    </div>
  )
}

function PickPanel({ now, table, isSheet }: Kind<'pick'>) {
  const Rows = isSheet && now.rows.length <= 6 ? UnitCards : UnitRows
  return (
    <>
      <PanelHeading
        title={now.battle?.title ?? now.title}
        aside={now.battle === null || now.battle.title.endsWith(now.battle.hex) ? '' : now.battle.hex}
        rules={now.battle === null ? now.rules : []}
      />
      {now.battle !== null && (isSheet ? <Roll battle={now.battle} /> : <BattleHead battle={now.battle} />)}
      <div className={now.battle === null ? undefined : 'section'}>
        <h3>
          {now.question}
          {now.battle !== null && <Tags rules={now.rules} />}
        </h3>
        <Rows rows={now.rows} label={now.question || now.title} onChoose={unit => table.clickUnit(unit)} />
      </div>
      <Notes notes={now.notes} onPress={id => table.press(id)} />
      {now.battle !== null && isSheet && <Outcome battle={now.battle} />}
      {now.battle !== null && now.battle.odds.length > 0 && (
        <details className="fold section">
          <summary>
            <span>{words.now.odds}</span>
            <Icon name="down" />
          </summary>
          <FactTable facts={now.battle.odds} label={words.now.odds} />
        </details>
      )}
    </>
  )
}

function ChoicePanel({ now, table }: Kind<'choice'>) {
  return (
    <>
      <PanelHeading title={now.title} aside="" rules={now.rules} />
      {now.question !== '' && (
        <p className="second" style={{ marginTop: 4 }}>
          {now.question}
        </p>
      )}
      <ChoiceRows rows={now.rows} label={now.question || now.title} onChoose={id => table.choose(id)} />
      <Notes notes={now.notes} onPress={id => table.press(id)} />
    </>
  )
}
