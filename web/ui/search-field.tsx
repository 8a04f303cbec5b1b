import type { RefObject } from 'react'
import { Icon } from './icons.tsx'
import { KeyCap } from './parts.tsx'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly keyCap?: string
  readonly field?: RefObject<HTMLInputElement | null>
}

export function SearchField({ label, value, onChange, keyCap, field }: Props) {
  return (
    <div className="field">
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
      {keyCap && value === '' && <KeyCap>{keyCap}</KeyCap>}
    </div>
  )
}
