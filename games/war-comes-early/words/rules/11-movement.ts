import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const movement = ruleChapter(`
11 Movement

11.0a Movement points
A unit's movement factor is what it may spend in a Movement Phase, going from hex to adjacent hex.

11.0b No saving of points
Movement points are not saved for later and not lent to others.

11.0c Who moves
In its Movement Phase a nation may move as many of its units as it likes, each as far as it likes within its
points.

11.0d One move after another
A unit or stack finishes its move before the next one begins. Parts of one stack are the exception (11.2b).

11.0e What changes the points
Being out of supply halves the movement factor (10.5b), and enemy air zones raise the cost of hexes (6.2.2c).

11.1 One hex at least
A unit may always move one hex, whatever it costs. That does not take it across blocked hexsides, into closed
or enemy-held hexes or from one enemy zone of control into another, and static units do not move at all.

11.2a Moving as a stack
Only units that begin the phase in the same hex move together.

11.2b Dropping units off
A moving stack may pause while some of its units go another way; the rest then moves on. This may be done
again and again.

11.2c No return to a stack
As soon as a unit from another hex begins to move, the earlier stack has finished.

11.2d The slowest sets the pace
A stack moves at the pace of its slowest unit. When that one has no points left it can be left behind, and the
others go on.

11.2e Each pays for itself
Mechanized and other units in one stack may pay different costs for the same hex.

11.3a Kinds of terrain
Natural: clear, woods, swamp, broken, rough, mountain, all-lake and all-sea hexes, river and blocked hexsides.
Man-made: cities, fortifications (standard, heavy, West Wall, Maginot Line) and railways.

11.3b Ports and points
Ports are worth their victory points and have no other effect.

11.3c Several terrains in a hex
Where a hex has more than one natural terrain, the most expensive is paid.

11.3d Cost of a step
A step costs the most expensive terrain of the hex entered plus the hexside crossed.

11.3e Terrain of cities
In a hex with a city all other terrain of the hex is ignored.

11.3f Fortified hexes
In a hex with an intact fortification, the natural terrain counts for movement and the fortification for
combat.

11.3g Black-dot cities
Cities with a black dot, such as Chemnitz 2017, are ignored.

11.4a Mechanized units off the road
Mechanized units enter mountain and swamp only along a railway that runs on from hex to hex. They never attack
into such a hex, not even along a railway or against a fortification there. A city in the hex lifts both bans.

11.4b Crossing rivers
Crossing a river costs one point more, except on the way into or out of a city. All rivers are alike.

11.4c Lakes and seas
Nobody moves or attacks into all-lake or all-sea hexes.

11.4d Closed hexsides
Nobody moves or attacks across blocked, lake or sea hexsides. The Danish Straits 2503/2603 can be crossed and
always cost a point more; 2401/2402 is a river.

11.4e Moving by rail
A step along a railway, from rail hex to rail hex through a hexside that the railway crosses, costs half a
point whatever the terrain. It does not matter who controls the railway.

11.5a Who enters fortifications
An intact Czech or Belgian fortification may be entered only by units of the nation that owns it. Each hex is
judged for itself.

11.5b Breaching fortifications
A fortification is breached when an attack has eliminated all its defenders, its own garrison included, and at
least one attacker advances into it. If nobody advances it is as good as new.

11.5c Breached for good
A breached fortification is ignored for the rest of the game.

11.5d Empty West Wall
Enemy units simply move into an empty West Wall hex at the cost of its natural terrain, and it is breached.

11.5e Maginot Line
German units never enter or attack hexes of the Maginot Line.

11.6a Column movement
A unit that begins its move in supply, next to no enemy unit and in no enemy air zone may double its movement
factor.

11.6b Limits of column movement
A unit in column movement may not enter an enemy zone of control or an enemy air zone; railways may be used.
German mechanized corps may enter enemy zones of control even so, unless the game option says no.

11.7 Areas of operations
Each nation moves and attacks only in the countries that are open to it: PAC-G1 to PAC-G4.
`)
