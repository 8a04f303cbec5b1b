import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const victory = ruleChapter(`
22 Victory

22.0a Automatic victory
A side wins at once when every enemy country has surrendered.

22.0b No automatic victory
While Britain or the Soviet Union is an enemy there is no automatic victory.

22.0c Points for cities
At the end each side counts enemy cities that it occupies or was the last to occupy.

22.0d Great capitals
Berlin counts 15, Paris and Leningrad 10, Prague, Warsaw, Budapest and Bucharest 5.

22.0e Other cities
Other capitals count 3 and other mobilization centres 1.

22.0f Reich Strategic Objectives
Each of the five objectives that German units occupy counts 2 for the Axis instead of its other points.

22.0g The Mannerheim Line
Soviet units in the hex of the Mannerheim Line count 2 for their side.

22.0h Cities of your own
Nothing counts that was friendly from the start. Terror does not matter.

22.0i Points for units
Each enemy air unit that is eliminated or surrendered counts 2, each mechanized army or corps 1, all others
nothing.

22.0j Net score
The Axis points less the Allied points decide the game.

22.1 Levels of victory
A lead of 31 or more is an Axis decisive victory, of 11 to 30 an Axis major victory. With 1 to 10 the Allies
win marginally, with 0 or less decisively.
`)
