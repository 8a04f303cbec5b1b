import type { Action } from '../../../engine/game/action.ts'
import type { Recipe } from '../../golden.ts'

const SET_UP: Action = { do: 'deploy-suggested' }

/** Both scenarios, all players, every option away from its standard at least once, fair and fast dice. */
export const golden: readonly Recipe[] = [
  { file: '1938-random', scenario: '1938', seed: 11, levels: ['random', 'random'] },
  { file: '1938-lively', scenario: '1938', seed: 12, levels: ['lively', 'lively'] },
  {
    file: '1938-greedy-fair',
    scenario: '1938',
    seed: 13,
    levels: ['recruit', 'recruit'],
    fair: true,
    bundle: SET_UP,
  },
  {
    file: '1938-greedy-lively',
    scenario: '1938',
    seed: 14,
    levels: ['recruit', 'lively'],
    options: { mechLineTest: 'units', germanMechReplacement: 'false' },
    bundle: SET_UP,
  },
  {
    file: '1938-lively-greedy',
    scenario: '1938',
    seed: 15,
    levels: ['lively', 'recruit'],
    options: { yugoIndependentsCombine: 'false', airZoneBansSplit: 'true' },
  },
  {
    file: '1938-greedy-random',
    scenario: '1938',
    seed: 16,
    levels: ['recruit', 'random'],
    options: { mechColumnThroughEzoc: 'false' },
  },
  { file: '1939-random', scenario: '1939', seed: 21, levels: ['random', 'random'] },
  {
    file: '1939-lively',
    scenario: '1939',
    seed: 22,
    levels: ['lively', 'lively'],
    options: { mechLineTest: 'units', mechColumnThroughEzoc: 'false' },
  },
  { file: '1939-greedy-fair', scenario: '1939', seed: 23, levels: ['recruit', 'recruit'], fair: true },
  { file: '1939-greedy-random', scenario: '1939', seed: 24, levels: ['recruit', 'random'] },
]
