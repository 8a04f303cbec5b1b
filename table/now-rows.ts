// What several panels of the dock say alike.
import type { Desk, Sentence } from './presentation.ts'
import type { UnitRow } from './snapshot.ts'
import type { Stage } from './stage.ts'

/** What must be done, at the hexes that the decision is about. */
export const mandatoryOf = ({ mandatory, hexes }: Desk): Sentence | null =>
  mandatory === null ? null : { hexes, ...mandatory }

/** A row of a unit that is only looked at, ticked or picked. */
export function rowOf(
  stage: Stage,
  unit: string,
  mark: UnitRow['mark'],
  chosen: boolean,
  refusal: Sentence | null = null,
): UnitRow {
  const card = stage.presentation.unitCard(stage.sight, unit)
  return { ...card, mark, chosen, refusal }
}
