// The games of the house as the start page shows them, in its order. A game that can be played has a folder here with a
// card and a table; README.md says what they hold.
import { budziszyn1945Card } from './budziszyn-1945/card.ts'
import type { GameCard } from './card.ts'
import { TO_COME } from './to-come.ts'
import { warComesEarlyCard } from './war-comes-early/card.ts'

const PLAYABLE: readonly GameCard[] = [warComesEarlyCard, budziszyn1945Card]

export const CARDS: readonly GameCard[] = [...PLAYABLE, ...TO_COME]
