import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const uniqueUnits = ruleChapter(`
19 Unique units and terrain

19.0a Alpine attackers
With alpine units among the attackers, rough and mountain shift 1 column left instead of 2.

19.0b Alpine supply
Alpine units trace supply through mountains.

19.0c Entering mountains
Only alpine units enter mountains; others do so along railroads.

19.0d Fighting in mountains
Zones of control are normal in mountains. Other units may attack into them but neither advance nor retreat
there.

19.0e Fortresses help
Units in a hex with their fortification need not retreat and are in supply.

19.0f Enemy entrenchments
Entering an entrenchment of an enemy country costs 1 point more. An entrenchment is no fortification.
`)
