import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const howToWin = ruleChapter(`
4 How to win

4.1 One condition is enough
The first side that meets one of its conditions in a Victory Check Phase wins. Supply matters only where a condition says so.

4.1a Reminders on the track
The Turn Track shows the ports that are needed and the turn of the launch sites. Turn 3 asks for five ports.

4.2.1 The Ruhr
The Allies win at the end of any turn up to turn 6 if they hold the Ruhr.

4.2.2 Two great cities
The Allies win at the end of any turn up to turn 8 if they hold two of the Ruhr, Berlin and Vienna.

4.2.3 Launch sites
The Allies win at the end of turn 3 if they hold every V-1 launch site.

4.3.1 Cities and beachheads retaken
The Germans win at the end of any turn if a supplied German unit stands in a city that the Allies have held, Rome included, or if a
beachhead is in German hands.

4.3.2 Too few ports
The Germans win at the end of turns 1 to 4 if the Allies hold fewer ports in France, Belgium and the Netherlands than that turn asks for.

4.3.2a What is a port
Only the cities marked as ports count; beachheads and Italian harbours do not, nor does a port that bombers destroyed. Antwerp
counts as soon as it is Allied.

4.4 Final check
After turn 9 the Germans win if they hold a city in Germany west of the Drawn Game Line or in Italy. The Allies win if they hold all of
these and the Alpine Fortress is gone.

4.4.1 Cities in the east
In the final check each city that the Allies hold in Germany east of the Drawn Game Line, in the Protectorate or in Yugoslavia makes up for one
German-held city west of the line.

4.4.2 Drawn games
A game in which neither side wins is drawn.
`)
