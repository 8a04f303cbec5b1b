import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const combatResults = ruleChapter(`
11 Combat results

11.0 Finding the column
Odds beyond 1:3 or 7:1 are first brought onto the table, then all shifts are applied. Each column beyond the table costs one more step: the defender's
on the right, the attacker's on the left.

11.0a Net shift
All shifts of an attack are summed up.

11.0b One die
One die is rolled for each combat.

11.0c Step losses
A result gives the steps that all attackers and all defenders lose in total.

11.0d Defender first
The defender takes all of his losses before the attacker takes any.

11.0e No carrying over
Losses are not carried over to another combat.

11.0f Excess losses
Losses beyond the steps of a force are ignored.

11.1 Sharing out losses
Each owner shares out his losses as he likes. A two-step unit is eliminated only after every other unit in the combat has lost a step.

11.2 Retreat instead of losses
A defender who has to lose two steps or more may take half of them, rounded down, and retreat as many hexes as remain.

11.2a Retreat routes
A retreat goes from hex to hex and never into a hex with enemy units. If the units have no such way, there is no retreat.

11.2b Retreat through zones
A retreat may enter enemy zones of control, at the price of a step each (9.6).

11.2c Stopped by hills
A retreat ends at once in a rough or mountain hex, without further loss.

11.2d To the rear
Each hex of a retreat is farther from the combat than the last and closer to a supply source than the combat was. Units of a stack may go different
ways.

11.2e Static units stay
Static units cannot retreat. If the others do, they are eliminated, and their steps count toward the loss.

11.3 Advance after combat
When the defenders' hex is empty, the attackers may advance.

11.3a The vacated hex
Attackers may always enter the hex that the defenders left.

11.3b Extra hexes
After a retreat the attackers may go as many hexes farther as the defenders retreated. If all defenders were eliminated, they may go half as many hexes farther as
there were losses left over, rounded up.

11.3c Stopped by zones
An advance ends in an enemy zone of control, except in the defenders' hex (9.5).

11.3d No extra hills
No extra hex of an advance is rough, mountain or a pass.

11.3e Stacking after advances
Advances keep the stacking limits.

11.3f Advances are free
An advance costs no movement points; prohibited hexes and hexsides stay closed.

11.3g At once
An advance is made at once after its combat, by as many attackers as their owner likes, or none.

11.3h Defenders hold
Defenders never advance, and neither do static units.
`)
