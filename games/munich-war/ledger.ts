// What the rulebook asks for, row by row, in our own words. Ids are the rulebook's numbers, with letters for the bullets of a
// section in printed order; 3.T rows are the Scenario Determination Table, 3.D the deployment table, CR and IR rows the combat and
// interception results. Rn is a ruling (RULINGS.md).
// A row is `id | kind | rule`; a row that needs no code or no test of its own ends in ` | no code: why`, ` | no test: why`.
export const ledgerText = `
chapter | 1 Introduction and scale
1.0a | definition | Two sides: Axis (led by Germany) and Allied (led by Czechoslovakia); two human or AI seats.
1.0b | definition | Hypothetical war from October 1938; each side tries to reach a dominating position within two months.
1.1 | data | Scale data for help text: 65 km per hex, one week per GT, corps and armies.

chapter | 2 Components, control, unit classes
2.0 | data | Uses one six-sided die for all rolls; 176 counters in the printed game.
2.1a | mechanic | A unit is in exactly one hex (or one display/track box) at a time.
2.1b | data | Hexes have unique four-digit ids shown in the client and used in the log.
2.1c | data | Erratum: Breslau 2814 has no fortification symbol.
2.1d | data | Erratum: Gotland does not exist for play.
2.1e | data | East Prussia (Konigsberg) is German; the Mannerheim Line hex is Finnish.
2.2a | definition | Allies = Czechoslovakia plus scenario countries plus countries invaded by the Axis.
2.2b | definition | Axis = Germany plus scenario countries plus countries invaded by the Allies.
2.2c | definition | Belligerent = controlled by a player; enemy, friendly, neutral derive from controller.
2.2d | definition | Phasing player owns the player turn in progress; the other is non-phasing.
2.3a | mechanic | Occupation: a side occupies a hex when one of its land units is in it.
2.3b | mechanic | Control by presence: own land unit in hex and no EZOC in the hex.
2.3c | mechanic | Control by home: hex in a country initially yours stays yours until an enemy gains it by presence.
2.3h | mechanic | A country that joins later (intervention or invasion) counts as initially controlled from that moment (R91).
2.3d | mechanic | Control by memory: after leaving, you keep control until an enemy unit enters or projects a ZOC into the hex.
2.3e | mechanic | Passing through gains control of each hex entered, even without stopping there.
2.3f | mechanic | Disputed hex: occupied by one side while the other projects a ZOC into it; or both sides project ZOC into it. Nobody controls a disputed hex.
2.3g | table-talk | Control markers are bookkeeping; the program paints control automatically.
2.4a | mechanic | Units may enter only belligerent countries.
2.4b | mechanic | No moving or attacking into neutrals until they enter play (see 5.4, 5.5 for lawful invasion).
2.5 | definition | Three counter families: land combat units, support units (air, naval, SF), markers.
2.5.1a | data | Each land unit has nation, name, type, size, attack, defense, MF per step.
2.5.1b | data | A plus after the attack factor gives the pursuit ability.
2.5.1c | data | One-step units have a flag reverse; two-step units have a reduced reverse.
2.5.1d | optional | OPT units stay out unless optional rules are on.
2.5.2a | data | Mechanized types: armor/panzer, mechanized infantry, armored cavalry.
2.5.2b | data | Non-mechanized mobile types: infantry, 2nd line infantry, alpine, cavalry, security, Marines.
2.5.2c | data | Static types: anti-aircraft artillery, fortification.
2.5.3 | data | Sizes army, corps, division, division group, brigade, brigade group, regiment; army vs the rest drives stacking.
2.5.4 | data | Support units: airstrike, airlift, naval, special forces.
2.6 | data | Unit abbreviations expanded in tooltips.
2.7 | data | Each nation has its own counter colours.
2.8 | definition | Markers (turn, terror, control) are unlimited in supply.

chapter | 3 Scenarios and set-up
3.0 | setup | Players pick scenario and sides before play.
3.1 | mechanic | One player moves and attacks with every unit of his side.
3.2a | setup | Scenario by agreement.
3.2b | setup | Or one die: 1-2 Western Powers Guarantee, 3 Little Entente, 4 Intermarium, 5 Anti-Comintern War, 6 General War.
3.3a | sequence | Game runs from October I for 6, 4, 6, 8 or 8 GTs by scenario.
3.3b | victory | Game also ends at automatic victory or concession.
3.4a | setup | Scenario table sets Axis and Allied belligerents.
3.4b | setup | Intervention column lists countries that may join by event; until then neutral.
3.4c | setup | Unlisted countries are neutral and enter only through invasion.
3.4.1a | setup | Step 1: Allied player deploys Belgium, Netherlands, Denmark, Lithuania, Latvia, Estonia.
3.4.1b | setup | Step 2: Axis player deploys Finland.
3.4.1c | setup | Exception: in Intermarium the Allied player deploys Finland.
3.4.1d | setup | Those countries are neutral at start (except where the scenario lists them).
3.4.1e | setup | Step 3: Allied deploys all Allied belligerents and Allied intervention countries.
3.4.1f | setup | Step 4: Axis deploys all Axis belligerents and Axis intervention countries.
3.4.1g | optional | Optional units deployed only with the optional rules.
3.4.2a | setup | Units named in the table must be those units.
3.4.2b | setup | Units given by type and number: owner chooses which of that type.
3.4.2c | setup | Given hexes or conditions are enforced.
3.4.2d | setup | Otherwise any permitted hex in the home country.
3.4.2e | setup | Full strength unless marked R.
3.4.2f | setup | Fortifications only in fort-symbol hexes of the country, one per hex.
3.4.2g | setup | Air, naval, SF units go to the side's Available display.
3.4.2h | setup | Set-up must respect stacking.
3.4.2i | setup | Set-up in EZOC allowed.
3.4.3 | setup | Reinforcement units go to the side's Reinforcement display.
3.T1 | data | Western Powers Guarantee: Axis Germany, Poland, Hungary; Allied Czechoslovakia, Britain, France; intervention Italy (Axis), Soviet Union (Allied); 6 GTs.
3.T2 | data | Little Entente: Axis Germany, Hungary; Allied Czechoslovakia, Romania, Yugoslavia; intervention Italy (Axis), Poland and France (Allied); 4 GTs.
3.T3 | data | Intermarium: Axis Germany, Soviet Union; Allied Czechoslovakia, Poland, Lithuania, Latvia, Estonia, Romania; intervention Hungary (Axis), Yugoslavia, Finland, France (Allied); 6 GTs.
3.T4 | data | Anti-Comintern War: Axis Germany, Italy, Poland; Allied Czechoslovakia, Soviet Union, Romania; intervention Hungary, Finland (Axis), Yugoslavia, France (Allied); 8 GTs.
3.T5 | data | General War: Axis Germany, Italy, Hungary, Romania; Allied Czechoslovakia, Britain, France, Poland; intervention Finland (Axis), Soviet Union and Yugoslavia (Allied); 8 GTs.
3.D | data | Initial Deployment Table drives every country's map units, available support and reinforcements (complete in facts.json).
3.D1 | setup | At least one of the three starting German AAA corps must be in the Ruhr; all three in German cities.
3.D2 | setup | British AAA starts in London.

chapter | 4 Sequence of play
4.0a | sequence | GT = Events, Axis turn, Allied turn, End of Turn; phases strictly in order.
4.1 | sequence | Events Phase: one die on the events table; skipped on GT 1.
4.2 | sequence | Mobilization Phase skipped by both sides on GT 1.
4.2a | sequence | Mobilization step 1: the side's Utilized air and naval units (and SF, R13) go to Available.
4.2b | sequence | Step 2: scheduled reinforcements are deployed.
4.2c | sequence | Step 3: RP spent on reinforcements and refits.
4.3a | sequence | Air phase: launch segment (phasing), interception segment (non-phasing), terror segment (phasing).
4.4 | sequence | Movement Phase: phasing land units move.
4.5 | sequence | Combat Phase: phasing player attacks.
4.6 | sequence | Air Return: phasing air units still on the map go to Utilized.
4.7 | sequence | Surrender Phase: phasing player checks his own belligerent countries.
4.8 | sequence | End of Turn: both turn markers advance; after the last GT the game is scored.

chapter | 5 Belligerency and neutrals
5.0a | mechanic | Friendly belligerents may move and attack into enemy belligerent countries.
5.0b | mechanic | Friendly belligerents may move into any friendly belligerent country.
5.0c | setup | Germany and Czechoslovakia are always belligerent on opposite sides.
5.0d | mechanic | Neutrals join by scenario, intervention event, or being invaded.
5.1a | mechanic | No belligerent unit or marker enters or attacks a neutral hex, except a lawful invasion.
5.1b | mechanic | Air units may not overfly neutrals (see R4 for coastal hexes).
5.1c | mechanic | Supply lines may not enter neutral hexes.
5.1d | mechanic | Naval transport may pass neutral coasts.
5.2a | mechanic | Neutral units are on the map but nobody operates them.
5.2b | mechanic | Neutral units have no ZOC until the first belligerent ground unit enters their country.
5.2c | data | Luxembourg and Switzerland have no units.
5.3a | mechanic | Intervention event: all countries in the scenario's intervention column join at once on the listed sides.
5.3b | mechanic | Their owner then deploys and operates them for the rest of the game (R7: land units are already on map; support units become available now).
5.3c | mechanic | A second Intervention result changes nothing.
5.4a | mechanic | Invasion by moving across the border.
5.4b | mechanic | Invasion by attacking a unit of the country.
5.4c | mechanic | Invasion by placing a support unit in a hex of the country.
5.4d | mechanic | The invaded country passes to the non-invading player.
5.4e | mechanic | Retreat and pursuit can never be an invasion.
5.4f | mechanic | Landing by naval transport in an empty port of an invadable neutral is an invasion too (R86).
5.5a | mechanic | Germany may invade Belgium, Netherlands, Luxembourg, Denmark, Lithuania, Latvia, Estonia, any subset.
5.5b | mechanic | Soviet Union may invade Lithuania, Latvia, Estonia, Finland.
5.5c | mechanic | Nobody else may invade.
5.6a | mechanic | Danzig: nobody sets up there; it becomes part of Poland once Poland is belligerent.
5.6b | data | Zara is Italian.
5.6c | mechanic | Switzerland can never be entered or invaded.

chapter | 6 Events
6.0 | sequence | One die, result applied at once to both players.
6.1 | mechanic | Die 1 Weather: in a November GT storms set in; otherwise nothing.
6.2 | mechanic | Die 2-3 Intervention (5.3).
6.3 | mechanic | Die 4 Crisis Elsewhere: second die 1-3 Axis, 4-6 Allies gains 2 RP, spent immediately by any belligerents of that side.
6.4 | mechanic | Die 5 Putsch: if German units occupy no enemy capital or mobilization hex, the Axis gets no RP this GT.
6.5 | mechanic | Die 6 Blitzkrieg: if German units occupy three or more enemy capital/mobilization hexes, the Allies get no RP this GT.

chapter | 7 Mobilization and reinforcements
7.1a | mechanic | Capital on map and friendly controlled: 1 RP to that country.
7.1b | mechanic | Each friendly controlled mobilization center in the country's own territory: 1 RP.
7.1c | mechanic | Off-map RP: Britain 3, France 1, Soviet Union 1.
7.1d | mechanic | Germany: 1 RP per RSO hex occupied by German units with no EZOC in it; supply not needed.
7.1e | mechanic | Unspent RP are lost at the end of the phase.
7.1.1a | mechanic | Lithuania, Latvia, Estonia, Switzerland, Denmark never receive RP.
7.1.1b | mechanic | A hex with a terror marker gives no RP, whoever placed it.
7.1.1c | mechanic | Enemy-controlled (or disputed) hexes give none.
7.1.1d | mechanic | Hexes of surrendered countries give none.
7.1.1e | mechanic | RP are never shared between countries (exception 6.3).
7.2 | mechanic | Spend RP by the chart: mobilize 1; refit mechanized 2, non-mechanized 1, air 2, fort never.
7.2.1a | mechanic | Mobilize: pay 1 RP, roll die, halve rounding up, put the unit in that GT box.
7.2.1b | mechanic | A unit rolled past the last GT never comes; the RP is spent; it does not count as eliminated.
7.2.1c | mechanic | On the scheduled GT the unit is deployed in its mobilization phase.
7.2.2a | mechanic | Reinforcements deploy at full strength.
7.2.2b | mechanic | Land units appear in a friendly controlled capital or mobilization hex of their own country.
7.2.2c | mechanic | Not in an EZOC hex, not in a terror hex.
7.2.2d | mechanic | At most one reinforcement unit per hex per mobilization phase.
7.2.2e | mechanic | No eligible hex: the unit slides to the next GT box.
7.2.2f | mechanic | Britain, France, Italy, Yugoslavia, Romania, Finland, Soviet Union may use any of their own map-edge hexes that is not enemy-controlled.
7.2.2g | mechanic | Air, naval, SF reinforcements go to Available.
7.3a | mechanic | Refit restores a reduced two-step unit on the map to full.
7.3b | mechanic | Land unit must be in supply and not in an EZOC.
7.3c | mechanic | Air unit must be in Available or Utilized.
7.3d | mechanic | One-step units and forts cannot refit.
7.3e | mechanic | Eliminated units never return.
7.4 | mechanic | Withdrawn units leave permanently.

chapter | 8 Land movement
8.0a | mechanic | MF 1+ is mobile, MF 0 static and immobile.
8.0b | definition | Five kinds of land movement: normal, road, rail, naval transport, air transport.
8.1a | mechanic | Units move singly along contiguous hexes, paying to enter each.
8.1b | data | Costs differ for mechanized and non-mechanized (TEC, reconstructed).
8.2a | sequence | Only in the own Movement Phase.
8.2b | mechanic | A finished move stands unless the opponent allows an undo.
8.2c | mechanic | Unused MF are neither saved nor transferred.
8.2d | mechanic | Enemy-occupied hexes cannot be entered.
8.2e | mechanic | Friendly units of other nations may be passed through, not ended on (mobile with mobile); judged when the phase ends (R33, R82).
8.2f | definition | Retreat and advance are not movement.
8.3 | mechanic | Every mobile unit may always move one hex, except into prohibited hexes or from EZOC to EZOC.
8.4a | mechanic | Clear costs 1.
8.4b | mechanic | Hexside cost adds to hex cost.
8.5a | mechanic | Along a railroad through a railed hexside: half an MF per hex, any country.
8.5b | mechanic | The railroad cancels in-hex terrain, mountains too, for movement.
8.5c | mechanic | A rail bridge cancels the river's movement cost only.
8.6a | mechanic | Rail movement: unlimited contiguous rail hexes inside the unit's own country; friendly control is not asked for, only freedom from enemy units (R35).
8.6b | mechanic | Must start the phase on a rail hex.
8.6c | mechanic | Must start in supply; may pass through and end in unsupplied hexes.
8.6d | mechanic | May start in EZOC; must stop on entering EZOC.
8.6e | mechanic | No other movement in that phase.
8.6f | mechanic | Terrain does not matter to rail movement.
8.6.1a | mechanic | Soviet units may leave by an east-edge rail hex and wait off map.
8.6.1b | mechanic | Next GT they may return by any east-edge rail hex.
8.6.1c | mechanic | They may enter an EZOC hex and stop.
8.6.1d | mechanic | Off map they have no effect; they return only by rail.
8.6.2 | mechanic | Rail moves per GT: Germany 4, France 3, Britain 3, Soviet 3, Italy 2, Poland 2, others 1.

chapter | 9 Stacking
9.0a | mechanic | Markers (terror, control) and air, naval, SF do not count.
9.0b | mechanic | Never stacked with enemy.
9.0c | mechanic | Mobile units of different friendly nations may not end a phase together.
9.0d | mechanic | Limit: one mobile army, or three other mobile units.
9.0e | mechanic | Static units are free but only one per hex.
9.0f | mechanic | Static units of any friendly nation may share with mobile units of another.
9.0g | mechanic | Marsh: only one unit of any size.
9.0h | mechanic | No static unit in a mountain hex.
9.1a | mechanic | Checked at the end of each Movement and Combat Phase; free during movement.
9.1b | mechanic | Excess units are eliminated, owner's choice.
9.1c | mechanic | Not checked during Mobilization.
9.1d | mechanic | Mixed mobile nations count as a stacking violation: a retreat may pass but not end there, and a mix left at the end of a Movement or Combat Phase is cured by eliminating units of the owner's choice (R82).
9.1e | mechanic | A second static unit put in a hex by mobilization cannot leave, so one of the two is lost at the end of the Movement Phase (R94); warn before placing.

chapter | 10 Zones of control
10.0a | mechanic | Every mobile unit exerts ZOC into its six neighbours.
10.0b | mechanic | Static, air, naval, SF exert none.
10.1a | mechanic | ZOC is never cancelled by other units.
10.1b | mechanic | ZOC reaches into and out of all terrain.
10.1c | mechanic | Not across all-sea hexsides.
10.1d | mechanic | Not into or out of neutral countries.
10.2 | mechanic | Several ZOCs in a hex add nothing.
10.3a | mechanic | Entering EZOC ends movement.
10.3b | mechanic | Leaving EZOC (disengage) only as the first step, into a hex free of EZOC; a later EZOC is fine.
10.4a | mechanic | No obligation to attack.
10.4b | mechanic | Retreat into EZOC costs a step each time.
10.4c | mechanic | Pursuit ignores EZOC.
10.5 | mechanic | Supply may enter EZOC but not pass through it unless a friendly unit is there.
10.6 | mechanic | City in EZOC: no RP, no reinforcement there, no refit there.

chapter | 11 Land combat
11.0a | mechanic | In its own Combat Phase the phasing side may attack adjacent enemy land units; it is the attacker throughout.
11.0b | mechanic | A unit needs a printed attack factor of 1 or more to attack.
11.0c | mechanic | No unit attacks twice in one phase.
11.0d | mechanic | Attacking is voluntary; attacks are declared and resolved one at a time in the attacker's order.
11.1 | mechanic | A unit's attack or defense strength is never split.
11.2 | mechanic | Attackers from up to six adjacent hexes combine against one hex.
11.3 | mechanic | All attackers in one battle share a nation unless a rule says otherwise.
11.4a | mechanic | Units of one stack may attack together, in split groups, each alone, or not.
11.4b | mechanic | Every attack is against exactly one hex.
11.4c | mechanic | Attackers in two or more hexes may form one force.
11.5 | mechanic | The same hex may be attacked again in the phase by units that have not attacked.
11.6a | mechanic | All units in a defending hex defend as one total.
11.6b | mechanic | The defender cannot withhold units.
11.7a | mechanic | The attacker, never the defender, chooses Assault or Mobile CRT; Assault is always available.
11.7b | mechanic | A fortification unit in the hex forces Assault; an entrenchment does not.
11.7c | mechanic | Mobile needs at least one mechanized attacker.
11.8 | sequence | Per attack: units, CRT, air then naval/SF commitment, SF roll, percentile, net shift, die, result with retreats and pursuit.
11.9 | mechanic | Percent = whole part of 100 x attack / defense; choose the column containing it (R1).
11.10a | mechanic | Sources of shifts: terrain, entrenchment, supply, concentric, air, naval, SF. Right favours attacker, left favours defender.
11.10b | mechanic | Use the net of right and left shifts.
11.10c | mechanic | Below 49 or above 600 start from the end columns; shifting never leaves the table.
11.11a | mechanic | Defender benefits from the terrain in its hex and from hexsides attacked across; attackers' hexes do not matter.
11.11b | mechanic | Terrain shifts left by the chart's number.
11.11c | mechanic | One in-hex terrain only, defender's choice; entrenchment adds to it.
11.11d | mechanic | In-hex and hexside shifts add.
11.11e | mechanic | A hexside helps only if every attacker crosses such a hexside.
11.12a | mechanic | Entrenchment hex in the defenders' own country with all defenders of that nation: 1L more.
11.12b | mechanic | Nobody else gets it.
11.13a | mechanic | All attackers OOS: 2L.
11.13b | mechanic | At least one supplied and at least one OOS: 1L.
11.13c | mechanic | All supplied: none; defender's supply never matters.
11.14a | mechanic | If participating attackers and/or their ZOC are in all six hexes around the defender: 1R.
11.14b | mechanic | A surrounding hex with terrain prohibited to the defenders need not be covered.
11.14c | mechanic | Forts, entrenchments and cities do not prevent it.
11.15a | mechanic | Attacker may add at most one air, one naval and one SF to an attack; defender none.
11.15b | mechanic | Air and naval shift right by their factor; SF by 1 if its roll succeeds.
11.16a | mechanic | Results name the order and sometimes the unit; otherwise the owner of the losing unit chooses.
11.16b | mechanic | On the Mobile CRT attacker losses hit mechanized units before others.
11.17a | mechanic | Reducing a full two-step unit flips it.
11.17b | mechanic | Reducing a reduced or one-step unit eliminates it into the Eliminated display.
11.18 | mechanic | Ground results never touch air, naval, SF; flak, interception and failed SF rolls may; naval markers are never hurt.
CR-AA | mechanic | Reduce one attacker.
CR-AD | mechanic | Reduce all attackers, survivors retreat 1.
CR-AP | mechanic | Attackers retreat 2.
CR-AS | mechanic | Nothing.
CR-AW | mechanic | Attackers retreat 1.
CR-AZ | mechanic | All attackers eliminated.
CR-BB | mechanic | All defenders reduced; attacker reduces the same number of units; advance if hex cleared.
CR-DA | mechanic | One defender reduced; advance if cleared.
CR-DD | mechanic | All defenders reduced, survivors retreat 1; advance.
CR-DP | mechanic | Defenders retreat 2; advance.
CR-DW | mechanic | Defenders retreat 1; advance.
CR-DZ | mechanic | All defenders eliminated; advance.
CR-MA | mechanic | One defender reduced, survivors retreat 1; advance.
CR-MD | mechanic | One mechanized attacker reduced, defenders retreat 1, surviving attackers may advance.
CR-OR | mechanic | All defenders reduced, survivors retreat 3; advance.

chapter | 12 Retreat after combat
12.0a | mechanic | The controlling player moves his retreating units immediately the stated number of hexes.
12.0b | mechanic | Retreat counts hexes, not MF, whatever the printed MF; each unit retreats individually.
12.0c | mechanic | A retreat is 1, 2 or 3 hexes.
12.1a | mechanic | All retreat rules bind attackers (AD, AP, AW) and defenders alike. Never into enemy-occupied hexes.
12.1b | mechanic | EZOC hexes allowed; each entry reduces the unit.
12.1c | mechanic | Not off map, not into or across prohibited terrain, not into neutrals.
12.1d | mechanic | Through and into friendly stacks of any nation; those are unaffected.
12.1e | mechanic | If the end hex would be overstacked, retreat continues; impossible means eliminated.
12.1f | mechanic | Must end the full distance from the start, no doubling back; a partial retreat eliminates the unit in the last hex reached.
12.1g | mechanic | A fatal or overstacked path may not be chosen while another exists.
12.1h | mechanic | Static units forced to retreat are eliminated, except forts.
12.2a | mechanic | Forts ignore retreat.
12.2b | mechanic | Units in a hex with a friendly fort may ignore retreats, attacking or defending.
12.2c | mechanic | In a mixed attack only those in fort hexes may ignore.
12.2d | mechanic | If that combat result eliminates the fort, the others must retreat if told to.
12.2e | mechanic | A retreating unit may stop early in a friendly fort hex.
12.3 | mechanic | Units that retreated into a hex later attacked that phase add their defense.

chapter | 13 Advance after combat
13.0a | mechanic | When the result grants an advance, any number of participating eligible units may enter the vacated hex at once.
13.0b | mechanic | Only the former defender's hex, no MF cost, EZOC ignored.
13.0c | mechanic | Not into prohibited terrain or neutrals; static units never advance.
13.0d | mechanic | Blocked while enemy units remain in the hex.
13.1a | mechanic | On the Mobile CRT, plus units that took part may advance up to two hexes.
13.1b | mechanic | First hex is the defender's, second any adjacent hex without enemies.
13.1c | mechanic | Each pursuer may stop in the first or second hex.
13.1d | mechanic | The plus is not needed to pick the Mobile CRT.

chapter | 14 Supply
14.0 | definition | Supply gives full movement and attack and allows refit.
14.1a | mechanic | Units in capital or mobilization hexes of their own country are supplied.
14.1b | mechanic | Units in a supply source hex are supplied; not if the hex has a terror marker.
14.1c | mechanic | Static units are always supplied.
14.1d | mechanic | Units stacked with a friendly fort of their own country are supplied.
14.1e | mechanic | Air, naval, SF ignore supply; see 16.10.2 and 18.3 for air and sea supply.
14.2a | mechanic | Sources: own country's capital and mobilization hexes.
14.2b | mechanic | Friendly controlled ports on a friendly sea, any country, no terror marker.
14.2c | mechanic | A source works only while it is not enemy controlled; an empty source in EZOC may end a direct line, but not a rail line (R83).
14.3a | mechanic | Trace directly to a source within MF hexes.
14.3b | mechanic | Or trace within MF hexes to a rail hex that leads any distance by rail to a source.
14.3c | mechanic | Count the source hex, not the unit hex; printed MF, in hexes.
14.3d | mechanic | Neutral hexes block.
14.3e | mechanic | Enemy land units block.
14.3f | mechanic | EZOC blocks unless a friendly unit occupies the hex.
14.3g | mechanic | All-sea hexes and hexsides block.
14.3h | mechanic | Terrain prohibited to that unit type blocks.
14.3i | mechanic | Each unit traces separately.
14.4a | mechanic | Once on the railroad the line stays on the railroad.
14.4b | mechanic | Rail legs may cross any belligerent country.
14.4c | mechanic | Every rail hex must be friendly controlled, EZOC only if friendly-occupied.
14.5 | definition | Trace found = in supply, otherwise OOS.
14.6a | mechanic | OOS at the start of its move: MF halved rounding up and no rail movement.
14.6b | mechanic | Moving out of or into supply changes nothing that phase.
14.7 | mechanic | Attack supply checked per attack at its start; see 11.13.

chapter | 15 Fog of war
15.0a | mechanic | Only the top unit of an enemy stack is shown outside combat.
15.0b | mechanic | At the start of a battle both sides see all involved stacks; the attack can no longer be cancelled.
15.0c | mechanic | Enemy displays and tracks cannot be examined.
15.0d | mechanic | Enemy units in the same or an adjacent hex to a friendly air unit on the map may be examined any time.

chapter | 16 Airpower
16.0a | definition | Airstrike units: terror, intercept, tactical support.
16.0b | definition | Airlift units: transport, supply.
16.1 | mechanic | Air units live in displays: Available when ready, Utilized after a mission.
16.2a | mechanic | One mission per air unit per GT (R9).
16.2b | sequence | Launch Segment: phasing player places terror, support and airlift missions; Intercept Segment: the other places interceptors.
16.2c | mechanic | Procedure: choose launch hex, then target hex within range.
16.2d | mechanic | Mission type is declared only when executed.
16.3a | mechanic | Launch hex: friendly controlled city in the unit's country, or a city occupied by own-country land units.
16.3b | mechanic | Launch hex not in EZOC and not terrorized.
16.3c | mechanic | Count target, not launch hex.
16.3d | mechanic | Flying over enemy units, EZOC and prohibited terrain is free.
16.3e | mechanic | Neutral countries closed, coast included, unless the player is invading.
16.3f | mechanic | Interceptors must target a hex with an enemy air unit.
16.4a | mechanic | After its mission a unit goes to Utilized at once.
16.4b | mechanic | Combat results may send it there before the mission; losses go to Eliminated.
16.5a | mechanic | One air unit per side per target hex.
16.5b | mechanic | Land, naval, SF do not affect air stacking and air does not affect land moves, advance or retreat.
16.6a | sequence | After all interceptors are placed, each hex with both sides' air is fought, order by the interceptor's owner.
16.6b | mechanic | Interceptor attacks; differential = interceptor factor minus target factor; column clamped to -1..+1.
16.6c | mechanic | Roll one die, cross-index, apply. Ground, supply, terrain, naval, SF have no effect either way.
16.6.1a | sequence | Applied before any mission executes.
16.6.1b | mechanic | A unit whose reduced factor is 0 may still intercept and terror bomb at 0 (see R10).
IR-AE | mechanic | Interceptor eliminated.
IR-AL | mechanic | Interceptor reduced.
IR-DB | mechanic | Intercepted unit to Utilized unharmed, mission lost.
IR-DE | mechanic | Intercepted unit eliminated.
IR-DL | mechanic | Intercepted unit reduced.
IR-ML | mechanic | DL then AL.
IR-0 | mechanic | Airstrike whose reduced factor is 0, when reduced by interception, goes to Utilized until refit; airlifts are not parked (R10).
16.7 | mechanic | AAA and fortification units in the target hex count as flak in terror bombing and tactical support.
16.8a | sequence | Terror missions declared and resolved one by one by the phasing player, airstrikes only.
16.8b | mechanic | Legal: city hex of an enemy country not occupied by friendly units.
16.8c | mechanic | Legal: city in a neutral country; counts as invasion.
16.8d | mechanic | Legal: any hex with enemy units.
16.8e | mechanic | City and units together: choose one target.
16.8f | mechanic | Die on the terror table column of the unit's factor, result at once.
16.8.1a | mechanic | Defiance: reduce bomber, Utilized.
16.8.1b | mechanic | Flak: with AAA or fort in hex reduce and Utilized; otherwise nothing.
16.8.1c | mechanic | Dash: no effect.
16.8.1d | mechanic | Terror on city: marker; on units: bomber's owner picks one enemy land unit to reduce; bomber Utilized.
16.8.2a | mechanic | Terror marker permanent and unlimited; RP of hex 0.
16.8.2b | mechanic | No reinforcements there.
16.8.2c | mechanic | No city shift for defenders of either side; other terrain still counts.
16.8.2d | mechanic | Not a supply source.
16.8.2e | mechanic | Not a launch hex.
16.8.2f | mechanic | Port unusable for transport and supply.
16.9a | mechanic | One airstrike supports an attack if its target hex is the defending hex.
16.9b | mechanic | Attackers must be of the air unit's nation, otherwise it returns to Utilized before the battle.
16.9c | mechanic | Right shift equal to its factor (1 or 2).
16.9d | mechanic | Combat die 1 with enemy AAA or fort in the hex: reduce the air unit after the battle.
16.9e | mechanic | After the battle surviving air to Utilized, eliminated to Eliminated.
16.10a | mechanic | Airlift flies supply or transport, not both in a GT; interceptable; a reduced one may still fly.
16.10.1a | mechanic | Placed in its launch hex at launch; that hex must hold a non-mechanized non-army land unit.
16.10.1b | mechanic | In the Movement Phase it carries one such unit within range to a friendly controlled city.
16.10.1c | mechanic | Launch and target hex free of EZOC and terror.
16.10.1d | mechanic | Airlift goes to Utilized; the carried unit has finished moving.
16.10.2a | mechanic | Supply: flies from launch hex to a hex with own-country land units.
16.10.2b | mechanic | Surviving, it stays to the end of the Combat Phase; own-country units that start Movement and/or Combat Phase in or adjacent to its hex are supplied.
16.10.2c | mechanic | EZOC, prohibited terrain and hexsides do not block it.

chapter | 17 Special forces
17.0 | mechanic | SF markers come by set-up or reinforcement and wait in Available.
17.1a | mechanic | The attacker may commit one SF to an attack, whatever the nation of the attackers (R84); the defender never.
17.1b | mechanic | Die within printed range: success. Fort in hex loses a step, and 1R.
17.1c | mechanic | Success: SF to Utilized after the battle.
17.1d | mechanic | Failure: SF eliminated, no shift.

chapter | 18 Naval operations
18.1a | mechanic | Bombardment used in own Combat Phase if defender hex is coastal and at least one attacker is of its nation.
18.1b | mechanic | Britain and France: North Sea; plus Baltic while Germany does not control Copenhagen.
18.1c | mechanic | France in the Mediterranean: only 1623, 1722, 1823.
18.1d | mechanic | Italy: Adriatic. Soviet Union: Black Sea.
18.1e | mechanic | One marker per battle; right shift = its factor.
18.1f | mechanic | Never damaged; Utilized after battle; back to Available in own Mobilization.
18.2a | mechanic | Amphibious markers serve transport, assault, supply; unhurt by combat; to Utilized when done; back in Mobilization.
18.2.1a | mechanic | One mobile army or three smaller mobile units of the marker's nation.
18.2.1b | mechanic | Only in the nation's own friendly sea areas.
18.2.1c | mechanic | All start the phase in the same port.
18.2.1d | mechanic | Land in another port of the same sea that is not enemy-occupied.
18.2.1e | mechanic | Supply state and EZOC at either port do not matter.
18.2.1f | mechanic | Must land; no other movement before or after.
18.2.1g | mechanic | May attack next Combat Phase; they and friends stacked with them are in supply for it.
18.2.1h | mechanic | Other friendly units in or adjacent may combine with them (same nation).
18.2.2a | mechanic | Marines may use any coastal hex instead of ports.
18.2.2b | mechanic | Amphibious assault: Marines are placed in an all-sea hex adjacent to an enemy-occupied coastal hex.
18.2.2c | mechanic | They must attack that hex in the next Combat Phase.
18.2.2d | mechanic | Hex cleared with an advance: must land. Any other outcome: Marines eliminated, marker safe.
18.2.2e | mechanic | Land units, air, SF, naval may join; Marines supplied for it.
18.2.2f | mechanic | Otherwise Marines are ordinary non-mechanized units.
18.3 | mechanic | Start of own Combat Phase: a marker in a friendly port supplies own-nation units in or adjacent for combat, one marker per port.

chapter | 19 Unique units and terrain
19.0a | mechanic | Alpine attackers into rough or mountain suffer 1L instead of 2L (R11).
19.0b | mechanic | Alpine may trace LOS through mountain.
19.0c | mechanic | Only alpine enter mountain; others only along a railroad.
19.0d | mechanic | ZOC normal in mountains; non-alpine may attack into but not advance or retreat into mountain.
19.0e | mechanic | Forts remove retreat for units in their hex and are supply for them.
19.0f | mechanic | Entrenchment: enemy unit pays 1 MF extra to enter; not a fort.

chapter | 20 Weather
20.0a | mechanic | Good weather at start; the Weather event in a November GT brings storms for the rest of the game (turn markers show the storm side).
20.0b | mechanic | Storm: at the start of each own Mobilization, half of total available air units rounded up go to Utilized for the GT.
20.0c | mechanic | Storm: LOS of land units one hex shorter; railroad part unaffected.
20.0d | mechanic | Storm: advance at most one hex.
20.0e | mechanic | Storm in Soviet Union: clear and forest cost 2, road 1 per hex; rail, naval, air and rail LOS unaffected.
20.0f | mechanic | Storm: ground and air attacks into Soviet Union or Finland 1L; not Soviets into Soviet Union or Finns into Finland.

chapter | 21 Surrender
21.0a | mechanic | In the friendly Surrender Phase each listed friendly country whose on-map capital and all on-map mobilization hexes are enemy controlled rolls one die.
21.0b | mechanic | In range: surrenders. Otherwise stays and checks again next GT if still qualified.
21.0c | mechanic | Britain and Soviet Union never roll; Italy rolls on mobilization hexes alone.
21.0d | data | Ranges: Germany 1; Finland, Hungary, Poland 1-2; France, Italy 1-3; Czechoslovakia, Belgium, Romania, Yugoslavia 1-4; Denmark, Estonia, Latvia, Lithuania, Netherlands 1-5.
21.0e | mechanic | Surrendered country is finished; no more checks.
21.0f | mechanic | Its units leave map, displays and tracks to the Surrendered display.
21.0g | mechanic | No more RP or reinforcements; its sources stop working.
21.0h | mechanic | Its territory stays open to others.

chapter | 22 Victory
22.0a | victory | Automatic victory at any time: you control a belligerent and every enemy country has surrendered.
22.0b | victory | Impossible while Britain or the Soviet Union is an enemy belligerent.
22.0c | victory | At scenario end VP count for hexes occupied or last occupied by you.
22.0d | victory | Berlin 15; Paris, Leningrad 10; Prague, Warsaw, Budapest, Bucharest 5.
22.0e | victory | Other capital 3, other mobilization hex 1.
22.0f | victory | Axis: each of five RSO hexes occupied by German units 2; replaces the mobilization VP.
22.0g | victory | Soviet units on the Mannerheim Line hex: 2 for the Soviet side.
22.0h | victory | No VP for locations friendly at start; terror markers do not matter.
22.0i | victory | Enemy air units eliminated or surrendered 2; mechanized armies and corps 1; others 0.
22.0j | victory | Net = Axis total minus Allied total.
22.1 | victory | 31+ Axis decisive; 11-30 Axis major; 1-10 Allied marginal; 0 or less Allied decisive.

chapter | 23 Optional rules
23.1 | optional | Add 19 Panzer and DeG armor to the set-up, British Mobile corps full; remove any two German infantry corps and one French full-strength army to the eliminated displays.
23.2a | optional | Before GT 1, one die for each Allied belligerent and each neutral.
23.2b | optional | 1-3 its air starts Utilized and cannot intercept in the first German turn; 4-5 nothing; 6 that country gets 1 RP spendable at once.
23.3 | optional | Evacuation from any coastal hex to a friendly controlled port by amphibious marker; die 1-3 safe, 4-6 reduced and no attack next Combat Phase.
23.4a | optional | British and French sail to map-edge hexes of France or Britain (either may land in the other), Italians to 1823, 1922, 2023.
23.4b | optional | No attack after it, no sailing from such hexes unless ports.
23.4c | optional | British and French may sail to and from Romanian coasts if Romania is belligerent; not if Italy is Axis.
23.5 | optional | If Poland is on the same side as Germany or the Soviet Union, their land units may not move, retreat, pursue into Poland or Danzig, nor Poles into theirs; attacks, air, SF and LOS allowed.
23.6 | optional | Before Soviet set-up, one die per reduced Soviet unit: 1-4 stays reduced, 5-6 starts full.
`

export const ledgerKey = `MF is movement factor, RP replacement points, VP victory points, GT game turn, CRT combat results table, L and R its columns to the
left and right, ZOC and EZOC zone of control and enemy zone of control, LOS line of supply, OOS out of supply, SF special forces,
AAA anti-aircraft artillery, RSO Reich Strategic Objective, TEC terrain effects chart; Rn is a ruling in [RULINGS.md](RULINGS.md).`
