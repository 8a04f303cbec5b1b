// What really happened, and what the scenario supposes.
import type { HistoricalNotes } from '../../../table/presentation.ts'

const POLAND = [
  'On 1 September 1939 some fifty German divisions attacked Poland from Pomerania, East Prussia, Silesia and Slovakia. The Polish army was not yet fully mobilized and stood along the whole frontier. Within a week German tanks were before Warsaw.',
  'Between 9 and 19 September the armies Poznań and Pomorze struck back on the Bzura and were encircled. On 17 September the Red Army marched into eastern Poland under the secret terms of August. Warsaw surrendered on the 28th, Hela on 2 October.',
]

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  hinge: {
    title: 'If the French had kept their promise',
    paragraphs: [
      ...POLAND,
      'In May 1939 General Gamelin had promised a major offensive within fifteen days of a German attack on Poland. On 7 September eleven French divisions went a few kilometres into the Saar, met mines and little else, and stopped on the 13th. They were back behind the Maginot Line in October.',
      'Army Group C had about thirty divisions in the West, most of them second-line, hardly any tanks, and ammunition for a few days of heavy fighting. Nobody tried whether that was enough.',
      'Stalin waited to see how the campaign went before he moved. The game lets him change sides, or the German generals theirs.',
    ],
  },
  historical: {
    title: 'September 1939',
    paragraphs: [
      ...POLAND,
      'The Soviet invasion is not played: Eastern Poland surrenders in turn 7 if Germans have come so far, and they must then leave it again, as they did.',
    ],
  },
}
