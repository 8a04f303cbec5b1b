// What a hex is, what it costs, and why not.
import type { Sentence } from '../../table/presentation.ts'
import { showButton } from '../../table/showing.ts'
import type { HexCardPicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { Icon } from './icons.tsx'
import { IconButton, PicturedButton, Says } from './parts.tsx'

/** The body of the card; the map puts it where it covers nothing that matters. */
export function HexCardBody({ card }: { readonly card: HexCardPicture }) {
  return (
    <div className="hex-card-body">
      <div className="heading">
        <b>{card.title}</b>
        {card.reach !== null && <span className="reach">{card.reach}</span>}
      </div>
      {card.facts.length > 0 && (
        <dl>
          {card.facts.map(fact => (
            <div key={fact.label} style={{ display: 'contents' }}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {card.refusal !== null && (
        <div className="note refused">
          <Icon name="refused" />
          <span>
            <Says sentence={card.refusal} />
          </span>
        </div>
      )}
      {card.notes.map(note => (
        <p key={note.text} className="small second" style={{ marginTop: 4 }}>
          <Says sentence={note} />
        </p>
      ))}
    </div>
  )
}

/** Something was asked for that the rules forbid: it stays until the next thing is done. */
export function RefusedBody({
  refused,
  onPress,
  onClose,
}: {
  readonly refused: Sentence
  readonly onPress: (id: string) => void
  readonly onClose: () => void
}) {
  const show = showButton(refused)
  const { fact, cause } = factAndCause(refused.text)
  return (
    <div className="hex-card-body refusing" role="alert">
      <div className="row" style={{ alignItems: 'flex-start', gap: 8 }}>
        <span style={{ color: 'var(--red)' }}>
          <Icon name="refused" />
        </span>
        <div className="grow">
          <b>{fact}</b>
          <p className="small second" style={{ marginTop: 4 }}>
            <Says sentence={{ text: cause, rules: refused.rules }} />{' '}
            {show !== null && <PicturedButton picture={show} look="small quiet" onPress={onPress} />}
          </p>
        </div>
        <IconButton icon="close" label={words.close} onPress={onClose} />
      </div>
    </div>
  )
}

/** "V Corps cannot go on: both lie in zones." is a fact, and its cause. */
export function factAndCause(text: string): { fact: string; cause: string } {
  const at = text.indexOf(': ')
  if (at < 0) return { fact: text, cause: '' }
  const cause = text.slice(at + 2)
  return { fact: `${text.slice(0, at)}.`, cause: `${cause[0]?.toUpperCase() ?? ''}${cause.slice(1)}` }
}
