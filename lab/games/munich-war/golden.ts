import type { Action } from '../../../engine/game/action.ts'
import type { Recipe } from '../../golden.ts'

const SOUND: Action = { do: 'deploy-suggested', plan: 'sound' }
const BOLD: Action = { do: 'deploy-suggested', plan: 'bold' }

/** Every war and the die, every option on at least once, fair and fast dice. */
export const golden: readonly Recipe[] = [
  {
    file: 'western-recruits-fair',
    scenario: 'western-powers',
    seed: 11,
    levels: ['recruit', 'recruit'],
    fair: true,
    bundle: SOUND,
  },
  {
    file: 'western-lively',
    scenario: 'western-powers',
    seed: 12,
    levels: ['lively', 'lively'],
    options: { surpriseAttack: 'true' },
    bundle: BOLD,
  },
  {
    file: 'entente-officers',
    scenario: 'little-entente',
    seed: 13,
    levels: ['officer', 'officer'],
    bundle: SOUND,
  },
  { file: 'entente-lively', scenario: 'little-entente', seed: 14, levels: ['lively', 'lively'] },
  {
    file: 'intermarium-recruit-lively',
    scenario: 'intermarium',
    seed: 15,
    levels: ['recruit', 'lively'],
    options: { sovietPreparedness: 'true', neutralCoasts: 'open' },
    bundle: BOLD,
  },
  {
    file: 'intermarium-officer-recruit',
    scenario: 'intermarium',
    seed: 16,
    levels: ['officer', 'recruit'],
    options: { polandAndPolitics: 'true' },
  },
  {
    file: 'comintern-recruits',
    scenario: 'anti-comintern',
    seed: 17,
    levels: ['recruit', 'recruit'],
    options: { polandAndPolitics: 'true', sovietPreparedness: 'true' },
    bundle: SOUND,
  },
  {
    file: 'general-recruits',
    scenario: 'general-war',
    seed: 18,
    levels: ['recruit', 'recruit'],
    options: { additionalArmor: 'true', navalEvacuation: 'true' },
    bundle: BOLD,
  },
  {
    file: 'general-random',
    scenario: 'general-war',
    seed: 19,
    levels: ['random', 'random'],
    options: { additionalNavalMoves: 'true', landingPartners: 'any-country' },
    bundle: SOUND,
  },
  {
    file: 'die-lively-fair',
    scenario: 'determination',
    seed: 20,
    levels: ['lively', 'recruit'],
    options: { portSupply: 'allied-seas' },
    fair: true,
    bundle: SOUND,
  },
]
