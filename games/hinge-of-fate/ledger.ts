// What the rulebook asks for, row by row, in our own words. Ids are the rulebook's numbers, with letters for the bullets and
// paragraphs of a section. Rn and Hn are rulings (RULINGS.md).
// A row is `id | kind | rule`; a row that needs no code or no test of its own ends in ` | no code: why`, ` | no test: why`.
export const ledgerText = `
chapter | 1 Introduction
1.1a | definition | Offers two scenarios: the two-map alternative-history scenario (default) and the one-map Historical Scenario (East Map only, section 14).
1.1b | definition | Orders of battle are the same historical ones in both scenarios; chapter 14 only removes force groups.
1.2a | setup | Seats for four: German East (with Slovakia), Polish (+ later Soviet), German West, French. Seats may be merged per side for 3 or 2 players; 2 players = all German vs all Allied.
1.2b | victory | Polish/Soviet and French seats share one result; both German seats share one result.
1.2c | table-talk | Free communication inside and across sides; the client may offer private and open chat.
1.3 | table-talk | Solitaire play is allowed; one user may own all seats.
1.4 | mechanic | Every unit belongs to one force group: AGN, AGS, AGC, Poles, Byelorussian Front, Ukrainian Front, Luftwaffe, French. Only the Luftwaffe can appear on both maps; no other unit ever changes map.
1.5 | data | Turn = 3 days; W hex = 8 miles, E hex = 16 miles across. Display only.

chapter | 2 Components
2.1a | data | 88 counters in the set; one six-sided die is the only randomiser.
2.1b | data | Erratum: the French CF-6 infantry corps marked W2846 sets up in W2840.
2.2a | definition | Hex grid regulates position; a unit is in exactly one hex; every hex has a four-digit number. Karlsruhe is W3543.
2.2b | data | Erratum: no river on the hexside W3443/W3543.
2.2c | data | Erratum: the East Polish & Soviet MF entry carries the second footnote (air environment gives them +1 under parity), not the German one.
2.2d | data | Erratum: the "no concentric bonus" text belongs to the fortified line of the terrain chart.
2.3 | definition | A combat counter carries nation, force group, type, CF, historical name, and set-up hex or reinforcement code.
2.4 | table-talk | Bonus counters for other games (Afrika Korps, Partisan!, South Seas Campaign, Rhineland War, Sedan, Patton's First Victory); never part of this game.
2.4a | table-talk | Afrika Korps: spare air units (no extra strength), fortified boxes up to four per side with removal of one before a fifth, supply units unused.
2.4b | table-talk | Partisan!: 27 markers, a decoy Tito chit, six Croatian militia units.
2.4c | table-talk | South Seas Campaign: extra entrench/intercept markers, bases, task force markers, "A" carriers entering when the original is lost (not by refit roll), replacements for misprints.
2.4d | table-talk | Rhineland War: 30 extra units, see 15.
2.4e | table-talk | Sedan: four replacement counters.
2.4f | table-talk | Patton's First Victory: seven extra units and one corrected unit, see 16.
2.5 | data | Sample: Polish Group Bielsk, corps-equivalent mountain infantry.
2.6 | data | Force groups and colours: German AGN, AGS, AGC, Luftwaffe; Slovakian; Polish; French; Soviet Byelorussian and Ukrainian.
2.7 | mechanic | No general mechanised class; unit type matters only for panzers against fortresses/cities and for terrain chart movement lines.
2.8 | data | Sizes army XXXX, corps XXX, division XX, brigade X; bracketed = ad hoc. Army size matters for 12.19.
2.9a | data | Abbreviation list for French, German/Slovak, Polish (20 names) and Soviet units.
2.9b | data | The Soviet CMG is the only cavalry unit for terrain chart purposes.
2.10 | data | MF come from the map tables (11.4), never from counters.
2.11a | mechanic | Static units: Polish HFG, German Dnz, Polish CD at Gdynia. They never move, retreat or advance; only leave the map by elimination.
2.11b | mechanic | Static units never attack but defend and exert ZOC normally.
2.12 | definition | CF is the single strength used for attack and defence.
2.13a | mechanic | Two-step units start at full CF; first loss flips to reduced CF; second loss eliminates. One-step units are eliminated by the first loss.
2.13b | mechanic | Eliminated units are gone for good; only reduced German and French units can be rebuilt (section 9).
2.14 | definition | Markers (turn, SP, REPS, control, Seaside, air environment) have no steps, no stacking value, no ZOC.

chapter | 3 Set-up, fog of war, hex control
3.1 | setup | Seats chosen first; set-up is open, simultaneous and fixed.
3.2a | setup | Units with a printed hex are placed there. Group Bielsk starts in E3333.
3.2b | setup | Held aside: Soviet units in two piles (Bel 5, Ukr 3), French R units, German XXII Motorised (GT3), two Stukas, one paratroop unit.
3.2c | setup | German XIX Pz of AGN starts in E1434.
3.3a | setup | Turn marker in box 1; AGC SP marker at 49.
3.3b | setup | German air superiority on the East, air parity on the West; REPS, control and Seaside markers in hand.
3.4a | mechanic | Only the top unit of an enemy stack is visible until an attack on that hex is declared.
3.4b | mechanic | After the declaration has revealed a stack, the attack must be carried out.
3.5a | setup | Start control: all Germany, East Prussia and Slovakia hexes, and Danzig city E1126, German; all else Allied.
3.5b | mechanic | Control changes the moment a ground unit of the other side enters; may flip any number of times; ZOC alone never flips it.
3.5c | definition | Control matters only for cities and fortresses (victory, city supply tracing). No neutral ground on either map.

chapter | 4 Strategic events and victory (Hinge of Fate scenario)
4.1 | sequence | Game ends after GT12 or at a sudden-death victory.
4.2a | victory | Allied win the instant three supplied French units in total have exited the W north edge (W2533-W4233).
4.2b | victory | Allied win the instant supplied Soviets take control of Stettin E1137, Breslau E2535 or Königsberg E1221.
4.2c | victory | Allied win the instant supplied Soviet or Polish forces take Danzig E1126 (Poles are always supplied).
4.2d | victory | Allied win on a coup result (4.7).
4.3 | mechanic | A French unit pays 1 MP to exit the W north edge; ZOC do not reach off map.
4.4a | sequence | From GT4 on, each turn starts with a roll on the Strategic Events Table: d6 + all modifiers in force on the maps at that moment.
4.4b | data | Modifiers: Germans control Warsaw -2; Germans adjacent to Warsaw -1; French control of West Wall hexes +1 (maximum +1); each German city on W under French control +1 (maximum +8, there are 8).
4.5a | mechanic | Warsaw = E2523 and E2524; the -2 needs both German at the roll.
4.5b | mechanic | -1 applies if any hex adjacent to either Warsaw hex is German-occupied; never together with -2.
4.6 | mechanic | Modified 7-8: USSR joins the Allies once, irreversibly; units enter by 9.10. Later 7-8 = no event.
4.7 | victory | Modified 9+: coup, Allied win, with or without Soviet entry.
4.8 | victory | German win the instant every Polish city and fortress hex is German-controlled at the same time (if no earlier Allied win).
4.9 | victory | No winner by the end of GT12 = draw.
4.10 | victory | No levels of victory.
4.11a | victory | End of any game turn: if Gdynia E1026, Danzig E1126, E2523 and E2524 are all German, Hela E1125 surrenders: HFG eliminated, hex German.
4.11b | mechanic | Hela may also be attacked normally.

chapter | 5 Turn sequence
5.1a | sequence | Order: I Strategic Event; II German East (A REPS/reinforcement, B+C move/fight or fight/move, D REPS removal); III Polish (A combat, B movement); IV Soviet (A combat, B movement); V French (A reinforcement/REPS, B combat, C movement, D REPS removal); VI German West (A REPS, B, C, D).
5.1b | sequence | Skip I in GT1-3; skip IV until Soviet entry; skip V and VI in GT1-2.
5.1c | sequence | Poles, Soviets and French always fight before they move (French until AGC crisis).
5.2 | sequence | Order never varies; after the last player turn advance the turn marker.
5.3a | mechanic | German chooses move/fight or fight/move at the very start of each own player turn, separately for E and W, every turn.
5.3b | mechanic | Under AGC supply crisis the French choose their own order and dictate the German West order (8.10).

chapter | 6 Stacking
6.1 | mechanic | Limit one unit per non-city hex, two per city hex, same on both maps.
6.2 | setup | Set-up obeys normal limits.
6.3 | mechanic | Polish CRHC, German FKG and markers have no stacking value.
6.4 | mechanic | Units move one at a time, never as a stack.
6.5a | mechanic | Limits are checked at the end of every phase and after each advance or retreat.
6.5b | mechanic | On a violation the opponent removes the minimum number of units of his choice.
6.6 | mechanic | Enemies never share a hex except an FKG landing on its attack target (13.6).
6.7 | mechanic | Any number of friendly units may pass through a hex in a movement phase.
6.8 | mechanic | Never stack, not even in passing: AGN with AGS; Bel with Ukr; Poles with Soviets. Slovak counts as AGS.
6.9 | mechanic | Entering a friendly or captured fortress hex costs 1 MP whatever other terrain it holds.

chapter | 7 Zones of control
7.1a | mechanic | Every ground unit (static units too; FKG not, 13.6) exerts ZOC into its own and six adjacent hexes. ZOC stop movement, block retreats and supply.
7.1b | mechanic | ZOC does not change hex control.
7.2 | mechanic | Markers exert no ZOC and do not suppress the ZOC of units with them.
7.3a | mechanic | No ZOC across all-sea or all-lake hexsides; example E1321 to E1222.
7.3b | mechanic | No other terrain limits ZOC; OOS units keep theirs; several ZOC = one; both sides' ZOC can overlap.
7.3c | mechanic | No ZOC across impassable hexsides (around E3533, E3633, E3732).
7.4 | mechanic | Friendly units do not cancel EZOC except for supply tracing and the Seaside ring.
7.5a | mechanic | A moving unit stops for the phase on entering an EZOC.
7.5b | mechanic | A unit starting in EZOC may leave only into a hex free of EZOC; it stops at the next EZOC. No direct EZOC-to-EZOC move.
7.6 | mechanic | No retreat into EZOC, even with a friendly unit there.
7.7 | mechanic | EZOC do not affect advances after combat.
7.8 | mechanic | ZOC do not leave the map; they do pass in and out of the Red Row.

chapter | 8 Supply
8.1a | mechanic | Movement supply is judged when a unit starts moving and lasts the whole move.
8.1b | mechanic | Combat supply is judged at the start of each single attack for its attackers.
8.1c | mechanic | Polish units are always in supply.
8.2a | mechanic | A line is a path of adjacent hexes of any length to a proper source, through no enemy-occupied hex, no un-negated EZOC, no sea, lake or blocked hexside.
8.2b | mechanic | Enemy-controlled empty hexes may be used except enemy-controlled cities, which block even when empty.
8.3 | mechanic | OOS non-Polish units have half MF, rounded down.
8.4 | mechanic | OOS attackers have CF halved, rounded down; OOS defenders are unaffected.
8.5 | mechanic | OOS never costs steps.
8.6 | mechanic | Moving into an OOS position is allowed.
8.7 | mechanic | AGN sources: Königsberg E1221, Danzig E1126, Stettin E1137; units inside are supplied. AGN and AGS lines may cross.
8.8a | mechanic | AGS and Slovak sources: west edge E1237-E3537 (not Stettin). Edge hexes lost while enemy-occupied, back when freed.
8.8b | mechanic | AGS units in Breslau E2535 are in supply.
8.9a | mechanic | AGC sources: east edge W4233-W4244, lost while enemy-occupied.
8.9b | mechanic | AGC units in a W city are in supply if that city was never French-controlled; after one French entry it loses this for good.
8.10a | mechanic | AGC starts with 49 SP, never gains any.
8.10b | mechanic | Each AGC unit in a combat costs 4 SP, attacking or defending, whatever the result.
8.10c | mechanic | Each AGC replacement step costs 2 SP.
8.10d | mechanic | At 1 SP crisis begins for the rest of the game: every W combat shifts one column for the French.
8.10e | mechanic | In crisis the French choose their own phase order and dictate the German West order, turn by turn.
8.10f | mechanic | In crisis AGC gets no replacements and all AGC units count as OOS except for MF.
8.10g | mechanic | Crisis does not touch the East or the Luftwaffe.
8.11 | mechanic | French sources: all Maginot Line hexes (incl. W2639, W2739).
8.12 | mechanic | Bel sources: Red Row E1816-E2716; lost while enemy-occupied; Bel units on them supplied. Bel and Ukr lines may not cross.
8.12b | mechanic | Bel and Ukr lines must not cross (R26), unlike AGN and AGS lines, which may.
8.13 | mechanic | Ukr sources: Red Row E2916-E3916, same terms.
8.14 | mechanic | A line may go into one EZOC hex but not through or out of it unless a friendly unit there negates the EZOC.

chapter | 9 Reinforcements and replacements
9.1 | mechanic | Only Germans and French rebuild reduced units.
9.2a | mechanic | From GT2, in II.A, one REPS may go on one reduced AGN unit and one on one reduced AGS unit.
9.2b | mechanic | Target needs supply, a non-mountain hex and no enemy ground unit next to it.
9.2c | mechanic | The marked unit may not move or attack that player turn.
9.3 | mechanic | In II.D the marker is removed and the unit flips to full.
9.4 | mechanic | Same limits for one AGC unit per turn in VI.A / VI.D, from GT3, never in crisis.
9.5 | mechanic | Same for one French unit per turn in V.A / V.D.
9.6a | mechanic | A unit may be rebuilt repeatedly; dead units never return.
9.6b | mechanic | One step per group per turn, never saved up; none for Slovak, Luftwaffe, Soviet, Polish.
9.7 | definition | Only French (R) and AGS (3) have reinforcements.
9.8 | mechanic | XXII Motorised (panzer) arrives full in GT3 II.A in any Slovak hex free of EZOC; acts from II.B. A friendly unit does not negate.
9.9 | mechanic | From GT3 V.A one R unit per turn, player's order, any Maginot hex, EZOC ignored, full strength, acts from V.B.
9.10 | mechanic | On Soviet entry all 5 Bel units go one per hex in E1816-E2716 and all 3 Ukr units one per hex in E2916-E3916, full strength, EZOC ignored, none held back, acting from IV.A that turn.

chapter | 10 Borders and Red Row
10.1 | definition | Area limits per force group follow.
10.2a | mechanic | Poles move only in Poland and Danzig (city + four hexes).
10.2b | mechanic | Poles may attack over borders but never retreat or advance over them.
10.2c | mechanic | Polish ZOC cross borders; Poles obey EZOC from across borders.
10.3 | mechanic | AGN, AGS and Slovak go anywhere on E (except Red Row, 10.8; see 6.8, 12.3, 12.20).
10.4 | mechanic | AGC moves, defends and attacks only in German hexes on W.
10.5 | mechanic | Luftwaffe units can serve on both maps.
10.6 | mechanic | French go anywhere on W.
10.7 | mechanic | Soviets go anywhere on E.
10.8a | mechanic | Only Soviets enter the Red Row, at entry or later; ZOC pass both ways.
10.8b | mechanic | Germans may not attack into the Red Row.
10.8c | mechanic | Soviets cannot leave the map from the Red Row by move or retreat.

chapter | 11 Movement
11.1 | mechanic | Any number of units may move, in any direction.
11.2 | mechanic | One at a time along adjacent hexes, paying MP per hex.
11.3a | mechanic | Units move only in their own group's movement phase; FKG drops, advances and retreats are not movement and cost no MP.
11.3b | mechanic | MP cannot be exceeded, saved or lent.
11.3c | mechanic | A finished move cannot be resumed in that phase (undo only by opponent's consent).
11.4a | data | MF is read at the start of each move from the E or W table plus notes. French MF 6; 5 if Germans have W air superiority.
11.4b | mechanic | Luftwaffe units have no MF.
11.5 | mechanic | No one-hex minimum; full cost must be paid.
11.6a | mechanic | Clear = 1 MP and only if wholly clear; other costs by terrain chart; "+" hexside costs add to the hex cost.
11.6b | mechanic | Cities cancel river hexsides around them for all purposes.
11.7 | mechanic | AGN/AGS/AGC river crossing: roll a die per crossing, extra MP = die / 2 rounded down (0-3). FKG bridge seizure cancels it.
11.8 | mechanic | French units in France treat every hex as clear and pay no river cost; ZOC work normally there.
11.9 | data | W2639 and W2739 (swamp) are the Sarreguemines Gap and count as Maginot hexes.

chapter | 12 Combat
12.1 | mechanic | Attacks voluntary; defence mandatory; no retreat before combat.
12.2 | mechanic | After any battle that empties the hex the attacker may advance one or more involved units before the next battle; optional.
12.3a | mechanic | Several hexes may attack one hex; never more than one defending hex per attack; stack defends as one.
12.3b | mechanic | Never in one attack: Poles + Soviets, Bel + Ukr, AGN + AGS.
12.3c | mechanic | Slovak attacks only together with an AGS unit.
12.3d | mechanic | Empty hexes cannot be attacked.
12.4a | mechanic | DR: every defender retreats one hex, owner's choice, stacked units may split.
12.4b | mechanic | Not allowed: overstacking at the end, attacker origin hexes, hexes/hexsides it could not enter by movement, sea, EZOC (7.6), forbidden areas (10).
12.4c | mechanic | Blocked units stay and take DE, judged unit by unit (R79).
12.5 | mechanic | BB: each side loses exactly one step in total, owner chooses; survivors may advance if the hex is empty.
12.6 | mechanic | AS: no effect.
12.7 | mechanic | DE / AE: one-step units of that side die, two-step units are reduced in place.
12.8 | mechanic | A unit's CF is never split or partly withheld.
12.9 | mechanic | Stacked units may attack different hexes or not at all.
12.10 | mechanic | Attacks in any order, one fully resolved before the next; no advance declaration of all attacks.
12.11 | mechanic | Differential = attackers' CF - defenders' CF; column, die, result applied at once.
12.12a | mechanic | Concentric = attack through two opposite hexsides, or from three hexes with a gap between each, or from more than three hexes.
12.12b | mechanic | German concentric with at least one supplied panzer = 2R; German without, or French = 1R; Poles and Soviets never.
12.12c | mechanic | No concentric bonus against cities or fortified hexes.
12.13a | mechanic | In-hex terrain shifts columns per chart. +4 against a mountain (2L) uses the "+1 or +2" column.
12.13b | mechanic | Units attacking across a river have CF halved, rounded down, unit by unit.
12.14a | mechanic | City: no concentric bonus for anyone.
12.14b | mechanic | German panzers, Soviet CMG, Polish CRHC never attack into cities and defend there as in clear (not doubled).
12.14c | mechanic | Static units in cities are not doubled.
12.14d | mechanic | All other units are doubled when defending in a city.
12.14e | mechanic | DR against a city becomes AS or BB.
12.15a | mechanic | City DR = AS, or BB if the attack is all out. Soviets always all out; Poles and French never.
12.15b | mechanic | German all out only with fight/move chosen on that map this turn, all attackers in supply, and on W no AGC crisis; may be declared before or after the roll.
12.16 | mechanic | Fortified hex: one extra column left on top of natural terrain; rivers still count; no concentric bonus; panzers/CMG/CRHC barred from attacking it and defend there as in clear.
12.17 | mechanic | Results beyond either end use the end column.
12.18 | mechanic | Attacker may lower the column by any number before the roll.
12.19 | mechanic | Polish attack may contain one army at most; once per game one attack may contain any number. Groups unlimited; defence unlimited.
12.20 | mechanic | Slovak treated as AGS but needs a German AGS unit in its attack.

chapter | 13 Stukas, airpower, airborne, Seaside
13.1 | mechanic | Two Stukas (FD1, FF), each once per game turn, only for German ground attacks on a map with German superiority; no defensive use.
13.2 | mechanic | No range limit.
13.3a | mechanic | Stukas have no steps, stacking or ZOC, cannot be lost, advance or retreat.
13.3b | mechanic | Both flip from CF 4 to CF 3 at the end of GT6 or on transfer to W, whichever is first; never lower.
13.4a | mechanic | At most one Stuka per attack; adds its CF to the differential.
13.4b | mechanic | Stuka CF counted never exceeds the German ground CF in that attack.
13.5a | mechanic | E parity: all E combats one column for Poles/Soviets, their MF +1, German MF -1.
13.5b | mechanic | W superiority: all W combats one column for Germans, German MF +1, French MF -1.
13.5c | mechanic | At most one switch per game, declared at the start of a German East player turn (any turn, GT1 included); none in the Historical Scenario.
13.6a | mechanic | FKG enters only by one airdrop per game, in any portion of any player turn; not in mountain or city; may land on friends; no stacking value, no ZOC.
13.6b | mechanic | Defence: lands on German defenders, adds CF; lost on DR; may satisfy BB; DE applies.
13.6c | mechanic | On W a landed FKG is AGC for all purposes but uses no SP if stacked with another German unit.
13.6d | mechanic | Attack: needs another German ground unit; lands on the target, is destroyed at once, CF still counts; Stuka may join.
13.6e | mechanic | Bridge seizure in a German movement phase: non-mountain, non-city, enemy-free hex with a river side (EZOC ok); river costs on that hex's sides vanish for the phase; FKG dies at its end.
13.6f | mechanic | Every mission first needs a survival roll on the Airborne Operations Table; better under superiority.
13.7a | mechanic | Seaside: once per game, at the very end of any turn from GT7, against a city in Poland whose adjacent hexes are all German-occupied or in German ZOC (Polish units there negate ZOC).
13.7b | mechanic | Warsaw: both hexes ringed together if both Polish; if one is German only the other is ringed.
13.7c | mechanic | Next turn the involved Germans may not move or attack (defend normally, may be reinforced); the Poles in the target may not move or attack.
13.7d | mechanic | Ring unbroken at end of that turn: all Poles inside die, Germans may advance as after combat. Ring broken: marker removed, Poles free at once. Never again.
13.7e | mechanic | Only Polish cities are targets (not Danzig, R59; not fortresses); both Warsaw hexes count as one target if both are Polish (R80).

chapter | 14 Historical Scenario
14.1 | setup | All main rules unless changed here; two players.
14.2 | setup | No West Map, French, AGC, FKG, Soviets. AGN, AGS (with Slovak and XXII in GT3), two Stukas, Poles set up as 3.2.
14.3 | setup | AGN and AGS REPS available; turn box 1; ends at GT12 at the latest.
14.4 | mechanic | Permanent German superiority; Stukas weaken at end of GT6; Seaside and Hela surrender in force; no FKG.
14.5 | sequence | Only II and III each turn, German first.
14.6 | victory | German wins at once if before the start of GT6 he holds E2523 and E2524 with at most 12 step losses.
14.7a | victory | Condition 1: at the end of GT7 either (a) all cities and fortified hexes of Eastern Poland plus Hela E1125 (the printed note; 4.11, R38) German-controlled, or (b) a supplied German unit in each of the two parts, ready to take the surrender (14.8, R37).
14.7b | victory | Condition 2: by end of GT12 all cities and fortified hexes outside Eastern Poland German and no Polish unit left.
14.7c | victory | Condition 3: at that moment German step losses at most 12.
14.8a | mechanic | Northern part = Eastern Poland from E2817 north; southern = from E3017 south; no Red Row. A supplied German unit in a part makes all Poles there surrender.
14.8b | victory | Failing to be placed for the surrenders loses the game at that time.
14.8c | mechanic | After both surrenders Germans must leave Eastern Poland as fast as terrain and EZOC allow.
14.8d | mechanic | After the surrender Eastern Poland is closed: no German re-entry or attack into it, no Polish entry (R39, soft).
14.9 | victory | Polish win at end of GT7 if condition 1 fails, at end of GT12 if 2 or 3 fails; no Polish sudden death.
14.10 | victory | No draws.

chapter | 15 Rhineland War variant (other game)
15.0 | table-talk | Extra counters for another game; not part of this program.
15.1 | table-talk | Three kinds of extra crisis markers: Logistics Collapse, Spanish Republican Infighting, second Great Britain marker.
15.2 | table-talk | Extra frontier fortifications: Italy 2, Poland 3, none in cities.
15.3 | table-talk | German defensive option: 2 fortifications, 3 Landwehr corps on M+2 to M+4, delayed rolls for mobile units.
15.4 | table-talk | Extra reinforcements: fifth columns, Spanish shock corps, Baltic, Czech, Ostland, Commonwealth air, Hungarian, Polish, Romanian units.
15.5 | table-talk | Corrected counters: RAD corps, Austrian Alpine corps, Italian naval unit +1, turn marker.
15.6 | table-talk | Optional stacking: army + division, or three corps/divisions, plus any brigades/regiments.
15.7 | table-talk | Designer notes.
15.8 | table-talk | Errata for that game (Rhineland hex 3618, deployments, mountains x2, several clarifications).

chapter | 16 Patton's First Victory supplement (other game)
16.0 | table-talk | Supplemental units for another game.
16.1 | table-talk | Set-up of bonus units, Flak unit (one air unit reduced per combat), optional combined 21st Panzer, British artillery.
`

/** The abbreviations of the rows. */
export const ledgerKey = `Hexes begin with E on the East Map and W on the West Map (R1). CF is combat factor, MF and MP movement factor and points,
OOS out of supply, SP supply points of Army Group C, ZOC zone of control and EZOC an enemy one, GT game turn; 1L and 2R are
columns to the left and right; AGN, AGS and AGC are Army Groups North, South and C, Bel and Ukr the Byelorussian and
Ukrainian Fronts, FKG the paratroops. Rn and Hn are rulings in [RULINGS.md](RULINGS.md).`
