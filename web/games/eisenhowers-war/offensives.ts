// 13.6  What a Fuehrer Mandated Offensive could attack as the units stand, with odds.
import { percent } from '../../../engine/words/english.ts'
import { attackOf } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { isOccupiedBy } from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { isSupplied } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { assess } from '../../../games/eisenhowers-war/rules/10-odds.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf } from '../../../games/eisenhowers-war/units.ts'
import { COUNTRY, country, grid, openSide } from '../../../games/eisenhowers-war/world.ts'
import type { Fact, Sentence, WaitingDesk } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { field, hexAt, placeName, shownAt } from './names.ts'
import { chanceToTake, columnWords, engagement } from './odds.ts'
import type { EisSight } from './sight.ts'

export interface Prospect {
  readonly hex: number
  readonly target: number
  readonly units: readonly number[]
  readonly column: number
  readonly words: string
  readonly chance: number
}

/** The best attack that a marker on this hex would allow at once, null if there is none. */
export function prospectOf(g: State, hex: number): Prospect | null {
  const active = field.unitsWhere(
    unit =>
      sideOf[unit] === GERMAN &&
      g.place[unit] >= 0 &&
      grid.distance(hex, g.place[unit]) <= 1 &&
      country[g.place[unit]] !== COUNTRY.Italy &&
      attackOf(g, unit) > 0 &&
      isSupplied(g, unit),
  )
  const byTarget = new Map<number, number[]>()
  for (const unit of active)
    for (let slot = g.place[unit] * 6; slot < g.place[unit] * 6 + 6; slot++) {
      const target = grid.neighbours[slot]
      if (!openSide[slot] || !isOccupiedBy(g, ALLIED, target) || country[target] === COUNTRY.Italy) continue
      byTarget.set(target, [...(byTarget.get(target) ?? []), unit])
    }
  const all = [...byTarget].map(([target, ground]): Prospect => {
    const e = engagement(g, { target, ground, offensive: true })
    const assessment = assess(g, e)
    const { column, beyond } = assessment
    return {
      hex,
      target,
      units: ground,
      column: column + beyond,
      words: columnWords(assessment),
      chance: chanceToTake(g, e),
    }
  })
  return all.toSorted((a, b) => b.chance - a.chance || b.column - a.column)[0] ?? null
}

/** Hexes in which the marker may be placed, the most promising first. */
export function prospects({ g, legal }: EisSight): Prospect[] {
  return legal
    .filter(action => action.do === 'offensive')
    .flatMap(action => prospectOf(g, hexAt(action.hex)) ?? [])
    .toSorted((a, b) => b.chance - a.chance || b.column - a.column)
}

const SHOWN = 3

function phases({ g }: EisSight): Fact[] {
  return [{ label: 'Offensive markers left', value: `${g.offensives}`, rule: '13.6' }]
}

function notes(s: EisSight): Sentence[] {
  if (s.awaited?.decision !== 'window') return []
  const best = prospects(s).slice(0, SHOWN)
  const watched = s.g.watchedHex[s.viewer]
  return [
    ...best.map(({ hex, target, words, chance }) =>
      shownAt(
        sentence(
          `Marker in ${placeName(hex)}: attack ${placeName(target)} at ${words}, ${percent(chance)} chance to clear it if they hold.`,
          '13.6k',
        ),
        [hex, target],
      ),
    ),
    ...(watched >= 0 ? [shownAt(sentence(`You watch ${placeName(watched)}.`, '13.6a'), [watched])] : []),
  ]
}

export const waiting: WaitingDesk<EisSight> = { heading: 'Markers', phases, notes }
