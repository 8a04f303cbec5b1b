// The map by itself, for looking at it and measuring it: ?scene=all|move|attack|rest&theme=lamp
import { createRoot } from 'react-dom/client'
import journalAddress from '../../../../games/war-comes-early/golden/1938-greedy-fair.json?url'
import { loadMapBoard } from '../../../map/board.ts'
import { loadCounterFaces } from '../../../map/faces.ts'
import { MapView } from '../../../map/map-view.tsx'
import type { MapHandle, MapWords } from '../../../map/props.ts'
import { card } from '../index.ts'
import { attacking, everything, midGame, moving, withOverlays } from './scenes.ts'
import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/600.css'
import '@fontsource/barlow-condensed/700.css'
import '../../../theme/tokens.css'

const WORDS: MapWords = {
  map: 'Map',
  help: 'Arrow keys move the hex cursor.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  fitSheet: title => `${title} map`,
  sheets: 'Maps',
  bothSheets: 'Both',
  minimap: 'Overview',
  unitsThatCanAct: 'Units that can act',
  hexesInReach: 'Hexes in reach',
  nothing: 'None now.',
}

const asked = new URLSearchParams(location.search)
if (asked.get('theme') === 'lamp') document.documentElement.dataset.theme = 'lamp'

const text = await (await fetch(journalAddress)).text()
const [board, faces] = await Promise.all([loadMapBoard('war-comes-early'), loadCounterFaces(card.counters)])
const all = everything(midGame(text, Number(asked.get('share') ?? 0.5)))
const SCENES: Readonly<Record<string, () => typeof all>> = {
  all: () => ({ ...moving(all, board.grid.names), overlays: all.overlays }),
  move: () => moving(all, board.grid.names),
  attack: () => attacking(all),
  rest: () => withOverlays(all, []),
}
const scene =
  SCENES[asked.get('scene') ?? 'rest']?.() ?? withOverlays(all, (asked.get('scene') ?? '').split(','))
const isPhone = innerWidth < 700

const hold = (map: MapHandle | null) => {
  Object.assign(window, { map, heard: [] })
}
const hear =
  (name: string) =>
  (...what: unknown[]) => {
    ;(window as unknown as { heard: unknown[] }).heard.push([name, ...what])
  }
createRoot(document.getElementById('page')!).render(
  <div style={{ position: 'fixed', inset: 0 }}>
    <MapView
      ref={hold}
      board={board}
      faces={faces}
      scene={scene}
      words={WORDS}
      describeHex={hex => `Hex ${hex}`}
      showsMinimap={!isPhone}
      showsFan={!isPhone}
      onHex={hear('hex')}
      onUnit={hear('unit')}
      onHover={hear('hover')}
      onLongPress={hear('long press')}
      onCursor={hear('cursor')}
      onTwoFingerTap={hear('two fingers')}
      unitsToDrag={unit => (asked.has('drag') ? [unit] : [])}
      onDragOver={hear('over')}
      onDragUnits={hear('drop')}
    />
  </div>,
)
await document.fonts.ready
document.documentElement.dataset.ready = 'yes'
