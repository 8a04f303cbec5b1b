// Four places, everywhere the same: Now, Forces, Log, Rules.
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { words } from '../words/en.ts'
import { Icon, type IconName } from './icons.tsx'

export const TABS = ['now', 'forces', 'log', 'rules'] as const
export type Tab = (typeof TABS)[number]

const ICONS: Readonly<Record<Tab, IconName>> = { now: 'hex', forces: 'forces', log: 'log', rules: 'book' }

interface TabsProps {
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  /** Number on the tab of the forces: what can be brought in now. */
  readonly waiting: number
  /** Number on the tab of the log: messages that were not read. */
  readonly unread?: number
  readonly isSheet?: boolean
}

export function Tabs({ tab, onTab, waiting, unread = 0, isSheet = false }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    event.stopPropagation()
    const next = TABS[(TABS.indexOf(tab) + by + TABS.length) % TABS.length]
    onTab(next)
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus()
  }
  return (
    <div
      ref={list}
      className={isSheet ? 'sheet-tabs' : 'tabs'}
      role="tablist"
      aria-label={words.tabs.label}
      onKeyDown={move}
    >
      {TABS.map(id => (
        <button
          key={id}
          id={`tab-${id}`}
          type="button"
          role="tab"
          className="tab"
          aria-selected={id === tab}
          aria-controls="tab-panel"
          tabIndex={id === tab ? 0 : -1}
          onClick={() => onTab(id)}
        >
          {isSheet && <Icon name={ICONS[id]} />}
          {words.tabs[id]}
          {id === 'forces' && waiting > 0 && <span className="badge">{waiting}</span>}
          {id === 'log' && unread > 0 && (
            <span className="badge" title={words.online.unread(unread)}>
              {unread}
            </span>
          )}
        </button>
      ))}
    </div>
  )
}

interface DockProps extends TabsProps {
  readonly children: ReactNode
  /** What is known of the hex under the pointer. */
  readonly foot: ReactNode
}

export function Dock({ children, foot, ...tabs }: DockProps) {
  return (
    <aside className="dock" aria-label={words.sheet.label}>
      <Tabs {...tabs} />
      <div
        className="dock-body"
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${tabs.tab}`}
        tabIndex={-1}
      >
        {children}
      </div>
      {foot}
    </aside>
  )
}
