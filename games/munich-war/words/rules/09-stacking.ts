import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const stacking = ruleChapter(`
9 Stacking

9.0a What does not count
Markers, air units, naval markers and special forces do not count for stacking.

9.0b Never with enemies
Units never stack with enemies.

9.0c One country in a hex
Mobile units of different countries may not be in one hex when a phase ends.

9.0d The stacking limit
A hex holds one mobile army, or up to three smaller mobile units.

9.0e One static unit
Static units do not count against the limit, but a hex holds only one.

9.0f Fortresses and allies
A static unit may share its hex with mobile units of any friendly country.

9.0g Stacking in marsh
A marsh hex holds only one unit.

9.0h No forts in mountains
No static unit is placed in a mountain hex.

9.1a When stacking is checked
Limits hold at the end of each Movement and Combat Phase. During the phase any number may pass.

9.1b Too many units
Units beyond the limit are eliminated by their owner’s choice before the phase ends.

9.1c Not during mobilization
Reinforcements may be placed over the limit.

9.1d Mixed countries
Mobile units of two countries in one hex break the limit like too many units: a retreat may pass but not end
there, and the owner eliminates some at the end of the phase.

9.1e Two static units
A second static unit that arrives in a hex cannot leave, so one of the two is lost at the end of the Movement
Phase.
`)
