// What really happened, and what the scenario supposes.
import type { HistoricalNotes } from '../../../table/presentation.ts'

const POLAND = [
  'On 1 September 1939 more than fifty German divisions attacked Poland from Pomerania, East Prussia, Silesia and Slovakia. The Polish army was not yet fully mobilized and stood along the whole frontier. On 8 September the first German tanks reached Warsaw.',
  'From 9 September the Poznań and Pomorze armies struck back on the Bzura, and were encircled. On 17 September the Red Army marched into eastern Poland under the secret protocol of August. Warsaw surrendered on the 28th, Hela on 2 October.',
]

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  hinge: {
    title: 'If the French had kept their promise',
    paragraphs: [
      ...POLAND,
      'In May 1939 General Gamelin had promised the Poles an offensive with the bulk of his army from the fifteenth day of mobilisation. On 7 September French divisions advanced a few kilometres into the Saar, met mines and light resistance, and stopped within a week. In October they were back behind the Maginot Line.',
      'Army Group C had some thirty divisions in the West, most of them second-line, no armour to speak of, and by the designer’s estimate supplies for about four days of heavy fighting. Whether that was enough was never put to the test.',
      'The Soviet Union waited more than two weeks before it moved. In the game it may come in on the Allied side, and the German generals may turn against Hitler.',
    ],
  },
  historical: {
    title: 'September 1939',
    paragraphs: [
      ...POLAND,
      'The Soviet invasion is not played: Eastern Poland surrenders on turn 7 if German units have reached it. They must then leave it, as they did in 1939.',
    ],
  },
}
