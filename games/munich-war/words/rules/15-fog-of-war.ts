import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const fogOfWar = ruleChapter(`
15 Fog of war

15.0a Only the top unit
Outside combat only the top unit of an enemy stack is seen.

15.0b Stacks in battle
When a battle begins both sides see all stacks that take part, and the attack can no longer be called off.

15.0c Closed displays
The displays and tracks of the enemy are hidden.

15.0d Seen from the air
Stacks in or next to the hex of a friendly air unit on the map may be examined.
`)
