// What is known of a hex, at the foot of the dock: it never covers the map that it speaks of.
import type { HexCardPicture } from '../../table/snapshot.ts'
import { words } from '../words/en.ts'
import { IconButton, RuleTag, Says } from './parts.tsx'

interface Props {
  readonly card: HexCardPicture | null
  /** On a phone it is put away with a button. */
  readonly onClose?: () => void
}

export function HexFacts({ card, onClose }: Props) {
  if (card === null) return null
  return (
    <section className="hex-facts" aria-label={words.facts.label}>
      <div className="heading">
        <h3>{card.title}</h3>
        {onClose === undefined ? (
          <span className="aside">{card.isPointed ? words.facts.pointed : words.facts.chosen}</span>
        ) : (
          <IconButton icon="close" label={words.close} onPress={onClose} />
        )}
      </div>
      <dl>
        {card.reach !== null && <Line label={words.facts.enter}>{card.reach}</Line>}
        {card.refusal !== null && (
          <Line label={words.facts.enter}>
            <b className="no">{words.facts.refused}</b> <Says sentence={card.refusal} />
          </Line>
        )}
        {card.facts.map(({ label, value, rule }) => (
          <Line key={label} label={label}>
            {value} {rule !== undefined && <RuleTag id={rule} />}
          </Line>
        ))}
      </dl>
      {card.notes.map(note => (
        <p key={note.text} className="small second">
          <Says sentence={note} />
        </p>
      ))}
    </section>
  )
}

function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
