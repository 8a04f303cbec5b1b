import type { Recipe } from '../../golden.ts'

const all = <T>(one: T): readonly T[] => [one, one, one, one]
const both = <T>(one: T): readonly T[] => [one, one]

/** Both scenarios, all players, every option away from its standard at least once, fair and fast dice. */
export const golden: readonly Recipe[] = [
  { file: 'hinge-random', scenario: 'hinge', seed: 31, levels: all('random') },
  { file: 'hinge-lively', scenario: 'hinge', seed: 32, levels: all('lively') },
  { file: 'hinge-recruits-fair', scenario: 'hinge', seed: 33, levels: all('recruit'), fair: true },
  { file: 'hinge-officers', scenario: 'hinge', seed: 34, levels: all('officer') },
  {
    file: 'hinge-mixed',
    scenario: 'hinge',
    seed: 35,
    levels: ['officer', 'lively', 'recruit', 'lively'],
    options: { riverFailure: 'stops', westWallHexes: 'five' },
  },
  {
    file: 'hinge-officers-lively',
    scenario: 'hinge',
    seed: 36,
    levels: ['officer', 'recruit', 'officer', 'lively'],
  },
  { file: 'historical-random', scenario: 'historical', seed: 41, levels: both('random') },
  {
    file: 'historical-lively',
    scenario: 'historical',
    seed: 42,
    levels: both('lively'),
    options: { stepLosses: 'every' },
  },
  { file: 'historical-officers-fair', scenario: 'historical', seed: 43, levels: both('officer'), fair: true },
  { file: 'historical-recruit', scenario: 'historical', seed: 44, levels: ['officer', 'recruit'] },
]
