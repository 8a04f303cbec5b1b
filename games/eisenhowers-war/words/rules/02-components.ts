import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const components = ruleChapter(`
2 Components

2.1 The counter mix
There are 144 counters, of which 108 are units and 36 are markers. Dice have six sides.

2.2 The map
Each hex has its own four-digit number, and a unit is always in exactly one hex. The terrain chart says what terrain does to
movement and combat.

2.2a Errata for the table
On the combat results table the 5:1 column with a die of 6 reads 1/2.

2.2b Other terrain in hex
A city, a port or a fortification costs what the other terrain in its hex costs.

2.3 Handling the counters
The rulebook's advice on punching and clipping counters is not needed here.

2.3a The 14th Panzer
The 14th Panzer Corps is mountain-capable at full strength and reduced.

2.4 What counters show
A counter shows attack, defence and movement factors. A two-step unit has weaker factors on its back.

2.4a Codes for arrival
Units that do not begin on the map carry the turn of their arrival, or a code for what has to happen first.

2.5 Colours and sides
German mobile and static units, US and French units, British, Commonwealth and Polish units, and the First Allied Airborne Army
each have their own colours.

2.6 Types of units
There are mechanized and airborne Allied units, and German panzer, infantry, mountain, paratroop, garrison and flak units.
An airborne corps has one counter on trucks and one for air drops.

2.6a The Allied mountain unit
The Free French Expeditionary Corps is the one Allied mountain unit.

2.6b German paratroops walk
German paratroop corps are never dropped from the air.

2.6c The mountain mark
German units with the mountain mark pay the mountain-capable costs of the terrain chart.

2.7 Armies, corps, groups
The size of a unit makes no difference in play. Only the Army of Liguria and Twelfth Army are armies.

2.7a Flak districts
Seven static German units are flak districts of the home air defence.

2.8 Names on counters
Counters bear the names and numbers of their units. One infantry corps, the 4th Luftwaffe Field and later 90th Corps, has two names.

2.9 Movement factors
The movement factor is what a unit may spend in a move. Static units have none and never move.

2.10 Combat factors
An attacking unit counts its attack factor, a defending unit its defence factor.

2.11 Losing steps
A two-step unit at full strength that loses a step is flipped to its reduced side. A reduced or one-step unit that loses a step goes
to the Eliminated Units Box of its side.

2.11a Full strength at start
All units that begin on the map begin at full strength.

2.12 Markers in general
Markers have no strength, no steps and no stacking value. Each is explained where it is used.
`)
