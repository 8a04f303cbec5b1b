import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const nysa1945 = ruleChapter(`
N Nysa 1945

N-1 Length of Nysa 1945
Nysa 1945 lasts seventeen turns, from 16 April to 2 May.

N-2 Who goes first
In Nysa 1945 the Soviet player is first in every turn.

N-3 Nysa bridges
In Nysa 1945 all bridges over the Nysa begin destroyed.

N-4 Soviet barrage
On 16 April, and on no other day, the Soviets may fire a barrage (6.5.3) with ten ammunition units.

N-5a Soviet aircraft
In Nysa 1945 the Soviets have 30 points of air strength on 16 April, 20 on 17 April, 10 on 18 April and none
later.

N-5b Missions of Soviet aircraft
In Nysa 1945 Soviet aircraft fly offensive support and air attacks, against German units only. Points that are
not used are lost.

N-6 Pontoon bridges
Each Soviet army and the 2nd Polish Army has one pontoon bridge, which it may lay right after the Combat
Phase. It needs a unit of that army on the bank and a far bank out of enemy zones of control, and then it
works and is lost like any bridge.

N-7 Soviet supply and towns
A Soviet or Polish line of supply does not pass a town that the Germans hold, nor a hex next to it. A friendly
unit in the town lifts the ban, and a friendly regular unit opens the hex it stands in; a game option makes
every town without a garrison a bar.

N-8a Headquarters by nation
Soviet and Polish headquarters help units of their own nation only.

N-8b Headquarters in their own hex
Any headquarters helps the units in its own hex in defence, whatever their nation.

N-9 Polish headquarters
A Polish headquarters helps in defence only, and only in its own hex.

N-10 Limit of the Americans
In Nysa 1945 American units do not cross the Elbe or go east of column 17.

N-11 German replacement headquarters
Once in the game, after the Germans have lost a headquarters, they may place HQ IV and Art./IV in a town that
they hold and that is out of enemy zones of control. This is done in their Movement Phase.

N-S1 German supply
In Nysa 1945 German supply comes from the north, west and south edges of the map and from Dresden.

N-S2 Soviet supply
In Nysa 1945 Soviet supply comes from the east edge of the map.

N-S3 American supply
In Nysa 1945 American supply comes from the hexes by which American units entered.

N-G0 Germans dug in
All German units that begin on the map are in field fortifications. Those that come later are not.

N-G0b Guns at the start
In both scenarios the owner sets each towed gun on the map up for combat or for transport, and for combat if
he does not say. Guns that come later begin in transport setup.

N-G1 Volkssturm set-up
One Volkssturm brigade begins in each of 4204, 3116, 4928, 4110, 3306, 3426 and 2800.

N-G2 Anti-tank and flak set-up
691 Anti-tank Regiment begins in 5000, 1 Flak in Görlitz, 2 Flak in 4329, 3 Flak in Dresden and 4 Flak in
4008.

N-G3 V Corps set-up
21 Armoured Division and HQ V begin in Cottbus; 89/36 SS in 5000 and 90/36 SS in 4802; 698/342 in 4705,
687/342 in 4808, 554/342 in 5110; Art./V in 4508. Four resilience groups stand west of the Nysa, each within
four hexes of a unit of the corps.

N-G4 Böhmen group set-up
The brigades Mähren, Trabant, Schultze and Böhmen begin with HQ GD and Art. GD in 3819. A, B and C/545 stand
in 5112, 5115 and 5016, A and B/615 in 5217 and 5418, 687 Pioneers in 5719, the assault guns of GD in 4622.

N-G5 Brandenburg set-up
The tanks of Brandenburg begin in 4622, its artillery in 5425, its 1st Regiment in 5721 and its 2nd in 5823;
1244 Regiment begins in 5924. Four more resilience groups stand along the line of V Corps.

N-G6 LVII Corps set-up
HQ LVII, Görlitz 1 to 3, both artillery units 732 and 733 and 105/72 begin in Görlitz. 124/72 stands in 6025,
266/72 in 6226, 37/6 in 6427.

N-G7 Moser Corps set-up
HQ Moser, 463 and 469 begin in Dresden, 464 in 0919, 406 in 1323 and 193 in 1829.

N-G8 German reinforcements
17 April: 91/36 SS at D. 18 and 19 April: 35 SS at D, 275 at E, 10 SS Armoured at F, 18/6 and 58/6, Art./LVII,
300 and 4 szturmowy at X, 344 at X or W, 20 Armoured at W, U or Y. 20 to 27 April: 269 and 1 HG at W, U or Y,
655 Pioneers and 17 at X, 1 Anti-tank Brigade at E, HQ Jollase, FB, 2 HG with HQ HG and 600 at F, Freie
Ukraine and Własow at Y, 2 SS Armoured, 546, Chemnitz and HQ Kohlsdorfen at P.

N-R1 Soviet set-up
The Soviet and Polish armies begin along the Nysa in the hexes that the set-up gives them, without field
fortifications.

N-R2 Soviet reinforcements
On 17 April the 294 and 337 Infantry Divisions arrive at C.

N-R3 Entry of 28 Army
Each unit of 52 Army that has crossed the Nysa lets one unit of 28 Army of the same type enter at D in the
next Movement Phase. A unit counts once, even if it goes back or is lost.

N-A1 American arrivals
From 25 April the Soviet player may bring on one American regiment a day at K or L, and he moves them. A day
that is missed is lost.

N-V1 Race to Berlin
The Soviets win at once when armoured and mechanised units worth 60 efficiency levels have left the map by
zone S. Wheeled units count unless the game option says no; infantry and cavalry do not.

N-V2 Counting towns
If the Soviets have not won by zone S (N-V1), each side counts one point for every town hex it controls after
turn 17. Each hex of a city counts.

N-V3 Who has won
If the Soviets are not ahead, the Germans win. A Soviet lead of 1 to 10 is a minimal victory, 11 to 16 a
medium, 17 to 30 a significant and 31 or more a total one.
`)
