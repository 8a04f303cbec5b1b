// What really happened, in our own words.
import type { HistoricalNotes } from '../../../table/presentation.ts'

const COURSE = [
  'On 6 June 1944 five divisions landed in Normandy and three dropped behind them. Cherbourg fell on 26 June, its harbour wrecked; for seven weeks the front moved by miles at a terrible price.',
  'At the end of July the American army broke out at Avranches. Brittany, the Loire and the Seine were reached in August, and half of the German army in the west was lost at Falaise. On 15 August a second landing took Marseille and Toulon within two weeks.',
  'In September the armies stood at the German border and had outrun their supply. Antwerp was taken with its docks whole, but the Scheldt was not cleared before November. The airborne road to Arnhem failed.',
  'In December Germany spent its reserves in the Ardennes. The Rhine was crossed in March 1945, on a bridge that had not been blown at Remagen and then everywhere; the Ruhr was encircled on 1 April. Italy held until the last week of the month.',
] as const

const GAME =
  'The game calls this course a draw. It asks the Allies for ports month by month because without them the armies starved, gives Germany five attacks that Hitler ordered against advice, and remembers every city: one that is lost again is a defeat that no newspaper could have hidden.'

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  historical: { title: 'From Normandy to the Elbe', paragraphs: [...COURSE, GAME] },
  alternate: {
    title: 'Where else?',
    paragraphs: [
      'The planners of 1943 weighed every coast from Brittany to the Netherlands. Calais was nearest to the German border and most heavily defended; Brittany had harbours and led nowhere; the south was far from Britain. Normandy was chosen because it lay under the fighters and was thinly held.',
      'The deception was as large as the landing: until July a German army waited near Calais for a blow that never came. In this scenario it may come.',
      ...COURSE.slice(2),
      GAME,
    ],
  },
}
