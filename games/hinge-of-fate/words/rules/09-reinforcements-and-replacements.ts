import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const reinforcementsAndReplacements = ruleChapter(`
9 Reinforcements and replacements

9.1 Who takes replacements
Only Germans and French rebuild reduced units.

9.2a Laying the marker
From turn 2 on German East may lay one REPS marker on a reduced unit of Army Group North and one on a reduced unit of Army Group
South, at the start of its player turn.

9.2b Where replacements arrive
The unit must be in supply, not in a mountain hex, and not next to an enemy unit.

9.2c Resting under the marker
A unit under a REPS marker neither moves nor attacks in that player turn.

9.3 Taking the step
At the end of the player turn the marker is removed and the unit is back at full strength.

9.4 Army Group C replacements
Army Group C rebuilds one unit a turn in the same way in the German West player turn, but not in its crisis.

9.5 French replacements
The French rebuild one unit a turn in the same way.

9.6a Again and again
A unit may be rebuilt any number of times; an eliminated one never.

9.6b One step a group
Each force group gets one step a turn, and unused steps are lost. Slovaks, Luftwaffe, Soviets and Poles get none.

9.7 Who gets reinforcements
Only the French and Army Group South get reinforcements.

9.8 Arrival of XXII Corps
The XXII Corps arrives at full strength in turn 3, in any hex of Slovakia without an enemy zone of control, even if a friendly
unit stands there. In that player turn it moves and fights.

9.9 French reinforcements
From turn 3 on one French reinforcement a turn may be placed in any hex of the Maginot Line, enemy zones of control or not. In
that player turn it fights and moves.

9.10 Soviet entry
When the Soviet Union enters, all eight Soviet units are placed at once in the Red Row, one a hex, the Byelorussian Front in the
north and the Ukrainian Front in the south. In the same turn they fight and move.
`)
