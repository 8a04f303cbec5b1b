import { useRef } from 'react'
import { words } from '../words/en.ts'
import { useClosing } from './closing.ts'
import { Icon, type IconName } from './icons.tsx'

export interface MenuItem {
  readonly id: string
  readonly icon: IconName
  readonly label: string
  run(): void
}

interface Props {
  readonly items: readonly (MenuItem | null)[]
  readonly onClose: () => void
}

/** The menu of the table; null draws a line. */
export function MainMenu({ items, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null)
  useClosing(menu, onClose)
  return (
    <nav ref={menu} className="menu" style={{ left: 8, top: 56 }} aria-label={words.menu.title}>
      {items.map((item, i) =>
        item === null ? (
          <hr key={i} />
        ) : (
          <button
            key={item.id}
            type="button"
            className="menu-row"
            onClick={() => {
              onClose()
              item.run()
            }}
          >
            <Icon name={item.icon} />
            {item.label}
          </button>
        ),
      )}
    </nav>
  )
}
