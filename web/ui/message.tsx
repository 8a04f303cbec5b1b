// Empty, waiting and failing: say what is, then offer the next step.
import type { ReactNode } from 'react'
import { Icon, type IconName } from './icons.tsx'

interface Props {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly children?: ReactNode
}

export function Empty({ icon, title, text, children }: Props) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children && <div className="buttons">{children}</div>}
    </div>
  )
}

/** The same, filling a page. */
export function MessagePage(props: Props) {
  return (
    <main className="message-page">
      <div className="message-card">
        <Empty {...props} />
      </div>
    </main>
  )
}
