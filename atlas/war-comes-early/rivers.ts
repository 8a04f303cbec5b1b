import type { River } from '../layers/rivers.ts'
import { northernRivers } from './rivers-north.ts'
import { southEasternRivers } from './rivers-south-east.ts'

// The rivers that mattered to armies of 1938. A river stands after the one it flows into, and where two come close
// the one that stands first has the choice of hexsides. Banks are those of the old town or the fortress; Budapest
// is counted with Pest, where the ministries were.

export const rivers: readonly River[] = [...northernRivers, ...southEasternRivers]
