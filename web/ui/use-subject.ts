import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import type { Tab } from './dock.tsx'

const PANEL = 'tab-panel'

/** What the first tab is about; units that are taken up or put down do not change it. */
const subjectOf = ({ now, timeline }: TableSnapshot): string =>
  timeline === null ? `${now.kind} ${'title' in now ? now.title : ''}` : 'timeline'

/** What is new is read from its beginning. The log goes to its end afterwards, advice to where it stands. */
export function useFromTheTop(snapshot: TableSnapshot, tab: Tab): void {
  const read = tab === 'now' ? subjectOf(snapshot) : tab
  useLayoutEffect(() => {
    if (read !== '') document.getElementById(PANEL)?.scrollTo(0, 0)
  }, [read])
}

/** A new subject comes forward by itself, and so does advice; looking back opens the log. */
export function useTab(snapshot: TableSnapshot): [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>('now')
  const subject = subjectOf(snapshot)
  const before = useRef(subject)
  useEffect(() => {
    if (before.current === subject) return
    before.current = subject
    setTab(subject === 'timeline' ? 'log' : 'now')
  }, [subject])
  const isAdvised = snapshot.advice !== null && snapshot.advice.subject !== 'reasons'
  useEffect(() => {
    if (isAdvised) setTab('now')
  }, [isAdvised])
  return [tab, setTab]
}

export function useTitle({ header, bar }: TableSnapshot): void {
  const isMine = bar.kind === 'orders' || bar.kind === 'window'
  const title = isMine ? words.tab.yourTurn(header.game) : words.tab.title(header.game)
  useEffect(() => {
    document.title = title
  }, [title])
}
