// The table: everything around the map, alive.

import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { Term } from '../../table/glossary.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import type { MapHandle } from '../map/props.ts'
import type { SaveState } from '../store/keeper.ts'
import { AidCard } from './aid-card.tsx'
import { BattleFlash } from './battle-flash.tsx'
import { useCountdown } from './countdown.ts'
import { FacesProvider } from './counter-face.tsx'
import { CurtainScreen, type Keeping } from './curtain.tsx'
import { Dock, type Tab, Tabs } from './dock.tsx'
import { GlossaryProvider } from './glossary.tsx'
import { HexFacts } from './hex-facts.tsx'
import { useKeyboard } from './keyboard.ts'
import { Legends } from './legends.tsx'
import { MapPlace } from './map-place.tsx'
import { MainMenu } from './menu.tsx'
import { useIsUpright, useMotion } from './motion.ts'
import { Players } from './online/presence.tsx'
import { OnlineStrip } from './online/strip.tsx'
import { useUnread } from './online/talk.tsx'
import { OrderBar } from './order-bar.tsx'
import { PhoneSheet } from './phone-sheet.tsx'
import { useRecapDriver } from './playing-recap.ts'
import { Rail } from './rail.tsx'
import { RecapBar } from './recap.tsx'
import { RuleBookProvider } from './rule-book.tsx'
import type { RulesState } from './rules.tsx'
import { SavingBanner } from './saving.tsx'
import { SeatList } from './seats.tsx'
import { useSettings } from './settings.tsx'
import type { Sitting } from './sitting.ts'
import { useSounds } from './sounds.ts'
import { type OpenDialog, TableDialogs } from './table-dialogs.tsx'
import { menuItems } from './table-menu.ts'
import { Panel } from './table-panel.tsx'
import { TimelineBar } from './timeline.tsx'
import { UndoToast } from './toast.tsx'
import { PhoneTop, TopBar } from './top-bar.tsx'
import { UnitNamesProvider } from './unit-names.tsx'
import { useTab, useTitle } from './use-subject.ts'
import { VictoryScreen } from './victory.tsx'
import { useWatching } from './watching.ts'

export function TableScreen({ sitting }: { readonly sitting: Sitting }) {
  const { table, presentation, faces } = sitting
  const snapshot = useSyncExternalStore(table.subscribe, table.snapshot)
  const isUpright = useIsUpright()
  const [tab, setTab] = useTab(snapshot)
  const [rules, setRules] = useState<RulesState>({ sought: '', open: null })
  const names = useMemo(
    () => new Map(presentation.units.map(({ unit, name }) => [unit, name])),
    [presentation],
  )
  const turnTo = useCallback(
    (id: string) => {
      setRules({ sought: '', open: id })
      setTab('rules')
    },
    [setTab],
  )
  const find = useCallback((id: string) => table.rule(id), [table])
  useTitle(snapshot)
  useSounds(snapshot)
  return (
    <FacesProvider value={faces}>
      <UnitNamesProvider value={names}>
        <RuleBookProvider find={find} turnTo={turnTo} straight={isUpright}>
          <GlossaryProvider terms={presentation.glossary ?? NO_TERMS}>
            <Around
              sitting={sitting}
              snapshot={snapshot}
              isUpright={isUpright}
              tab={tab}
              onTab={setTab}
              rules={rules}
              onRules={setRules}
              turnTo={turnTo}
            />
          </GlossaryProvider>
        </RuleBookProvider>
      </UnitNamesProvider>
    </FacesProvider>
  )
}

const NO_TERMS: readonly Term[] = []

interface Props {
  readonly sitting: Sitting
  readonly snapshot: TableSnapshot
  readonly isUpright: boolean
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly rules: RulesState
  readonly onRules: (state: RulesState) => void
  readonly turnTo: (id: string) => void
}

