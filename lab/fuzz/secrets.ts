// View is the only door: what a side may not know changes nothing that it can see, do or be told.
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { PUBLIC } from '../../engine/game/game.ts'
import { mutant, type Vocabulary } from './mutants.ts'
import { sameJson } from './same-json.ts'
import { type Finding, type Table, words } from './table.ts'

const PROBES = 3

/**
 * Deals out what a side cannot see anew and looks again: the view, the legal actions and the refusals must be the
 * same, and the imagined position must be a sound one.
 */
export function secretsFinding(table: Table, viewer: number, vocabulary: Vocabulary): Finding {
  const { game, g, side, legal, luck } = table
  const view = game.view(g, viewer)
  const imagined = game.imagine(view, fastDice(luck.below(2 ** 31)))
  if (!imagined.ok) return `side ${viewer} cannot imagine its view: ${imagined.faults[0].reason}`
  const other = imagined.value
  const [fault] = game.faultsIn(other)
  if (fault !== undefined) return `side ${viewer} imagines what cannot be: ${fault}`
  const again = game.view(other, viewer)
  if (!sameJson(view, again))
    return `the view of side ${viewer} tells what is hidden: ${firstDifference(view, again)}`
  // The public knows only what every side knows, so what one side cannot see changes nothing for it.
  const [open, openAgain] = [g, other].map(each => game.view(each, PUBLIC))
  if (!sameJson(open, openAgain))
    return `the public sees what is hidden from side ${viewer}: ${firstDifference(open, openAgain)}`
  if (viewer !== side) return null
  const there = game.legal(other, side)
  if (!sameJson(legal, there)) return `the legal actions of side ${side} tell what is hidden`
  for (let i = 0; i < PROBES; i++) {
    const action = mutant(legal[luck.below(legal.length)], vocabulary, luck)
    if (!sameJson(game.check(g, side, action), game.check(other, side, action))) {
      return `the answer to ${words(action)} tells side ${side} what is hidden`
    }
  }
  return null
}

/** Where two JSON values differ first, in words. */
export function firstDifference(a: object, b: object): string {
  for (const key of Object.keys(a)) {
    const [one, two] = [a[key as keyof typeof a] as unknown, b[key as keyof typeof b] as unknown]
    if (sameJson(one, two)) continue
    return typeof one === 'object' && one !== null && typeof two === 'object' && two !== null
      ? `${key}.${firstDifference(one, two)}`
      : `${key} is ${words(one)} or ${words(two)}`
  }
  return 'it has other fields'
}
