import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const setUpAndHexControl = ruleChapter(`
3 Set-up, fog of war and hex control

3.1 Open set-up
Commands are chosen first. The set-up is fixed, and everybody sees it.

3.2a Printed hexes
A unit with a hex on its counter begins there: Group Bielsk in E3333.

3.2b Units held aside
The five units of the Byelorussian and the three of the Ukrainian Front, the French reinforcements, the XXII Corps, both Stukas
and the paratroops wait off the maps.

3.2c The XIX Panzer Corps
The XIX Panzer Corps begins in E1434.

3.3a First turn and supply
The game begins with turn 1, and Army Group C has 49 supply points.

3.3b First airpower environments
The Germans begin with air superiority in the East and air parity in the West. All other markers wait.

3.4a Hidden under the top
Of an enemy stack only the top unit and the number of units are seen, until an attack on it is declared. Allies see each other's
stacks; the owner decides which unit lies on top.

3.4b No calling off
Once a declared attack has shown a stack it must be carried out.

3.5a First control
At the start Germany, East Prussia, Slovakia and the city of Danzig are under German control, all other land under Allied control.

3.5b Taking control
A hex changes control the moment a ground unit of the other side enters it, as often as that happens. A zone of control takes
nothing.

3.5c What control means
Control matters for cities and fortresses: for victory and for supply lines. Neither map has neutral ground.
`)
