import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const bordersAndRedRow = ruleChapter(`
10 Borders and Red Row

10.1 Areas of operation
Where a unit may go depends on its force group.

10.2a Poles stay home
Polish units move only in Poland and in the five hexes of Danzig.

10.2b Poles at the border
Polish units may attack across the border but neither advance nor retreat across it.

10.2c Zones across borders
Zones of control reach across borders both ways.

10.3 Germans in the East
Army Groups North and South and the Slovaks go anywhere on the East Map but into the Red Row.

10.4 Army Group C area
Army Group C moves, attacks and defends only in Germany.

10.5 Luftwaffe on both maps
Stukas and paratroops may serve on either map.

10.6 French area
French units go anywhere on the West Map.

10.7 Soviet area
Soviet units go anywhere on the East Map.

10.8a Entering the Red Row
Only Soviet units enter the Red Row. Zones of control reach into and out of it.

10.8b No attack into it
German units do not attack into the Red Row.

10.8c No way off it
Soviet units do not leave the map from the Red Row; they may retreat into it.
`)
