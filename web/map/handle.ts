// What the shell may ask of the map.
import type { RefObject } from 'react'
import type { MapBoard } from './board.ts'
import { inReadingOrder } from './minimap.tsx'
import type { MapHandle } from './props.ts'
import type { MapStage } from './stage.ts'

export function handleOf(
  board: MapBoard,
  stage: RefObject<MapStage | null>,
  viewport: RefObject<HTMLElement | null>,
): MapHandle {
  const box = () => viewport.current?.getBoundingClientRect()
  return {
    zoomBy: factor => stage.current?.man.glideZoom(factor),
    fit: id => stage.current?.man.fit(board.sheets.find(sheet => sheet.id === id)?.frame),
    otherSheet() {
      if (board.sheets.length < 2 || !stage.current) return false
      const sheets = inReadingOrder(board.sheets)
      const at = sheets.findIndex(({ id }) => id === stage.current!.sheet)
      stage.current.man.fit(sheets[(at + 1) % sheets.length].frame)
      return true
    },
    lookAt(hex) {
      const at = board.centreOf(hex)
      if (at) stage.current?.man.lookAt(at)
    },
    show: hexes => stage.current?.man.showAll(board.pointsOf(hexes)),
    comeBack: () => stage.current?.man.comeBack(),
    hexAt(clientX, clientY) {
      const { left, right, top, bottom } = box() ?? { left: 0, right: 0, top: 0, bottom: 0 }
      if (clientX < left || clientX >= right || clientY < top || clientY >= bottom || !stage.current)
        return null
      const hex = board.hexAt(stage.current.toMap([clientX - left, clientY - top]))
      return hex < 0 ? null : board.grid.names[hex]
    },
    placeOf(hex) {
      const [at, view] = [board.centreOf(hex), box()]
      if (!at || !view || !stage.current) return null
      const [x, y] = stage.current.toView(at)
      return { x: view.left + x, y: view.top + y }
    },
    focus: () => viewport.current?.focus(),
  }
}
