import { SCENARIOS } from '../../../games/munich-war/terms.ts'
import type { Presentation } from '../../../table/presentation.ts'
import type { GameCard } from '../card.ts'

const sides = (axis: string, allied: string) => [
  { name: 'Axis', with: axis },
  { name: 'Allies', with: allied },
]

export const card: GameCard = {
  id: 'munich-war',
  title: 'Munich War',
  place: 'Europe in arms, 1938',
  facts: '2 sides, 4 to 8 turns, 2 to 5 hours',
  credits: { designer: 'Joseph Miranda', publisher: 'Decision Games', year: '2020' },
  scenarios: SCENARIOS,
  stories: {
    'western-powers':
      'London and Paris stand by Prague. Germany must break Bohemia while France comes through the Saar; Poland and Hungary take their share.',
    'little-entente':
      'Romania and Yugoslavia keep their word to the Czechs. Four weeks for Germany and Hungary, and Italy, Poland and France may still come in.',
    intermarium:
      'Berlin and Moscow divide the lands between them. From Estonia to Romania the small powers hold together, or fall one by one.',
    'anti-comintern':
      'The Soviet Union marches for Prague, and Germany, Italy and Poland march against it. Eight weeks, into the storms of November.',
    'general-war':
      'Everybody fights: Axis and Romania against Britain, France, Poland and the Czechs. The Soviet Union waits for its hour.',
    determination: 'One die decides which war breaks out, who stands with whom, and how long it lasts.',
  },
  sides: {
    'western-powers': sides('Germany, Poland, Hungary', 'Czechoslovakia, Britain, France'),
    'little-entente': sides('Germany, Hungary', 'Czechoslovakia, Romania, Yugoslavia'),
    intermarium: sides('Germany, Soviet Union', 'Czechoslovakia, Poland, Romania, Baltic states'),
    'anti-comintern': sides('Germany, Italy, Poland', 'Czechoslovakia, Soviet Union, Romania'),
    'general-war': sides('Germany, Italy, Hungary, Romania', 'Czechoslovakia, Britain, France, Poland'),
    determination: sides('Germany and its allies', 'Czechoslovakia and its allies'),
  },
  counters: async () => (await import('../../../atlas/presentations/munich-war-counters.ts')).counterSheet,
  load: async () => (await import('./presentation.ts')).munichWarTable as unknown as Presentation,
}
