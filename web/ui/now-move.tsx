// Moving: who goes, how, what it costs hex by hex, and what stops it.
import type { Sentence } from '../../table/presentation.ts'
import type { MoveNow, MovePlan } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { movesOfPhase } from './log-groups.ts'
import { LogLines } from './log-lines.tsx'
import type { NowProps } from './now.tsx'
import { PanelButtons, PanelHeading } from './now.tsx'
import { describe, KeyCap, Says, Segments } from './parts.tsx'
import { FactTable, Notes, SpentLine, UnitCards, UnitRows } from './rows.tsx'

export function MovePanel({ now, table, snapshot, isSheet }: NowProps<MoveNow>) {
  const Rows = isSheet ? UnitCards : UnitRows
  const chosen = now.modes.find(mode => mode.chosen)
  const recent = movesOfPhase(snapshot.log).slice(-4)
  return (
    <>
      <PanelHeading title={now.title} aside={now.subtitle} rules={now.rules} />
      <Rows rows={now.rows} label={words.now.units} onChoose={unit => table.toggleUnit(unit)} />
      {now.modes.length > 1 && (
        <div className="move-modes">
          <Segments
            label={words.now.mode}
            chosen={chosen?.id ?? ''}
            ways={now.modes.map(({ id, label, rule, refusal }) => ({
              id,
              label,
              rule,
              refusal: refusal === null ? null : describe(refusal),
            }))}
            onChoose={id => table.setMode(id)}
          />
        </div>
      )}
      <Notes notes={now.notes} onPress={id => table.press(id)} />
      {now.plan !== null && <Plan plan={now.plan} isSheet={isSheet} refused={snapshot.refused} />}
      <PanelButtons buttons={now.buttons} table={table} snapshot={snapshot} />
      {!isSheet && recent.length > 0 && (
        <div className="section">
          <div className="heading">
            <h3>{words.now.recent}</h3>
            <span className="aside">{words.now.thisPhase}</span>
          </div>
          <LogLines lines={recent} />
        </div>
      )}
    </>
  )
}

interface PlanProps {
  readonly plan: MovePlan
  readonly isSheet: boolean
  /** What the card on the map says already. */
  readonly refused: Sentence | null
}

function Plan({ plan, isSheet, refused }: PlanProps) {
  if (plan.refusal !== null) {
    if (plan.refusal.text === refused?.text) return null
    return (
      <div className="note refused" style={{ marginTop: 10 }}>
        <Icon name="refused" />
        <span>
          <Says sentence={plan.refusal} />
        </span>
      </div>
    )
  }
  return (
    <>
      {isSheet ? (
        <SpentLine goal={plan.goal} spent={plan.spent} left={plan.left} />
      ) : (
        <div className="section">
          <div className="heading">
            <h3>{words.now.thisMove}</h3>
            <span className="aside">
              {words.now.clickOrEnter(plan.goal)} <KeyCap>Enter</KeyCap>
            </span>
          </div>
          <FactTable facts={plan.lines} sum={plan.spent} label={words.now.thisMove} />
        </div>
      )}
      {plan.stops !== null && (
        <p className="small second" style={{ marginTop: 4 }}>
          <Says sentence={plan.stops} />
        </p>
      )}
    </>
  )
}
