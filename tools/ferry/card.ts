// The ferry on the start page.
import { counterSheetOf } from '../../atlas/counter-sheet.ts'
import type { Presentation } from '../../table/presentation.ts'
import type { GameCard } from '../../web/games/card.ts'
import { ID, SCENARIOS } from './rules.ts'

const COUNTERS = `
format 1
counters "The Ferry" values=attack,defence
nations Red Blue
types infantry
sizes corps
mobilities foot

counter red-1 "Red 1" nation=Red type=infantry size=corps mobility=foot steps=1-1
counter red-2 "Red 2" nation=Red type=infantry size=corps mobility=foot steps=1-1
counter blue-1 "Blue 1" nation=Blue type=infantry size=corps mobility=foot steps=1-1
counter blue-2 "Blue 2" nation=Blue type=infantry size=corps mobility=foot steps=1-1

end
`

export const card: GameCard = {
  id: ID,
  title: 'The Ferry',
  place: 'Brest, some afternoon',
  facts: '2 sides, 4 turns, a minute',
  scenarios: SCENARIOS,
  stories: { day: 'Two companies want to cross, and two do not want them to.' },
  sides: {
    day: [
      { name: 'Red', with: '' },
      { name: 'Blue', with: '' },
    ],
  },
  counters: async () =>
    counterSheetOf(COUNTERS, {
      title: 'The Ferry',
      faces: {
        Red: { code: 'R', face: '#b3221f', ink: '#ffffff' },
        Blue: { code: 'B', face: '#2a6cc2', ink: '#ffffff' },
      },
      identity: ({ name }) => name.slice(-1),
      factors: values => values.join('-'),
      symbols: { infantry: 'infantry' },
      markers: [],
    }),
  load: async () => (await import('./table.ts')).table as unknown as Presentation,
}
