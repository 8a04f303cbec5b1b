import type { MapWords } from '../map/props.ts'
import { words } from '../words/en.ts'

/** Every word that the map itself shows or speaks. */
export const MAP_WORDS: MapWords = {
  map: words.map.label,
  help: words.map.help,
  zoomIn: words.map.zoomIn,
  zoomOut: words.map.zoomOut,
  fit: words.map.fit,
  fitSheet: words.map.fitSheet,
  sheets: words.map.sheets,
  bothSheets: words.map.bothSheets,
  minimap: words.map.whole,
  unitsThatCanAct: words.map.canAct,
  hexesInReach: words.map.hexes,
  nothing: words.map.nothing,
}
