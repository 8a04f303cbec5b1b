import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const sequence = ruleChapter(`
4 Sequence of play

4.0a The game turn
A turn is the Events Phase, the Axis player turn, the Allied player turn and the end of the turn. Phases
follow each other strictly.

4.1 Events Phase
One die is rolled on the Events Table. The first turn has no event.

4.2 No mobilization at first
Both players skip their Mobilization Phase in the first turn.

4.2a Displays are emptied
First the side’s utilized air and naval units and special forces become available again.

4.2b Reinforcements arrive
Second, reinforcements that are due are placed on the map.

4.2c Points are spent
Third, replacement points are spent on mobilization and refit.

4.3a Air Phase
The phasing player launches missions, the other player intercepts, and the phasing player may bomb.

4.4 Movement Phase
The phasing player moves any of his land units.

4.5 Combat Phase
The phasing player attacks where he wants to.

4.6 Air Return Phase
Air units of the phasing player that are still on the map go to the Utilized display.

4.7 Surrender Phase
The phasing player checks his own countries for surrender.

4.8 End of turn
The turn markers move on. After the last turn the game is scored.
`)
