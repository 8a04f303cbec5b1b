import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const introduction = ruleChapter(`
1 Introduction

1.0 The game
Two players fight a war that did not happen: Czechoslovakia refuses the Munich Agreement and is attacked.
Czechoslovakia 1938 is the full game of ten turns; Poland 1939 (13.0) is a shorter one of six turns to learn
with.

1.1 Scale of the game
A turn is four days in 1938 and three days in 1939, and a hex is 20 miles across. The counters are Soviet
fronts and armies, armies and corps of all other nations, and a few German static divisions.

1.2 Map edges
The north edge runs from 0101 along the top row and down column 61 to 6110, the east edge from 6111 to 6133,
the south edge from 0134 to 6134 and the west edge from 0102 to 0134. The hexes at both ends belong to the
edge.

1.3a The German side
The German player commands Germany, Italy, Hungary and Poland.

1.3b The Allied side
The Allied player commands Czechoslovakia, the Soviet Union, France, Britain, Romania and Yugoslavia, and
every neutral whose neutrality Germany violates (3.3b).

1.3c Switzerland is closed
Swiss hexes are closed to everybody: nobody moves, attacks or advances into them. The same goes for land that
belongs to no country of the game, such as Sweden.

1.3d Neutral countries
Belgium, Denmark, Estonia, Latvia, Lithuania, Luxembourg, the Netherlands and Danzig begin neutral. Only a
German violation brings one of them into the war (3.3b), and always on the Allied side.

1.3e Western and Soviet
In these rules every nation but the Soviet Union is Western, whichever side it fights on. Soviet means the
Soviet Union alone.

1.4a Halves round up
Whenever something is halved, a remainder is rounded up.

1.4b Add first, then halve
All factors of one attack that are to be halved are added together and the sum is halved once, whatever the
reason and whichever hex they attack from. Factors to be halved twice form a sum of their own.

1.4c A factor of one
A single unit with a factor of 1 keeps it when it is halved.
`)
