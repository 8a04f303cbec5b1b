import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const playerAidCards = ruleChapter(`
PAC Player aid cards

PAC-G1 At home only
Belgium, Czechoslovakia, Denmark, Lithuania and the Netherlands move and attack in their own country only.

PAC-G1a Czechs stay at home
The Czechs stay in their own country in turns 1 and 2 as well: 5.1a limits the Germans and does not open
Germany to them.

PAC-G2 Free to go anywhere
France, Germany, the Soviet Union and Britain move and attack anywhere. Neutral countries (3.3b), Switzerland
(1.3c) and, for the Germans, turns 1 and 2 (5.1a) are still limits.

PAC-G3 The Danube countries
Hungary, Romania and Yugoslavia move and attack in each other's countries, their own and Czechoslovakia.

PAC-G4 Italy and Poland
Italy moves and attacks in Italy and Yugoslavia, Poland in Poland and Czechoslovakia.

PAC-M Movement factors
The card repeats the figures of 2.3.2a.

PAC-V Victory points
The card sums up 4.4a to 4.6 and terror bombing (6.2.1).

PAC-T1 Combat results table
The table has six rows for the die, eleven columns for the differential (12.1d) and two headings: one for
German mechanized attacks (12.1b), one for all others.

PAC-T2 Beyond the table
A differential beyond either end uses the column at that end.

PAC-T3 Who uses the mechanized line
An attack uses the mechanized line if at least half of its strength comes from German mechanized units in
supply (12.1b).

PAC-C Column shifts
Terrain of the attacked hex, hexsides, air zones (6.2.2d, 6.2.2e), a concentric attack (12.2.2b) and the 7th
Flieger Division (12.8b) shift the column. All shifts are added; left helps the defender, right the attacker.

PAC-C1 Attacking into mountains
Mechanized units do not attack into mountains, not even along a railway.

PAC-C2 Attacking into swamp
Swamp does not help the defender, but mechanized units do not attack into it at all.

PAC-C3 Attacking across rivers
If every attacker attacks across a river, the attack moves one column to the left. This is added to the effect
of the hex, a city included.

PAC-C4 Attacking cities
Against a city there is no concentric shift, and mechanized units attack at half strength.

PAC-C5 Attacking fortifications
All Czech and Belgian fortifications, the Maginot Line and the West Wall begin intact (11.5b). Against intact
ones there is no concentric shift.

PAC-C6 West Wall garrisons
The West Wall has no garrison of its own. An empty hex is entered by movement and so breached (11.5d).

PAC-S Sequence of play
The card sums up 5.1a to 5.3b.

PAC-TR Turn and point tracks
In 1938 there are ten turns of four days from 1 October, in 1939 six of three days from 1 September. The
national track has ten boxes, and victory points begin at 50.
`)
