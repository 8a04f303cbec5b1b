import type { Recipe } from '../../golden.ts'

/** Both scenarios, all players, both options away from their standard, fair and fast dice. */
export const golden: readonly Recipe[] = [
  { file: 'historical-random', scenario: 'historical', seed: 11, levels: ['random', 'random'] },
  { file: 'historical-lively', scenario: 'historical', seed: 12, levels: ['lively', 'lively'] },
  { file: 'historical-officers', scenario: 'historical', seed: 13, levels: ['officer', 'officer'] },
  { file: 'historical-fair', scenario: 'historical', seed: 14, levels: ['officer', 'recruit'], fair: true },
  {
    file: 'historical-options',
    scenario: 'historical',
    seed: 15,
    levels: ['officer', 'lively'],
    options: { substitution: 'draw', fortressTurn: '8' },
  },
  { file: 'alternate-random', scenario: 'alternate', seed: 21, levels: ['random', 'random'] },
  { file: 'alternate-lively', scenario: 'alternate', seed: 22, levels: ['lively', 'lively'] },
  { file: 'alternate-officers', scenario: 'alternate', seed: 23, levels: ['officer', 'officer'] },
  { file: 'alternate-fair', scenario: 'alternate', seed: 24, levels: ['officer', 'lively'], fair: true },
  {
    file: 'alternate-options',
    scenario: 'alternate',
    seed: 25,
    levels: ['officer', 'recruit'],
    options: { substitution: 'draw' },
  },
]
