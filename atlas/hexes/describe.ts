import type { BoardDescription } from '../../engine/board/description.ts'
import type { Draft } from './draft.ts'

/** What a board has besides its hexes, sides and routes. */
export type BoardFrame = Omit<BoardDescription, 'hexes' | 'sides' | 'routes'>

/** A finished draft as plain data with names, ready to be written. */
export function describeDraft(draft: Draft, frame: BoardFrame): BoardDescription {
  const { names } = draft.grid
  return {
    ...frame,
    hexes: names.map((hex, index) => ({
      hex,
      region: draft.region[index],
      terrain: draft.terrain[index].split('+'),
      features: Object.fromEntries(draft.features[index]),
      fromRulebook: [...draft.stated[index]].sort(),
    })),
    sides: [...draft.sides]
      .filter(([, side]) => side.kinds.size > 0)
      .map(([key, { kinds, name, stated }]) => ({
        between: key.split('/') as [string, string],
        kinds: [...kinds],
        name,
        fromRulebook: [...stated].sort(),
      })),
    routes: draft.routes.map(({ network, name, hexes }) => ({
      network,
      name,
      hexes: hexes.map(hex => names[hex]),
      isFromRulebook: false,
    })),
  }
}
