import type { Recipe } from '../../golden.ts'

/** All scenarios, every option away from its standard at least once, fair and fast dice. */
export const golden: readonly Recipe[] = [
  { file: 'nysa-recruits-fair', scenario: 'nysa', seed: 31, levels: ['recruit', 'recruit'], fair: true },
  {
    file: 'nysa-basic-lively',
    scenario: 'nysa',
    seed: 32,
    levels: ['lively', 'lively'],
    options: {
      strategicMovement: 'false',
      tacticalConcentration: 'false',
      bridges: 'false',
      specialUnits: 'false',
      masking: 'false',
    },
  },
  {
    file: 'nysa-lively-recruit',
    scenario: 'nysa',
    seed: 33,
    levels: ['lively', 'recruit'],
    options: { townsBarSupply: 'without-garrison', wheelsCountInZoneS: 'false', recovery: 'own-combat' },
  },
  {
    file: 'stars-2-recruit-lively',
    scenario: 'stars-2',
    seed: 34,
    levels: ['recruit', 'lively'],
    options: { outOfSupplyGrows: 'false', elbeBridges: 'blown' },
  },
  { file: 'stars-3-mixed', scenario: 'stars-3', seed: 35, levels: ['recruit', 'lively', 'random'] },
]
