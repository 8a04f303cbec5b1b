// Keys that work anywhere on the page. Keys on buttons come from the buttons, so that what is shown is what works.
import { useEffect, useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import { showButton } from '../../table/showing.ts'
import type { ButtonPicture, RecapNow, TableSnapshot } from '../../table/snapshot.ts'
import type { RecapDriver } from './playing-recap.ts'
import { FORESEE_KEY } from './rail.tsx'

export interface KeyActions {
  search(): void
  rules(): void
  keyboard(): void
  timeline(): void
  play(): void
  readonly recap: RecapDriver
  /** Stops a phase from passing by itself; false if none was about to. */
  hold(): boolean
  zoom(factor: number): void
  fit(): void
  /** False where there is no other map. */
  otherMap(): boolean
  /** Gives a key that is the map's own to the map. */
  toMap(event: KeyboardEvent): void
}

const OBJECTIVES_KEY = 'b'
const CHARTS_KEY = 'x'
const RECAP_KEY = 'y'

const ZOOM = 1.3

/** Held longer than this, an overlay key peeks: letting go switches it off again. */
const PEEK = 350

/** Keys that move the focus. */
const REACHES = new Set(['Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

interface Pressed {
  readonly event: KeyboardEvent
  /** What has the focus was clicked, not reached with the keyboard. */
  readonly isByPointer: boolean
}

export function useKeyboard(table: Table, actions: KeyActions, isPaused: boolean): void {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    if (isPaused) return
    const held = new Map<string, number>()
    let isByPointer = false
    const point = () => {
      isByPointer = true
    }
    const down = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event)) return
      if (REACHES.has(event.key)) isByPointer = false
      if (handle({ event, isByPointer }, table, latest.current, held)) event.preventDefault()
    }
    const up = (event: KeyboardEvent) => {
      const since = held.get(event.key.toLowerCase())
      held.delete(event.key.toLowerCase())
      const overlay = overlayOf(table.snapshot(), event.key)
      if (since !== undefined && overlay !== undefined && event.timeStamp - since > PEEK) {
        table.toggleOverlay(overlay.id)
      }
    }
    addEventListener('keydown', down)
    addEventListener('keyup', up)
    addEventListener('pointerdown', point, true)
    return () => {
      removeEventListener('keydown', down)
      removeEventListener('keyup', up)
      removeEventListener('pointerdown', point, true)
    }
  }, [table, isPaused])
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null
  return target?.closest?.('input:not([type=radio],[type=checkbox],[type=range]), textarea, select') != null
}

function handle(pressed: Pressed, table: Table, actions: KeyActions, held: Map<string, number>): boolean {
  const { event } = pressed
  const key = event.key.toLowerCase()
  if (event.ctrlKey || event.metaKey) return withControl(event, key, table, actions)
  if (event.altKey) return false
  if (inRecap(event, key, table, actions.recap)) return true
  // These belong to what has the focus first, even where a button shows them.
  if (special(pressed, key, table, actions)) return true
  return !['enter', 'escape', ' '].includes(key) && letter(event, key, table, held)
}

/** While a recap is played back: step, pause, speed, skip. */
function inRecap(event: KeyboardEvent, key: string, table: Table, recap: RecapDriver): boolean {
  const { now } = table.snapshot()
  if (now.kind !== 'recap') return false
  const isOnControl = (event.target as HTMLElement | null)?.closest?.('button, input') != null
  if (key === 'escape' || (key === 'enter' && !isOnControl)) table.skipRecap()
  else if (key === ' ' && !isOnControl) recap.toggle()
  else if (key === 'j' || key === 'k')
    recap.show(event.shiftKey ? nextBattle(now, key === 'j' ? -1 : 1) : now.index + (key === 'j' ? -1 : 1))
  else if (['1', '2', '4'].includes(key)) recap.setSpeed(Number(key))
  else return false
  return true
}

function nextBattle({ entries, index }: RecapNow, by: number): number {
  for (let i = index + by; i >= 0 && i < entries.length; i += by) if (entries[i].kind === 'battle') return i
  return index
}

function withControl(event: KeyboardEvent, key: string, table: Table, actions: KeyActions): boolean {
  if (key === 'k') actions.search()
  else if (key === 'z' && event.shiftKey) table.redo()
  else if (key === 'z') table.undo()
  else if (key === 'y') table.redo()
  else return false
  return true
}

