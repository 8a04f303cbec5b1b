// The dock while many units march together, and the lists from which they are chosen.
import { ALL_REMEDIES, remedyButton } from './committing.ts'
import type { Look } from './look.ts'
import { rowOf } from './now-rows.ts'
import { note } from './showing.ts'
import type { ButtonPicture, FormationRow, GroupNow, GroupRow, OverstackedRow } from './snapshot.ts'
import type { Stage } from './stage.ts'
import { words } from './words.ts'

export function groupNow({ stage, hand, group }: Look): GroupNow {
  const { presentation, sight } = stage
  const hexes = [...new Set(hand.group.map(unit => presentation.hexOf(sight, unit) ?? ''))]
  const formation = stage.formations.find(({ units }) => hand.group.every(unit => units.includes(unit)))
  const goers = group?.actions.length ?? 0
  return {
    kind: 'group',
    title: formation?.name ?? words.group.title(hand.group.length),
    subtitle: `${words.group.title(hand.group.length)} ${words.group.in(hexes)}`,
    ways: (['column', 'together'] as const).map(id => ({
      id,
      label: words.group[id],
      rule: null,
      chosen: id === hand.way,
      refusal: null,
    })),
    rows: group === null ? hand.group.map(unit => plain(stage, unit)) : placed(stage, group.places),
    notes:
      group === null
        ? [note('information', { text: words.group.chooseGoal, rules: [] })]
        : [
            note(goers > 0 ? 'done' : 'refused', {
              text: `${words.group.moves(goers, group.places.length)} ${goers > 0 ? words.group.room : ''}`.trim(),
              rules: [],
            }),
          ],
    formations: formationRows(stage, formation?.name ?? null),
  }
}

const plain = (stage: Stage, unit: string): GroupRow => ({
  ...rowOf(stage, unit, 'tick', true),
  place: null,
})

type Places = NonNullable<Look['group']>['places']

const placed = (stage: Stage, places: Places): GroupRow[] =>
  places.map(({ unit, to, left, why }, i) => ({
    ...rowOf(stage, unit, 'tick', to !== null),
    line: why?.text ?? stage.presentation.unitCard(stage.sight, unit).line,
    rules: why?.rules ?? [],
    value: to ?? '',
    valueLabel: to === null ? '' : `${left} left`,
    place: to === null ? null : i + 1,
  }))

export const formationRows = ({ formations }: Stage, chosen: string | null): readonly FormationRow[] =>
  formations.map(({ name, units, hexes }) => ({
    name,
    units: units.length,
    where: words.group.in(hexes),
    chosen: name === chosen,
  }))

const press = (id: string, label: string): ButtonPicture => ({
  id,
  label,
  key: null,
  icon: null,
  refusal: null,
})

export function overstackedRows(stage: Stage): {
  rows: readonly OverstackedRow[]
  all: ButtonPicture | null
} {
  const { overstacked, presentation, sight } = stage
  const open = overstacked.filter(({ remedies }) => remedies.length > 0)
  const rows = overstacked.map(({ hex, size, limit, rule, remedies }) => ({
    hex,
    unit: presentation.stack(sight, hex)[0],
    title: stage.place(hex),
    size: words.overstack.tooMany(size, limit),
    rule,
    line: remedies.length === 0 ? words.overstack.stays : '',
    remedies: remedies.map(({ unit, to, cost }, i) => ({
      text: `${presentation.unitCard(sight, unit).name} ${words.overstack.to(to)}`,
      cost,
      button: press(remedyButton(hex, i), words.overstack.move),
    })),
  }))
  return { rows, all: open.length > 1 ? press(ALL_REMEDIES, words.overstack.all(open.length)) : null }
}
