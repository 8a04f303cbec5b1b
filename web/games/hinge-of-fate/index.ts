import { SCENARIOS } from '../../../games/hinge-of-fate/terms.ts'
import type { Presentation } from '../../../table/presentation.ts'
import type { GameCard } from '../card.ts'

export const card: GameCard = {
  id: 'hinge-of-fate',
  title: 'Hinge of Fate',
  place: 'Poland and the Saar, September 1939',
  facts: '2 to 4 players, two maps, 12 turns',
  credits: { designer: '', publisher: 'World at War magazine' },
  // Its board counts the hexes of the East first; on the table the West lies to the left.
  maps: [
    { map: 'hinge-of-fate/east', title: 'East', at: { column: 1, row: 0 } },
    { map: 'hinge-of-fate/west', title: 'West', at: { column: 0, row: 0 } },
  ],
  scenarios: SCENARIOS,
  stories: {
    hinge:
      'September 1939: Germany invades Poland, and the French keep their promise. From turn 3 they attack into the Saar while Stalin watches who is winning.',
    historical:
      'September 1939 as it was: Germany alone against Poland. Warsaw before turn 6, or all of Poland without losing more than 12 steps.',
  },
  sides: {
    hinge: [
      { name: 'Germany, East', with: 'Army Groups North and South, Slovakia' },
      { name: 'Poland', with: 'and perhaps the Soviet Union' },
      { name: 'Germany, West', with: 'Army Group C' },
      { name: 'France', with: 'from turn 3' },
    ],
    historical: [
      { name: 'Germany', with: 'Army Groups North and South, Slovakia' },
      { name: 'Poland', with: '' },
    ],
  },
  counters: async () => (await import('../../../atlas/presentations/hinge-of-fate-counters.ts')).counterSheet,
  load: async () => (await import('./presentation.ts')).hingeOfFateTable as unknown as Presentation,
}
