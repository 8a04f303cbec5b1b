// Opens a table on the server: whoever plays at this screen sits down at once, the others get links.
import type { Options } from '../../engine/game/game.ts'
import type { Battle } from '../catalogue.ts'
import { settings } from '../ui/settings.tsx'
import { enterTable, openTable } from './api.ts'
import { rememberLink } from './memory.ts'

export interface NewTable {
  readonly battle: Battle
  readonly scenario: string
  readonly options: Options
  readonly isStrict: boolean
  /** By side. */
  readonly seats: readonly { readonly who: 'human' | 'computer' | 'online'; readonly name: string }[]
}

/** Its id. */
export async function openOnline({ battle, scenario, options, isStrict, seats }: NewTable): Promise<string> {
  const specs = seats.map(({ who, name }, side) => ({
    sides: [side],
    who: who === 'computer' ? name : 'person',
  }))
  const { id, links } = await openTable({ game: battle.id, scenario, options, seats: specs, isStrict })
  for (const { seat, secret } of links) {
    rememberLink(id, seat, secret)
    const own = seats[seat]
    if (own?.who === 'human') await enterTable(id, secret, own.name || settings.get().name)
  }
  return id
}
