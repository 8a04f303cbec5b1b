// What the button says that ends a decision.
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'

type Endings = Readonly<Partial<Record<DecisionName, Readonly<Record<string, string>>>>>

export const ENDING_VERBS: Endings = {
  deploy: { done: 'Finish set-up' },
  shift: { pass: 'Leave the infantry' },
  supplyCheck: { pass: 'No aerial supply' },
  movement: { end: 'End movement' },
  move: { halt: 'Halt here' },
  combat: { end: 'End attacks' },
  support: { pass: 'Send nothing' },
  advance: { done: 'No further advance', halt: 'Stop here' },
  alliedReinforcement: { end: 'End reinforcement' },
  germanReinforcement: { end: 'Rebuild nobody' },
  secondPanzers: { keep: 'Keep it in the box' },
  exchange: { decline: 'Give up the Army of Liguria' },
  lastReserves: { decline: 'Leave the rest out' },
  conversion: { done: 'No more conversions' },
  window: { pass: 'Let it pass' },
  alpineFortress: { pass: 'No Alpine Fortress' },
}
