import type { DicePlan } from './format.ts'
import { fieldsOf, itemsOf, report, type Spot, wholeOf } from './spot.ts'

// dice: [4, 2, 6]                                      # in the order in which they fall
// dice: { battle: [4], replacement: [2, 5] }           # by what they are rolled for

export const NO_DICE: DicePlan = { inOrder: [], byMeaning: new Map() }

const MOST_SIDES = 1000

/** `rolls` are the things that the game rolls for. */
export function readDice(spot: Spot | undefined, rolls: readonly string[]): DicePlan {
  if (spot === undefined) return NO_DICE
  if (spot.document.kind !== 'map') return { ...NO_DICE, inOrder: itemsOf(spot).flatMap(face) }
  const groups = [...fieldsOf(spot, 'dice', rolls)].map(
    ([meaning, group]) => [meaning, itemsOf(group).flatMap(faceOrName)] as const,
  )
  return { ...NO_DICE, byMeaning: new Map(groups) }
}

const face = (spot: Spot): number[] => {
  const value = wholeOf(spot, 'a die', 1, MOST_SIDES)
  return value === null ? [] : [value]
}

/** A blind draw can be given by the name of what is drawn. */
function faceOrName(spot: Spot): (number | string)[] {
  const { document } = spot
  if (document.kind !== 'value' || document.value === null) {
    report(spot, 'bad-die', 'a die is a number, or the name of what is drawn')
    return []
  }
  const value = Number(document.value)
  return Number.isInteger(value) ? face(spot) : [String(document.value)]
}
