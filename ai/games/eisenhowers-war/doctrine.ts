// How generals lean, by side: found by games between officers of many tempers.
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { leaning, OFFICER, type Temper } from '../../temper.ts'

const BY_SIDE: readonly Temper[] = [leaning({ pincers: true }), OFFICER]

export const doctrine = (_g: State, side: number): Temper => BY_SIDE[side]
