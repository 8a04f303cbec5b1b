// What is known of a hex, and from where.
import type { HexFacts } from '../../map/facts.ts'
import { words } from '../../words/en.ts'
import { linesOf, titleOf } from './hex-words.ts'

interface Props {
  readonly hex: string
  readonly sheet: string
  readonly facts: HexFacts
}

export function HexFactList({ hex, sheet, facts }: Props) {
  const title = titleOf(hex, facts)
  const lines = linesOf(facts)
  const map = sheet === '' ? '' : words.maps.sheetName(sheet)
  return (
    <>
      <div className="heading">
        <b className="serif">{title}</b>
        <span className="aside small third">
          {[facts.town === null ? '' : hex, map].filter(part => part !== '').join(', ')}
        </span>
      </div>
      <dl className="maps-facts">
        {lines.map(({ label, text, isStated }, i) => (
          <div key={`${label} ${text}`} style={{ display: 'contents' }}>
            <dt>{lines[i - 1]?.label === label ? '' : label}</dt>
            <dd>
              {text}
              {isStated && <Stated />}
            </dd>
          </div>
        ))}
      </dl>
      <p className="tiny third maps-rest">
        {lines.some(({ isStated }) => isStated) ? words.maps.restReconstructed : words.maps.allReconstructed}
      </p>
    </>
  )
}

/** The rulebook states it; without this sign it is reconstructed. */
export const Stated = () => (
  <span className="maps-stated" title={words.maps.statedHelp}>
    {words.maps.stated}
  </span>
)
