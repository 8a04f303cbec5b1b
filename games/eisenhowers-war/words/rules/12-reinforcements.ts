import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const reinforcements = ruleChapter(`
12 Reinforcements

12.0 Out of the box
Units in a Reinforcement Box may enter at any time in a Movement & Attack Phase of their side. Entering costs no movement; stacking limits hold.

12.1 Allied entry
Allied units enter at any Allied beachhead or supplied Allied port, in an enemy zone of control or not.

12.1a Turn 4 landings
Units that arrive on turn 4 may take part in an invasion of that turn.

12.1.1 The French corps
From turn 3 on the Allied player may take the Free French Expeditionary Corps out of the game in his Reinforcement Phase. Only then do F1 and F2
come into the Reinforcement Box.

12.2 German entry
German units enter in supplied German-held cities that have not been destroyed.

12.2.1 Coded German units
Four mobile and three static German units come to a hex of their own, to Italy or in exchange for another unit.

12.2.1a Own hex or Italy
Units coded Italy enter any supplied German hex of Italy outside enemy zones of control. Units with a hex enter only there; if it is not German and
supplied in the Reinforcement Phase of their turn, they are lost.

12.2.1b Army of Liguria
The Army of Liguria takes the place of a supplied German mobile unit in the southern zone, which leaves the game. If there is none, it is lost.

12.2.2 The last reserves
Operational Group Steiner and Twelfth Army come only in turn 8, at the moment when both conditions hold.

12.2.2a Across the Elbe
The first condition is an Allied corps in Germany east of the Elbe; the Protectorate does not count.

12.2.2b Room behind the Elbe
The second condition is a German-held hex in that area. Both units go to one or two such hexes.

12.2.2c Ordinary units then
After that they move and fight like other German units.

12.2.3 Garrison of Yugoslavia
Five mountain corps are placed at once in or next to Zagreb when the second invasion lands between 1913 and 1517, or when the Allies enter 2213, 2113, 2114,
2015 or 1914.

12.2.4 SS corps withdrawn
In the German Reinforcement Phase of turn 6 the 1st and 2nd SS Panzer Corps go to the Eliminated Units Box, wherever they are. From turn 7 on they may be rebuilt.

12.3 Rebuilding reduced units
Some reduced units may be rebuilt.

12.3.1 US reduced units
In each Allied Reinforcement Phase up to two reduced US units in supply and outside enemy zones of control are flipped to full strength, unless an eliminated
US unit is rebuilt in that turn.

12.3.1a French units
The three French corps are never rebuilt.

12.3.2 Commonwealth pairs
In each Allied Reinforcement Phase two reduced Commonwealth units in supply and outside enemy zones of control may be taken off the map.

12.3.2a One is lost
One of the pair goes to the Eliminated Units Box.

12.3.2b One returns
The other goes to the Reinforcement Box at full strength.

12.3.2c The same turn
The rebuilt unit may enter in the same turn. The British airborne corps is not rebuilt.

12.3.3 German reduced units
Reduced German units are not rebuilt.

12.4 Rebuilding eliminated units
Eliminated units go to the Eliminated Units Box of their side, and some return from there.

12.4.1 US eliminated units
In each Allied Reinforcement Phase one eliminated US unit may go to the Reinforcement Box, if no reduced US unit is rebuilt in that turn.

12.4.2 Commonwealth eliminated units
Eliminated Commonwealth units never return.

12.4.3 German eliminated units
In each German Reinforcement Phase one eliminated German mobile unit may be rebuilt. Static units never return.

12.4.3a Reduced on return
A two-step German unit returns reduced.

12.4.3b Through the box
The rebuilt unit goes to the Reinforcement Box and enters in the next German Movement & Attack Phase.
`)
