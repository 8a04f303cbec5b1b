import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const zonesOfControl = ruleChapter(`
9 Zones of control

9.1 Who has zones
Every mobile unit, supplied or not, has a zone of control in the six hexes around it, except across all-sea and blocked hexsides. Several zones
in one hex count as one.

9.1a Who has none
Static units and markers have no zone of control.

9.2 Zones in closed land
A zone of control reaches into land that the unit itself may not enter.

9.3 Entering zones
Each hex in an enemy zone of control costs one more point to enter. Leaving costs nothing, and units may go from zone to zone.

9.4 No duty to attack
Enemy zones of control force no attacks, and matter in combat only for retreats and advances.

9.5 Advancing into zones
An advancing unit stops when it enters an enemy zone of control. Zones in the hex that the defenders left are ignored.

9.6 Retreating into zones
For each hex in an enemy zone of control that a retreating stack enters, one of its units loses a step.

9.7 A number left out
The rulebook skips this number.

9.8 Friends do not help
A friendly unit does not cancel an enemy zone of control, except for supply.
`)
