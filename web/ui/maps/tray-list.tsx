// The counters of a game, nation by nation.
import { useMemo, useState } from 'react'
import type { CounterState } from '../../../table/scene.ts'
import type { CounterFaces } from '../../map/faces.ts'
import { words } from '../../words/en.ts'
import { CounterFace, FacesProvider } from '../counter-face.tsx'
import { Icon } from '../icons.tsx'
import { Stated } from './hex-panel.tsx'
import type { NationTray, TrayCounter } from './trays.ts'

interface Props {
  readonly trays: readonly NationTray[]
  readonly faces: CounterFaces
  readonly onShow: (counter: TrayCounter) => void
}

export function TrayList({ trays, faces, onShow }: Props) {
  const all = useMemo(() => trays.flatMap(({ counters }) => counters), [trays])
  const stated = all.filter(({ isStated }) => isStated).length
  return (
    <FacesProvider value={faces}>
      <section aria-label={words.maps.counters}>
        <h3>{words.maps.counters}</h3>
        <p className="small second">{words.maps.countersCount(all.length, stated)}</p>
        {trays.map((tray, i) => (
          <Tray key={tray.nation} tray={tray} faces={faces} isFirst={i === 0} onShow={onShow} />
        ))}
      </section>
    </FacesProvider>
  )
}

interface TrayProps {
  readonly tray: NationTray
  readonly faces: CounterFaces
  readonly isFirst: boolean
  readonly onShow: (counter: TrayCounter) => void
}

/** Drawn when it is opened: a game has up to three hundred counters. */
function Tray({ tray: { nation, counters }, faces, isFirst, onShow }: TrayProps) {
  const [isOpen, setOpen] = useState(isFirst)
  return (
    <details className="fold maps-tray" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="row">
          <i className="maps-colour" style={{ background: faces.colour(counters[0].id) }} />
          <b>{nation}</b>
          <span className="figure third">{counters.length}</span>
        </span>
        <Icon name="down" />
      </summary>
      {isOpen && (
        <ul>
          {counters.map(counter => (
            <li key={counter.id}>
              <Row counter={counter} onShow={onShow} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}

const REDUCED: readonly CounterState[] = ['reduced']
const SIZE = 52

function Row({ counter, onShow }: { readonly counter: TrayCounter; readonly onShow: TrayProps['onShow'] }) {
  const { id, name, kind, values, hasReduced, isStated, hex } = counter
  const body = (
    <>
      <span className="maps-faces">
        <CounterFace unit={id} size={SIZE} />
        {hasReduced && <CounterFace unit={id} size={SIZE} states={REDUCED} />}
      </span>
      <span className="maps-row-words">
        <b>{name}</b>
        <span className="small second">
          {values}
          {isStated && <Stated />}
        </span>
        <span className="small third">{kind}</span>
      </span>
      {hex !== null && <span className="figure second">{hex}</span>}
    </>
  )
  if (hex === null) return <span className="maps-row">{body}</span>
  return (
    <button
      type="button"
      className="maps-row"
      title={words.maps.showOnMap(name, hex)}
      onClick={() => onShow(counter)}
    >
      {body}
    </button>
  )
}
