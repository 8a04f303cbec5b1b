// What the adviser says: a suggestion, a verdict on an attack, a look ahead, or reasons.
import { useEffect, useRef } from 'react'
import type { Table } from '../../table/intents.ts'
import type { AdvicePicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon, type IconName } from './icons.tsx'
import { Progress } from './order-bar.tsx'
import { Button, IconButton, Says } from './parts.tsx'
import { FactTable } from './rows.tsx'

const SIGNS: Readonly<Record<AdvicePicture['kind'], IconName>> = {
  thinking: 'hint',
  suggestion: 'hint',
  rating: 'die',
  foresight: 'eye',
  reasons: 'hint',
  failed: 'information',
}

interface Props {
  readonly advice: AdvicePicture | null
  readonly table: Table
  readonly viewer: number
}

/** It stands above the subject in hand, until Esc or the next decision. */
export function AdviceCard({ advice, table, viewer }: Props) {
  const card = useRef<HTMLElement>(null)
  const kind = advice?.kind
  useEffect(() => {
    if (kind !== undefined) card.current?.scrollIntoView({ block: 'nearest' })
  }, [kind])
  if (advice === null) return null
  const { title, text, progress, verdict, reasons, facts, note } = advice
  return (
    <section
      ref={card}
      className={`advice${verdict === null ? '' : ` ${verdict}`}`}
      aria-label={words.advice.label}
    >
      <div className="advice-head">
        <Icon name={SIGNS[advice.kind]} />
        <h2>{title}</h2>
        {kind === 'thinking' ? (
          <Button look="small" keyCap="Esc" onPress={() => table.dismissAdvice()}>
            {words.advice.stop}
          </Button>
        ) : (
          <IconButton icon="close" label={words.advice.dismiss} onPress={() => table.dismissAdvice()} />
        )}
      </div>
      {kind === 'thinking' && <Progress side={viewer} progress={progress} label={title} />}
      {text !== '' && <p className="advice-text">{text}</p>}
      {reasons.length > 0 && (
        <ul className="advice-reasons">
          {reasons.map(reason => (
            <li key={reason.text}>
              <Says sentence={reason} />
            </li>
          ))}
        </ul>
      )}
      {facts.length > 0 && <FactTable facts={facts} label={title} />}
      {note !== null && <p className="tiny third">{note.text}</p>}
    </section>
  )
}
