// The odds in words: what falls, what it brings and what it costs.
import { percent } from '../../../engine/words/english.ts'
import {
  BELGIUM,
  CZECHOSLOVAKIA,
  DANZIG,
  DENMARK,
  GERMAN,
  HUNGARY,
  LITHUANIA,
  LUXEMBOURG,
  NATIONS,
  NETHERLANDS,
  POLAND,
} from '../../../games/war-comes-early/nations.ts'
import { isFighting } from '../../../games/war-comes-early/rules/04-victory.ts'
import { is1939 } from '../../../games/war-comes-early/state.ts'
import type { CombatResult } from '../../../games/war-comes-early/tables.ts'
import { capital, victoryValue } from '../../../games/war-comes-early/world.ts'
import { placeName } from './names.ts'
import type { WarSight } from './sight.ts'

/** Nations that capitulate with their capital, with the rule. */
const FALL_TO_GERMANS: readonly (readonly [number, string])[] = [
  [CZECHOSLOVAKIA, '4.5.1'],
  [BELGIUM, '4.5.2'],
  [DENMARK, '4.5.2'],
  [NETHERLANDS, '4.5.2'],
  [LITHUANIA, '4.5.3'],
  [LUXEMBOURG, '4.5.3'],
  [DANZIG, '4.5.3'],
]
const FALL_TO_ALLIES: readonly (readonly [number, string])[] = [
  [HUNGARY, '4.5.4'],
  [POLAND, '4.5.4'],
]

/** What the player wants to know: does it fall, what does that bring, what does it cost? */
export function fallWords(s: WarSight, target: number, loss: number): { text: string; rules: string[] } {
  const fall = capitulating(s, target)
  const points = is1939(s.g) ? 0 : victoryValue[target]
  const place = placeName(target)
  const what = `chance to take ${place}${fall === null ? '' : `: ${NATIONS[fall[0]]} capitulates`}`
  const gain = points > 0 ? `, ${points} points` : ''
  const cost =
    loss === 0
      ? 'You lose nothing.'
      : loss === 1
        ? 'You lose at least one corps either way.'
        : `${percent(loss)} chance of losing at least one corps.`
  return { text: `${what}${gain}. ${cost}`, rules: fall === null ? ['12.3a'] : [fall[1]] }
}

function capitulating({ g, viewer }: WarSight, target: number): readonly [number, string] | null {
  if (is1939(g)) return null
  const falls = viewer === GERMAN ? FALL_TO_GERMANS : FALL_TO_ALLIES
  return falls.find(([nation]) => capital[nation] === target && isFighting(g, nation)) ?? null
}

export function resultWords({ attacker, defender }: CombatResult, falls: boolean, mayFall: boolean): string {
  const fate = falls
    ? 'falls'
    : mayFall
      ? 'may fall'
      : defender === 0
        ? 'holds'
        : `holds, they lose ${number(defender)}`
  return `${fate}, ${attacker === 0 ? 'no loss' : `you lose ${number(attacker)}`}`
}

const number = (n: number): string => (n === 1 ? 'one' : n === 2 ? 'two' : n === 3 ? 'three' : `${n}`)
