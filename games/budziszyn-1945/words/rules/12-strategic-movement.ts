import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const strategicMovement = ruleChapter(`
12 Strategic movement

12.0 Chapters 12 to 16
These chapters are in use unless a game option leaves one out. Without strategic movement its phase only
brings on reinforcements.

12.1.1 When it happens
Strategic movement comes after the Combat Phase, in phases 5 and 11.

12.1.2 Which units
Only units that did nothing in the Movement Phase and did not fight or support in their own Combat Phase.

12.1.3 How they move
The rules of movement hold as in 3.1.

12.1.4 Marking
Units are marked for it in the Movement Phase, for all to see.

12.2.1 Not from contact
A unit in an enemy zone of control does not move strategically.

12.2.2 Not into contact
Strategic movement does not enter enemy zones of control.

12.2.3 Two points less
A unit has two movement points less.
`)
