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
  { file: 'nysa-officers', scenario: 'nysa', seed: 36, levels: ['officer', 'officer'] },
  { file: 'nysa-random', scenario: 'nysa', seed: 37, levels: ['random', 'lively'] },
  { file: 'stars-2-officers', scenario: 'stars-2', seed: 38, levels: ['officer', 'officer'] },
  {
    file: 'stars-2-fair',
    scenario: 'stars-2',
    seed: 39,
    levels: ['lively', 'recruit'],
    options: { masking: 'false', strategicMovement: 'false' },
    fair: true,
  },
  { file: 'stars-3-recruits', scenario: 'stars-3', seed: 40, levels: ['recruit', 'recruit', 'recruit'] },
]
