import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const twoStars = ruleChapter(`
S Two Stars

S-1 Length of Two Stars
Two Stars lasts sixteen turns, from 30 April to 15 May 1945.

S-2 Who goes first
In Two Stars the Americans are first in every turn.

S-3 Soviet aircraft
Before Two Stars begins the Soviet player chooses three days, one for 30 points of air strength, one for 25
and one for 20. They fly offensive support and air attacks only, and what is not used is lost.

S-4 Poles change sides
Each Polish unit rolls a die before Two Stars begins. On 1 it joins the Allies at any American headquarters;
on 2 too, but it loses an efficiency level. On 3 it stays and loses a level, on 4 it stays and is
disorganised, on 5 and 6 it stays as it is.

S-5 Soviet supply and towns
German towns bar Soviet and Polish lines of supply as in N-7.

S-6 Headquarters by nation
Soviet and Polish headquarters help as in N-8a and N-8b.

S-7 Polish headquarters
A Polish headquarters helps in its own hex in defence only, as in N-9.

S-8a Two players: the first day
On 30 April the Allied player moves and attacks with Americans only. The Germans still defend, support,
retreat and pursue.

S-8b Two players: order
In a game of two players, on days after the first all Americans move before the first German does.

S-8c Two players: common phases
In a game of two players Americans and Germans otherwise share their phases.

S-8d No common hexes
Americans and Germans do not end in the same hex.

S-8e Passing through
Americans may pass through hexes with Germans, but not the other way round.

S-8f Attacking together
If Americans and Germans attack together, the defender gets three modifiers. Defending together has no such
price.

S-8g Poles and Germans
A Polish unit on the Allied side that is next to Germans in its Combat Phase must attack them.

S-9a Three players
The Americans have phases 1 to 6, the Soviets 7 to 12, the Germans 13 to 18. Americans and Germans are not at
war with each other.

S-9b Eighteen phases
A turn of three players has eighteen phases, not twelve.

S-S1 German supply
In Two Stars German supply comes from the north, west and south edges of the map and from Dresden.

S-S2 Soviet supply
In Two Stars Soviet supply comes from the east edge of the map.

S-S3 American supply
In Two Stars American supply comes from any road on the west edge south of the Elbe.

S-G German set-up
All Germans are in field fortifications, and several divisions begin with fewer efficiency levels. The
garrisons of Dresden and Görlitz never leave their city, neither by retreat nor by pursuit; HQ LVII may.

S-R Soviet set-up
All Soviets and Poles are in field fortifications, and several formations begin with fewer efficiency levels.
The Soviet player takes two levels off infantry divisions of 52 Army as he likes.

S-A American set-up
All Americans are in field fortifications. Corps reserves are placed freely west of the Elbe and of the river
that joins it at 1729.

S-B Bridges in Two Stars
All bridges on the map stand when Two Stars begins, over the Nysa and the Elbe too. A game option has those
over the Elbe blown.

S-A2 American aircraft
American air strength by day, from 30 April, is 30, 26, 24, 20, 15, 28, 24, 22, 20, 15, 26, 22, 19, 16, 14 and
22 points.

S-A3 Saving aircraft
Up to 10 unused American air points of a day may be kept for later days. In a turn at most 20 saved points
fly.

S-V0 Who has won
In Two Stars the most victory points win, and equal totals are a draw. A player who commands both Americans
and Germans adds their points and halves the sum, rounded down.

S-V1 Soviets in Czechoslovakia
The Soviets gain 20 points if at the end a Soviet unit in supply stands in Czechoslovakia. More hexes bring no
more points.

S-V2 Roads to the south
The Soviets gain 10 points for each road off the south edge whose last hex they control and can supply.

S-V3 Losses of the Americans
The Soviets gain 2 points for each American unit eliminated, and for each Polish unit that fought for the
Allies.

S-V4 Losses of the Germans
The Soviets gain 1 point for each German unit eliminated.

S-V5 Holding the Americans
The Soviets gain 51 points less the column of the easternmost American unit in supply, but never less than 0.

S-V6 Losses of the Soviets
The Americans gain 2 points for each Soviet unit that they eliminate. A unit scores once, for the nation that
destroyed it.

S-V7 Losses of the Poles
The Americans gain 1 point for each Polish unit on the Soviet side that is eliminated.

S-V8 Points for towns
The Americans gain 1 point for each town hex that they control.

S-V9 Drive to the east
The Americans gain the column of their easternmost unit in supply less 17, but never less than 0.

S-V10 The southern edge
The Germans gain 20 points if no Soviet unit in supply stands on the south edge at the end.

S-V11 Points for Dresden
The Germans gain 8 points if all hexes of Dresden are theirs at the end.

S-V12 Soviets destroyed
The Germans gain 2 points for each Soviet unit that they destroy (S-V6).

S-V13 Towns retaken
The Germans gain 2 points for each town hex that was Soviet at the start and is German at the end.
`)
