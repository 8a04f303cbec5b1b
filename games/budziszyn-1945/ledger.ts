// What the rulebook asks for, row by row, in our own words. Ids are the rulebook's numbers, with letters for the bullets of a
// section in printed order and "ex" for a worked example; T rows come from the tables, N and S rows from the scenarios Nysa 1945
// and Two Stars. Rn is a ruling.
// A row is `id | kind | rule`; a row that needs no code or no test of its own ends in ` | no code: why`, ` | no test: why`.
export const ledgerText = `
chapter | 1 Basic information
1.1 | definition | Hex map, about 3 km per hex, every hex has a unique column-row number; in-hex terrain (clear, forest, hills, mountains, swamp, town, city, lake), hexside water, and routes.
1.2a | definition | Three counter families: units, field fortifications, auxiliary markers.
1.2b | data | A unit carries name/number, parent formation, size, type, SP (artillery: attack/defence pair), MP.
1.2c | mechanic | A unit with a weaker reverse has 2 CELs; a one-sided unit has 1 CEL.
1.2d | mechanic | Non-mechanised artillery has exactly 1 CEL although its counter has two sides: the sides are combat and transport setup.
1.2e | mechanic | Mechanised (self-propelled) artillery behaves as a regular unit and normally has 2 CELs.
1.2f | mechanic | Losing a CEL flips the unit; losing the last one eliminates it.
1.3a | definition | Mobility classes: motorised-tracked (tracked and half-tracked), motorised-trucked (wheeled), non-motorised, air.
1.3b | mechanic | Every non-mechanised artillery unit uses the trucked class even without truck symbol.
1.3c | definition | Size codes: -C company, -B battalion, -R regiment, -BR brigade; no suffix for a complete division or Soviet corps.
1.4 | definition | SP, MP, ZOC, CEL and OoS defined.
1.5 | mechanic | CR = attacker SP divided by defender SP, rounded by 1.7; then CMs of both sides move the column. Result by 2d6 on the final column.
1.6a | mechanic | One CM is one column: defender CMs shift left, attacker CMs right. Column order: 1:4, 1:3, 1:2, 1:1, 2:1 ... 10:1.
1.6b | mechanic | Attacker CMs are applied first and the column is capped at 10:1, then defender CMs are applied; the column never leaves 1:4..10:1.
1.6c | mechanic | CMs from terrain, fortification and TC are compulsory for the side that has them; special abilities (15.1, 15.4) are chosen.
1.7a | mechanic | Dividing a whole number always rounds up. Halvings tied to a unit are taken unit by unit, area halvings once on the sum (R76).
1.7b | mechanic | Only the CR uses ordinary rounding: fraction under .5 down, .5 or more up. See R3 for ratios under 1:1.
1.8 | definition | nK6 = sum of n six-sided dice.

chapter | 2 Phases and turns
2.1.1 | sequence | Game is a sequence of turns of obligatory and optional actions.
2.1.2 | sequence | Each action is legal only in its phase; anything else is rejected.
2.1.3 | sequence | A turn ends when all its phases are done.
2.1.4 | sequence | Phase order is fixed; a phase may be skipped when nothing is mandatory and nobody wants an optional action.
2.1.5 | sequence | After the last phase the turn marker advances one and a new turn starts.
2.1.6 | definition | One turn is one day.
2.2-1 | sequence | Phase 1 Air: both players assign air missions, secretly.
2.2-2 | sequence | Phase 2 Barrage of A, only if the scenario grants it.
2.2-3 | sequence | Phase 3 Movement of A: move, build FF, bring reinforcements, or mark units for SM instead of moving.
2.2-4 | sequence | Phase 4 Attack of A: all mandatory and any voluntary attacks in A's order; cannot end before mandatory ones are done.
2.2-5 | sequence | Phase 5 SM of A: only marked units move; reinforcements may also enter.
2.2-6 | sequence | Phase 6 Supply of A, in order: trace LoS and mark OoS; surrender tests; supplied units extend hex control; HQs may start bridges.
2.2-7 | sequence | Phases 7-12 repeat 1-6 for player B (second Air Phase open to both).

chapter | 3 Movement
3.1.1 | sequence | Units move in phases 3/9 (normal), 5/11 (SM), and in combat phases only as retreat or pursuit. | no code: no other phase has an order to move (2.1.2)
3.1.2 | definition | Retreat and pursuit obey 5.3 and 5.4.
3.1.3 | mechanic | Owner chooses the order of moving units.
3.1.4 | mechanic | Path must be a chain of adjacent hexes.
3.1.5 | mechanic | Move is bounded by MP.
3.1.6 | mechanic | Unused MP are lost.
3.1.7 | mechanic | MP cannot be given to another unit.
3.1.8 | mechanic | May not enter an enemy-occupied hex (exceptions 6.1.7, 9.1.5).
3.1.9 | mechanic | No limit on units passing through a hex.
3.1.10 | mechanic | May pass through friendly hexes ignoring the stacking limit.
3.1.11 | data | Entry cost by mobility class and terrain from the terrain table (T1).
3.1.12 | mechanic | Hex and hexside costs add up.
3.1.13 | mechanic | Cost of one hex is capped at the MP the unit had at the start of the phase, so an unmoved unit can always go one passable hex.
3.2.1 | mechanic | At the end of any phase a hex holds at most 8 CELs per side.
3.2.2 | mechanic | An HQ counts 1 CEL.

chapter | 4 Zone of control
4.1.1 | mechanic | ZOC covers the six adjacent hexes.
4.1.2 | mechanic | All regular units have a ZOC (not HQ, artillery, RG; who is regular: R73).
4.1.3 | mechanic | ZOC does not cross big rivers (Nysa, Elbe).
4.1.4 | mechanic | ZOC does not reach terrain the unit may not enter.
4.1.5 | mechanic | ZOCs of any number of units overlap with no added effect.
4.1.6 | mechanic | ZOC is a means of hex control (4.3).
4.2.1 | mechanic | Entering EZOC ends the unit's movement in that phase.
4.2.2 | mechanic | No MP cost for entering EZOC.
4.2.3 | mechanic | A step between two hexes both in the ZOC of one and the same enemy unit is legal only in pursuit.
4.2.4 | mechanic | A unit may leave EZOC and enter another, or return to the same one, in one phase via a hex outside it.
4.2.5 | mechanic | Direct step from ZOC of enemy E1 to ZOC of a different enemy E2 is legal.
4.2.6 | mechanic | Leaving EZOC costs +1 MP.
4.3.1 | setup | At start each side controls all hexes behind its own front line.
4.3.2 | mechanic | Owner takes control of a hex occupied by his unit at the end of his Supply Phase.
4.3.3 | mechanic | Owner takes control of an empty hex in his ZOC if no EZOC is on it, at the end of his Supply Phase.
4.3.4 | mechanic | A unit that surrendered in this Supply Phase gives no control.
4.3.5 | mechanic | Only supplied units control adjacent (ZOC) hexes.
4.3.6 | mechanic | Any EZOC, even of OoS units, denies control of an empty hex; a hex under both ZOCs belongs to nobody.

chapter | 5 Combat
5.0 | definition | Direct combat is resolved in the Combat Phase, with artillery and air support.
5.0b | sequence | Air attacks (aircraft alone) are resolved in the Air Phase, not in the Combat Phase (R84).
5.1.1 | mechanic | A unit fights at most once per Combat Phase, as attacker or as target.
5.1.2 | mechanic | Regular units attack adjacent hexes only.
5.1.3 | mechanic | A regular unit in EZOC must attack, unless in FF/FP.
5.1.4 | mechanic | An enemy unit with phasing units in its ZOC must be attacked by someone.
5.1.3/4 | mechanic | Joint obligation check: an attack plan must satisfy both rules at once.
5.1.5 | mechanic | In one combat either all attackers or all defenders are in a single hex.
5.1.6 | mechanic | Attacker picks the order of combats.
5.1.7 | mechanic | Attacker ends the phase when he likes, once obligations are met.
5.1.8 | mechanic | Each side's owner chooses which of his units take losses.
5.1.9 | mechanic | A combat against lone HQ(s) uses the rightmost column; HQ may not retreat and takes sustained losses.
5.1.10 | mechanic | Towed units (artillery, AT, AA) may not attack in direct combat.
5.2.1a | sequence | Attacker declares attackers and targets.
5.2.1b-d | sequence | Sum SP and CMs, compute CR, apply CMs.
5.2.1e | sequence | Roll 2d6 (HQ modifier 9.2, kept in 2..12).
5.2.1f | sequence | Apply result: first CEL losses, then retreats, then pursuit.
5.2.1g | sequence | Then disorganisation rolls.
5.2.1ex | mechanic | Attacker -1, defender retreat 2: attacker's loss must come from a unit that used its star; defender chooses among 2 losses / 1 loss + 1 hex / 2 hexes + 1 test.
5.3.1 | mechanic | Dx / Ax orders the defender / attacker to retreat x hexes.
5.3.2 | mechanic | Distance is counted from the hex in which the unit fought.
5.3.3 | mechanic | Retreat may not enter EZOC, impassable terrain or leave the map.
5.3.4 | mechanic | An EZOC hex held by a friendly unit may be used; each such hex costs the retreating unit 1 extra CEL.
5.3.5 | mechanic | Retreat crosses a big river only by an intact bridge.
5.3.6 | mechanic | Retreat may not end where stacking would be exceeded, but may pass through.
5.3.7 | mechanic | Each hex not retreated costs 1 CEL from units not retreating fully.
5.3.8 | mechanic | Those losses are counted once for the whole side, whatever the number of hexes it occupied.
5.3.9 | mechanic | One disorganisation test per retreated hex after the first.
5.3.10 | mechanic | A unit that retreated may not build FF in its next Movement Phase (exception 7.1.3).
5.4.1 | mechanic | If the enemy retreated, opposing units of that combat may pursue; defenders too after Ax. An HQ stacked with them may go along (the bridge example of 14.3.2 has a pursuing HQ; R26).
5.4.2 | mechanic | Pursuit follows the retreat path and may stray from it by one hex.
5.4.3 | mechanic | With several retreat paths the pursuer picks one.
5.4.4 | mechanic | First pursuit hex is the vacated hex.
5.4.5 | mechanic | EZOC is ignored in pursuit.
5.4.6 | mechanic | Pursuit length is at most the length of the retreat.
5.4.7 | mechanic | No MP limit; impassable terrain and map exit forbidden.
5.4.8 | mechanic | Crossing a big river ends pursuit.
5.4.9 | mechanic | Towed units do not pursue.
5.4.10 | mechanic | If the enemy was eliminated, victors may enter the vacated hex and then one adjacent hex, under normal movement limits including EZOC.
5.5.1 | data | Terrain effect on combat from T1.
5.5.2 | mechanic | Terrain effects add.
5.5.3 | mechanic | With defenders in several hexes, the hex with most SP supplies the defender's CMs.
5.5.4 | mechanic | Water counts only if more than half of attacking SP cross it.
5.6.1a | mechanic | Result letter D after losses/retreat disorganises that side.
5.6.1b | mechanic | Dot in the Combat table: attacker tests.
5.6.1d | mechanic | Dot in the Artillery Fire table: the units in the target hex test (R75).
5.6.1c | mechanic | Retreating side tests by 5.3.9.
5.6.2 | data | Test: 2d6 >= limit means disorganised. Limits T6.
5.6.3 | mechanic | In direct combat artillery is disorganised only if it fought adjacent to the enemy; as the target of ranged fire or air attack it is disorganised like any unit (6.4.6, R75).
5.6.4 | mechanic | Disorganised: SP halved in attack and defence.
5.6.5 | mechanic | Recovery after one full turn with no move, attack or being attacked.
5.6.6 | table-talk | Marker shown on disorganised units.

chapter | 6 Artillery
6.0 | definition | Artillery fights indirectly from a distance.
6.1.1 | definition | Towed and self-propelled artillery.
6.1.2 | mechanic | Range 3 hexes.
6.1.3 | mechanic | Ranged fire only in combat setup.
6.1.4 | mechanic | May fire once in each Combat Phase (own and enemy): twice per turn.
6.1.5 | mechanic | No ZOC, except for supply tracing (10.1.11).
6.1.6 | mechanic | Towed artillery has 1 CEL.
6.1.7 | mechanic | A regular enemy unit entering a hex of only towed artillery eliminates it: +1 MP each, +1 MP more if the hex is fortified.
6.2.1 | mechanic | Towed artillery moves as trucked.
6.2.2 | definition | Front = combat setup, reverse = transport setup (older counters: blank reverse, MP on the front).
6.2.3 | mechanic | Moves only in transport setup (so cannot retreat in combat setup).
6.2.4 | mechanic | Changing setup costs 1 MP and only in the Movement Phase.
6.2.4ex | mechanic | Infantry (2 CEL) + combat-setup artillery take D2.
6.3.1 | mechanic | Combat-setup artillery adds its attack/defence SP to friendly regular units' combat.
6.3.2 | mechanic | Attack support: some attacking hex must be in range.
6.3.3 | mechanic | Defence support: some defending hex must be in range.
6.3.4 | mechanic | Supporting artillery takes no combat result.
6.3.5 | mechanic | Support from a hex adjacent to the enemy in the combat suffers all results.
6.4.1 | mechanic | Artillery may instead fire on its own at remote units, with attack SP.
6.4.2 | mechanic | Declare units and one target hex in range of all; sum SP minus twice the target's terrain CM; 2d6 on Artillery Fire table.
6.4.3 | mechanic | Not against adjacent hexes.
6.4.4 | mechanic | Air points may be added.
6.4.5 | mechanic | A unit fired on in a Combat Phase may not be attacked directly in that same phase; if it must be attacked, the fire is illegal. Barrage is fired before that phase and does not bar the attack (R72).
6.4.6 | mechanic | Artillery that was fired on may still support defence afterwards.
6.4.7 | mechanic | Artillery may fire at objects (bridges), also adjacent; no terrain; Objects table.
6.5.1 | mechanic | Barrage only if the scenario grants it.
6.5.2 | sequence | In the Barrage Phase.
6.5.3 | mechanic | As ranged attack with doubled artillery SP (terrain is subtracted after the doubling; adjacent hexes stay barred).
6.5.4 | mechanic | At least two artillery units per target hex.
6.5.5 | mechanic | Firers may not move in the same turn's Movement Phase.
6.5.6 | mechanic | Firers may not support in the next two Combat Phases.
6.5.7 | mechanic | One AU per firing unit; pool from scenario.
6.5.8 | mechanic | Barrage and AUs are optional.
6.6.1 | mechanic | Artillery attacked directly adds its SP only if stacked with a regular unit.
6.6.2 | mechanic | Artillery may support an attack on an adjacent hex even when alone.
6.6.3 | mechanic | Combat-setup towed artillery alone in a hex defends as 1 SP for the whole hex.
6.6.4 | mechanic | Transport-setup artillery alone is attacked at the rightmost column.
6.6.5 | mechanic | Self-propelled artillery always uses its printed attack/defence SP.

chapter | 7 Fortifications
7.1.1 | table-talk | FF marker lies under the units in the hex.
7.1.2a | mechanic | A regular unit that does not move in the Movement Phase may build FF.
7.1.2b | mechanic | Not if it retreated in the last Combat Phase; sustaining is fine.
7.1.3 | mechanic | A unit that retreated but cannot leave EZOC may build anyway.
7.1.4 | mechanic | Building takes all MP.
7.1.5 | mechanic | FF vanishes if the hex is empty at the end of a phase.
7.1.6 | mechanic | FF vanishes when an enemy enters.
7.1.7 | mechanic | Either side may rebuild there.
7.1.8 | mechanic | Not in swamp.
7.1.9 | mechanic | Not on FP hexes.
7.1.10 | mechanic | 2 defender CMs.
7.1.11 | mechanic | Units in FF are free of 5.1.3.
7.1.12 | mechanic | FF has no movement cost. | no code: no cost of movement asks for it
7.2.1 | data | FP are printed lines or areas (none known on this map, R27).
7.2.2 | mechanic | FP halves all attacking SP (artillery and air included) and gives 3 CMs.
7.2.3 | data | An FP group may carry its own CM value.
7.2.4 | mechanic | FP counts if at least half of attacking SP come through the FP edge; otherwise defender is as in FF; SP through the edge, artillery and air stay halved.
7.2.5 | mechanic | FP units are free of 5.1.3.
7.2.6 | mechanic | Sustained-retreat loss in FP is one less.

chapter | 8 Air units
8.0 | definition | Only bombers and ground support; fighters abstracted.
8.1.1 | data | Air strength as SP; scenario pools are split freely into missions. Counters without value = 5 SP (Soviet 4).
8.1.2 | sequence | Missions are assigned in Air Phases.
8.1.3 | mechanic | A point/counter serves one mission.
8.1.4 | sequence | Missions possible in either Air Phase.
8.1.5 | mechanic | Each point once per turn.
8.1.6 | mechanic | No limit per hex.
8.1.7 | mechanic | Secret simultaneous choice.
8.1.8 | mechanic | Enemy missions on the same or adjacent hex fight: sum SP + 1d6 each; lower total is removed; ties rerolled.
8.1.9 | mechanic | Losers are spent for the turn.
8.2.1 | definition | Seven missions: offensive support, defensive support, air attack, object destruction, Soviet movement disorganisation, river-crossing attack, supply.
8.2.2 | mechanic | Offensive support adds its SP to the attack.
8.2.3 | mechanic | May join artillery ranged attack.
8.2.4 | mechanic | Defensive support adds half.
8.2.5 | mechanic | Soviet air cannot defend.
8.2.6 | mechanic | Air attack on ground units: Air Attack table, resolved in the Air Phase.
8.2.7 | mechanic | Minus twice terrain CMs.
8.2.8 | mechanic | Objects: Objects table (bridges only).
8.2.9 | mechanic | No terrain for objects.
8.2.10 | mechanic | At least 4 SP for an object.
8.2.11 | mechanic | Only Soviet ground movement can be hampered.
8.2.12 | mechanic | 7 SP per such mission.
8.2.13 | mechanic | +1 MP per hex in the target hex and its neighbours.
8.2.14 | mechanic | A unit starting in the area loses 1 MP per mission.
8.2.15 | mechanic | Cumulative.
8.2.16 | mechanic | Air may attack units crossing big rivers in movement and SM phases.
8.2.17 | mechanic | Attacks = 2 x SP.
8.2.18 | mechanic | Spread over hexes; more than one hex must be connected.
8.2.19 | mechanic | Each crossing unit rolls 1d6 per attack on the hex it enters: 6 loses 1 CEL.
8.2.20 | mechanic | No limit of units hit per turn.
8.2.21 | mechanic | Bridge crossings are immune.
8.2.22 | mechanic | American/British air may supply.
8.2.23 | mechanic | 7 SP per supply mission.
8.2.24 | mechanic | 1d6 each; 6 fails.
8.2.25 | mechanic | Each success lowers OoS of all units in the hex by 1.

chapter | 9 Headquarters
9.1.1 | mechanic | No ZOC.
9.1.2 | mechanic | 10 MP, trucked.
9.1.3 | mechanic | May enter swamp/mountain for 5 MP.
9.1.4 | mechanic | 1 CEL; can be chosen to satisfy a loss.
9.1.5 | mechanic | Lone HQ is eliminated by an entering regular enemy.
9.1.6 | mechanic | Killing an HQ gives 5 CMs for the next two Combat Phases, freely split.
9.1.7 | mechanic | Only for combats within 8 hexes of the spot.
9.1.8 | mechanic | Lone HQ under attack: 5.1.9.
9.2.1 | mechanic | If all own units in a combat are in range of a friendly HQ, roll -1 (attacker) or +1 (defender).
9.2.2 | data | Range 4 US/British/German, 3 Soviet and others (Polish 0, scenario).
9.2.3 | mechanic | Not cumulative.
9.2.4 | mechanic | Both sides' effects cancel.

chapter | 10 Supply
10.1.1 | definition | LoS joins a unit to a supply base by hexes.
10.1.2 | sequence | Checked in the owner's Supply Phase.
10.1.3 | mechanic | Each unit's LoS is independent.
10.1.4 | data | Bases are given by the scenario.
10.1.5 | mechanic | Unlimited along roads.
10.1.6 | mechanic | Off-road only within the supply MP budget.
10.1.7 | data | Budget: US/British 12, German 10, Soviet and allies 8, German allies 7.
10.1.8 | mechanic | Spent like trucked movement from a road hex to the unit; swamp and mountain closed.
10.1.9 | mechanic | Steps between adjacent hexes that both hold friendly units (of any kind) are free; a hex in EZOC still needs a regular unit (10.1.10).
10.1.10 | mechanic | Not through enemy units; not through EZOC unless a friendly regular unit is in the hex.
10.1.11 | mechanic | For tracing, all enemy units and towns exert ZOC, except transport-setup artillery and HQs (towns: in both scenarios only German towns against Soviet-side LoS, R36).
10.1ex | mechanic | Book example: 10-MP off-road trace is stretched by two occupied hexes; spending the last MP to reach a second road leaves nothing for leaving it; a unit placed on a blocked hex reopens it. | no code: it follows from 10.1.5 to 10.1.11
10.2.1 | mechanic | No LoS: OoS, marker level 1 (each later failed check adds 1 with the default option of R34).
10.2.2 | mechanic | OoS: MP and attack SP halved, defence full.
10.2.3 | mechanic | Owner may raise OoS by 1 for full MP and by 1 for full attack SP.
10.2.4a | mechanic | +1 when hit by a Dx result.
10.2.4b | mechanic | +1 when its attack yields no Dx.
10.2.5 | sequence | Adjust immediately after the action.
10.2.6 | mechanic | Surrender: level at the moment of the test minus 2d6 > 0 eliminates.
10.2.7 | mechanic | With LoS at the start of the phase: level -4.
10.2.8 | mechanic | Level 0 or less: normal values.

chapter | 11 Reinforcements
11.1.1 | data | Given per scenario.
11.1.2 | mechanic | Enter at their zones.
11.1.3 | sequence | In Movement and SM Phases.
11.1.4 | mechanic | Not from a zone under enemy control.
11.1.5 | mechanic | Stacks using the same entry hex pay 1x, 2x, 3x ... its cost.
11.2.1 | mechanic | Adjacent zone in the same phase with half MP.
11.2.2 | mechanic | Or stay off map and shift up to 3 zones, entering next Movement Phase at full MP.
11.2.3 | mechanic | Units may leave by an entry zone and return as reinforcements next Movement Phase, same zone or shifted.
11.2.4 | mechanic | No printed zones: each road leaving the edge is its own zone.

chapter | 12 Strategic movement
12.0 | optional | Chapters 12-16 are complementary rules: on by default, can be switched off.
12.1.1 | sequence | SM in phases 5/11.
12.1.2 | mechanic | Only units not activated in Movement and not fighting in own Combat Phase.
12.1.3 | mechanic | Normal movement rules.
12.1.4 | table-talk | Marker (flag set in the Movement Phase).
12.2.1 | mechanic | Not if in EZOC.
12.2.2 | mechanic | Never into EZOC.
12.2.3 | mechanic | MP -2.

chapter | 13 Tactical concentration
13.1.1 | mechanic | For German/Allied divisions and Soviet armoured/mechanised corps.
13.1.2 | mechanic | Three units of one division/corps in a combat: 1 CM.
13.1.3 | mechanic | From any hexes.
13.1.4 | mechanic | Adds up per full three.
13.1.5 | mechanic | Organic artillery counts even at range.

chapter | 14 Bridges
14.1.1 | mechanic | Bridges are objects.
14.1.2 | table-talk | Destroyed/bridge markers.
14.1.3 | mechanic | Controlled like hexes; with opponents at both ends, the one first at the bridge keeps it.
14.1.4 | mechanic | Only its controller may demolish it.
14.2.1 | mechanic | River/stream bridge: demolished by an adjacent regular unit or HQ for 1 MP.
14.2.2 | mechanic | Rebuilt by a non-artillery unit in HQ range, or HQ, for 3 MP.
14.2.3 | mechanic | Only where printed.
14.3.1 | mechanic | Big-river bridge: demolition 3 MP.
14.3.2a | mechanic | HQ on the bank at end of its Supply Phase.
14.3.2b | mechanic | Next Movement Phase: secret declaration of both hexes, all HQ MP.
14.3.2c | mechanic | If far hex is controlled (no EZOC, or friendly regulars in both hexes) until next turn's Movement Phase, bridge stands and is usable; HQ again spends all MP.
14.3.3 | mechanic | One HQ per bridge.
14.3.4 | mechanic | HQ may not move while building.

chapter | 15 Special units
15.1.1 | definition | Stars mark special abilities.
15.1.2a | mechanic | Black: attack v unfortified, and defence; cancelled by used white; cancels yellow.
15.1.2b | mechanic | White: v mechanised units and armoured cars, attack and defence; cancels black and yellow.
15.1.2c | mechanic | Yellow: attack only; cancelled by used black or white.
15.1.2d | mechanic | Blue: any combat, never cancelled.
15.1.3 | mechanic | +1 CM per star.
15.1.4 | mechanic | Cumulative.
15.1.5 | mechanic | Towed units use stars in defence only.
15.1.6 | mechanic | Voluntary.
15.1.7 | mechanic | If used and side loses CELs, at least one from a user.
15.1.8 | mechanic | No stars in an assault across a big river.
15.2.1 | mechanic | RG: no MP, no move, no retreat.
15.2.2 | mechanic | RG: no ZOC.
15.2.3 | mechanic | RG: +1 CM to defence of its hex.
15.3.1 | mechanic | Enemy gets 2 CMs in any combat with VS.
15.3.2 | mechanic | Minus 1 per regular unit stacked with it.
15.3.3 | mechanic | VS may feed 1 CEL to a non-motorised infantry unit in its hex if neither moves.
15.3.4 | mechanic | One CEL per turn per infantry unit.
15.4.1 | mechanic | FU: 2 CMs defending in any fortification.
15.4.2 | mechanic | Voluntary.
15.4.3 | mechanic | If used and losses occur, at least 1 CEL from FU.

chapter | 16 Masking
16.1.1 | mechanic | Opponent sees only the top counter of a stack.
16.1.2 | mechanic | A masking marker hides the top too.
16.1.3 | mechanic | Stacks in a combat are open during it and until the Combat Phase ends.
16.1.4a | mechanic | Adjacent and fortified: type of each unit shown.
16.1.4b | mechanic | Adjacent, not fortified: type and CELs.

chapter | Tables
T1 | data | Terrain Influence (movement and combat): terrain-chart.ts.
T1-1 | mechanic | Nysa and Elbe: own movement and combat values, otherwise big rivers.
T1-2 | mechanic | Swamp halves attacker SP.
T1-3 | mechanic | City = 2+ adjoining town hexes, joined by main route.
T1-4 | mechanic | If the whole move is on secondary route, one extra hex.
T2 | data | Air Attack table.
T3 | data | Artillery Fire table.
T4 | data | Combat table.
T4ex | data | Notation examples: -1/-1; D2 -1; -1/D2 -1; -1/D4D; A1D. "SP" there means CEL (R6).
T5 | data | Attack on Objects table.
T6 | data | Morale limits: SS 12; Wehrmacht 11; Italians (German side) and VS 9; US/British/Poles 11; French/Romanian/Hungarian 9; Belgian/Dutch 8; Italians (Allied) 7; Soviet Guards and Poles 11; other Soviet 10.
T7 | definition | Setup-aid notation: brackets give counter name, square brackets the division, slash = regiment/division, (1,2,7) = members, n x = count.

chapter | Scenario Nysa 1945
N-1 | setup | 16 April to 2 May, 17 turns.
N-2 | sequence | Soviets are player A.
N-3 | setup | All Nysa bridges start destroyed.
N-4 | mechanic | Barrage on 16 April only, 10 AU.
N-5a | data | Soviet air 30 / 20 / 10 SP on 16/17/18 April.
N-5b | mechanic | Only offensive support or air attack, on Germans; unused points lapse.
N-6 | mechanic | Each Soviet army (with 2nd Polish) owns one pontoon bridge placed right after its Combat Phase; works and dies as any bridge.
N-7 | mechanic | Soviet LoS may not pass a German town without friendly forces, nor hexes next to it.
N-8a | mechanic | Soviet and Polish HQs help only their own nation's combats.
N-8b | mechanic | Any HQ always helps units in its own hex in defence.
N-9 | mechanic | Polish HQ: defence only, own hex only.
N-10 | mechanic | Americans may not cross the Elbe nor column 17.
N-11 | mechanic | Whenever the Germans have lost an HQ, they may place a replacement corps HQ and its artillery in a friendly town in their Movement Phase (which corps: R38).
N-S1 | mechanic | German supply: north, west, south edges and Dresden.
N-S2 | mechanic | Soviet supply: east edge.
N-S3 | mechanic | Allied supply: hexes where American units entered.
N-G0 | setup | All German units start in FF.
N-G0b | setup | Towed artillery on the map at the start is placed in either setup by its owner, combat setup unless he says otherwise (both scenarios, R74).
N-G1 | setup | 7 VS brigades at 4204, 3116, 4928, 4110, 3306, 3426, 2800.
N-G2 | setup | 691 AT-R 5000; Flak 1 Goerlitz, 2 at 4329, 3 Dresden, 4 at 4008.
N-G3 | setup | V Corps: 21 ARM + HQ V Cottbus(1); 89/36 SS 5000; 90/36 SS 4802; 698, 687, 554 of 342 at 4705, 4808, 5110; Art./V 4508; an unreadable group within 4 hexes of a V Corps unit (R39).
N-G4 | setup | Boehmen group brigades and GD corps at 3819 (R40); A,B,C/545 at 5112, 5115, 5016; A,B/615 at 5217, 5418; 687 Pioneer 5719; AG brigade GD 4622.
N-G5 | setup | Brandenburg: ARM-B 4622, Art. 5425, 1 INF-R 5721, 2 INF-R 5823; 1244 INF-R 5924; 4 RG along the V Corps line.
N-G6 | setup | LVII: HQ, Goerlitz 1-3, 732 and 733 art. in Goerlitz; 124/72 6025, 266/72 6226, 105/72 Goerlitz, 37/6 6427.
N-G7 | setup | Moser: HQ, 463, 469 Dresden; 464 0919; 406 1323; 193 1829.
N-G8 | setup | German reinforcements 17-27 April by zone: counters.ts (R41).
N-R1 | setup | Soviet setup by army: counters.ts.
N-R2 | setup | 17 April: 294 and 337 INF at C.
N-R3 | mechanic | 28 Army: each 52 Army unit that has crossed the Nysa lets one unit of the same type of 28 Army enter at D in the next Movement Phase.
N-A1 | setup | From 25 April the Soviet player may bring one American regiment per day at K or L.
N-V1 | victory | Soviet automatic win at once when 60 CELs of armoured/mechanised units have left by zone S.
N-V2 | victory | Otherwise after turn 17: 1 VP per town hex controlled (each hex of a city counts, R77), compare.
N-V3 | victory | Soviet lead <=0 German victory; 1-10 minimal; 11-16 medium; 17-30 significant; 31+ total.

chapter | Scenario Two Stars
S-1 | setup | 30 April to 15 May, 16 turns.
S-2 | sequence | Americans first.
S-3 | setup | Soviet player picks three days for 30, 25 and 20 air SP; attack missions only; unused lost.
S-4 | setup | Each Polish counter rolls 1d6: 1 joins Allies at any US HQ; 2 same with -1 CEL; 3 -1 CEL stays; 4 disorganised stays; 5-6 nothing.
S-5 | mechanic | Soviet supply ban at German towns (as N-7).
S-6 | mechanic | HQ nation rule (as N-8).
S-7 | mechanic | Polish HQ rule (as N-9).
S-8a | mechanic | Two players: on day 1 the Allied player may activate Americans only.
S-8b | sequence | Later days: all American moves, then German moves.
S-8c | sequence | Phases are otherwise common.
S-8d | mechanic | Americans and Germans may not share a hex.
S-8e | mechanic | Americans may pass through German hexes, not the reverse.
S-8f | mechanic | Joint American-German attack: 3 CMs against it; no penalty in joint defence (R45).
S-8g | mechanic | An Allied-side Polish unit adjacent to Germans in its Combat Phase must attack them.
S-9a | sequence | Three players: Allied 1-6, Soviet 7-12, German 13-18.
S-9b | definition | 18 phases a turn.
S-S1 | mechanic | German supply: north, west, south edges and Dresden.
S-S2 | mechanic | Soviet: east edge.
S-S3 | mechanic | Allied: any road from the west edge south of the Elbe.
S-G | setup | German setup, all in FF; Dresden and Goerlitz garrisons may not leave, not even by retreat or pursuit (R80; HQ LVII is free); CEL deductions as listed in counters.ts.
S-R | setup | Soviet setup, all in FF; CEL deductions; 2 CELs off 52 Army infantry at owner's choice.
S-A | setup | All American units, reserves too, start in FF; corps reserves placed freely west of the Elbe and of the river joining it at 1729.
S-B | setup | No bridge is declared destroyed: all printed bridges stand at the start of Two Stars (R79).
S-A2 | data | American air SP per day: 30,26,24,20,15,28,24,22,20,15,26,22,19,16,14,22.
S-A3 | mechanic | Up to 10 unused SP carry to later days; at most 20 saved SP usable in a turn.
S-V0 | victory | Most VP wins (equal: draw, R78); a player with both Germans and Americans halves his total, rounded down.
S-V1 | victory | Soviet: 20 for a supplied Soviet unit on a Czechoslovak hex.
S-V2 | victory | Soviet: 10 per road leaving the south edge, controlled and supplied at the exit hex.
S-V3 | victory | Soviet: 2 per American unit, or Polish unit fighting on the Allied side, eliminated.
S-V4 | victory | Soviet: 1 per German unit eliminated.
S-V5 | victory | Soviet: 51 minus column of the easternmost supplied American unit.
S-V6 | victory | American: 2 per Soviet unit eliminated (credited once, to the nation that did it, R78).
S-V7 | victory | American: 1 per Polish unit (Soviet side) eliminated.
S-V8 | victory | American: 1 per town hex controlled.
S-V9 | victory | American: column of easternmost supplied unit minus 17.
S-V10 | victory | German: 20 for keeping Soviets off the south edge.
S-V11 | victory | German: 8 for keeping Dresden to the end.
S-V12 | victory | German: 2 per Soviet unit killed.
S-V13 | victory | German: 2 per town recaptured from the Soviets.
`

/** The abbreviations of the rows. */
export const ledgerKey = `SP are strength points, MP movement points, CEL combat efficiency levels, ZOC zone of control, EZOC an enemy's, CM a combat
modifier (one column), CR combat ratio, FF field fortification, FP fixed position, TC tactical concentration, OoS out of
supply, LoS line of supply, SM strategic movement, AU ammunition unit, RG resilience group, VS Volkssturm, FU fortification
unit; Rn and Bn are rulings in [RULINGS.md](RULINGS.md).`
