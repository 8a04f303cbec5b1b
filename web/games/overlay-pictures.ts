// How games draw their overlays: a recipe over the hexes that a question picks out.
import type { HexGrid } from '../../engine/hex/grid.ts'
import type { OverlayPicture } from '../../table/scene.ts'

export const picture = (
  id: string,
  recipe: string,
  side: number | null,
  hexes: readonly string[],
): OverlayPicture => ({ id, recipe, hexes, side })

/** Names of the hexes of a map for which the answer is yes. */
export function hexesWhere(grid: HexGrid, wanted: (hex: number) => boolean): string[] {
  const hexes: string[] = []
  for (let hex = 0; hex < grid.size; hex++) if (wanted(hex)) hexes.push(grid.names[hex])
  return hexes
}