function Around(props: Props) {
  const { sitting, snapshot, isUpright, tab, onTab } = props
  const { table } = sitting
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [hasLooked, setLooked] = useState(false)
  const [sought, setSought] = useState('')
  const watching = useWatching(table, snapshot.timeline)
  const isStill = useMotion() === 'reduced'
  const recap = useRecapDriver(table, snapshot.now, useSettings().recap === 'play' && !isStill)
  const map = useRef<MapHandle>(null)
  const [covered, setCovered] = useState(0)
  const [pressedHex, setPressedHex] = useState<string | null>(null)
  const rulesField = useRef<HTMLInputElement>(null)
  const saving = useSyncExternalStore(sitting.keeper.subscribe, sitting.keeper.state)

  const toggleTimeline = () => (snapshot.timeline === null ? table.stepTime(-1) : table.leaveTimeline())
  const openRules = () => {
    // At once: the next key is already meant for the field.
    flushSync(() => onTab('rules'))
    rulesField.current?.focus()
  }
  const showVictory = snapshot.verdict !== null && !hasLooked && snapshot.timeline === null
  const isPaused = dialog !== null || snapshot.curtain !== null || showVictory
  const countdown = useCountdown(table, snapshot, isPaused || isMenuOpen)
  const actions = {
    search: () => setDialog('search'),
    rules: openRules,
    keyboard: () => setDialog('keyboard'),
    timeline: toggleTimeline,
    play: watching.toggle,
    recap,
    hold: () => {
      const isCounting = countdown.left() !== null
      if (isCounting) countdown.stop()
      return isCounting
    },
    zoom: (factor: number) => map.current?.zoomBy(factor),
    fit: () => map.current?.fit(),
    otherMap: () => map.current?.otherSheet() ?? false,
    toMap: (event: KeyboardEvent) => {
      map.current?.focus()
      const { key, code, shiftKey } = event
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key, code, shiftKey, bubbles: true }),
      )
    },
  }
  useKeyboard(table, actions, isPaused)

  const watch = (from: number) => {
    setLooked(true)
    watching.from(from)
  }
  const items = menuItems(sitting, {
    dialog: setDialog,
    timeline: toggleTimeline,
    can: snapshot.can,
    result: snapshot.verdict === null ? null : () => setLooked(false),
  })
  const top = {
    snapshot,
    table,
    hasMenuOpen: isMenuOpen,
    onMenu: () => setMenuOpen(!isMenuOpen),
    onTimeline: toggleTimeline,
    onSearch: actions.search,
    onSettings: () => setDialog('settings'),
    players:
      sitting.online === null ? null : <Players table={sitting.online} sides={snapshot.header.sides} />,
  }
  const panel = (
    <Panel
      {...props}
      isSheet={isUpright}
      sought={sought}
      onSeek={setSought}
      onWatch={watch}
      rulesField={rulesField}
      recap={recap}
    />
  )
  // On a phone the keyboard of the screen would cover the book.
  const turn = (to: Tab) => (to === 'rules' && !isUpright ? openRules() : onTab(to))
  const unread = useUnread(sitting.online, tab === 'log')
  const tabs = { tab, onTab: turn, waiting: snapshot.forces.waiting, unread }

  if (snapshot.curtain !== null) {
    return (
      <CurtainScreen curtain={snapshot.curtain} table={table} keeping={keepingOf(sitting, saving.kind)} />
    )
  }
  return (
    <>
      <div
        className={`table${isUpright ? ' upright' : ''}${isRead(snapshot) ? ' wide-dock' : ''}`}
        inert={showVictory}
        aria-busy={snapshot.isSending}
        style={{ '--sheet-height': `${covered}px` } as React.CSSProperties}
      >
        {isUpright ? (
          <PhoneSheet
            sitting={sitting}
            snapshot={snapshot}
            watching={watching}
            countdown={countdown}
            recap={recap}
            panel={panel}
            tab={tab}
            facts={snapshot.hexCard?.hex === pressedHex ? snapshot.hexCard : null}
            onFactsClosed={() => setPressedHex(null)}
            tabs={<Tabs {...tabs} isSheet />}
            onPixels={setCovered}
          />
        ) : (
          <>
            {snapshot.now.kind === 'recap' ? (
              <RecapBar snapshot={snapshot} table={table} driver={recap} />
            ) : snapshot.timeline === null ? (
              <OrderBar snapshot={snapshot} table={table} countdown={countdown} />
            ) : (
              <TimelineBar
                timeline={snapshot.timeline}
                table={table}
                watching={watching}
                onBranch={() => sitting.branch()}
              />
            )}
            <Dock
              {...tabs}
              foot={
                <>
                  {tabs.tab === 'now' && <SeatList {...snapshot} />}
                  <HexFacts card={snapshot.hexCard} />
                </>
              }
            >
              {panel}
            </Dock>
          </>
        )}
        <main className="map-area">
          <MapPlace
            sitting={sitting}
            snapshot={snapshot}
            isUpright={isUpright}
            covered={isUpright ? covered : 0}
            map={map}
            onSearch={actions.search}
            onPressed={setPressedHex}
          />
          {!isUpright && (
            <Rail overlays={snapshot.overlays} table={table} can={snapshot.can} advice={snapshot.advice} />
          )}
          <Legends legends={snapshot.legends} table={table} isFolded={isUpright} />
          {sitting.online !== null && (
            <OnlineStrip table={sitting.online} snapshot={snapshot} onWrite={() => onTab('log')} />
          )}
          <SavingBanner
            sitting={sitting}
            state={saving}
            timeline={snapshot.timeline}
            record={snapshot.record}
          />
          {snapshot.charts !== null && <AidCard cards={snapshot.charts} table={table} />}
          <BattleFlash snapshot={snapshot} />
          {!isUpright && snapshot.toast !== null && snapshot.toast.text !== '' && (
            <UndoToast
              toast={snapshot.toast}
              table={table}
              inPlay={inPlay(snapshot)}
              stacks={ownStacks(snapshot)}
              map={map}
            />
          )}
        </main>
        {isUpright ? <PhoneTop {...top} /> : <TopBar {...top} />}
        {isMenuOpen && <MainMenu items={items} onClose={() => setMenuOpen(false)} />}
        <TableDialogs
          open={dialog}
          sitting={sitting}
          snapshot={snapshot}
          map={map}
          items={items}
          onRule={props.turnTo}
          onClose={() => setDialog(null)}
        />
        <p className="visually-hidden" aria-live="polite">
          {snapshot.live}
        </p>
      </div>
      {showVictory && snapshot.verdict !== null && (
        <VictoryScreen
          snapshot={snapshot}
          verdict={snapshot.verdict}
          sitting={sitting}
          promise={sitting.promise()}
          onRematch={() => sitting.rematch()}
          onWatch={watch}
          onReport={() => sitting.report()}
          onSave={() => sitting.saveFile()}
          onLook={() => setLooked(true)}
        />
      )}
    </>
  )
}

/** Hexes that nothing may cover: lit, chosen, planned or attacked. */
const inPlay = ({ scene }: TableSnapshot): readonly string[] => [
  ...scene.lights.map(({ hex }) => hex),
  ...(scene.plan?.path ?? []),
  ...scene.attention,
]

const ownStacks = ({ scene, header: { viewer } }: TableSnapshot): readonly string[] =>
  scene.counters.flatMap(({ side, hex, depth }) => (side === viewer && depth === 0 ? [hex] : []))

/** What is read rather than handled has more room. */
const isRead = ({ now }: TableSnapshot): boolean =>
  now.kind === 'objectives' && (now.isBriefing || now.objectives.checks.length > 0)

function keepingOf(sitting: Sitting, kind: SaveState['kind']): Keeping {
  if (!sitting.isLasting || kind === 'unsaved') return 'notSaved'
  return kind === 'saving' ? 'saving' : 'saved'
}
