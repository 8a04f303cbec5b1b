// "Pass until…": passes now, and goes on passing until something happens.
import { useEffect, useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import type { PassUntil } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { useClosing } from './closing.ts'
import { TickBox } from './parts.tsx'

interface Props {
  readonly orders: readonly PassUntil[]
  readonly table: Table
  readonly onClose: () => void
}

export function PassUntilMenu({ orders, table, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useClosing(menu, onClose)
  useEffect(() => {
    menu.current?.querySelector('button')?.focus()
  }, [])
  return (
    <div ref={menu} className="menu" style={{ right: 0, bottom: 'calc(100% + 14px)' }}>
      <p className="menu-label">{words.bar.passUntil}</p>
      {orders.map(order => (
        <button
          key={order.id}
          type="button"
          aria-pressed={order.on}
          className={`menu-row${order.on ? ' on' : ''}`}
          onClick={() => {
            onClose()
            table.passUntil(order.id)
          }}
        >
          <TickBox on={order.on} />
          {order.label}
        </button>
      ))}
      <p className="small third" style={{ padding: '6px 10px 8px' }}>
        {words.bar.kept}
      </p>
    </div>
  )
}
