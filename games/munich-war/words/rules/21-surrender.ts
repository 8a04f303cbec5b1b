import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const surrender = ruleChapter(`
21 Surrender

21.0a Who checks
In its Surrender Phase a country rolls a die if enemies control its capital and all its mobilization centres
on the map.

21.0b The die of surrender
A country whose die is within its range surrenders. Otherwise it fights on and checks again next turn.

21.0c Who never checks
Britain and the Soviet Union never check. Italy checks for its mobilization centres alone.

21.0d Ranges of surrender
Germany 1; Finland, Hungary and Poland 1 to 2; France and Italy 1 to 3; Czechoslovakia, Belgium, Romania and
Yugoslavia 1 to 4; the small countries 1 to 5.

21.0e Out for good
A country that has surrendered is out for the rest of the game.

21.0f Units after surrender
All its units on the map, in displays and on tracks are removed.

21.0g Nothing more from it
A surrendered country receives no points and no reinforcements, and its sources of supply are gone.

21.0h Land after surrender
Other countries may go on fighting in its territory.
`)
