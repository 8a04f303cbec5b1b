import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const turnSequence = ruleChapter(`
5 Turn sequence

5.1 Nine turns
A game lasts nine turns at most, each of the same phases.

5.2 Order of the phases
Allied Invasion, Allied Reinforcement, Allied Movement & Attack, Allied Supply Check, German Movement & Attack, German Reinforcement,
German Supply Check, Victory Check.

5.3 How many invasions
In the Historical Invasion there may be one more invasion. In the Alternate Invasion the first is made in turn 1, and there may be a second.

5.3.1 Invasion forces
The first invasion of the Alternate Invasion is made by the four corps of 3304 and at most one airborne corps. A second invasion is made by any units
in the Allied Reinforcement Box, six at most.

5.3.2 Coming ashore
The hex is shown, and force and beachhead marker come ashore. Germans in the hex are fought at once; otherwise the force stands in the hex,
does not move in this turn, and may attack.

5.3.3 Drops with an invasion
Airborne corps may be dropped on the invaded hex and attack with those who land. A corps that does not clear the hex with them is eliminated.

5.3.4 Joining an invasion
Allied units next to the invaded hex may join the attack. If one of them attacks across a river, that shift is added.

5.3.5 Invasion combat
An invasion attacks two columns to the left of its odds, besides all other shifts. A corps dropped on the hex gives the concentric shift.

5.3.5a Leaving the beach
If all Germans in the invaded hex are mobile, they may retreat one hex inland before the die is rolled. Neither side takes losses.

5.3.6 Failed invasions
If Germans are left in the hex, each unit that tried to land loses one more step and goes to the box of the next turn. Airborne corps are
eliminated, others lose only what the table says, and the beachhead is spent.

5.3.6a Failure in June
If the first invasion of the Alternate Invasion fails, the Germans win at once.

5.3.7 Movement used up
Units that take part in an invasion do not move again in that turn.

5.4 Units that arrive
In its Reinforcement Phase a side puts the units of the current turn box into its Reinforcement Box.

5.4.1 Rebuilding by nation
US, Commonwealth and German units are rebuilt in different ways (12.3, 12.4).

5.5 Move or attack first
At the start of a Movement & Attack Phase the player says whether all movement or all attacks come first.

5.5.1 Move, then attack
If movement comes first, nobody moves after the first attack portion has begun.

5.5.2 Attack, then move
If attacks come first, nobody attacks once the movement portion has begun.

5.6 Victory check
In the last phase of a turn all victory conditions are checked.
`)
