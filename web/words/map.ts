import type { MapWords } from '../map/props.ts'

/** What the map itself shows or speaks. */
export const mapWords: MapWords = {
  map: 'Map',
  help: 'Arrow keys move the hex cursor, Enter chooses the hex. Alt with Q, W, E, A, S, D goes in six directions. Plus and minus zoom, 0 shows the whole map, Shift with arrows moves the map.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Whole map',
  minimap: 'Overview: drag to move the map',
  unitsThatCanAct: 'Units that can act',
  hexesInReach: 'Hexes in reach',
  nothing: 'None now.',
}
