import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const tacticalConcentration = ruleChapter(`
13 Tactical concentration

13.1.1 Who gains by it
German and American divisions, and Soviet and Polish armoured and mechanised corps. Infantry divisions of one
army do not count together.

13.1.2 Three of a kind
If three units of one such division or corps take part in a combat, its side gains one modifier. It must be
used (1.6c).

13.1.3 From any hex
The units need not be in the same hex.

13.1.4 Adding up
Each full three counts: nine units of three divisions give three modifiers, six of one division two, five of
one division one.

13.1.5 Their own artillery
Artillery of the division or corps counts, also when it supports from a distance.
`)
