import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const turnSequence = ruleChapter(`
5 Turn sequence

5.1a Player turns
A turn has a strategic event, then the German East, Polish, Soviet, French and German West player turns. Germans and French begin
theirs with replacements and end it by removing the markers; between them lie a movement and a combat phase.

5.1b Turns left out
There is no strategic event before turn 4, no French and no German West player turn before turn 3, and no Soviet one before the
Soviet Union enters.

5.1c Fighting before moving
Poles, Soviets and French fight first and move then; the French may choose once Army Group C is in crisis (8.10e).

5.2 Fixed order
Player turns are always taken in this order. After the last one the turn marker moves on.

5.3a Move or fight first
At the start of each of its player turns a German command chooses whether to move or to fight first, each map by itself.

5.3b Order in a crisis
While Army Group C is in crisis the French choose the order for themselves and for the German West player turn.
`)
