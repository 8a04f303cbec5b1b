import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const tacticalConcentration = ruleChapter(`
13 Tactical concentration

13.1.1 Formations that concentrate
Tactical concentration helps German and American divisions and Soviet and Polish armoured and mechanised
corps. Infantry divisions of one army do not count together.

13.1.2 Three units of one formation
If three units of one division or corps (13.1.1) take part in a combat, their side gains one modifier. It must
be used (1.6c).

13.1.3 Concentration from several hexes
For tactical concentration the units need not be in the same hex.

13.1.4 Concentration adds up
For tactical concentration each full three counts: nine units of three divisions give three modifiers, six of
one division two, five of one division one.

13.1.5 Artillery in a concentration
Artillery of the division or corps counts for tactical concentration, also when it supports from a distance.
`)
