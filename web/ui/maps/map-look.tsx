// The map of a game without a game on it.
import { type RefObject, useEffect, useMemo, useState } from 'react'
import type { CounterPicture, MapScene } from '../../../table/scene.ts'
import type { Battle } from '../../catalogue.ts'
import type { MapBoard } from '../../map/board.ts'
import { MapView } from '../../map/map-view.tsx'
import { inReadingOrder } from '../../map/minimap.tsx'
import type { MapHandle } from '../../map/props.ts'
import { words } from '../../words/en.ts'
import { MAP_WORDS } from '../map-words.ts'
import { useIsNarrow, useMotion } from '../motion.ts'
import { Button, IconButton } from '../parts.tsx'
import { HexFactList } from './hex-panel.tsx'
import { hasStated, spoken } from './hex-words.ts'
import type { GameMaps } from './load.ts'
import type { NationTray } from './trays.ts'
import type { Looking } from './use-looking.ts'

interface Props {
  readonly map: RefObject<MapHandle | null>
  readonly battle: Battle
  readonly maps: GameMaps
  readonly looking: Looking
}

export function MapLook({ map, battle, maps, looking }: Props) {
  const { board, faces, hexFacts } = maps
  const isNarrow = useIsNarrow()
  const motion = useMotion()
  const scene = useScene(maps, looking)
  const card = useCard(maps, looking)
  const sheetOf = (hex: string) => board.sheetOf(board.indexOf(hex)).title
  return (
    <>
      <MapView
        ref={map}
        board={board}
        faces={faces}
        scene={scene}
        words={{ ...MAP_WORDS, map: words.maps.label(battle.title), help: words.maps.help }}
        reducedMotion={motion === 'reduced'}
        showsMinimap={!isNarrow}
        card={card}
        describeHex={hex => spoken(hex, sheetOf(hex), hexFacts(hex))}
        onHex={hex => looking.keep(hex === looking.kept ? null : hex)}
        onUnit={() => {}}
        onHover={looking.hover}
        onLongPress={looking.hover}
        onCursor={looking.move}
      />
      {isNarrow && <Fits board={board} map={map} />}
    </>
  )
}

/** Where there is no room for the small map: its buttons. */
function Fits({ board, map }: { readonly board: MapBoard; readonly map: Props['map'] }) {
  return (
    <div className="maps-fits">
      {board.sheets.length > 1 &&
        inReadingOrder(board.sheets).map(({ id, title }) => (
          <Button
            key={id}
            look="small"
            label={words.map.fitSheet(title)}
            onPress={() => map.current?.fit(id)}
          >
            {title}
          </Button>
        ))}
      <IconButton icon="fit" label={words.map.fit} onPress={() => map.current?.fit()} />
    </div>
  )
}

const EMPTY: MapScene = {
  counters: [],
  markers: [],
  lights: [],
  reach: null,
  plan: null,
  overlays: [],
  arrows: [],
  tags: [],
  fan: null,
  cursor: null,
  attention: [],
}

function useScene({ board, trays, hexFacts }: GameMaps, looking: Looking): MapScene {
  const { kept, cursor, showsStated, showsSetUp } = looking
  const counters = useMemo(() => (showsSetUp ? countersOf(trays) : []), [trays, showsSetUp])
  const overlays = useMemo(() => {
    if (!showsStated) return []
    const hexes = board.grid.names.filter(hex => hasStated(hexFacts(hex)))
    return [{ id: 'stated', recipe: 'control', side: 0, hexes }]
  }, [board, hexFacts, showsStated])
  return useMemo(
    () => ({
      ...EMPTY,
      counters,
      overlays,
      cursor: cursor ?? kept,
      lights: kept === null ? [] : [{ hex: kept, look: 'selected' as const }],
      attention: cursor === null ? [] : [cursor],
    }),
    [counters, overlays, cursor, kept],
  )
}

/** Every counter that has a hex to begin in. */
function countersOf(trays: readonly NationTray[]): CounterPicture[] {
  const depths = new Map<string, number>()
  return trays.flatMap(({ counters }) =>
    counters.flatMap(({ id, name, hex }) => {
      if (hex === null) return []
      const depth = depths.get(hex) ?? 0
      depths.set(hex, depth + 1)
      return [{ unit: id, hex, depth, name, side: null, states: [] }]
    }),
  )
}

const PATIENCE = 250

/** A card for the hex where the pointer rests, or where the keyboard stands. */
function useCard({ board, hexFacts }: GameMaps, { hovered, cursor, kept }: Looking) {
  const pointed = hovered ?? cursor
  const [rested, setRested] = useState<string | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(pointed), PATIENCE)
    return () => clearTimeout(timer)
  }, [pointed])
  return useMemo(() => {
    if (pointed === null || rested !== pointed || pointed === kept) return null
    const sheet = board.sheetOf(board.indexOf(pointed)).title
    return {
      hex: pointed,
      body: (
        <div className="hex-card-body maps-card">
          <HexFactList hex={pointed} sheet={sheet} facts={hexFacts(pointed)} />
        </div>
      ),
    }
  }, [board, hexFacts, pointed, rested, kept])
}