function special(pressed: Pressed, key: string, table: Table, actions: KeyActions): boolean {
  const { timeline } = table.snapshot()
  switch (key) {
    case 'escape':
      if (document.querySelector(':popover-open') !== null) return false
      if (actions.hold()) return true
      if (timeline === null) table.back()
      else table.leaveTimeline()
      return true
    case 'enter':
      return commit(pressed, table)
    case ' ':
      return space(pressed, table, actions)
    case '/':
      actions.rules()
      return true
    case '?':
      actions.keyboard()
      return true
    case 'l':
      actions.timeline()
      return true
    case '+':
    case '=':
      actions.zoom(ZOOM)
      return true
    case '-':
      actions.zoom(1 / ZOOM)
      return true
    case '0':
      actions.fit()
      return true
    case 'q':
      return actions.otherMap()
    case 'arrowup':
    case 'arrowdown':
    case 'arrowleft':
    case 'arrowright':
      if (ownKeys(pressed, 'button, a, summary, input, [role=tab], [role=radio], [role=slider]')) return false
      actions.toMap(pressed.event)
      return true
    default:
      return timeline !== null && stepped(key, table)
  }
}

function stepped(key: string, table: Table): boolean {
  if (key !== 'j' && key !== 'k') return false
  table.stepTime(key === 'j' ? -1 : 1)
  return true
}

/** A control that was reached with the keyboard is pressed with it; one that was only clicked does not keep the keys. */
const ownKeys = ({ event, isByPointer }: Pressed, kinds: string): boolean =>
  !isByPointer && (event.target as HTMLElement | null)?.closest?.(kinds) != null

/** The dark button, unless something else was reached with the keyboard and is pressed with it. */
function commit(pressed: Pressed, table: Table): boolean {
  if (ownKeys(pressed, 'button:not([role=tab]), a, summary, [role=option]')) return false
  const { main } = table.snapshot().bar
  if (main === null || main.refusal !== null) return false
  table.commit()
  return true
}

function space(pressed: Pressed, table: Table, actions: KeyActions): boolean {
  if (ownKeys(pressed, 'button, a, summary, input')) return false
  if (table.snapshot().timeline === null) table.selectStack()
  else actions.play()
  return true
}

function letter(event: KeyboardEvent, key: string, table: Table, held: Map<string, number>): boolean {
  const snapshot = table.snapshot()
  if (/^[1-9]$/.test(key)) return digit(Number(key), snapshot, table)
  const button = event.shiftKey && key === 'n' ? null : buttonFor(snapshot, key)
  if (button !== null) {
    if (event.repeat) return true
    if (button.refusal !== null) {
      const cause = showButton(button.refusal)
      if (cause !== null) table.press(cause.id)
      return true
    }
    if (button === snapshot.bar.main) table.commit()
    else table.press(button.id)
    return true
  }
  if (key === 'n' && event.shiftKey) table.nextFormation()
  else if (key === 'n') table.nextUnmoved()
  else if (key === 'p') table.previousUnmoved()
  else if (key === 'e' && snapshot.can.end) table.endPhase()
  else if (key === FORESEE_KEY && snapshot.can.foresee) table.foresee()
  else if (key === OBJECTIVES_KEY && snapshot.can.objectives) table.toggleObjectives()
  else if (key === RECAP_KEY && snapshot.can.recap) table.replayRecap()
  else if (key === CHARTS_KEY && snapshot.can.charts) table.toggleCharts()
  else return peek(event, key, snapshot, table, held)
  return true
}

function digit(which: number, snapshot: TableSnapshot, table: Table): boolean {
  const { now } = snapshot
  if (!('rows' in now) || now.kind === 'choice') return false
  const row = now.rows[which - 1]
  if (row === undefined) return false
  table.toggleUnit(row.unit)
  return true
}

/** The keys that stand on the buttons of this moment. */
export function buttonFor({ bar, now }: TableSnapshot, key: string): ButtonPicture | null {
  const inDock = 'buttons' in now ? now.buttons : []
  const all = [...(bar.main === null ? [] : [bar.main]), ...bar.others, ...bar.offers, ...inDock]
  return all.find(button => button.key?.toLowerCase() === key) ?? null
}

const overlayOf = ({ overlays }: TableSnapshot, key: string) =>
  overlays.find(overlay => overlay.key.toLowerCase() === key.toLowerCase())

function peek(
  event: KeyboardEvent,
  key: string,
  snapshot: TableSnapshot,
  table: Table,
  held: Map<string, number>,
): boolean {
  const overlay = overlayOf(snapshot, key)
  if (overlay === undefined) return false
  if (event.repeat) return true
  if (!overlay.on) held.set(key, event.timeStamp)
  table.toggleOverlay(overlay.id)
  return true
}
