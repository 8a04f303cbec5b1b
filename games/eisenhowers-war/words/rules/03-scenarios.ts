import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const scenarios = ruleChapter(`
3 Scenarios

3.1 Two scenarios
Players choose the Historical or the Alternate Invasion, and their sides.

3.2 Historical invasion
The landing in Normandy has been made. Both sides set up in the open.

3.2.1 Printed set-up hexes
Every unit with a hex on its counter begins there. The first beachhead marker lies in 3304.

3.2.2 Units that come later
Units with a turn number wait in that box of their Turn Track. Both turn markers begin on turn 1.

3.2.3 Planning the second invasion
Before play the Allied player secretly writes down the hex of a second invasion and its turn, 3 or 4. The German player does not
learn whether there is a plan until that turn.

3.2.3a Mediterranean landings
Any Mediterranean coast hex of France or Italy may be chosen.

3.2.3b Adriatic landings
Any Adriatic coast hex from 1215 to 1517 may be chosen.

3.2.3c Atlantic landings
Any Atlantic coast hex from 2700 to 3510 may be chosen.

3.2.3d Calling it off
No plan is needed, and a planned invasion may be called off at the last moment. An invasion that is called off is not made later.

3.2.3e Landing among friends
If the hex has become Allied, the landing may still be made, even if only for its beachhead.

3.2.4 The first turn
The Historical Invasion begins with the Allied Reinforcement Phase of turn 1.

3.2.4a Allies in the south
In turn 1 Allied units of the southern zone do not move. They may attack.

3.2.4b Germans in turn 1
In turn 1 German units of the northern zone neither move nor attack. Those of the southern zone move and do not attack; what counts
is where a unit stands when the phase begins.

3.2.4c No early offensive
There is no Fuehrer Mandated Offensive in turn 1.

3.2.4d A port in June
At the end of turn 1 the Allies need at least one port (4.3.2).

3.2.4e British attacks in June
In turn 1 of the Historical Invasion the British army group in the north attacks 3204 and 3205 only.

3.2.4f The 2nd SS
In the German Reinforcement Phase of turn 1 the 2nd SS Panzer Corps is placed in any supplied French hex that is neither Allied nor
in an Allied zone of control.

3.2.4g Advice for June
Take Cherbourg, then break the German ring.

3.3 Alternate invasion
The Allied player chooses where to land. The game begins with the Allied Invasion Phase of turn 1, and the invasion has to be made.

3.3.1 German free set-up
German mobile units that set up in France or Belgium may be placed in any hexes of these two countries within the stacking limits.

3.3.2 Planning the first invasion
The four corps of 3304 and, if wanted, one airborne corps are set aside. The Allied player secretly writes down an Atlantic hex from
2700 to 3510 or a Mediterranean hex from 2101 to 2007, and then plans the second invasion.

3.3.2a Others come as printed
All other Allied reinforcements come in their printed turns.

3.3.3 One corps moves
After the plans are written the German player may move one 2-3-4 infantry corps to another hex of France or Belgium.

3.3.4 The alternate first turn
The bans of turn 1, the port that is needed and the arrival of the 2nd SS are those of 3.2.4.

3.3.4a Separate targets
If the first landing met no Germans, the American and the British army group do not attack the same hex in turn 1.

3.3.4b The Seine opened
If the first landing is on the Atlantic coast from 3305 to 3510, the Seine is an ordinary river for German movement for the whole game.

3.3.4c Phases of turn 1
The Historical Invasion leaves out the Allied Invasion Phase of turn 1. The Alternate Invasion leaves out none.

3.4 Hex control
At the start every hex is German that holds no Allied unit. A hex changes hands at once whenever a unit of the other side enters it.
`)
