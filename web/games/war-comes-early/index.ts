import { SCENARIOS } from '../../../games/war-comes-early/terms.ts'
import type { Presentation } from '../../../table/presentation.ts'
import type { GameCard } from '../card.ts'

export const card: GameCard = {
  id: 'war-comes-early',
  title: 'War Comes Early',
  place: 'Central Europe, 1938 and 1939',
  facts: '2 sides, 6 or 10 turns, 2 to 4 hours',
  credits: { designer: 'Ty Bomba', publisher: 'Decision Games', year: '2023' },
  scenarios: SCENARIOS,
  stories: {
    '1938':
      'Autumn 1938: Prague says no. Germany has two turns alone with the Czechs, then Europe arrives, in an order nobody controls.',
    '1939':
      'September 1939: Germany has six turns to break the Polish army before the Soviet Union comes in from the east.',
  },
  sides: {
    '1938': [
      { name: 'Germany', with: 'and Italy, Hungary, Poland' },
      { name: 'Allies', with: 'Czech, Soviet, French' },
    ],
    '1939': [
      { name: 'Germany', with: 'and Slovakia' },
      { name: 'Poland', with: '' },
    ],
  },
  counters: async () =>
    (await import('../../../atlas/presentations/war-comes-early-counters.ts')).counterSheet,
  load: async () => (await import('./presentation.ts')).warComesEarlyTable as unknown as Presentation,
}
