import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const zonesOfControl = ruleChapter(`
10 Zones of control

10.0a What has a zone
Every mobile unit has a zone of control in the six hexes around it.

10.0b What has none
Static units, aircraft, naval markers and special forces have no zone of control.

10.1a Zones are not cancelled
Other units in a hex do not cancel a zone of control.

10.1b Into all terrain
Zones of control reach into and out of all terrain.

10.1c Not across the sea
Zones of control do not reach across all-sea hexsides.

10.1d Not into neutrals
Zones of control reach neither into nor out of neutral countries.

10.2 Several zones
Several zones of control in one hex have the effect of one.

10.3a Entering a zone
A unit that enters an enemy zone of control stops.

10.3b Leaving a zone
A unit leaves an enemy zone of control only with its first step and only into a hex without one. Later in the
move it may enter another.

10.4a No duty to attack
Units in an enemy zone of control need not attack.

10.4b Retreat through zones
A retreat into an enemy zone of control costs the unit a step each time.

10.4c Pursuit through zones
Advance and pursuit ignore zones of control.

10.5 Supply and zones
A line of supply may enter an enemy zone of control but goes on only if a friendly unit is in the hex.

10.6 Cities in zones
A city in an enemy zone of control gives no points, and no unit arrives or is refitted there.
`)
