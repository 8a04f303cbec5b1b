// A table on which a position lies that the test has arranged.
import { success, valueOrThrow } from '../engine/files/result.ts'
import type { State } from '../games/war-comes-early/state.ts'
import { warComesEarlyTable } from '../web/games/war-comes-early/presentation.ts'
import { TableController } from './controller.ts'
import type { TableOptions } from './sitting.ts'
import type { Now, TableSnapshot } from './snapshot.ts'
import type { AnyPresentation } from './stage.ts'
import { TWO_PEOPLE } from './user.fixture.ts'

/** Everybody may look: tests of other things than the curtain. */
export const OPEN: TableOptions = { seats: TWO_PEOPLE, isOpen: true }

export function tableAt(g: State, options: TableOptions = OPEN): TableController {
  const { game } = warComesEarlyTable
  const start = g.copy()
  const arranged = { ...warComesEarlyTable, game: { ...game, begin: () => success(start.copy()) } }
  const chance = { kind: 'fast', seed: 1 } as const
  return valueOrThrow(
    TableController.begin(
      arranged as unknown as AnyPresentation,
      { scenario: g.terms.scenario, options: {}, chance },
      options,
    ),
  )
}

/** What the dock shows, which must be of this kind. */
export function nowAs<K extends Now['kind']>(
  table: { snapshot(): TableSnapshot },
  kind: K,
): Extract<Now, { kind: K }> {
  const { now } = table.snapshot()
  if (now.kind !== kind) throw new Error(`the dock shows ${now.kind}, not ${kind}`)
  return now as Extract<Now, { kind: K }>
}

export const lit = (table: { snapshot(): TableSnapshot }, look = 'choose'): string[] =>
  table
    .snapshot()
    .scene.lights.filter(light => light.look === look)
    .map(light => light.hex)

export const buttons = (table: { snapshot(): TableSnapshot }): string[] => {
  const { main, others, offers } = table.snapshot().bar
  return [...(main === null ? [] : [main]), ...others, ...offers].map(button => button.label)
}

/** Everything that a snapshot says, as text. */
export const textOf = (snapshot: TableSnapshot): string =>
  JSON.stringify(snapshot, (_, value) => (value instanceof Map ? [...value] : value))
