import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const stacking = ruleChapter(`
8 Stacking

8.0a Friend and foe
Units of both sides never share a hex. Only the 7th Flieger Division lands among the enemy (12.8b).

8.0b Limits at all times
Stacking limits hold always, also in hexes that a unit only passes through.

8.0c Five units a hex
At most five units share a hex.

8.0d One army a hex
Only one unit in a hex may be an army or front.

8.0e One reserve corps a hex
No hex holds more than one German 0-3 static corps.

8.0f Units that count double
German mechanized corps and German static divisions each take the room of two units.

8.0g Surplus at a phase's end
If a hex holds too many units when a phase ends, the opponent moves the surplus to adjacent hexes without
enemies, as in 7.0f. This can come only of a forced break-down or a capitulation.

8.0h Nations keep apart
Units of different nations never stack and never pass through one another, not even as allies.

8.1 Leaving a stack
Units that begin together may leave one by one or in groups. Those that stay behind may go on later with the
movement points they have left (11.2b).

8.2 Markers in stacks
Markers take no room in a stack.

8.3a Hidden units
Of an enemy stack you see the top unit and how many lie beneath it. The whole stack is shown when an attack
from or against its hex is declared.

8.3b No cancelled attacks
Once stacks have been shown, the attack is carried out.
`)
