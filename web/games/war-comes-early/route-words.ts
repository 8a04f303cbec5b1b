// A way in words: what each hex costs and which rule says so.
import { formatPoints, POINT } from '../../../engine/movement/points.ts'
import { list } from '../../../engine/words/english.ts'
import { inAirZoneOf } from '../../../games/war-comes-early/rules/06-airpower.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { board, grid, isCity, railSide, riverSide, zoneSide } from '../../../games/war-comes-early/world.ts'
import type { Sentence } from '../../../table/presentation.ts'
import type { MarchStep, MarchWords } from '../kit/march.ts'
import { sentence } from '../kit/sentences.ts'
import { stopsIn, type WarMarch } from './march.ts'
import { field, ownerOf, placeName, shortName } from './names.ts'
import type { WarSight } from './sight.ts'

export const MARCH_WORDS: MarchWords<WarSight, WarMarch> = {
  pointsRule: '11.0a',
  stepWords,
  stopWords: (_, march, goal) => whyStopped(march, goal),
}

// 11.3, 11.4  The last reason named is the one whose rule is shown.
function stepWords({ g }: WarMarch, unit: number, { from, to }: MarchStep): readonly [string, string] {
  const slot = from * 6 + grid.directionTo(from, to)
  const words: string[] = []
  let rule = '11.3c'
  if (railSide[slot]) {
    words.push('along the railway')
    rule = '11.4e'
  } else {
    words.push(field.groundOf(to))
    if (isCity[to]) rule = '11.3e'
    else if (riverSide[slot]) {
      words.push(`across ${riverName(slot)}`)
      rule = '11.4b'
    }
  }
  if (inAirZoneOf(g, 1 - ownerOf(g, unit), to)) {
    words.push(`enemy air zone ${formatPoints(POINT)}`)
    rule = '6.2.2c'
  }
  return [words.join(', '), rule]
}

export function riverName(slot: number): string {
  const name = board().hexsideNames.get(slot)
  return name === undefined ? 'a river' : name.includes(' ') ? name : `the ${name}`
}

function whyStopped({ g, units }: WarMarch, at: number): Sentence {
  const halted = units.filter(unit => stopsIn(g, unit, at))
  if (halted.length === 0) return sentence('The first hex is always within reach, and ends the move.', '11.1')
  const who = units.length === 1 ? `${shortName(units[0])} stops` : 'They stop'
  return sentence(`${who} here: ${zoneWords(g, ownerOf(g, units[0]), at)}.`, '9.1a')
}

/** Where those of the enemy stand who reach a hex with a zone of control, as far as it can be seen. */
export function zoneHolders(g: State, side: number, hex: number): number[] {
  return field.around(hex).filter(from => {
    const top = g.top[from]
    return top >= 0 && ownerOf(g, top) !== side && zoneSide[hex * 6 + grid.directionTo(hex, from)] === 1
  })
}

export function zoneWords(g: State, side: number, hex: number): string {
  const near = zoneHolders(g, side, hex).map(from => `${shortName(g.top[from])} in ${placeName(from)}`)
  return near.length === 0 ? 'an enemy zone of control' : `zone of control of ${list(near)}`
}
