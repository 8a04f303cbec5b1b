import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const components = ruleChapter(`
2 Components

2.0 Map, counters and die
The game has one map, 280 counters and one six-sided die. Where two or three dice are asked for, the rolls are
added.

2.1a Corrections to the map
Cities with a black dot do not exist for any rule. Five misprinted names are put right: Konigsberg 4114,
Giessen 1113, Dortmund 1208, Bielefeld 1409 and Hannover 1710.

2.1b One hex at a time
A unit is always in exactly one hex.

2.1c Hexes and their numbers
Every hex has natural terrain, man-made terrain or both, which matter for movement and combat. Its four digits
are the column and then the row.

2.1d The shape of the map
Coasts and rivers are bent a little to follow the hexes; distances between places hold. Hex numbers also serve
to write a position down.

2.2 Units and markers
A counter is either a combat unit or a marker that reminds the players of something.

2.2a Handling printed counters
Advice on punching and trimming printed counters. It has no effect here.

2.3 What a counter shows
A counter shows nation, name, type, size, attack factor and defence factor. A unit has a single step: it is
whole or lost. The back of some counters shows where the unit sets up or when it arrives.

2.3.1a Sizes of units
XXXXX is a front, XXXX an army, XXX a corps and XX a division. Size decides how units stack (8.0) and what
they count as losses (12.3c).

2.3.1b Ad hoc formations
A size in brackets marks a formation raised for this campaign only. It matters in Poland 1939 (13.4e) and for
Polish armies (7.1g).

2.3.1c Soviet sizes
A Soviet front counts as an army, and a Soviet army counts as a corps, for every rule.

2.3.2a Movement factors
Armies and fronts have 4 movement points, corps and Soviet armies 6, static units none. The size alone
decides.

2.3.2b Paying for movement
A unit pays movement points for the terrain of each hex it enters and for the hexsides it crosses. What it
pays depends on its mobility class (2.3.5a).

2.3.3 Nations and colours
Two letters and a colour name the nation: Be Belgium, UK Britain, Cz Czechoslovakia, Dn Denmark, Fr France, Ge
Germany, Hu Hungary, It Italy, Li Lithuania, Ne Netherlands, Po Poland, Ro Romania, SU Soviet Union, Yg
Yugoslavia. German mechanized corps, other German units and the German strategic reserve have shades of their
own.

2.3.4 Names of units
Printed counters shorten the names of formations. Here names are written out.

2.3.5a Mobility classes
Motorized, mechanized and combined-arms units are mechanized. Infantry, mountain, cavalry, Flieger and static
units are not. The class matters for terrain, combat and supply.

2.3.5b Static units
Static units are non-mechanized units with an attack factor of 0.

2.3.6 Attack and defence
A unit uses its attack factor when it attacks and its defence factor when it is attacked.

2.3.7 Larger formations
Corps can be combined into armies, and Soviet armies into fronts, as chapter 7 describes (7.0a).

2.4 Markers of the game
There are two victory point markers, a turn marker, airpower markers (6.1c), four Soviet railheads (10.3.1),
seven national markers (5.2b), three German phase markers (5.3a) and four breached markers (11.5b). Breached
markers never run out.
`)
