import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const optionalRules = ruleChapter(`
23 Optional rules

23.1 Additional armoured forces
The German 19th Panzer Corps and the French armour of De Gaulle join the set-up, and the British Mobile Corps
begins whole. Two German corps and one French army are taken out.

23.2a German surprise attack
Before the first turn a die is rolled for each Allied and each neutral country.

23.2b Caught or alert
On 1 to 3 its aircraft begin utilized and cannot intercept in the first German turn. On 6 it receives 1
replacement point to spend at once.

23.3 Naval evacuation
Amphibious markers may fetch units from any coast to a friendly controlled port. On a die of 4 to 6 a unit is
reduced and may not attack in the turn.

23.4a Sailing round the map
British and French units may sail to map-edge hexes of France and Britain, Italian units to 1823, 1922 and
2023.

23.4b After such a voyage
Units that sailed round the map do not attack in the turn. Nobody sails from such hexes unless they are ports.

23.4c Ships to Romania
British and French units may sail to and from the Romanian coast while Romania is at war and Italy does not
fight for the Axis.

23.5 Poland and politics
German and Soviet land units keep out of a Poland that fights on their side, and Poles out of their countries.
Attacks, aircraft, special forces and lines of supply are not affected.

23.6 Soviet preparedness
Before the Soviets set up, a die is rolled for each reduced unit. On 5 or 6 it begins at full strength.
`)
