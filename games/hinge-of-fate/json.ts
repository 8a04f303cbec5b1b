// A position of the game as JSON, and back.
import { positionJson } from '../../engine/game/position-json.ts'
import { faultsIn } from './invariants.ts'
import { layout } from './state.ts'
import { termsFrom } from './terms.ts'

export const { toJSON, fromJSON } = positionJson({
  id: 'hinge-of-fate',
  title: 'Hinge of Fate 1939',
  layout,
  termsFrom,
  faultsIn,
})
