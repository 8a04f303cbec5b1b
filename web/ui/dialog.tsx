import { type ReactNode, useEffect, useId, useRef } from 'react'
import { words } from '../words/en.ts'
import { IconButton } from './parts.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly foot?: ReactNode
  readonly look?: string
  /** Nothing in it takes the focus: the text itself does, so that it can be scrolled. */
  readonly isText?: boolean
}

/** A dialog of the browser's own: it holds the focus and gives it back. */
export function Dialog({ title, onClose, children, foot, look = '', isText = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const element = dialog.current
    element?.showModal()
    element?.querySelector<HTMLElement>('[data-first]')?.focus()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={`dialog ${look}`}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={event => {
        if (event.target === dialog.current) onClose()
      }}
      onKeyDown={event => {
        // Keys of the table do not work behind a dialog; Esc closes it at once.
        event.stopPropagation()
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <div className="dialog-head">
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
      <div className="dialog-body" tabIndex={isText ? 0 : undefined}>
        {children}
      </div>
      {foot && <div className="dialog-foot">{foot}</div>}
    </dialog>
  )
}
