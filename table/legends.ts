// What the overlays on the map mean: a block for each that is on, with its patterns in words and what it says of the viewer's units.
import type { Look } from './look.ts'
import type { OverlayPicture } from './scene.ts'
import type { Legend, OverlayToggle, SidePicture } from './snapshot.ts'
import type { Stage } from './stage.ts'
import { words } from './words.ts'

export function legendsOf(
  { stage, hand }: Look,
  overlays: readonly OverlayToggle[],
  sides: readonly SidePicture[],
): readonly Legend[] {
  return overlays
    .filter(({ on }) => on)
    .map(({ id, label, key, icon }) => {
      const drawn = stage.overlay(id, hand.units)
      const shown = drawn.filter(({ hexes, lines }) => hexes.length > 0 || (lines?.length ?? 0) > 0)
      const rows = shown.map(picture => ({
        recipe: picture.recipe,
        side: picture.side,
        text: picture.says ?? words.legend.meaning(picture.recipe, sides[picture.side ?? -1]?.name ?? ''),
        detail: insideOf(stage, picture),
      }))
      return { id, label, key, icon, rows }
    })
}

/** How many of the viewer's stacks it concerns. */
function insideOf({ counters, sight }: Stage, { recipe, side, hexes, values }: OverlayPicture): string {
  if (values !== undefined && recipe === 'threat') return words.legend.threatValues
  const isOfOthers =
    recipe === 'threat' || ((recipe === 'zoc' || recipe === 'airZone') && side !== sight.viewer)
  if (!isOfOthers) return ''
  const mine = new Set(counters.filter(counter => counter.side === sight.viewer).map(({ hex }) => hex))
  return words.legend.inside(hexes.filter(hex => mine.has(hex)).length)
}
