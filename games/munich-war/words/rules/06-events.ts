import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const events = ruleChapter(`
6 Events

6.0 One die for both
One die is rolled and its result holds for both players at once.

6.1 Weather, die 1
In November storms set in for the rest of the game (20.0a). In October nothing happens.

6.2 Intervention, die 2 or 3
All countries of the intervention column join the war (5.3a).

6.3 Crisis elsewhere, die 4
A second die gives 2 replacement points to the Axis on 1 to 3 and to the Allies on 4 to 6. Any countries of
that side spend them at once.

6.4 Putsch, die 5
If German units occupy no enemy capital or mobilization centre, the Axis receives no replacement points this
turn.

6.5 Blitzkrieg, die 6
If German units occupy three or more enemy capitals and mobilization centres, the Allies receive no
replacement points this turn.
`)
