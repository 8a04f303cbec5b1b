import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const strategicMovement = ruleChapter(`
12 Strategic movement

12.0 Chapters 12 to 16
Chapters 12 to 16 are in use unless a game option leaves one out. Without strategic movement its phase only
brings on reinforcements.

12.1.1 Time of strategic movement
Strategic movement comes after the Combat Phase, in phases 5 and 11.

12.1.2 Who moves strategically
A unit moves strategically only if it did nothing in the Movement Phase and did not fight or support in its
own Combat Phase.

12.1.3 Rules of strategic movement
Strategic movement follows the rules of movement in 3.1.

12.1.4 Marking for strategic movement
Units are marked for strategic movement in the Movement Phase, for all to see.

12.2.1 Not from contact
A unit in an enemy zone of control does not move strategically.

12.2.2 Not into contact
Strategic movement does not enter enemy zones of control.

12.2.3 Strategic movement is slower
In strategic movement a unit has two movement points less.
`)
