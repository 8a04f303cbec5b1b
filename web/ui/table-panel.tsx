// What the open tab shows.
import type { RefObject } from 'react'
import type { AdvicePicture, TableSnapshot } from '../../table/snapshot.ts'
import { battleById } from '../catalogue.ts'
import { words } from '../words/en.ts'
import { AdviceCard } from './advice.tsx'
import type { Tab } from './dock.tsx'
import { ForcesPanel } from './forces.tsx'
import { LogPanel } from './log.tsx'
import { NowPanel } from './now.tsx'
import { Missed } from './online/missed.tsx'
import { OnlineLog } from './online/online-log.tsx'
import type { RecapDriver } from './playing-recap.ts'
import { PointerNote } from './pointers.tsx'
import { RulesPanel, type RulesState } from './rules.tsx'
import type { Sitting } from './sitting.ts'
import { useFromTheTop } from './use-subject.ts'

interface PanelProps {
  readonly sitting: Sitting
  readonly snapshot: TableSnapshot
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly rules: RulesState
  readonly onRules: (state: RulesState) => void
  readonly isSheet: boolean
  readonly sought: string
  readonly onSeek: (text: string) => void
  readonly onWatch: (from: number) => void
  readonly recap: RecapDriver
  readonly rulesField: RefObject<HTMLInputElement | null>
}

export function Panel(props: PanelProps) {
  const { sitting, snapshot, tab, onTab, isSheet, sought, onSeek } = props
  const { table, presentation } = sitting
  const { advice } = snapshot
  const { viewer } = snapshot.header
  useFromTheTop(snapshot, tab)
  // On a phone a tip comes last: cost, odds and orders stay in sight.
  const tip = <PointerNote pointer={isRead(snapshot) ? null : snapshot.pointer} />
  switch (tab) {
    case 'now':
      return (
        <>
          {isGeneral(advice) && <AdviceCard advice={advice} table={table} viewer={viewer} />}
          {!isSheet && tip}
          <NowPanel
            now={snapshot.now}
            snapshot={snapshot}
            table={table}
            isSheet={isSheet}
            onWatch={props.onWatch}
            recap={props.recap}
            credits={creditsOf(presentation.game.id)}
          />
          {isSheet && tip}
        </>
      )
    case 'forces':
      return <ForcesPanel snapshot={snapshot} table={table} />
    case 'log': {
      const log = {
        log: snapshot.log,
        table,
        sides: snapshot.header.sides,
        advice,
        position: snapshot.timeline?.position ?? null,
        sought,
        onSeek,
      }
      if (sitting.online === null) return <LogPanel {...log} />
      return (
        <OnlineLog
          table={sitting.online}
          snapshot={snapshot}
          missed={<Missed sitting={sitting} snapshot={snapshot} />}
          lines={between => <LogPanel {...log} hasReasons={false} between={between} />}
        />
      )
    }
    case 'rules':
      return (
        <RulesPanel
          rules={presentation.rules}
          log={snapshot.log}
          state={props.rules}
          onState={props.onRules}
          field={props.rulesField}
          onShowInLog={id => {
            onSeek(id)
            onTab('log')
          }}
        />
      )
  }
}

const isRead = ({ now }: TableSnapshot): boolean => now.kind === 'objectives' || now.kind === 'recap'

function creditsOf(game: string): string | null {
  const credits = battleById(game)?.credits
  return credits === undefined
    ? null
    : words.objectives.credits(credits.designer, credits.publisher, credits.year ?? '')
}

/** Not about an attack or a line of the log: those have it beside them. */
const isGeneral = (advice: AdvicePicture | null): boolean =>
  advice !== null && advice.subject !== 'rating' && advice.subject !== 'reasons'
