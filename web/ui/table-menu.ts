import type { TableSnapshot } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import type { MenuItem } from './menu.tsx'
import type { Sitting } from './sitting.ts'
import type { OpenDialog } from './table-dialogs.tsx'

interface Ways {
  dialog(open: OpenDialog): void
  timeline(): void
  readonly can: TableSnapshot['can']
  /** Back to the victory screen, null while the game goes on. */
  readonly result: (() => void) | null
}

const canShare = (): boolean => typeof navigator !== 'undefined' && 'share' in navigator

/** The menu, and the commands that the search finds. Null draws a line. */
export function menuItems(sitting: Sitting, ways: Ways): readonly (MenuItem | null)[] {
  const { menu } = words
  return [
    ...(ways.result === null
      ? []
      : [{ id: 'result', icon: 'victory' as const, label: words.victory.back, run: ways.result }]),
    ...hints(sitting, ways.can),
    { id: 'save', icon: 'file', label: menu.save, run: () => sitting.saveFile() },
    ...(canShare()
      ? [{ id: 'share', icon: 'share' as const, label: menu.share, run: () => sitting.shareFile() }]
      : []),
    { id: 'report', icon: 'book', label: menu.report, run: () => sitting.report() },
    null,
    ...(ways.can.objectives
      ? [
          {
            id: 'objectives',
            icon: 'victory' as const,
            label: menu.objectives,
            run: () => sitting.table.toggleObjectives(),
          },
        ]
      : []),
    ...(ways.can.charts
      ? [
          {
            id: 'charts',
            icon: 'chart' as const,
            label: words.charts.open,
            run: () => sitting.table.toggleCharts(),
          },
        ]
      : []),
    ...(ways.can.recap
      ? [
          {
            id: 'recap',
            icon: 'play' as const,
            label: menu.recap,
            run: () => sitting.table.replayRecap(),
          },
        ]
      : []),
    { id: 'timeline', icon: 'clock', label: menu.timeline, run: ways.timeline },
    { id: 'list', icon: 'log', label: menu.list, run: () => ways.dialog('list') },
    { id: 'keyboard', icon: 'information', label: menu.keyboard, run: () => ways.dialog('keyboard') },
    { id: 'settings', icon: 'settings', label: menu.settings, run: () => ways.dialog('settings') },
    null,
    { id: 'again', icon: 'branch', label: menu.again, run: () => sitting.again() },
    ...(ways.can.concede
      ? [{ id: 'concede', icon: 'control' as const, label: menu.concede, run: () => ways.dialog('concede') }]
      : []),
    { id: 'start', icon: 'previous', label: menu.start, run: () => sitting.leave() },
  ]
}

function hints({ table }: Sitting, can: TableSnapshot['can']): readonly (MenuItem | null)[] {
  const suggest = {
    id: 'suggest',
    icon: 'hint' as const,
    label: words.advice.suggest,
    run: () => table.suggest(),
  }
  const foresee = {
    id: 'foresee',
    icon: 'eye' as const,
    label: words.advice.foresee,
    run: () => table.foresee(),
  }
  const open = [...(can.suggest ? [suggest] : []), ...(can.foresee ? [foresee] : [])]
  return open.length === 0 ? [] : [...open, null]
}
