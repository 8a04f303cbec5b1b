// What really happened, in our own words.
import type { HistoricalNotes } from '../../../table/presentation.ts'

const COURSE = [
  'On 6 June 1944 five divisions landed in Normandy and three airborne divisions dropped behind the coast. Cherbourg fell at the end of June, its harbour wrecked. For seven weeks the front moved slowly and at a high price.',
  'At the end of July the American army broke out at Avranches. Brittany, the Loire and the Seine were reached in August, and a large part of the German army in Normandy was destroyed at Falaise. On 15 August a second force landed in Provence; Toulon and Marseille fell within two weeks.',
  'In September the armies stood at the German border and had outrun their supply. Antwerp was taken with its docks intact, but the Scheldt was not cleared before November. The airborne operation at Arnhem failed.',
  'In December Germany spent its reserves in the Ardennes. The Rhine was crossed in March 1945, first over a captured bridge at Remagen; the Ruhr was encircled on 1 April. In Italy the German front broke in the second half of that month.',
] as const

const GAME =
  'The game calls this outcome a draw. It asks the Allies for ports turn by turn, because without them the armies cannot be supplied; it gives Germany offensives ordered by Hitler; and a city that the Allies take and lose again costs them the game.'

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  historical: { title: 'From Normandy to the Elbe', paragraphs: [...COURSE, GAME] },
  alternate: {
    title: 'Where else?',
    paragraphs: [
      'The planners of 1943 weighed coasts from Brittany to the Netherlands. Calais was closest to England and to Germany, and most heavily defended; Brittany had harbours but lay far from Germany. Normandy was within range of fighters from England and less strongly held.',
      'An Allied deception kept a German army near Calais into July, waiting for a second landing that never came. In this scenario it may come.',
      ...COURSE.slice(2),
      GAME,
    ],
  },
}
