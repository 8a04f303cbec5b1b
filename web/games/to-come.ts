// Games whose maps and counters are ready and whose rules are not.
import type { GameCard } from './card.ts'

const toCome = (id: string, title: string, place: string, facts: string): GameCard => ({
  id,
  title,
  place,
  facts,
  scenarios: [],
  stories: {},
  sides: {},
  load: async () => {
    throw new Error(`${title} has no table yet`)
  },
})

export const TO_COME: readonly GameCard[] = [
  toCome('eisenhowers-war', 'Eisenhower’s War', 'France to the Rhine, 1944', '2 sides, 9 turns, 3 hours'),
  {
    ...toCome(
      'hinge-of-fate',
      'Hinge of Fate',
      'Poland and the Saar, 1939',
      '2 to 4 players, two maps, 12 turns',
    ),
    // Its board counts the hexes of the East first; on the table the West lies to the left.
    maps: [
      { map: 'hinge-of-fate/east', title: 'East', at: { column: 1, row: 0 } },
      { map: 'hinge-of-fate/west', title: 'West', at: { column: 0, row: 0 } },
    ],
  },
  toCome('munich-war', 'Munich War', 'Europe in arms, 1938', '2 sides, 4 to 8 turns'),
]
