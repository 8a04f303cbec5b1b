import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const advance = ruleChapter(`
13 Advance after combat

13.0a Advance into the hex
If the result allows it, any attackers may enter the empty hex at once.

13.0b Where and how
An advance leads into the defenders’ hex only, costs no points and ignores zones of control.

13.0c Who may not advance
Nobody advances into closed terrain or a neutral country. Static units never advance.

13.0d Enemies bar the way
Nobody advances while enemies are left in the hex.

13.1a Pursuit by plus units
On the Mobile table attackers with a plus sign may advance up to two hexes.

13.1b The second hex
The first hex is the defenders’ and the second any adjacent hex without enemies.

13.1c Stopping early
Each pursuer may stop in the first or in the second hex.

13.1d Plus and table
A unit needs no plus sign to open the Mobile table.
`)
