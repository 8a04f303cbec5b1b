// What the rulebook asks for, row by row, in our own words. Ids are the rulebook's numbers, with letters for the bullets of a
// section in printed order; PAC rows come from the player aid cards. Rn is a ruling (RULINGS.md).
// A row is `id | kind | rule`; a row that needs no code or no test of its own ends in ` | no code: why`, ` | no test: why`.
export const ledgerText = `
chapter | 1 Introduction
1.0 | definition | Two-player what-if game; two scenarios: 1938 (10 turns, full) and 1939 (6 turns, introductory).
1.1 | data | A turn is 4 days in 1938 and 3 days in 1939. A hex is 20 miles across. Unit sizes: Soviet fronts and armies; armies and corps for others; German static divisions.
1.2 | data | Map edges as hex sets, ends included: north 0101 to 6110 (top row, then down column 61 to row 10), south 0134 to 6134, east 6111 to 6133, west 0102 to 0134.
1.3a | data | German player runs Germany, Italy, Hungary, Poland.
1.3b | data | Allied player runs Czechoslovakia, USSR, France, Britain, Romania, Yugoslavia (plus violated neutrals).
1.3c | mechanic | Swiss hexes are closed to both sides for movement, attack and advance.
1.3d | setup | Belgium, Denmark, Estonia, Latvia, Lithuania, Netherlands, Luxembourg start neutral; only a German invasion brings one in, on the Allied side. Danzig too (3.3).
1.3e | definition | "Western" = every nation except the USSR, whichever side; "Soviet" = USSR only.
1.4a | mechanic | Every halving rounds a remainder up.
1.4b | mechanic | All factors in one attack that are to be halved once are added first and halved once, whatever the cause and whichever hex they come from (R43).
1.4c | mechanic | A lone unit with factor 1 stays 1 when halved.

chapter | 2 Components
2.0 | data | 280 counters, one map, one d6 (several rolls where 2d6/3d6 asked).
2.1a | data | Map errata: black-dot cities are ignored for every purpose. Five misprinted names are corrected: Konigsberg 4114, Giessen 1113, Dortmund 1208, Bielefeld 1409, Hannover 1710.
2.1b | mechanic | A unit is in exactly one hex.
2.1c | data | Each hex carries natural and/or man-made terrain; each has a unique four-digit number (two digits column, two digits row).
2.1d | table-talk | Map distortion note; hex numbers for recording saved games.
2.2 | definition | Counters are combat units or markers.
2.2a | table-talk | Punching and trimming advice.
2.3 | data | Unit record: nation, id, type, size, AF, DF. Every combat unit has one step. Reverse side may show set-up hex or arrival.
2.3.1a | data | Sizes: XXXXX front, XXXX army, XXX corps, XX division. Size drives stacking and losses.
2.3.1b | data | Bracketed size = ad hoc formation (flag on unit). Used by 13.4.
2.3.1c | mechanic | Soviet front counts as army size; Soviet army counts as corps size for all purposes.
2.3.2a | data | MF by size only: army/front 4; corps and Soviet army 6; static 0.
2.3.2b | mechanic | MP are paid for in-hex terrain and hexsides by mobility class.
2.3.3 | data | Colour schemes and two-letter codes: Be, UK, Cz, Dn, Fr, Ge (mechanized / other / strategic reserve), Hu, It, Li, Ne, Po, Ro, SU, Yg.
2.3.4 | data | Abbreviation key for unit names (the names on our counters are written out).
2.3.5a | data | Two mobility classes: mechanized (motorized, mechanized, combined arms) and non-mechanized (infantry, mountain, cavalry, Flieger, static).
2.3.5b | data | Static units are non-mechanized units with AF 0.
2.3.6 | data | AF used when attacking, DF when defending.
2.3.7 | definition | Smaller units combine to larger ones under 7.0.
2.4 | data | Markers: 2 VP, 1 turn, airpower, 4 Soviet railheads, 7 national turn, 3 German phase (reorganize, move, combat), 4 breached. More breached markers may be made as needed.

chapter | 3 1938 set-up and hex control
3.0a | setup | Allied sets up first (3.1 order), then German (3.2 order). 17 white markers and neutral units stay aside.
3.0b | setup | Stacking limits hold in set-up unless a line overrides them.
3.1a | setup | Four Czech armies go to their printed hexes (reconstructed).
3.1b | setup | Six Czech static border corps: any Czech border hex or city (not black-dot), one unit per hex.
3.1c | setup | Eight Czech infantry corps wait in the breakdown pool.
3.1d | setup | Soviet fronts 1B, 2B, NW: any three USSR hexes with row below 24 (rows 01-23).
3.1e | setup | Soviet SF, SW, UF and the IAC: any four USSR hexes with row 24 or more.
3.1f | setup | Four railhead markers on railroad hexes next to the Soviet border (R17).
3.1g | setup | 28 Soviet army counters wait in the pool.
3.1h | setup | Three Yugoslav armies plus 5th and 6th Independent Corps: any five Yugoslav hexes (one each). Six infantry corps in pool.
3.1i | setup | Two Romanian armies, cavalry corps, mountain corps in 3133, 3134, 3233; four infantry corps in pool.
3.1j | setup | Nine French armies, three motorized corps, cavalry corps, BEF: any 14 French hexes that are not border hexes, one each. 18 French corps in pool.
3.2a | setup | Three Hungarian armies and the mobile corps: any four Hungarian hexes. Nine corps in pool.
3.2b | setup | Eight Polish armies, two static corps, two cavalry corps at printed hexes; the other 16 Polish units in pool.
3.2c | setup | Five Italian armies: any five Italian hexes. Eight infantry and three mechanized corps in pool.
3.2d | setup | The 25 German units marked 39 are excluded from 1938.
3.2e | setup | 11 German static divisions in any West Wall hexes (stacking: each counts 2).
3.2f | setup | Seven German armies and 14th, 15th, 16th Motorized Corps anywhere in Germany except Danzig; East Prussia counts as Germany.
3.2g | setup | Aside: 13 infantry corps (pool), 18th Mountain (3.2.2), 18th Motorized (3.2.1), 7th Flieger (12.8), six static reserve corps (3.2.2).
3.2.1a | mechanic | 18th Motorized Corps may enter when a chain of at most nine German-controlled hexes links Vienna 2128 and Breslau 2821, neither city counted.
3.2.1b | mechanic | Checked at the end of each German phase; German may then place it at once in any hex of the qualifying chain.
3.2.1c | mechanic | After placement it behaves as a normal mechanized corps.
3.2.2a | setup | 18th Mountain Corps is placed in any city in Germany in the German Movement Phase of GT 2.
3.2.2b | mechanic | From GT 3, in each German Reorganization Phase until all six are in, roll 1d6-1 = number of static reserve corps placed now.
3.2.2c | mechanic | They go to any German-controlled city or West Wall hex, stacking kept; EZOC does not forbid.
3.3a | setup | Neutral units of Belgium, Denmark, Lithuania, Netherlands aside. Luxembourg, Latvia, Estonia and Danzig (3714) are neutral without units.
3.3b | mechanic | At the start of any German Movement or Combat Phase (never a phase of Italy, Hungary or Poland, never in GT 1-2, R22) the German may declare violation of one or more neutrals. The text also names German-allied units, but the area table (PAC-G) keeps them out of every neutral.
3.3c | mechanic | Allied player at once deploys all units of the violated country in any hexes of that country; they belong to the Allied side from then on.
3.3d | mechanic | Latvia or Estonia violated: every hex of it not occupied by Germans becomes Soviet-friendly for the rest of the game. They give no VP and never capitulate.
3.3.1a | mechanic | Each violated neutral adds +1 to the Allied air roll while fighting; not Danzig, Luxembourg, Estonia, Latvia, Lithuania.
3.3.1b | mechanic | When that country capitulates its +1 ends (and -1 starts next GT).
3.4 | setup | Turn marker on 1; both VP markers on 50; seven national markers in the pool; German phase and breach markers aside.
3.5a | mechanic | In-supply non-German Western corps or Soviet army lost in combat: owner rolls 1d6; the unit returns that many GTs later.
3.5b | mechanic | 2d6 (sum) instead if the unit was OOS, lost while defending against a concentric attack, or lost while defending in or attacking into a city.
3.5c | mechanic | Return later than GT 10, or nation capitulated: permanently removed.
3.5d | mechanic | Returns in its nation's Reorganization Phase in a friendly-controlled supply source or city hex and may act normally that turn.
3.5e | mechanic | Static units and the Soviet IAC are never replaced.
3.5f | mechanic | German: one eliminated infantry corps per GT returns automatically, no roll, supply irrelevant; unused right is lost.
3.5g | mechanic | Corps (Soviet armies) lost as part of an army or front roll one by one, like any other corps (R90).
3.6a | mechanic | Control of a hex flips the instant an enemy unit enters it; else it stays with the last occupier (initially with the country's side).
3.6b | mechanic | Control may flip any number of times.
3.6c | mechanic | A ZOC alone never changes control.

chapter | 4 How to win
4.0 | table-talk | Strategic overview.
4.1a | victory | Czechoslovakia capitulates before the end of GT 2: German wins at once.
4.1b1 | victory | Before end of GT 10: German VP >= 100 and Prague German-controlled: German wins at once.
4.1b2 | victory | Allied VP <= 1: German wins at once.
4.1c1 | victory | German VP <= 1: Allied wins at once.
4.1c2 | victory | Allied VP >= 100: Allied wins at once.
4.1c3 | victory | Allied controls 2413 and 2414: Allied wins at once.
4.2a | victory | End of GT 10 with Czechoslovakia not capitulated: Allied wins, VP ignored.
4.2b | victory | Otherwise a lead of 20 VP or more wins; else draw.
4.3a | victory | Each side starts at 50 VP; one total per side; nationality of the scorer is irrelevant; totals change at once.
4.4a | victory | Control of a VP hex passing to the other side: taker + value, other side - value. Value is a property of the hex.
4.4b | victory | Supply of the capturing unit is irrelevant.
4.4c | victory | Scored on every change of control, both ways, any number of times.
4.4d | victory | West Wall hex: first Allied entry only gives Allied +1, German -1; later changes give nothing.
4.5 | victory | USSR, France, Britain, Italy, Romania, Germany, Yugoslavia never capitulate.
4.5.1a | victory | Czechoslovakia capitulates the instant the German side controls Prague.
4.5.1b | victory | Also the instant every Czech fortification is breached.
4.5.1c | victory | Before end of GT 2: sudden death (4.1a). From GT 3: play continues with steps d-h.
4.5.1d | victory | All Czech units leave the map.
4.5.1e | victory | If caused by Prague, every Czech fortification becomes breached.
4.5.1f | victory | Prague VP are settled.
4.5.1g | victory | German rolls 1d6 and adds that many VP; Allied not reduced.
4.5.1h | victory | Other Czech VP cities must still be entered to score.
4.5.1i | mechanic | From the next GT on: -1 on the Allied air roll.
4.5.2a | victory | Belgium, Denmark, Netherlands: once violated they are Allied; each capitulates the instant its capital is German-controlled.
4.5.2b | mechanic | Copenhagen can only be reached by move or attack from 2503 across the Danish Straits to 2603.
4.5.2c | victory | On capitulation: capital VP settled; German rolls 1d6 extra VP (Allied not reduced); its units removed; other VP cities must be taken.
4.5.2d | mechanic | Belgian capitulation breaches the Belgian fort hex, now treated as clear.
4.5.2e | mechanic | From the next GT: -1 Allied air roll per such capitulated nation.
4.5.3a | victory | Danzig, Luxembourg, Lithuania violated: Allied; capitulate when the capital is German-controlled; capital VP settled; no extra roll; no air effect.
4.5.3b | victory | Latvia and Estonia never capitulate, even if Riga falls.
4.5.3c | victory | Danzig: the first German entry after the declaration gives the German its VP and the Allied total loses none (R24); if Allied later takes it, normal scoring both ways.
4.5.3d | victory | Other Lithuanian VP cities must be captured.
4.5.4a | victory | Hungary and Poland capitulate the instant their capital is Allied-controlled; capital VP settled; no extra roll; their units removed; other cities must be taken.
4.5.4b | mechanic | From the next GT: +1 Allied air roll for each.
4.6 | victory | Each elimination of a German mechanized corps: German -1 VP if it was in supply, -2 if OOS. Repeats if the corps returns and dies again (R6). Allied total unchanged.

chapter | 5 Sequence of play
5.0a | sequence | At most 10 GTs; actions only in their phase.
5.0b | table-talk | No take-backs without the opponent's consent (program: no undo after a revealed roll; undo only by agreement).
5.1a | sequence | GT 1-2: only German and Czech units move and fight, inside Germany and Czechoslovakia only.
5.1b | sequence | VP scored normally in GT 1-2.
5.1c | sequence | No airpower in GT 1-2.
5.1d | sequence | German player turn: Reorganization, Movement, Combat once each, in an order chosen and locked before the first of them.
5.1e | sequence | Then Czech: Reorganization, Movement, Combat in that fixed order.
5.2a | sequence | GT 3-10: national markers are drawn at random to fix the order; German phases follow 5.3.
5.2b | data | Markers: Anglo-French (France, Britain, Belgium, Netherlands, Denmark), Czech, Hungary, Italy, Poland, Yugo+Rom (both), Soviet+Lith (both).
5.2c | sequence | A neutral may not reorganize, move or fight until violated.
5.2d | sequence | All markers return to the pool before each GT from 3; a capitulated nation's marker is removed at once from pool or track. A marker shared by several nations stays while any of them still fights (R31).
5.2e | sequence | GT order: 1 Air Superiority (once), 2 Turn Determination (draw), 3 Reorganization, 4 Movement, 5 Combat of the drawn group; repeat 2-5 until pool empty; 6 Airpower Return (once).
5.2f | sequence | Drawn marker goes to the leftmost empty box of the track.
5.2g | sequence | After phase 6 the turn advances; after the last GT victory is checked; sudden death can stop play any time.
5.3a | sequence | German Reorganization, Movement and Combat phases may each be run once per GT, in any order, in the windows at the end of phases 2, 3, 4, 5 of any draw.
5.3b | sequence | One, two or all three may be run in one window; declared one at a time.
5.3c | sequence | Worked example: German Move after a draw; German Combat then Reorganization after Soviet Movement; Soviet Combat follows; no German phases remain for the GT.

chapter | 6 Airpower
6.1a | sequence | From GT 3, Air Superiority Phase: German rolls 3d6, Allied 2d6 plus modifiers.
6.1b | mechanic | Allied modifiers, cumulative: -1 each for capitulated Czechoslovakia, Belgium, Netherlands, Denmark; +1 each for capitulated Hungary, Poland; +1 for each of Belgium, Denmark, Netherlands violated and still fighting.
6.1c | mechanic | Higher total wins and gets (difference) markers; equal: nobody gets any. Never both sides.
6.2 | mechanic | Winner assigns each marker to terror bombing or ground support; markers serve any nation of the side.
6.2.1 | mechanic | Terror bombing: in the Air Superiority Phase, 1d6 per marker; 1-3 nothing, 4-6 enemy VP -1. Marker not placed and not reusable this GT. Own VP unchanged.
6.2.2a | mechanic | After terror bombing all remaining markers must be placed, one per hex, any hex, units irrelevant.
6.2.2b | mechanic | Air zone = marker hex plus its six neighbours, terrain ignored; overlapping zones count once.
6.2.2c | mechanic | Enemy unit entering a zone hex pays +1 MP, also on rail (0.5+1).
6.2.2d | mechanic | Attack with at least one participating unit in a friendly zone: one right shift, at most one.
6.2.2e | mechanic | Defender hex in its own side's zone: one left shift, at most one.
6.2.2f | mechanic | Units in an enemy zone may not reorganize, that is combine into an army or front (R78).
6.3a | sequence | Airpower Return: every marker leaves the map and is free next GT; one mission per GT.
6.3b | mechanic | Airpower markers never absorb losses.

chapter | 7 Reorganization and disruption
7.0a | definition | Corps can be combined into an army (front), an army split into corps by choice, or an army disrupted by force (OOS 10.5, failed attack 12.4, losses 12.3).
7.0b | mechanic | Voluntary combining and splitting only in the nation's own Reorganization Phase.
7.0c | mechanic | Voluntary changes need supply.
7.0d | mechanic | All forms are legal in an EZOC.
7.0e | mechanic | A unit cannot both combine and split in one Reorganization Phase.
7.0f | mechanic | If a split/disruption overstacks the hex, the opponent moves the excess (fewest units needed) to adjacent hexes of his choice.
7.0g | mechanic | Dispersal into EZOC hexes is allowed if only such hexes are available.
7.0h | mechanic | Units that combine must be in the same hex at that moment, and a free army (front) counter must exist (R91).
7.1a | mechanic | Army counters are never permanently lost: when broken or destroyed they return to the available pool and can be rebuilt any time.
7.1b | mechanic | Czech: army = any 2 infantry corps; static corps never combine.
7.1c | mechanic | French: army = any 2 infantry corps; mechanized, cavalry and BEF never combine.
7.1d | mechanic | German: army = any 2 infantry corps, mountain included; static divisions, reserve corps, mechanized corps, 7th Flieger never.
7.1e | mechanic | Hungarian: army = any 3 infantry corps; mobile corps never.
7.1f | mechanic | Italian: infantry army = 2 infantry corps; mechanized army = exactly the three mechanized corps. Italian mechanized units have no German special powers but pay mechanized movement costs.
7.1g | mechanic | Polish: army = any 2 infantry corps or ad hoc groups; cavalry, General Reserve, Coastal Defense never.
7.1h | mechanic | Romanian: army = 2 infantry corps; cavalry and mountain never.
7.1i | mechanic | Yugoslav: army = any 2 infantry corps, the 5th and 6th Independent included (R11).
7.1j | mechanic | Belgian and Dutch units never reorganize.
7.1k | mechanic | Lithuanian and Danish armies never break down.
7.1l | mechanic | Soviet front = any 5 armies; IAC never combines.

chapter | 8 Stacking
8.0a | mechanic | Opposing units never share a hex, except the 7th Flieger marker in a drop.
8.0b | mechanic | Limits hold at all times (also while moving through).
8.0c | mechanic | At most five units in a hex.
8.0d | mechanic | At most one army/front in a hex.
8.0e | mechanic | At most one German 0-3 static corps in a hex.
8.0f | mechanic | German mechanized corps and static divisions count as two units each.
8.0g | mechanic | Overstack found at end of a phase: opponent moves the surplus to adjacent hexes free of enemies.
8.0h | mechanic | Different nationalities never stack nor pass through each other's hexes, even allies.
8.1 | mechanic | Units starting together may leave singly or in groups; the rest may go on with their own remaining MP.
8.2 | mechanic | Markers never count for stacking.
8.3a | mechanic | Only the top unit of an enemy stack is visible until an attack from or against that hex is declared.
8.3b | mechanic | After inspection the attack cannot be cancelled.

chapter | 9 Zones of control
9.0a | mechanic | Any unit, and any intact Czech or Belgian fort hex even if empty, exerts ZOC into its six neighbours.
9.0b | mechanic | Empty Maginot and West Wall hexes exert none.
9.0c | mechanic | Friendly ZOC never hinders own side, whatever the nation.
9.0d | mechanic | ZOC does not cross blocked hexsides.
9.0e | mechanic | ZOC does not cross or enter all-lake/all-sea hexsides or hexes.
9.0f | mechanic | ZOC does not enter a hex the exerting unit may not enter (R13).
9.0g | mechanic | Supply state does not affect ZOC.
9.1a | mechanic | A unit must stop on entering an EZOC.
9.1b | mechanic | A unit starting in EZOC may leave if the first hex entered is free of EZOC; it may enter another EZOC later in the move.
9.1c | mechanic | Direct EZOC to EZOC moves are forbidden, except for German mechanized corps which ignore EZOC for movement entirely.
9.1d | mechanic | Friendly units do not cancel EZOC for movement.
9.2a | mechanic | Supply may enter but not pass through an EZOC hex; a friendly unit in the hex cancels that EZOC for supply.
9.2b | mechanic | Supply to a German mechanized unit ignores all EZOC.
9.3a | mechanic | No duty to attack.
9.3b | mechanic | EZOC never stops advance after combat.

chapter | 10 Supply
10.0a | mechanic | Movement supply is judged when a unit/stack starts its move and holds for the whole move.
10.0b | mechanic | Combat supply is judged for all participants of both sides at the start of each battle.
10.1a | mechanic | Units are automatically supplied when moving in or attacking into their own country; no trace.
10.1b | mechanic | East Prussia and Danzig count as German home hexes.
10.2a | mechanic | Outside home: supplied if a chain of passable hexes of any length joins a usable source of its own nation.
10.2b | mechanic | No chain: OOS.
10.2c | mechanic | Only own-nation sources; captured enemy sources are useless.
10.2d | mechanic | Western chains may cross allied countries' hexes; Soviets follow 10.3.
10.2e | mechanic | Never into or through: enemy-occupied hexes; intact enemy forts; intact enemy heavy forts; enemy-controlled cities even if empty.
10.2f | mechanic | Into but not through an uncancelled EZOC.
10.2g | mechanic | Not across/into blocked or prohibited hexsides/hexes.
10.2h | mechanic | Not into or through neutral countries.
10.3a | mechanic | Soviet outside USSR: at most 4 hexes to a railhead; the railhead hex is not counted, the unit's own hex is (R87). MP costs are ignored.
10.3b | mechanic | Then any length of friendly-controlled connected rail hexes to a Soviet source.
10.3c | data | Soviet sources: east or south edge USSR hexes with a railroad leaving the map.
10.3.1a | mechanic | All rail hexes in the USSR start Soviet-controlled.
10.3.1b | mechanic | End of each Soviet Movement Phase: each railhead may move up to 4 rail hexes.
10.3.1c | mechanic | All rail hexes linking it to the USSR must be Soviet-controlled.
10.3.1d | mechanic | If a linking hex becomes enemy-controlled, the railhead at once falls back to the first hex with an unbroken line to a source.
10.4a | mechanic | An enemy-controlled source is unusable; usable again as soon as retaken.
10.4b | data | German: any controlled German city, incl. Danzig and East Prussian non-black-dot cities.
10.4c | data | Hungarian: Budapest. Polish: any controlled Polish city.
10.4d | data | Yugoslav: held south edge hexes in Yugoslavia. Romanian: either of the two held south edge hexes in Romania. Italian: held south or west edge hexes in Italy.
10.4e | data | French and BEF: any held hex in France.
10.5a | mechanic | OOS alone never kills; units may move into OOS positions.
10.5b | mechanic | OOS at start of move: MF halved (up).
10.5c | mechanic | OOS attackers have AF halved (sum then half, up).
10.5d | mechanic | OOS defenders keep full DF.
10.5e | mechanic | An army found OOS before moving, attacking or defending is disrupted at once.

chapter | 11 Movement
11.0a | mechanic | MF = MP per Movement Phase; adjacent steps only.
11.0b | mechanic | MP are neither saved nor shared.
11.0c | mechanic | In its Movement Phase a nation may move any number of its units; need not use all MP.
11.0d | mechanic | One unit/stack finishes before the next starts (11.2 exception).
11.0e | mechanic | MF altered by supply (10.5); enemy air zones add cost.
11.1 | mechanic | A unit can always move one hex whatever the cost; not across blocked hexsides, into prohibited/enemy hexes, or EZOC to EZOC. Static units never move (R12).
11.2a | mechanic | Only units that began together move as a stack.
11.2b | mechanic | A moving stack may drop off units which go their own way; the rest resume; repeatable.
11.2c | mechanic | Starting another stack ends the first one's right to continue.
11.2d | mechanic | A mixed stack uses the slowest MF; slower units can be dropped when exhausted and the others go on.
11.2e | mechanic | Mixed mobility classes pay their own cost for the same hex.
11.3a | data | Natural: clear, woods, swamp, broken, rough, mountain, all-lake, all-sea; river and blocked hexsides. Man-made: city, fort (heavy, standard, West Wall, Maginot), railroad.
11.3b | data | Ports have no effect but their VP.
11.3c | mechanic | Several natural types in a hex: pay the costliest.
11.3d | mechanic | Cost = costliest in-hex + hexside cost.
11.3e | mechanic | City in the hex: ignore all other terrain there.
11.3f | mechanic | Intact fort: other terrain for movement, fort for combat.
11.3g | mechanic | Black-dot cities ignored (Chemnitz 2017 example).
11.4a | mechanic | Mechanized units enter mountain/swamp only along connected rail; never attack into them even along rail, also not when the hex holds an intact fort (R86).
11.4b | mechanic | River: +1 MP to cross, waived when leaving or entering a city hex. All rivers alike.
11.4c | mechanic | All-lake/all-sea hexes closed to moves and attacks.
11.4d | mechanic | Blocked, lake, sea hexsides closed; exception Danish Straits 2503-2603; hexside 2401-2402 is a river.
11.4e | mechanic | Rail hex to adjacent rail hex through a rail-crossed hexside: 0.5 MP, other terrain ignored.
11.5a | mechanic | Intact Czech/Belgian forts can be entered only by units of the owning nation, hex by hex.
11.5b | mechanic | Breached = all defenders including the intrinsic one eliminated by attack and at least one attacker advanced in.
11.5c | mechanic | A breached fort is ignored for the rest of the game.
11.5d | mechanic | Empty West Wall hex: enemies walk in for natural terrain cost and breach it automatically.
11.5e | mechanic | Germans can never enter or attack Maginot hexes.
11.6a | mechanic | Column movement: supplied, not adjacent to an enemy unit and not in an enemy air zone at start: MF doubled.
11.6b | mechanic | Column movers may never enter EZOC or enemy air zone; rail allowed.
11.7 | mechanic | Nations may move and attack only where the table allows (PAC-G).

chapter | 12 Combat
12.0a | definition | Phasing player attacks adjacent enemies; the other defends.
12.0b | mechanic | Attacks are voluntary; once declared they are resolved.
12.0c | mechanic | A stack defends as one total.
12.0d | mechanic | One target hex per attack; any adjacent eligible units may join.
12.0e | mechanic | Factors are never split; a unit attacks once and is attacked once per Combat Phase (12.7 excepted).
12.0f | mechanic | Any number of attacks per Combat Phase; they need not be pre-declared; any order; each finished before the next.
12.0g | mechanic | Units of one hex may attack different hexes or none.
12.0h | mechanic | Every unit in the attacked hex defends.
12.1a | mechanic | Differential = modified total AF - total DF.
12.1b | mechanic | German mechanized line if German attacks and at least half comes from in-supply German mechanized units (R2).
12.1c | mechanic | Static units may attack with AF 0, never advance.
12.1d | mechanic | Column = greatest heading not above the differential; below the first or above the last use the end columns.
12.2 | mechanic | Apply the net of all shifts (PAC-C).
12.2.2a | mechanic | Concentric if attackers occupy two opposite hexes, or three alternating hexes, or four or more hexes around the target.
12.2.2b | mechanic | German +2 columns right; other nations +1; none against cities or intact forts.
12.2.2c | mechanic | Only hexes from which a unit takes part in this attack count for the geometry.
12.3a | mechanic | 1d6 on the final column; a/b = attacker/defender CE losses.
12.3b | mechanic | Defender removes first, then attacker. A side wiped out ignores the excess.
12.3c | mechanic | CE values: corps and Soviet, Danish, Lithuanian armies 1; German static division 0.5; fort intrinsic 1, lost last; Western army = its corps count; front = 5.
12.3d | mechanic | Each owner picks his own losses among involved units.
12.3e | mechanic | Armies break down in place as needed to pay.
12.4 | mechanic | If any defender is left in the hex, every surviving army/front that attacked is disrupted into its corps.
12.5a | mechanic | If all defenders (and intrinsic) are gone, any surviving participants may advance into the hex within stacking.
12.5b | mechanic | Advance costs no MP, ignores EZOC, is optional, and is decided before the next attack.
12.5c | mechanic | Static units and defenders never advance.
12.6a | mechanic | Flank attack: supplied German mech unit/stack next to an enemy-occupied hex and to an empty EZOC hex may attack that empty hex; it simply advances in.
12.6b | mechanic | Mechs from several hexes may share one flank attack within stacking; no losses on either side.
12.6c | mechanic | One flank attack per unit per Combat Phase; not into intact Czech/Belgian forts.
12.7a | mechanic | Supplied German mechs that just advanced (incl. by flank attack) may make one more attack at once on an adjacent enemy hex or, if the first attack was an ordinary one, into an adjacent empty EZOC hex (R47).
12.7b | mechanic | After a flank attack the momentum attack cannot be another flank attack.
12.7c | mechanic | Only the advanced mechs take part; before any other attack; optional.
12.7d | mechanic | One momentum attack per unit per phase; the target may have been attacked already.
12.7e | mechanic | Not into intact Czech/Belgian forts.
12.8a | mechanic | 7th Flieger: available from the German Reorganization Phase of GT 3; one drop per game; needs German air superiority that GT; in the German Combat Phase.
12.8b | mechanic | Place on the enemy hex to be attacked; 1d6-1: result 1 or less destroys it, 2 or more gives that attack 1R. Removed after the attack.
12.8c | mechanic | Placing the marker is part of declaring the attack on that hex; the attack cannot be dropped afterwards (12.0, R48).

chapter | PAC Player aid card pages
PAC-G1 | data | Belgium, Czechoslovakia, Denmark, Lithuania, Netherlands: own country only.
PAC-G1a | data | The 5.1 sentence on GT 1-2 does not let Czech units into Germany; the narrower table governs in every turn (R89).
PAC-G2 | data | France, Germany, USSR, UK: anywhere (neutral and Swiss limits still hold; GT 1-2 limits for Germany).
PAC-G3 | data | Hungary, Romania, Yugoslavia: those three plus Czechoslovakia.
PAC-G4 | data | Italy: Italy and Yugoslavia. Poland: Poland and Czechoslovakia.
PAC-M | data | MF table repeats 2.3.2.
PAC-V | data | VP summary repeats 4.4, 4.5, 4.6, 6.2.1 under older numbers (R1).
PAC-T1 | data | CRT: 6 rows x 11 columns.
PAC-T2 | mechanic | Differentials beyond the ends use the end columns.
PAC-T3 | mechanic | Footnote: mechanized line needs half the attack strength from supplied German mechanized units (R2).
PAC-C | mechanic | Shifts from defender's terrain, hexsides, air zones, concentric; all cumulative into one net shift. Left helps the defender.
PAC-C1 | mechanic | Mountain: mechs may not attack into it, even rail to rail.
PAC-C2 | mechanic | Swamp: no effect for non-mech attackers; mechs may not attack in.
PAC-C3 | mechanic | River: 1L only if every attacker attacks across a river hexside; adds to in-hex effects incl. city.
PAC-C4 | mechanic | City: no concentric shift; mech AF halved.
PAC-C5 | mechanic | All Czech/Belgian forts, Maginot and West Wall start intact; no concentric shift against forts.
PAC-C6 | mechanic | West Wall has no intrinsic garrison: empty ones are entered and breached by movement.
PAC-S | sequence | Sequence summary repeats 5.1-5.3. | no code: it repeats rows that have it
PAC-TR | data | Turn tracks: 1938 ten boxes of four days from 1 Oct; 1939 six boxes of three days from 1 Sep; national track 10 boxes; VP track 1-100, start 50.

chapter | 13 1939 scenario
13.0 | sequence | Six GTs of three days (1-18 Sep). 1938 rules apply except as changed.
13.1a | setup | Only Germany, Poland, Czechoslovakia are in play; only German and Polish units.
13.1b | mechanic | Germans operate in all three countries; Poles move and attack only inside Poland.
13.2a | setup | Poles set up as in 1938. Germans use only the 25 units marked 39: six armies and four independent corps at printed hexes, 15 corps in the pool.
13.2b | setup | Germany controls Germany and Czechoslovakia; Poland controls Poland. No Czech forts matter.
13.3a | victory | No sudden death; VP counted only at the end of GT 6. No capitulation and no running VP total (R88).
13.3b | victory | German VP: 1 Krakow 3226; 1 if CDC eliminated and Danzig 3714 German; 2 Warsaw 3821; or 1 if Warsaw Polish but a German-occupied hex is adjacent. Supply irrelevant.
13.3c | victory | 0-2 Polish win, 3 draw, 4 German win.
13.4a | sequence | Sequence of 5.1: German turn (locked phase order), then Polish Reorganization, Movement, Combat.
13.4b | mechanic | No airpower.
13.4c | mechanic | German army = 3 infantry corps.
13.4d | mechanic | SAB army never breaks down; 1 CE; army for stacking.
13.4e | mechanic | The three ad hoc corps never join an army.
`

/** The abbreviations of the rows. */
export const ledgerKey = `AF and DF are attack and defence factor, MF and MP movement factor and points, CE corps equivalent, OOS out of supply,
EZOC enemy zone of control, GT game turn, CRT combat results table, c1 to c11 its columns; Rn is a ruling in
[RULINGS.md](RULINGS.md).`
