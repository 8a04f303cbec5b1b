// Fighting: the attackers, the odds line by line, and the chance of every result, before anything is committed.
import type { Table } from '../../table/intents.ts'
import type { AttackNow, ExtraPicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { AdviceCard } from './advice.tsx'
import { ColumnStrip, chanceText, Headline, OddsTable, ResultBars } from './battle.tsx'
import { Icon } from './icons.tsx'
import type { NowProps } from './now.tsx'
import { Button, Check, describe, RuleTag, Says, Segments, Stepper } from './parts.tsx'
import { Notes, UnitCards, UnitRows } from './rows.tsx'

export function AttackPanel(props: NowProps<AttackNow>) {
  const { now, table, isSheet } = props
  return (
    <>
      <div className="heading">
        <div>
          <h2>{now.title}</h2>
          {isSheet && <p className="small second">{now.subtitle}</p>}
        </div>
        {isSheet ? <SheetChance now={now} /> : <span className="aside figure">{now.subtitle}</span>}
      </div>
      <KindChoice {...props} />
      {!isSheet && now.rowsLabel !== '' && (
        <p className="tiny third" style={{ textAlign: 'right', marginTop: 2 }}>
          {now.rowsLabel}
        </p>
      )}
      {isSheet ? (
        <UnitCards rows={now.rows} label={words.now.attackers} onChoose={unit => table.toggleUnit(unit)} />
      ) : (
        <UnitRows rows={now.rows} label={words.now.attackers} onChoose={unit => table.toggleUnit(unit)} />
      )}
      {now.extras.map(extra => (
        <Extra key={extra.id} extra={extra} table={table} />
      ))}
      <Odds {...props} />
      <Rating {...props} />
      <Notes notes={now.notes} onPress={id => table.press(id)} />
    </>
  )
}

function Rating({ snapshot, table }: NowProps<AttackNow>) {
  const { advice, can, header } = snapshot
  if (advice?.subject === 'rating') return <AdviceCard advice={advice} table={table} viewer={header.viewer} />
  if (!can.rate) return null
  return (
    <div className="row" style={{ marginTop: 10 }}>
      <Button look="small" icon="hint" onPress={() => table.rate()}>
        {words.advice.rate}
      </Button>
    </div>
  )
}

function Extra({ extra, table }: { readonly extra: ExtraPicture; readonly table: Table }) {
  const { id, label, rule, chosen, amount, refusal } = extra
  const said = (
    <>
      {label} {rule && <RuleTag id={rule} />}
    </>
  )
  if (refusal !== null)
    return (
      <p className="small third">
        {said} <Says sentence={refusal} />
      </p>
    )
  if (amount !== null)
    return (
      <Stepper label={label} rule={rule} amount={amount} onChange={value => table.setAmount(id, value)} />
    )
  return (
    <Check on={chosen} onChange={() => table.toggleExtra(id)}>
      {said}
    </Check>
  )
}

function KindChoice({ now, table }: NowProps<AttackNow>) {
  if (now.kinds.length < 2) return null
  return (
    <div style={{ margin: '8px 0' }}>
      <Segments
        label={words.now.kind}
        chosen={now.kinds.find(kind => kind.chosen)?.id ?? ''}
        ways={now.kinds.map(({ id, label, rule, refusal }) => ({
          id,
          label,
          rule,
          refusal: refusal === null ? null : describe(refusal),
        }))}
        onChoose={id => table.setMode(id)}
      />
    </div>
  )
}

function SheetChance({ now }: { readonly now: AttackNow }) {
  const headline = now.odds?.headline
  if (!headline) return null
  const chance = chanceText(headline.chance, headline.chanceTo)
  return <span className={chance.includes('–') ? 'big-chance range' : 'big-chance'}>{chance}</span>
}

function Odds({ now, snapshot, isSheet }: NowProps<AttackNow>) {
  const { odds, enemy } = now
  if (odds === null) return null
  const side = snapshot.header.viewer
  const lines = <OddsTable odds={odds} />
  return (
    <>
      {isSheet ? (
        <>
          {odds.headline !== null && <p className="small second plan-line">{odds.headline.text}</p>}
          <ResultBars odds={odds} side={side} enemy={enemy} />
          <details className="fold">
            <summary>
              <span>{words.now.allLines}</span>
              <Icon name="down" />
            </summary>
            {lines}
            <ColumnStrip odds={odds} />
          </details>
        </>
      ) : (
        <div className="section" style={{ marginTop: 8, paddingTop: 6 }}>
          {lines}
          <ColumnStrip odds={odds} />
          <Headline odds={odds} />
          <ResultBars odds={odds} side={side} enemy={enemy} />
        </div>
      )}
      {odds.isGuess && (
        <div className="note information" style={{ marginTop: 10 }}>
          <Icon name="eye" />
          <span>{words.now.guess}</span>
        </div>
      )}
    </>
  )
}
