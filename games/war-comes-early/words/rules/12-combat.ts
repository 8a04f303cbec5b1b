import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const combat = ruleChapter(`
12 Combat

12.0a Attacker and defender
In his Combat Phase a player attacks enemy units next to his own. He is the attacker and the other player the
defender, whoever is winning the war.

12.0b No turning back
Nobody has to attack. Once declared, an attack is carried through.

12.0c A stack is one defender
All units of an attacked hex defend with their factors added.

12.0d One hex at a time
An attack has one target hex. Any units next to it that may attack it can join.

12.0e One battle a phase
No unit divides its factor between battles. In a Combat Phase a unit attacks once and is attacked once; only
momentum attacks (12.7a) break this.

12.0f Any number of attacks
There is no limit to the number of attacks. They need not be announced beforehand and may be fought in any
order, each to its end before the next.

12.0g Stacks may divide
Units in one hex may attack different hexes, or not attack.

12.0h All must defend
No unit in an attacked hex can refuse the battle.

12.1a Combat differential
Add up the attack factors with their halvings and subtract the defence factors: the difference is the
differential.

12.1b German mechanized line
A German attack uses the better mechanized line of the table if at least half of its strength, after halving,
comes from German mechanized units in supply. A game option counts units instead.

12.1c Static units attack too
Static units may join an attack with a factor of 0. They can pay for losses and close a ring (12.2.2a), and
never advance.

12.1d Finding the column
Use the greatest heading that does not exceed the differential: +9 is fought in the +5 column. Beyond the ends
of the table the end columns serve.

12.2 Column shifts
All shifts of PAC-C are added up and applied as one. Shifts that would leave the table are lost.

12.2.2a Concentric attack
An attack is concentric if the attackers hold two opposite hexes around the target, every second hex around it
(three in all), or any four.

12.2.2b Concentric shift
A concentric attack moves two columns to the right if it is German and one if it is not. Against cities and
intact fortifications it gives nothing.

12.2.2c Hexes of a concentric attack
For a concentric attack only hexes count from which a unit takes part in that attack.

12.3a The combat roll
The attacker rolls one die in the final column. The figure before the stroke is what the attacker loses, the
one behind it what the defender loses, in corps equivalents (12.3c).

12.3b Who loses first
The defender takes his losses first, then the attacker. A side that has nothing left ignores the rest.

12.3c Corps equivalents
A corps counts one, and so does a Soviet, Danish or Lithuanian army. A German static division counts one half,
a Western army as many as its corps, a front five. The garrison of a fortification counts one and is lost
last.

12.3d Choice of losses
Each player chooses his losses among his own units in the battle. He removes enough to cover them and no unit
beyond that.

12.3e Armies pay with corps
Armies and fronts break down where they stand as far as the loss requires. One that does so pays with its own
corps first.

12.4 Failed attacks
If any defender is left in the hex, a garrison included, every army or front that attacked and survives is
disrupted (7.0a).

12.5a Advance after combat
If all defenders are gone, the garrison too, surviving attackers may advance into the hex, as many as can
stack there.

12.5b How units advance
An advance costs no movement points and ignores enemy zones of control. It is a choice, made before the next
attack begins.

12.5c Who does not advance
Static units and defenders never advance.

12.6a Flank attack
A German mechanized unit in supply that stands next to enemy units may attack an adjacent empty hex in an
enemy zone of control. There is no roll: it drives in.

12.6b Shared flank attacks
Mechanized units from several hexes may share a flank attack if they can stack in the hex. Neither side loses
anything.

12.6c Limits of flank attacks
A unit makes one flank attack in a Combat Phase, and it is its one attack (12.0e). An intact Czech or Belgian
fortification cannot be entered like this.

12.7a Momentum attack
German mechanized units in supply that have just advanced, by a flank attack as well, may attack again at
once. The target is an adjacent enemy hex, or, after an ordinary attack, an adjacent empty hex in an enemy
zone of control.

12.7b No second flank attack
After a flank attack, momentum leads only against enemy units.

12.7c Who attacks with momentum
Only German mechanized units that have just advanced take part in a momentum attack, and before any other
attack begins. It is a choice.

12.7d One momentum attack
A unit takes part in one momentum attack in a Combat Phase. Its target may have been attacked before.

12.7e Momentum and fortifications
A momentum attack does not go into an intact Czech or Belgian fortification.

12.8a 7th Flieger Division
The 7th Flieger Division is ready from the German Reorganisation Phase of turn 3 and drops once in the game,
in a German Combat Phase of a turn in which Germany has air superiority (6.1c).

12.8b Dropping the 7th Flieger
The 7th Flieger Division is placed on the enemy hex under attack, and a die is rolled, less one. A result of 1
or less destroys it; 2 or more moves the attack one column to the right. After the attack it leaves the game.

12.8c Drop and attack
Dropping the 7th Flieger Division is part of declaring the attack on that hex, which cannot be called off
afterwards (12.0b).
`)
