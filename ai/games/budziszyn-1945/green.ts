// Recruits: they go where they want to be and fight with what is there.
import type { State } from '../../../games/budziszyn-1945/state.ts'
import type { Estimate } from '../../planner/estimate.ts'

/** Whoever has no patience brings nobody together for an attack, calls for no guns or bombers, and never digs in. */
export const isGreen = ({ temper }: Estimate<State>): boolean => temper.patience === 0
