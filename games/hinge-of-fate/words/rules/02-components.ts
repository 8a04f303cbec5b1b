import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const components = ruleChapter(`
2 Components

2.1a Counters and die
There are 88 counters, and every chance is one roll of a six-sided die.

2.1b A misprinted corps
The French infantry corps of factor 6 that is marked W2846 begins in W2840.

2.2a Hexes and numbers
A unit is always in exactly one hex, and every hex has a number. Numbers on the East Map begin with E and on the West Map with W;
Karlsruhe is W3543.

2.2b No river at Karlsruhe
The river printed between W3443 and W3543 does not exist.

2.2c Eastern movement table
On the East Map air parity gives Poles and Soviets one movement point more, and Germans one less (13.5a).

2.2d Fortified line of chart
The ban on concentric bonuses printed in the next row of the terrain chart belongs to fortified hexes (12.12c).

2.3 What counters show
A combat unit shows its nation, force group, type, combat factor and name, and its set-up hex or the way in which it arrives.

2.4 Counters for other games
The sheet also holds counters for other games, which are never used here.

2.4a Afrika Korps extras
Spare air units, fortified boxes and supply units for Afrika Korps are no part of this game.

2.4b Partisan extras
Markers and militia units for Partisan! are no part of this game.

2.4c South Seas extras
Markers, bases and carriers for South Seas Campaign are no part of this game.

2.4d Rhineland War extras
Thirty units for Rhineland War are no part of this game (15.0).

2.4e Sedan extras
Four corrected counters for Sedan are no part of this game.

2.4f Patton extras
Units for Patton's First Victory are no part of this game (16.0).

2.5 A sample unit
Group Bielsk is a Polish mountain infantry formation of the size of a corps.

2.6 Nations and colours
The colour of a counter tells its force group. The Slovakian unit has a colour of its own and acts with Army Group South.

2.7 Types of units
There is no general difference between motorized and other units: all units of a nation have the same movement factor. Types
matter against cities and fortresses (12.14b) and on the terrain chart (11.6a).

2.8 Sizes of units
Units are armies, corps, divisions or brigades; a bracketed size is an improvised formation. Being an army matters to Poles who
attack (12.19).

2.9a Names of units
Counters carry short names; the twenty Polish units each have one of their own.

2.9b The only cavalry
On the terrain chart the Soviet Cavalry-Mechanized Group is the only cavalry unit.

2.10 Movement factors
Movement factors are not printed on the counters but in the tables of the two maps (11.4a).

2.11a Static units stay
The garrison of Hela, the Danzig Brigade and the Coastal Defense Group never move, retreat or advance.

2.11b Static units defend
Static units never attack. In defence and with their zones of control they are like other units.

2.12 Combat factor
One combat factor serves for attack and defence.

2.13a Losing steps
A two-step unit begins at full strength, is reduced by its first loss and eliminated by its second. A one-step unit is eliminated
by its first.

2.13b Gone for good
An eliminated unit never returns. Reduced German and French units can be rebuilt (9.1).

2.14 Informational markers
Markers have no steps, take no room and have no zone of control.
`)
