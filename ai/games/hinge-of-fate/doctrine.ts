// How generals lean, by scenario and side.
import { GERMAN_EAST, GERMAN_WEST, POLISH } from '../../../games/hinge-of-fate/forces.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import { leaning, OFFICER, type Temper } from '../../temper.ts'

const TEMPERS: Readonly<Record<number, Temper>> = {
  [GERMAN_EAST]: leaning({ pincers: true, drive: 1.3, greed: 1.3 }),
  [POLISH]: leaning({ pincers: true, line: 1.5 }),
  [GERMAN_WEST]: leaning({ pincers: true, line: 1.3, thrift: 1.3 }),
}

/** 14.7c  In the Historical Scenario losses decide. */
const THRIFTY = leaning({ pincers: true, drive: 1.3, greed: 1.3, thrift: 1.5 })

export const doctrine = (g: State, side: number): Temper =>
  isHistorical(g) && side === GERMAN_EAST ? THRIFTY : (TEMPERS[side] ?? { ...OFFICER, pincers: true })
