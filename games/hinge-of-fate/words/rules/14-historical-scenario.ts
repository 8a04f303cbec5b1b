import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const historicalScenario = ruleChapter(`
14 Historical Scenario

14.1 Two commands
German East and the Polish command play by the rules of the main game unless this chapter changes them.

14.2 Forces in play
Only the East Map is used, with Army Groups North and South, the Slovaks, the Stukas and the Poles. There are no French, no Army
Group C, no paratroops and no Soviets.

14.3 Markers and turns
Both army groups have replacements. The scenario lasts twelve turns at most.

14.4 Air superiority throughout
The Germans have air superiority all the time, and Stukas decline at the end of turn 6. Operation Seaside and the surrender of
Hela are in force.

14.5 Turns of two
Each turn has a German East and a Polish player turn, nothing else.

14.6 Warsaw by storm
The Germans win at once if they hold both hexes of Warsaw before turn 6 with at most 12 steps lost.

14.7a Eastern Poland by seven
By the end of turn 7 all cities and fortresses of Eastern Poland and Hela must be German, or a supplied German unit must stand in
each of its two parts.

14.7b Conquest of Poland
By the end of turn 12 all cities and fortresses outside Eastern Poland must be German, and no Polish unit may be left.

14.7c Twelve steps lost
At that moment no more than 12 German steps may be lost.

14.8a Surrender in the East
The northern part reaches to E2817, the southern begins with E3017. At the end of turn 7 the Poles in a part with a supplied
German unit surrender.

14.8b Failing in the East
If the Germans have neither taken Eastern Poland nor entered both parts, they lose at the end of turn 7.

14.8c Leaving the East
After both surrenders German units must leave Eastern Poland by the shortest way.

14.8d The East is closed
After both surrenders no German or Polish unit enters Eastern Poland, and no German attacks into it.

14.9 Polish victory
The Poles win at the end of turn 7 or 12 if the Germans have failed until then. Danzig brings them no sudden death.

14.10 No draws
The Historical Scenario has no draws.
`)
