import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const introduction = ruleChapter(`
1 Introduction

1.1a Two scenarios
Hinge of Fate is played on both maps with two to four commands, the Historical Scenario on the East Map alone.

1.1b Orders of battle
Both scenarios use the historical orders of battle. The Historical Scenario only leaves force groups out (14.2).

1.2a Four commands
German East leads Army Groups North and South and the Slovaks, the Polish command the Poles and perhaps the Soviets, German West
Army Group C, and the French command the French. One player may hold several commands of a side.

1.2b Winning together
The two German commands win or lose together, and so do the Polish and the French command.

1.2c Table talk
Players may talk to friend and foe, openly or in private.

1.3 Solitaire play
One player may hold all commands.

1.4 Force groups
Every unit belongs to one of eight force groups: Army Groups North, South and C, the Luftwaffe, the Poles, the French, and the
Byelorussian and the Ukrainian Front. Only the Luftwaffe serves on both maps; no other unit changes maps.

1.5 The scale
A turn is three days. A hex is 16 miles across on the East Map and 8 miles on the West Map.
`)
