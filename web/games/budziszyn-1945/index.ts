import { SCENARIOS } from '../../../games/budziszyn-1945/terms.ts'
import type { Presentation } from '../../../table/presentation.ts'
import type { GameCard } from '../card.ts'

export const card: GameCard = {
  id: 'budziszyn-1945',
  title: 'Budziszyn 1945',
  place: 'Lusatia, April and May 1945',
  facts: '2 or 3 sides, 16 or 17 turns, long',
  credits: { designer: 'Wojciech Zalewski', publisher: 'Taktyka i Strategia' },
  scenarios: SCENARIOS,
  stories: {
    nysa: 'April 1945: the armies of the First Ukrainian Front cross the Nysa for Berlin and Dresden. The Germans have one river, few reserves and two weeks.',
    'stars-2':
      'What if: on 30 April the western Allies, and the Germans with them, turn on the Red Army in Lusatia. One player commands both.',
    'stars-3':
      'What if: on 30 April the western Allies turn on the Red Army. Americans and Germans fight the same enemy, each for himself.',
  },
  sides: {
    nysa: [
      { name: 'Soviet Union', with: 'with the Polish 2nd Army' },
      { name: 'Germany', with: 'and its Volkssturm' },
    ],
    'stars-2': [
      { name: 'Allies', with: 'Americans and Germans' },
      { name: 'Soviet Union', with: 'and the Poles who stay' },
    ],
    'stars-3': [
      { name: 'America', with: 'and the Poles who come over' },
      { name: 'Soviet Union', with: 'and the Poles who stay' },
      { name: 'Germany', with: 'and its Volkssturm' },
    ],
  },
  counters: async () =>
    (await import('../../../atlas/presentations/budziszyn-1945-counters.ts')).counterSheet,
  load: async () => (await import('./presentation.ts')).budziszyn1945Table as unknown as Presentation,
}
