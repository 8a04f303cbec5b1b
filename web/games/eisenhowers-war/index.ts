import { SCENARIOS } from '../../../games/eisenhowers-war/terms.ts'
import type { Presentation } from '../../../table/presentation.ts'
import type { GameCard } from '../card.ts'

const SIDES = [
  { name: 'Allies', with: 'US, British, Canadian, Polish, French' },
  { name: 'Germany', with: '' },
]

export const card: GameCard = {
  id: 'eisenhowers-war',
  title: 'Eisenhower’s War',
  place: 'France to the Rhine, 1944',
  facts: '2 sides, 9 turns, 3 hours',
  credits: { designer: 'Ty Bomba and Doug Johnson', publisher: 'Decision Games', year: '2018' },
  scenarios: SCENARIOS,
  stories: {
    historical:
      'June 1944: four corps stand in Normandy behind a wall of panzers. They need a port at once, and the Ruhr or all of western Germany by April.',
    alternate:
      'The fleets have sailed and only the Allied player knows where to. The German player guards the coast from Bordeaux to the Scheldt and the Riviera.',
  },
  sides: { historical: SIDES, alternate: SIDES },
  counters: async () =>
    (await import('../../../atlas/presentations/eisenhowers-war-counters.ts')).counterSheet,
  load: async () => (await import('./presentation.ts')).eisenhowersWarTable as unknown as Presentation,
}
