// Positions as JSON, and back.
import { positionJson } from '../../engine/game/position-json.ts'
import { faultsIn } from './invariants.ts'
import { layout } from './state.ts'
import { termsFrom } from './terms.ts'

export const { toJSON, fromJSON } = positionJson({
  id: 'munich-war',
  title: 'Munich War',
  layout,
  termsFrom,
  faultsIn,
})
