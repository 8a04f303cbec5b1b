// The top of the table: game and turn, sequence of play, score, time.
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import type { RibbonGroup, ScoreItem } from '../../table/presentation.ts'
import type { SidePicture, TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { Button, IconButton, SideMark } from './parts.tsx'
import { ToastLine } from './toast.tsx'

interface Props {
  readonly snapshot: TableSnapshot
  readonly table: Table
  readonly onMenu: () => void
  readonly onTimeline: () => void
  readonly onSearch: () => void
  readonly onSettings: () => void
  readonly hasMenuOpen: boolean
  /** Who is at the table, in a game between several browsers. */
  readonly players: ReactNode
}

export function TopBar(props: Props) {
  const { snapshot } = props
  const { header, timeline } = snapshot
  return (
    <header className="top-bar">
      <IconButton icon="menu" label={words.top.menu} pressed={props.hasMenuOpen} onPress={props.onMenu} />
      <div className="top-title">
        <h1>{header.game}</h1>
        <p>{header.turn}</p>
      </div>
      {header.note === null ? (
        <Ribbon groups={header.ribbon} viewer={header.viewer} sides={header.sides} />
      ) : (
        <p className="ribbon-note">
          <Icon name="eye" />
          {header.note}
        </p>
      )}
      {props.players}
      <Score items={header.score} {...props} />
      <UndoButton {...props} />
      <RedoButton {...props} />
      <IconButton
        icon="clock"
        label={words.top.timeline}
        pressed={timeline !== null}
        onPress={props.onTimeline}
      />
      <IconButton icon="search" label={words.top.search} onPress={props.onSearch} />
      <IconButton icon="settings" label={words.top.settings} onPress={props.onSettings} />
    </header>
  )
}

type TimeProps = Pick<Props, 'snapshot' | 'table'>

export function UndoButton({ snapshot, table }: TimeProps) {
  const refusal = snapshot.can.undo ? null : words.top.noUndo
  return <IconButton icon="undo" label={words.top.undo} refusal={refusal} onPress={() => table.undo()} />
}

function RedoButton({ snapshot, table }: TimeProps) {
  const refusal = snapshot.can.redo ? null : words.top.noRedo
  return <IconButton icon="redo" label={words.top.redo} refusal={refusal} onPress={() => table.redo()} />
}

/** Done, current, to come. The step of the player at the table is filled with ink. */
interface RibbonProps {
  readonly groups: readonly RibbonGroup[]
  readonly viewer: number
  readonly sides: readonly SidePicture[]
}

function Ribbon({ groups, viewer, sides }: RibbonProps) {
  const sideNamed = ({ side }: RibbonGroup) => sides.find(other => other.side === side)?.name
  const ribbon = useRef<HTMLElement>(null)
  // The innermost step that is going on.
  const inHand = groups.flatMap(group => group.steps).findLast(step => step.state === 'current')
  useEffect(() => {
    if (groups.length === 0) return
    const current = ribbon.current?.querySelector<HTMLElement>('[aria-current]')
    if (current && ribbon.current)
      ribbon.current.scrollLeft = current.offsetLeft - ribbon.current.offsetLeft - 40
  }, [groups])
  useScrolledByKeys(ribbon)
  return (
    <nav ref={ribbon} className="ribbon" aria-label={words.top.sequence}>
      {groups.map((group, i) => (
        <ol key={i} className="ribbon-group" aria-label={sideNamed(group)}>
          {group.side !== undefined && (
            <li className="ribbon-side" aria-hidden="true">
              <SideMark side={group.side} />
            </li>
          )}
          {group.steps.map(step => (
            <li
              key={step.label}
              className={`ribbon-step ${step.state}${step === inHand && step.side === viewer ? ' mine' : ''}`}
              aria-current={step.state === 'current' ? 'step' : undefined}
            >
              {step.state === 'done' ? (
                <Icon name="tick" />
              ) : (
                group.side === undefined && <StepMark step={step} />
              )}
              {step.label}
              <span className="visually-hidden">, {words.top[step.state]}</span>
            </li>
          ))}
        </ol>
      ))}
    </nav>
  )
}

/** What is longer than its place can be scrolled with the keyboard; what is not takes no focus. */
function useScrolledByKeys(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current
    if (element === null) return
    const observer = new ResizeObserver(() => {
      if (element.scrollWidth > element.clientWidth) element.tabIndex = 0
      else element.removeAttribute('tabindex')
    })
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  })
}

function StepMark({ step }: { readonly step: RibbonGroup['steps'][number] }) {
  return step.state === 'current' ? <SideMark side={step.side} /> : null
}

/** '■ 54 to 47 ●', or three scores side by side. A button where the game tells its objectives: they stand behind it. */
export function Score({ items, snapshot, table }: TimeProps & { readonly items: readonly ScoreItem[] }) {
  if (items.length === 0) return null
  const figures = <ScoreFigures items={items} />
  if (!snapshot.can.objectives || snapshot.timeline !== null) return <div className="score">{figures}</div>
  const said = items.map(({ label, value }) => `${label}: ${value}`).join(', ')
  return (
    <button
      type="button"
      className="score"
      aria-expanded={snapshot.now.kind === 'objectives'}
      aria-keyshortcuts="B"
      title={words.objectives.open(said)}
      onClick={() => table.toggleObjectives()}
    >
      {figures}
      <span className="visually-hidden">. {words.menu.objectives}</span>
    </button>
  )
}

function ScoreFigures({ items }: { readonly items: readonly ScoreItem[] }) {
  const isPair = items.length === 2
  return (
    <>
      <span className="visually-hidden">{words.top.score}: </span>
      {items.map((item, i) => (
        <span key={item.side} className="item" title={item.label}>
          {isPair && i === 1 ? null : <SideMark side={item.side} />}
          {items.length > 1 && <span className="visually-hidden">{item.label} </span>}
          {item.value}
          {items.length === 1 && <span className="to score-label">{item.label}</span>}
          {isPair && i === 0 && <span className="to">{words.top.to}</span>}
          {isPair && i === 1 && <SideMark side={item.side} />}
        </span>
      ))}
    </>
  )
}

/** On a phone: the phase and its duty, undo, score. */
export function PhoneTop(props: Props) {
  const { snapshot } = props
  const { header, bar, toast } = snapshot
  const hasToast = toast !== null && toast.text !== ''
  const duty = bar.mandatory?.text ?? header.turn
  return (
    // The charts cover a phone from edge to edge.
    <header className="top-bar" inert={snapshot.charts !== null}>
      <IconButton icon="menu" label={words.top.menu} pressed={props.hasMenuOpen} onPress={props.onMenu} />
      <div className="phone-title">
        <h1>
          <SideMark side={bar.side} />
          <span>{phaseOf(snapshot)}</span>
        </h1>
        <p>{hasToast ? <ToastLine toast={toast} table={props.table} /> : duty}</p>
      </div>
      {snapshot.timeline === null ? (
        <>
          {props.players}
          <UndoButton {...props} />
          <Score items={header.score} {...props} />
        </>
      ) : (
        <Button look="small" onPress={() => props.table.leaveTimeline()}>
          {words.timeline.leave}
        </Button>
      )}
    </header>
  )
}

/** "German movement: move any units, in any order." is too long for a phone: its first half will do. */
function phaseOf({ bar, timeline }: TableSnapshot): string {
  if (timeline !== null) return timeline.title
  return bar.title.split(':')[0].replace(/\.$/, '')
}
