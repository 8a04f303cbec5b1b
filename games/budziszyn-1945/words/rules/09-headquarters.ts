import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const headquarters = ruleChapter(`
9 Headquarters

9.1.1 Headquarters have no zone
A headquarters has no zone of control.

9.1.2 Movement of headquarters
A headquarters has 10 movement points and moves as a trucked unit.

9.1.3 Headquarters off the road
A headquarters may enter swamps and mountains, which are closed to trucks, for 5 points.

9.1.4 Headquarters have one level
A headquarters has one efficiency level and may be chosen to pay for a loss.

9.1.5 Overrunning headquarters
A headquarters alone in its hex is eliminated when an enemy regular unit enters.

9.1.6 Loss of command
The side that eliminates a headquarters gains five modifiers for the next two Combat Phases. He spends them in one
combat or in several, in attack or in defence.

9.1.7 Where lost command counts
The modifiers for an eliminated headquarters (9.1.6) count only in combats within eight hexes of the place
where it was lost.

9.1.8 Attack on headquarters
For an attack on a headquarters alone see 5.1.9.

9.2.1 Headquarters in combat
A side benefits if all its ground units in a combat, supporting artillery included, are in range of friendly
headquarters. The attacker then subtracts one from the roll, or the defender adds one.

9.2.2 Range of headquarters
The range is four hexes for American, British and German headquarters and three for Soviet ones and other
nations. Polish headquarters reach no further than their own hex (N-9).

9.2.3 Headquarters do not add up
Several headquarters do no more than one does.

9.2.4 Headquarters on both sides
If both sides have the benefit of headquarters (9.2.1), it cancels out.
`)
