import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const howToWin = ruleChapter(`
4 How to win

4.0 Aims of both sides
Germany tries to crush Czechoslovakia before its allies can make a difference. The Allies try to keep the
Czechs in the field while they close in from east and west, if possible as far as Berlin.

4.1a A quick Czech collapse
If Czechoslovakia capitulates (4.5.1a, 4.5.1b) before turn 2 ends, the German player wins at once.

4.1b1 German victory at 100 points
The German player wins at once when he has 100 victory points or more and his side controls Prague, any time
before turn 10 ends.

4.1b2 Allied defeat at 1 point
The German player wins at once when the Allied total falls to 1 or less.

4.1c1 German defeat at 1 point
The Allied player wins at once when the German total falls to 1 or less.

4.1c2 Allied victory at 100 points
The Allied player wins at once when he has 100 victory points or more.

4.1c3 Fall of Berlin
The Allied player wins at once when his side controls both hexes of Berlin, 2413 and 2414.

4.2a Czechoslovakia stands
If Czechoslovakia is still fighting when turn 10 ends, the Allies win. Victory points are not looked at.

4.2b Victory by points
If Czechoslovakia has capitulated, a lead of 20 victory points or more wins after turn 10. A smaller lead is a
draw.

4.3a Victory points
Each side begins with 50 victory points and keeps a single total, whichever of its nations gains or loses
them. Totals change as soon as something happens.

4.4a Victory point hexes
When a victory point hex passes to the other side, the taker gains its value and the loser's total falls by as
much. The value is the figure on the map.

4.4b Capture without supply
A victory point hex scores whether or not the unit that takes it is in supply.

4.4c Scored every time
Victory point hexes score each time control changes, in both directions and as often as it happens.

4.4d West Wall hexes
The first time an Allied unit enters a West Wall hex, the Allies gain 1 point and Germany loses 1. Later
changes of control of that hex score nothing.

4.5 Who never capitulates
The Soviet Union, France, Britain, Italy, Romania, Yugoslavia and Germany fight to the end of the game. For
the loss of Berlin see 4.1c3.

4.5.1a Fall of Prague
Czechoslovakia capitulates the moment the German side controls Prague.

4.5.1b Fall of the fortresses
Czechoslovakia also capitulates the moment its last fortification, standard or heavy, is breached (11.5b).
Every nation of the German side may do the breaching.

4.5.1c Czech capitulation, early or late
Before turn 2 ends, the Czech capitulation ends the game (4.1a). From turn 3 the game goes on with 4.5.1d to
4.5.1i.

4.5.1d Czech units removed
When Czechoslovakia capitulates, all its units leave the map and none returns.

4.5.1e Czech fortifications fall
If the fall of Prague made Czechoslovakia capitulate, every Czech fortification is breached at the same
moment.

4.5.1f Points for Prague
When Czechoslovakia capitulates, the points for Prague are scored if it has changed hands (4.4a). If the loss
of the fortifications was the cause, Prague scores when it is entered.

4.5.1g Points for the Czech collapse
When Czechoslovakia capitulates, the German player rolls a die and gains so many victory points. The Allied
total does not fall.

4.5.1h Other Czech cities
After the capitulation, the other Czech victory point cities score only when they are entered. Other Allied
units may still go there.

4.5.1i Czech air force gone
From the turn after the Czech capitulation, one is subtracted from the Allied air roll (6.1b). It stays one,
however many turns pass.

4.5.2a Belgium, Denmark, Netherlands
Once violated (3.3b), Belgium, Denmark and the Netherlands belong to the Allies. Each capitulates the moment
the German side controls its capital.

4.5.2b The way to Copenhagen
Copenhagen 2603 can be reached only across the Danish Straits from 2503, by movement or attack.

4.5.2c Belgian, Danish, Dutch capitulation
When Belgium, Denmark or the Netherlands capitulates, the points for the capital are scored, the German player
gains as many more as a die shows, and the units of the country are removed. The Allied total does not fall by
the roll, and other cities of the country must still be entered to score.

4.5.2d The Belgian fort
When Belgium capitulates its fort is breached and the hex counts as clear.

4.5.2e Allied airpower suffers
From the turn after, each capitulation of Belgium, Denmark or the Netherlands subtracts one from the Allied
air roll (6.1b).

4.5.3a Danzig, Luxembourg, Lithuania
Once violated, Danzig, Luxembourg and Lithuania belong to the Allies, and each capitulates when the German
side controls its capital. The points for the capital are scored; there is no roll for more and no effect on
airpower. Lithuania's unit is removed.

4.5.3b Latvia and Estonia endure
Latvia and Estonia never capitulate, not even when Riga falls.

4.5.3c Points for Danzig
The first German entry after the declaration gives Germany the points of Danzig, and the Allied total does not
fall. Every later change of control scores in both directions as usual (4.4a).

4.5.3d Other Lithuanian cities
Lithuanian victory point cities other than the capital must be entered to score.

4.5.4a Hungary and Poland
Hungary and Poland each capitulate the moment the Allies control their capital. The points for the capital are
scored without a further roll, the units of the country are removed, and its other cities must be entered to
score.

4.5.4b Allied airpower gains
From the turn after, the capitulation of Hungary or of Poland adds one to the Allied air roll (6.1b), and both
together two.

4.6 Loss of mechanized corps
Each German mechanized corps that is lost costs Germany 1 victory point if it was in supply and 2 if it was
not. It costs again if the corps returns (3.5f) and is lost once more. The Allied total does not change.
`)
