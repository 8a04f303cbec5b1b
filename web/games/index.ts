// The games of the house as the start page shows them, in its order. Each has a folder here; README.md says what it holds.
import { card as budziszyn1945 } from './budziszyn-1945/index.ts'
import type { GameCard } from './card.ts'
import { card as eisenhowersWar } from './eisenhowers-war/index.ts'
import { card as hingeOfFate } from './hinge-of-fate/index.ts'
import { card as munichWar } from './munich-war/index.ts'
import { card as warComesEarly } from './war-comes-early/index.ts'

export const CARDS: readonly GameCard[] = [
  warComesEarly,
  budziszyn1945,
  eisenhowersWar,
  hingeOfFate,
  munichWar,
]
