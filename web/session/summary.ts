// What the list of games says about one, read off the table.
import { heightOf, widthOf } from '../../atlas/draw/plane/points.ts'
import type { TableSnapshot } from '../../table/snapshot.ts'
import type { MapBoard } from '../map/board.ts'
import type { CounterFaces } from '../map/faces.ts'
import type { MapSheet } from '../map/sheet.ts'
import type { Summary } from '../store/records.ts'

const COUNTERS = 150
const HIDDEN = '#777777'

/** 'German movement: move any units.' is 'German movement' in a list. */
const phaseOf = (title: string): string => title.split(':')[0].replace(/\.$/, '')

export function summaryOf(snapshot: TableSnapshot, board: MapBoard, faces: CounterFaces): Summary {
  const { header, bar, scene, verdict } = snapshot
  const tops = scene.counters.filter(counter => counter.depth === 0)
  const centre = scene.attention.length > 0 ? scene.attention : tops.map(top => top.hex)
  const sheet = sheetOf(board, centre[0])
  const place = placesOn(board, sheet)
  return {
    title: header.game,
    scenario: header.scenario,
    turn: header.turn,
    phase: verdict?.title ?? phaseOf(bar.title),
    side: verdict === null ? bar.side : null,
    sides: header.sides.map(side => side.name),
    score: header.score.map(item => item.value),
    isOver: verdict !== null,
    conceded: snapshot.conceded,
    board: sheet.id,
    counters: tops.slice(0, COUNTERS).flatMap(({ hex, unit }) => {
      const at = place(hex)
      return at === null ? [] : [[at[0], at[1], unit === null ? HIDDEN : faces.colour(unit)] as const]
    }),
    centre: middleOf(centre.map(place).filter(at => at !== null)),
  }
}

type Place = readonly [x: number, y: number]

/** Of several maps, the one that holds what the game is about. */
function sheetOf(board: MapBoard, hex: string | undefined): MapSheet {
  const index = hex === undefined ? -1 : board.indexOf(hex)
  return index < 0 ? board.sheets[0] : board.sheetOf(index)
}

/** Where a hex lies in the picture of its map, from 0 to 1. */
function placesOn(board: MapBoard, sheet: MapSheet): (hex: string) => Place | null {
  const { frame } = sheet
  const round = (value: number) => Math.round(value * 1000) / 1000
  return hex => {
    const at = board.centreOf(hex)
    if (at === null || board.sheetOf(board.indexOf(hex)) !== sheet) return null
    return [round((at[0] - frame.left) / widthOf(frame)), round((at[1] - frame.top) / heightOf(frame))]
  }
}

function middleOf(places: readonly Place[]): Place {
  if (places.length === 0) return [0.5, 0.5]
  const mean = (axis: 0 | 1) => places.reduce((sum, place) => sum + place[axis], 0) / places.length
  return [mean(0), mean(1)]
}
