import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const howToWin = ruleChapter(`
4 Strategic events and how to win

4.1 Length of the game
The game ends after turn 12, or at once with a sudden death victory.

4.2a French break out
The Allies win at once when three French units in all have left by the north edge of the West Map in supply. A unit that was out
of supply when its move began leaves but is not counted.

4.2b Soviets take a city
The Allies win at once when supplied Soviets take Stettin, Breslau or Königsberg.

4.2c Danzig falls
The Allies win at once when Poles or supplied Soviets take Danzig.

4.2d Coup in Germany
The Allies win at once when a coup occurs (4.7).

4.3 Leaving the map
A French unit pays one movement point to leave by the north edge. No zone of control reaches off the map, so a unit that begins
its move in one may leave; a unit that entered one in the same move has stopped.

4.4a Strategic Events Table
From turn 4 on every turn begins with a die on the Strategic Events Table, with all modifiers that the maps show at that moment.

4.4b Modifiers to events
German control of Warsaw gives -2, Germans next to it -1, French control in the West Wall +1, and each German city on the West
Map in French hands +1.

4.5a Control of Warsaw
Warsaw is E2523 and E2524. Both must be German for the -2.

4.5b Next to Warsaw
A German unit beside either hex of Warsaw gives -1, never together with the -2.

4.6 Soviet Union enters
A modified 7 or 8 brings the Soviet Union in on the Allied side, once and for good. After that a 7 or 8 is no event.

4.7 A coup
A modified 9 or more is a coup, and the Allies win, whether the Soviets are in the war or not.

4.8 German victory
The Germans win at once when every Polish city and fortress is under German control at the same time.

4.9 Drawn games
If nobody has won by the end of turn 12 the game is a draw.

4.10 No levels of victory
A win is a win: there are no levels of victory.

4.11a Hela surrenders
If Gdynia, Danzig and both hexes of Warsaw are German at the end of a turn, Hela surrenders: its garrison is eliminated and the
hex is German.

4.11b Storming Hela
Hela may also be attacked like any other hex.
`)
