// Beside the map: which game it is, what the kept hex is, what can be laid over the map, the counters.
import { useEffect, useRef } from 'react'
import { type Battle, isPlayable } from '../../catalogue.ts'
import type { Chart } from '../../map/facts.ts'
import { inReadingOrder } from '../../map/minimap.tsx'
import { hashOf } from '../../router.ts'
import { words } from '../../words/en.ts'
import { CounterFace, FacesProvider } from '../counter-face.tsx'
import { Icon } from '../icons.tsx'
import { useIsNarrow } from '../motion.ts'
import { Check } from '../parts.tsx'
import { HexFactList } from './hex-panel.tsx'
import type { GameMaps } from './load.ts'
import { TrayList } from './tray-list.tsx'
import type { Looking } from './use-looking.ts'

interface Props {
  readonly battle: Battle
  readonly maps: GameMaps | null
  readonly looking: Looking
}

export function LookDock({ battle, maps, looking }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <aside className="maps-dock" aria-label={battle.title} tabIndex={0}>
      <div className="maps-game">
        <h2>{battle.title}</h2>
        <p className="second">{battle.place}</p>
        <p className="tiny third">{battle.facts}</p>
        {isPlayable(battle) ? (
          <a className="button small main" href={hashOf({ page: 'start', battle: battle.id })}>
            {words.maps.play}
          </a>
        ) : (
          <div className="note information">
            <Icon name="information" />
            <span>
              <b>{words.maps.notYet}</b>. {words.maps.notYetText}
            </span>
          </div>
        )}
      </div>
      {maps !== null && (
        <>
          <Sheets {...maps} />
          <KeptHex maps={maps} looking={looking} />
          <div className="maps-overlays">
            <Check on={looking.showsStated} onChange={looking.toggleStated}>
              {words.maps.showStated}
            </Check>
            {maps.trays.some(({ counters }) => counters.some(({ hex }) => hex !== null)) && (
              <Check on={looking.showsSetUp} onChange={looking.toggleSetUp}>
                {words.maps.showSetUp}
              </Check>
            )}
          </div>
          <ChartFold chart={maps.facts[0].chart} />
          <TrayList
            key={maps.game}
            trays={maps.trays}
            faces={maps.faces}
            onShow={({ id, hex }) => hex !== null && looking.find({ hex, unit: id })}
          />
        </>
      )}
      <p className="tiny third maps-honest">
        {words.maps.honest} <a href="#/corrections">{words.start.correct}</a>
      </p>
    </aside>
  )
}

/** The maps of the game, and what they show. */
const Sheets = ({ board, facts }: GameMaps) => (
  <ul className="maps-sheets">
    {inReadingOrder(board.sheets).map(sheet => {
      const { subtitle, lines } = facts[board.sheets.indexOf(sheet)]
      return (
        <li key={sheet.id}>
          <b>{sheet.title === '' ? subtitle : `${words.maps.sheetName(sheet.title)}: ${subtitle}`}</b>
          <p className="tiny third">
            {words.maps.hexCount(sheet.geometry.hexes.length)} · {lines[0]}
          </p>
        </li>
      )
    })}
  </ul>
)

/** The terrain chart of the legend, large enough to read. */
function ChartFold({ chart: { heads, rows, note } }: { readonly chart: Chart }) {
  return (
    <details className="fold maps-tray">
      <summary>
        <b>{words.maps.chart}</b>
        <Icon name="down" />
      </summary>
      <table className="maps-chart">
        <thead>
          <tr>
            <th scope="col">{words.maps.labels.terrain}</th>
            {heads.map(head => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ terrain, values }) => (
            <tr key={terrain}>
              <th scope="row">{terrain}</th>
              {values.map((value, i) => (
                <td key={heads[i]}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="tiny third">{note}</p>
    </details>
  )
}

function KeptHex({ maps, looking }: { readonly maps: GameMaps; readonly looking: Looking }) {
  const { kept } = looking
  const { board, hexFacts } = maps
  const isNarrow = useIsNarrow()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (kept !== null) place.current?.scrollIntoView({ block: 'nearest' })
  }, [kept])
  return (
    <section ref={place} className="maps-kept" aria-live="polite">
      {kept === null ? (
        <p className="small third">{isNarrow ? words.maps.tapOn : words.maps.pointAt}</p>
      ) : (
        <>
          <HexFactList hex={kept} sheet={board.sheetOf(board.indexOf(kept)).title} facts={hexFacts(kept)} />
          <BeginHere maps={maps} hex={kept} />
        </>
      )}
    </section>
  )
}

/** The counters that begin in a hex. */
function BeginHere({ maps: { trays, faces }, hex }: { readonly maps: GameMaps; readonly hex: string }) {
  const here = trays.flatMap(({ counters }) => counters.filter(counter => counter.hex === hex))
  if (here.length === 0) return null
  return (
    <FacesProvider value={faces}>
      <h3 className="maps-here">{words.maps.beginHere}</h3>
      <ul className="tray-counters">
        {here.map(({ id, name, values }) => (
          <li key={id} className="tray-counter" title={`${name}: ${values}`}>
            <CounterFace unit={id} size={44} name={`${name}, ${values}`} />
          </li>
        ))}
      </ul>
    </FacesProvider>
  )
}
