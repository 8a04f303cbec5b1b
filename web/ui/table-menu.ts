import type { TableSnapshot } from '../../table/snapshot.ts'
import { addressForFriends, copyText, replayLink } from '../online/invitations.ts'
import type { OnlineTable } from '../online/online-table.ts'
import { hashOf } from '../router.ts'
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
    ...(sitting.online === null
      ? [{ id: 'report', icon: 'book' as const, label: menu.report, run: () => sitting.report() }]
      : onlineItems(sitting.online)),
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

/** Of a game that a server keeps: who plays, and once it is over what everybody may look at. */
function onlineItems(online: OnlineTable): readonly MenuItem[] {
  const { card } = online.state()
  const room = {
    id: 'room',
    icon: 'share' as const,
    label: words.online.room,
    run: () => online.showRoom(true),
  }
  if (card === null || card.seed === null) return [room]
  const go = (page: 'replay' | 'dice') => {
    location.hash = hashOf({ page, id: online.id })
  }
  const copy = async () => {
    const address = (await addressForFriends()) ?? `${location.origin}${location.pathname}`
    await copyText(replayLink(address, online.id))
  }
  return [
    { id: 'replay', icon: 'eye', label: words.dice.replay, run: () => go('replay') },
    { id: 'copy-replay', icon: 'copy', label: words.online.copyReplay, run: () => void copy() },
    { id: 'dice', icon: 'die', label: words.dice.title, run: () => go('dice') },
    room,
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
