// What the rulebook asks for, row by row, in our own words. Ids are the rulebook's numbers, with letters for the bullets of a
// section in printed order. Rn is a ruling (RULINGS.md). Chapter 23 belongs to another game and is left out.
// A row is `id | kind | rule`; a row that needs no code or no test of its own ends in ` | no code: why`, ` | no test: why`.
export const ledgerText = `
chapter | 1 Introduction
1.0 | definition | Two-player game (solitaire friendly) of NW Europe June 1944 to April 1945; the historical result is calibrated as a draw.
1.0a | data | Country borders on the map are the 1944 German-drawn ones (annexed lands belong to Germany).
1.1 | data | A turn is one or two months; a hex is 40 miles / 65 km across flats.
1.2 | definition | Classify a unit as mobile when its printed MF is above 0, static when it is 0. Classification never changes with supply or halving.

chapter | 2 Components
2.1 | data | Counter mix of exactly 144 pieces (units and markers); six-sided dice.
2.2 | data | Hex grid with unique four-digit ids; a unit is in exactly one hex at a time; terrain chart governs movement and combat.
2.2a | data | Errata: CRT column 5:1, die 6, gives 1/2.
2.2b | definition | OTIH on the terrain chart means: use the cost or effect of the other terrain in that hex.
2.3 | table-talk | Handling of cardboard pieces.
2.3a | data | Errata: 14th Panzer Corps is mountain-capable on its reduced side also.
2.4 | definition | A unit shows AF-DF-MF, a full-strength front and (two-step units) a weaker back.
2.4a | data | Instead of a set-up hex a unit may carry an arrival turn or a code for a condition.
2.5 | data | Sides by colour: German mobile, German static; Allied: US and French, British/Commonwealth/Polish, First Allied Airborne Army.
2.6 | data | Unit types: mechanized, Allied airborne (drop mode / ground mode), German flak, garrison, infantry, mountain infantry, panzer, paratroop.
2.6a | data | The Allies own exactly one mountain unit.
2.6b | mechanic | German paratroops can never air-drop.
2.6c | mechanic | German units with the mountain mark use mountain movement costs.
2.7 | data | Army, corps and ad hoc corps-group symbols have no play difference; only AOL and 12A are armies.
2.7a | data | Seven German flak units (Luftgau), bracketed ad hoc corps equivalents.
2.8 | data | Unit name abbreviations (see facts.json). 4L/90 is one infantry corps with two names.
2.9 | definition | MF is the movement budget; static units have 0 and never move.
2.10 | definition | AF is used when attacking, DF when defending.
2.11 | mechanic | One- or two-step units. Step loss flips a full two-step unit; a one-step or reduced unit is eliminated to its side's Eliminated Units Box.
2.11a | setup | Units set up on the map start at full strength.
2.12 | data | Markers are memory aids without combat value; each one's job is in its own section (beachhead 5.3.2, aerial 7.11, bomber 10.10, bridge 13.5, FMO 13.6, Thunderclap 13.7, fortress 13.8).

chapter | 3 Scenarios
3.1 | setup | Let players choose historical or alternate scenario and sides.
3.2 | setup | Historical: landing in Normandy already done; open set-up.
3.2.1 | setup | Each unit with a printed hex goes exactly there; place one beachhead in 3304.
3.2.2 | setup | Units with arrival digits (plain, with asterisk or question mark) go on their side's Turn Track; turn markers on turn 1.
3.2.3 | setup | Allied player secretly records turn (3 or 4) and hex of a possible second invasion before play. Hidden from the German client until revealed.
3.2.3a | data | Eligible: any French or Italian Mediterranean coastal hex.
3.2.3b | data | Eligible: any Adriatic coastal hex; the Adriatic coast runs 1215 through 1517 (R103).
3.2.3c | data | Eligible: Atlantic coastal hexes 2700 through 3510 inclusive.
3.2.3d | mechanic | No plan is legal; a planned invasion may be cancelled at the last moment, then it can never be made.
3.2.3e | mechanic | If the chosen hex is already Allied-controlled the landing may still be made (places beachhead).
3.2.4 | sequence | Historical turn 1 starts in Phase II; Phase I skipped.
3.2.4a | mechanic | Turn 1: Allied units in the southern zone may not move, may attack.
3.2.4b | mechanic | Turn 1 Phase V: German units in the northern zone may neither move nor attack; those in the south may move, not attack. Zone = where the unit stands at the start of the phase (R105).
3.2.4c | mechanic | Turn 1: no FMO.
3.2.4d | victory | Turn 1: the Allies need at least one port or lose (4.3.2).
3.2.4e | mechanic | Historical turn 1: CW units of the Normandy force may attack only hexes 3204 or 3205; CW units in Italy fall under 3.2.4a instead (R96).
3.2.4f | mechanic | Turn 1 Phase VI: the 2nd SS is placed at once in any French hex that is in supply, not Allied-occupied and not in an Allied ZOC.
3.2.4g | table-talk | Advice: take Cherbourg, break the ring.
3.3 | setup | Alternate: Allied chosen landing; starts in Phase I; first invasion on turn 1 is mandatory.
3.3.1 | setup | German mobile units with set-up hexes in France and Belgium may be placed in any hexes of those countries within stacking limits.
3.3.2 | setup | Allied sets aside a beachhead, the four corps coded 3304 and one airborne corps of choice; secretly records the first invasion hex: Atlantic 2700-3510 or French Mediterranean 2101-2007; then plans the second.
3.3.2a | mechanic | All other Allied reinforcements keep their printed turns.
3.3.3 | setup | After the Allied plan, German may shift one 2-3-4 infantry corps set up in France/Belgium to any hex in those countries.
3.3.4 | mechanic | Alternate turn 1 has the same movement/attack bans, no FMO, port requirement and 2nd SS arrival as 3.2.4.
3.3.4a | mechanic | If the invasion hex held no German units, CW and US may not attack the same hex in turn 1 Phase III; if it was occupied, no such limit.
3.3.4b | mechanic | If the first landing is on the Atlantic coast east of the Seine mouth (3305 through 3510; the mouth is the 3304/3305 hexside), the Seine is an ordinary river for German movement all game (R97).
3.3.4c | definition | Printed reminder that phases are left out on turn 1: only Phase I of the historical scenario is; in the alternate scenario all eight phases run under the turn 1 bans (R106).
3.4 | mechanic | Hex control: at start everything is German except hexes with Allied units; flips at once when an enemy ground unit enters; no limit on flips.

chapter | 4 Victory
4.1 | victory | First side to meet a condition in a Victory Check wins; all wins equal; supply ignored unless a condition asks for it; same in both scenarios.
4.1a | data | Turn tracks remind of conditions: turn 3 shows a port symbol with 5; V1 marks 4.2.3.
4.2.1 | victory | Allied win at any Victory Check through turn 6 if Allies control 3215.
4.2.2 | victory | Allied win at any Victory Check through turn 8 if Allies control two of 3215, 3120, 2422.
4.2.3 | victory | At the turn 3 Victory Check only: Allies controlling all V-1 hexes win.
4.3.1 | victory | German win if, at any Victory Check, a supplied German unit occupies a city hex that was ever Allied-controlled (Rome included), or Germans have captured a beachhead hex.
4.3.2 | victory | Turn 1-4 Victory Checks: Allied-controlled ports on the coasts of Belgium, Netherlands, France must reach the turn's minimum, else German win.
4.3.2a | victory | Only coastal cities printed as ports count; beachheads do not; Italian ports do not; a port destroyed by bombers no longer does (R100); Antwerp counts from the moment of Allied control, open or not (R107).
4.4 | victory | Turn 9 check: German wins if he controls any city in Germany west of the Drawn Game Line or any city in Italy. Allied wins if he prevents that, controls all those cities, and the Alpine Fortress (if placed) is gone.
4.4.1 | victory | At turn 9 Allied cities in Germany east of the line, the Protectorate and Yugoslavia replace western German cities one for one.
4.4.2 | victory | Otherwise draw.

chapter | 5 Turn sequence
5.1 | sequence | At most nine turns, fixed phase order.
5.2 | sequence | Order: I Allied Invasion, II Allied Reinforcement, III Allied Movement & Attack (German FMO from turn 2), IV Allied Supply Check, V German Movement & Attack, VI German Reinforcement, VII German Supply Check, VIII Victory Check.
5.3 | mechanic | Historical: at most one (second) invasion. Alternate: first on turn 1 mandatory, second optional.
5.3.1 | mechanic | Alternate first force: only the four 3304 corps plus one airborne corps. Second invasion: any units in the Allied Reinforcement Box (turn 4 arrivals too on turn 4, 12.1a), six units at most (R108).
5.3.2 | mechanic | Reveal the hex, place force and beachhead there. German-occupied: combat in Phase I. Empty (or German retreated): force in the hex; it may not move in Phase III but may attack adjacent Germans.
5.3.3 | mechanic | Airborne corps may drop onto the invaded German hex and attack with the invaders (13.2e hexes stay closed to drops, R99); failure to clear the hex eliminates them.
5.3.4 | mechanic | Allied units already adjacent to the invasion hex may join; if they attack across hexside terrain, that shift is added to the invasion combat.
5.3.5 | mechanic | Invasion combat: 2L shift besides hex terrain; concentric possible with airborne (automatic) or other participants.
5.3.5a | mechanic | German may, if all defenders are mobile, retreat inland after the odds are known and before the die: no roll, no losses, Allies land.
5.3.6 | mechanic | If defenders remain: every invading unit takes one further step loss and goes to the next turn's box; airborne eliminated; other joiners unaffected beyond CRT. The beachhead marker comes off and is spent (R98).
5.3.6a | victory | A failed first invasion in the alternate scenario is an Allied loss.
5.3.7 | mechanic | Invading and coordinating units (airborne too) have used their movement this turn.
5.4 | sequence | In a friendly Reinforcement Phase units in the current box move to the side's Reinforcement Box.
5.4.1 | mechanic | Rebuild rules differ for US, CW and Germans (12.3, 12.4).
5.5 | sequence | At the start of a Movement & Attack Phase the active player declares move-then-attack or attack-then-move for all his units.
5.5.1 | sequence | Move first: all movement before any attack.
5.5.2 | sequence | Attack first: all attacks before any movement.
5.6 | sequence | Victory Check: automatic evaluation of chapter 4.

chapter | 6 Stacking
6.1 | definition | Several friendly units in one hex; enemies never share a hex except air-drops and invasions in resolution.
6.2 | mechanic | Limits apply at the end of each unit's or stack's move, advance or retreat; passing through is free; any excess is eliminated by the owner's choice.
6.3 | mechanic | Every unit, static or mobile, any strength, counts one.
6.3a | mechanic | Limit five outside mountain and rough.
6.3b | mechanic | Beachhead hex: limit six.
6.3c | setup | Hex 1215 starts over the limit; must comply by the end of turn 1.
6.3d | mechanic | Limit three in mountain (also pass) and rough.
6.4 | mechanic | US group and CW group may not stack together except with a beachhead or in Antwerp; may pass through each other; may attack together but not advance into the same hex.
6.5 | mechanic | Markers are free of stacking.
6.6 | mechanic | All stacks are open information.
6.7 | table-talk | Order in the pile is meaningless.

chapter | 7 Supply
7.0 | mechanic | Mobile units trace supply; static units (and airborne in static mode) never need to.
7.1 | mechanic | Path of any length over playable hexes and rivers; not through enemy-controlled or enemy-occupied hexes or uncontested EZOC. Also used when placing reinforcements.
7.2 | mechanic | EZOC hexes block unless a friendly unit occupies them.
7.3 | definition | German units are supplied or OOS.
7.4 | mechanic | German sources: 3215, 3120, 2422.
7.4a | mechanic | A German source is lost for good once an Allied unit occupies it or bombers destroy it.
7.5 | mechanic | Germans south of the yellow line trace only to Vienna; north only to Ruhr or Berlin, per unit.
7.5a | mechanic | When Vienna stops being a source, southern Germans have one turn to get within three hexes of the zone line; from that turn on, those within three hexes may trace to northern sources.
7.6 | definition | Allied states: regular, coastal, aerial, OOS.
7.7 | mechanic | Allied sources: beachhead marker, Antwerp 3311 when up and running, Rome 1213.
7.8 | mechanic | Allied units south of the line (Italian NW border 2008-2209, Swiss border, Danube) trace to Rome or a southern coastal beachhead; north: Antwerp or northern beachheads.
7.8a | mechanic | A trace may not run from a source in one zone through the other zone.
7.9 | mechanic | Antwerp is up and running while 3311, 3510, 3511, 3411 and 3412 are all Allied-controlled; toggles instantly.
7.10 | mechanic | Allied mobile units in any coastal hex are always supplied, but inland units may not trace to a plain coastal hex.
7.11 | mechanic | One aerial supply marker: once per turn, any moment, supplies all units in one hex for all purposes; stays until turn end or until every Allied unit in its hex has been eliminated (not merely moved or retreated away); never moves; optional.
7.11a | mechanic | It may be committed after an attack on the hex is announced; the German may not withdraw the attack.
7.12 | mechanic | OOS at start of own move: MF halved for that move; in supply at start: stays so.
7.12a | mechanic | OOS when attacking or defending: AF or DF halved, rounded up.
7.12b | mechanic | Own Supply Check: OOS reduced (and one-step) mobiles are eliminated first, then OOS full units are flipped.
7.13 | mechanic | Moving into OOS deliberately is legal.
7.14 | mechanic | Sources serve only their own side.
7.15 | mechanic | From turn 5 while Antwerp is not up and running, the Allied names each turn one army group in the north: its MF halved, any attack with one of its units shifts 1L; defense normal.
7.15a | mechanic | Different group may be named each turn; the effect lasts that whole turn; no naming in a turn that starts with Antwerp up and running.
7.16 | mechanic | When Allied-controlled hexes form a line from the Atlantic coast to the Swiss border, all unoccupied German-controlled hexes west of it turn Allied at once, even in German ZOC; repeatable.

chapter | 8 Movement
8.0 | mechanic | Mobile units move singly or as stacks along connected hexes within MF; never compelled.
8.0a | definition | MF is the rightmost number.
8.0b | mechanic | No saving, lending or carrying over of MF.
8.0c | mechanic | Cost depends on hex entered plus river hexside crossed.
8.0d | mechanic | Several terrains in a hex: highest cost, pass excepted.
8.0e | data | Costs come from the terrain chart.
8.1 | mechanic | No guaranteed minimum move: full cost must be paid.
8.2 | mechanic | Hex by adjacent hex, no skipping, no lending; air-drop is the exception.
8.3 | mechanic | No entry into enemy-occupied hexes (air-drop and invasion excepted).
8.4 | definition | A hex is clear only if it has no other terrain at all.
8.5 | mechanic | Prohibited hexsides and hexes ban movement, attack, retreat, advance (Scheldt exception).
8.6 | mechanic | EZOC effect see 9.3.
8.7 | mechanic | A stack may drop units on the way; dropped units are done for the phase; a stack may not pick up units.
8.8 | mechanic | Two Alpine Passes: reduced cost only moving pass hex to pass hex over a hexside the pass symbol crosses, or in at its end entry hexes.
8.9 | mechanic | River hexside: +1 or +2 MF depending on the river, added to hex cost.
8.10 | mechanic | Once per game the German may declare the three Scheldt hexsides (among 3510, 3511, 3411, 3412) to be rivers (+1) for one German Movement.
8.11 | mechanic | Retreats cost no MF and ignore terrain costs; other movement bans apply.

chapter | 9 Zones of control
9.1 | mechanic | Every mobile unit, any supply state, even factor 0, exerts ZOC into six adjacent hexes, not across all-sea or blocked hexsides; not cumulative; both sides may overlap.
9.1a | mechanic | Static units and markers exert none.
9.2 | mechanic | ZOC reaches into hexes the unit could not enter.
9.3 | mechanic | Entering an EZOC hex costs +1 MF; leaving costs nothing; EZOC to EZOC is legal at +1 each.
9.4 | mechanic | EZOC never forces attack and has no combat effect except on retreat and advance.
9.5 | mechanic | Advancing units stop on entering EZOC, but EZOC in the vacated defender hex is ignored.
9.6 | mechanic | Each EZOC hex entered in a retreat costs one step from the retreating stack (owner's choice of unit).
9.7 | definition | Number skipped in print.
9.8 | mechanic | Friendly units do not cancel EZOC, except for supply.

chapter | 10 Combat
10.0 | mechanic | In the attack portion the active player may attack adjacent enemies; never forced.
10.0a | mechanic | Attacks declared one at a time, no advance commitment.
10.0b | mechanic | Resolve fully before the next.
10.0c | mechanic | May stop any time.
10.0d | mechanic | A unit attacks once, a hex is attacked once, per phase.
10.0e | mechanic | Attackers from several hexes allowed, all adjacent, not across prohibited hexsides.
10.0f | mechanic | One target hex per attack.
10.0g | mechanic | All units in the hex defend.
10.0h | mechanic | Attack discretionary even when adjacent.
10.0i | mechanic | AF 0 units join only with at least one AF 1+ unit.
10.0j | mechanic | AF 0 attackers absorb losses only after all AF 1+ attackers have lost a step each.
10.1 | mechanic | Odds = AF total / DF total, rounded down.
10.1a | mechanic | Poor odds: DF / AF rounded up.
10.2 | mechanic | Rough 1L, city 1L, mountain 2L, fortification 2L (German defender only).
10.2a | mechanic | Pass hex: use its mountain or rough line.
10.3 | data | WW runs 2612 to 3214.
10.3a | mechanic | WW absent turns 1-2; turn 3: 1L.
10.3b | mechanic | From turn 4: 2L.
10.3c | mechanic | Forts are indestructible; recaptured ones work again for Germans.
10.3d | mechanic | Allies never benefit.
10.4 | mechanic | 1L if all attackers cross river hexsides; none if one does not. Still applies if an invasion is joined by a cross-river attacker.
10.5 | mechanic | Allied attack across the Rhine: 2L instead of 1L; bridge or paratroops may cancel.
10.6 | mechanic | Terrain and river shifts add up.
10.7 | mechanic | No splitting of a unit's AF or DF.
10.8 | mechanic | Units of one stack may attack different hexes or not at all; defenders all take part.
10.9 | mechanic | Concentric 1R: attackers in opposite hexes, or three alternating hexes, or more than three hexes; air-drop on the hex qualifies.
10.9a | mechanic | Never against city, port or fortification; WW counts only from turn 3.
10.10 | mechanic | Allied may add bombers to any single combat (attack or defense).
10.10a | mechanic | Choice of combat free, no range.
10.10b | mechanic | Two uses per game, may fall in the same turn.
10.10c | mechanic | One column, cumulative with other shifts.
10.10d | mechanic | Used bombers never return.
10.10e | mechanic | Combat in a city hex with bombers destroys the city for all purposes, victory included; hex becomes rough; marker placed.

chapter | 11 Combat results
11.0 | mechanic | Clamp raw odds to 1:3..7:1 first, then apply the net shift; beyond the table use the chart note.
11.0a | mechanic | Sum all shifts.
11.0b | mechanic | One die.
11.0c | definition | Results in steps: attacker/defender totals.
11.0d | mechanic | Defender absorbs first.
11.0e | mechanic | No carry-over.
11.0f | mechanic | Excess losses ignored.
11.1 | mechanic | Owner allots losses freely, but no two-step unit (reduced ones included) is fully eliminated until every other involved unit has lost a step.
11.2 | mechanic | Defender result 2+: may take half (rounded down) as steps and retreat as many hexes as remain.
11.2a | mechanic | Route: legal contiguous hexes, never enemy-occupied.
11.2b | mechanic | EZOC allowed at the 9.6 price.
11.2c | mechanic | No MF; stop on entering rough or mountain.
11.2d | mechanic | Each hex farther from the combat hex than the last, and closer to a functioning friendly source than the combat hex. Units may take different paths.
11.2e | mechanic | Static units cannot retreat: they are eliminated if mobiles retreat, and their steps count toward the loss.
11.3 | mechanic | When the hex is empty, attackers may advance.
11.3a | mechanic | Into the defender hex always.
11.3b | mechanic | Extra hexes = retreat length; or half (up) of unfulfilled losses if all eliminated.
11.3c | mechanic | Stop in EZOC, defender hex excepted.
11.3d | mechanic | No extra hex into rough, mountain or pass.
11.3e | mechanic | Stacking holds.
11.3f | mechanic | No MF, terrain bans hold.
11.3g | mechanic | Optional, immediate, any subset of attackers.
11.3h | mechanic | Defenders never advance; static attackers never advance.

chapter | 12 Reinforcements
12.0 | mechanic | Box units may be placed at any time in an ensuing friendly Movement & Attack Phase, free, within stacking; some have conditions.
12.1 | mechanic | Allied entry: friendly, supplied port or beachhead; EZOC allowed.
12.1a | mechanic | Turn 4 arrivals may join a turn 4 second invasion.
12.1.1 | mechanic | Phase II of turn 3+: Allied may withdraw FX (map, dead pile or box) for good; only then F1 and F2 enter the box.
12.2 | mechanic | German entry: friendly supplied undestroyed city.
12.2.1 | mechanic | HCV, 18th Mountain, 97th, AOL and three static units have hex or "Italy" codes.
12.2.1a | mechanic | Italy units: any friendly supplied hex in Italy not in EZOC, even if occupied by a friend. Hex units: only their hex; if not German and supplied then, forfeited. Timing R78.
12.2.1b | mechanic | AOL replaces a supplied German mobile in the south (removed for good, may be reduced); AOL full; no candidate: AOL eliminated.
12.2.2 | mechanic | OGS and 12A: only if at any time during turn 8 both conditions hold; placed at once.
12.2.2a | mechanic | Condition 1: an Allied corps in Germany east of the Elbe, Protectorate excluded.
12.2.2b | mechanic | Condition 2: a German-controlled hex in that area; units go to one or two such hexes.
12.2.2c | mechanic | Then normal mobiles.
12.2.3 | mechanic | Five Yug mountain corps placed at once in or next to Zagreb 1819 when the second invasion lands 1913-1517 or Allies enter 2213, 2113, 2114, 2015 or 1914.
12.2.4 | mechanic | Turn 6 Phase VI: 1SS and 2SS removed to the Eliminated Box even if isolated; rebuildable from turn 7.
12.3 | mechanic | Some reduced units can be rebuilt.
12.3.1 | mechanic | US: up to two reduced, supplied, not in EZOC, flip in Phase II; not in a turn with an eliminated US rebuild (a CW pair does not matter, R102); move and attack normally.
12.3.1a | mechanic | French corps never rebuilt.
12.3.2 | mechanic | CW: remove two reduced, supplied, not in EZOC units.
12.3.2a | mechanic | One goes to the Eliminated Box.
12.3.2b | mechanic | The other to the Reinforcement Box at full strength.
12.3.2c | mechanic | It may enter the same turn; CW Airborne excluded.
12.3.3 | mechanic | Germans cannot rebuild reduced units.
12.4 | mechanic | Eliminated units go to boxes; some rebuildable.
12.4.1 | mechanic | US: one eliminated unit per Phase II to the box; excludes 12.3.1 that turn.
12.4.2 | mechanic | CW eliminated never return.
12.4.3 | mechanic | German: one mobile per Phase VI.
12.4.3a | mechanic | Two-step returns reduced.
12.4.3b | mechanic | Placed in the box, enters next Phase V.

chapter | 13 Special rules
13.1 | mechanic | Second invasion optional at the very start of turn 3 or 4; bluff plan allowed; revealed at start of the chosen turn.
13.2 | mechanic | 1AAA = British 1st and US 18th Airborne, arrive turn 4.
13.2a | mechanic | Two forms each (mobile, static), never both on map.
13.2b | mechanic | Mobile mode acts as an ordinary corps of its group.
13.2c | mechanic | Modes chosen independently.
13.2d | mechanic | Static mode may stack with either army group and each other.
13.2e | mechanic | Drop anywhere except mountain, pass, fortified (WW from turn 3), city; two drops in one turn into different hexes must be adjacent.
13.2f | mechanic | Any turn a corps is on map in static mode: aerial supply marker unavailable.
13.2g | mechanic | Drop on Germans: attack with DF; in-hex shifts only.
13.2h | mechanic | Not cleared: dropped force eliminated.
13.2i | mechanic | Static airborne cannot retreat.
13.2j | mechanic | May coordinate with adjacent mobiles, invaders too; failure eliminates only airborne.
13.2k | mechanic | Rough hex held by droppers counts clear for Allied movement; its river hexsides are void for Allied movement and attack, that turn.
13.2l | mechanic | Later drops: static mode, unmoved, in an Allied-controlled city; once per turn each.
13.2m | mechanic | Convert static to mobile at the end of the Allied Movement & Attack Phase if it neither moved, dropped nor attacked that turn.
13.2n | mechanic | Mobile to static likewise; both need overland supply; repeatable.
13.3 | mechanic | Mountain-capable besides 7 mountain corps: HCV, 76th Panzer, 1st and 2nd Paratroop (and 14th Panzer, R7).
13.4 | mechanic | Max eight German mobiles in Italy; statics free; limit ends if the second invasion is on the Adriatic (1215-1517).
13.5 | mechanic | Captured Rhine bridge cancels the 2L for attacks through its hexside, rest of game.
13.5a | mechanic | First Allied entry of a west-bank hex (2611-3413): choose one hexside, roll.
13.5b | data | 1 captures.
13.5c | data | 2-6 demolished.
13.5d | mechanic | One try per hex.
13.5e | mechanic | After one capture no more tries.
13.5f | mechanic | Capturing hex retaken by Germans: bridge gone.
13.5g | definition | Independent of 13.2 paratroop effect; marker provided.
13.6 | mechanic | German gets five FMO markers at start of turn 2.
13.6a | mechanic | Declared at any time in the movement portion of the Allied Movement & Attack Phase.
13.6b | mechanic | Not in the attack portion.
13.6c | mechanic | Marker on a hex with a German mobile.
13.6d | mechanic | Units there and in six adjacent hexes activated; move/fight or fight/move.
13.6e | mechanic | At least one attack compulsory.
13.6f | mechanic | Non-activated units joined by activated movers may attack; max two attacks; activated and joining units must all be in supply.
13.6g | mechanic | No FMO in Italy.
13.6h | mechanic | Each marker once.
13.6i | mechanic | Several per Allied phase, but the first fully resolved and one more Allied unit moved between.
13.6j | mechanic | Same units may take part repeatedly.
13.6k | mechanic | FMO attack shifts 1R.
13.6l | mechanic | Unused markers have no effect.
13.7 | mechanic | Turn 7 Phase II: Allied may place Thunderclap on a German-controlled city in Germany east of the Rhine, not Ruhr, Berlin, Vienna, Prague.
13.7a | mechanic | City removed for all purposes; hex becomes rough.
13.7b | mechanic | Statics there eliminated, mobiles unaffected.
13.8 | mechanic | Before Phase II of turn 8, if Munich is not Allied, German may place Alpine Fortress in 2217, 2218 or 2316.
13.8a | mechanic | No stacking, step, combat value, no supply.
13.8b | victory | Still on map at the end of turn 9: German wins (R29).
13.8c | mechanic | Cannot move.
13.8d | mechanic | Removed when an Allied unit enters.
`

export const ledgerKey =
  'AF attack factor, DF defense factor, MF movement factor, EZOC enemy zone of control, OOS out of supply, CW British army group, ' +
  'US American army group, WW West Wall, FMO Fuehrer Mandated Offensive, DGL Drawn Game Line. Rn and Wn are rulings (RULINGS.md).'
