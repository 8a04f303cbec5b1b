import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const combat = ruleChapter(`
11 Land combat

11.0a Who attacks whom
In his Combat Phase the phasing player may attack enemy land units in adjacent hexes.

11.0b Attack factor needed
Only units with an attack factor of 1 or more attack.

11.0c One attack a unit
No unit attacks twice in a phase.

11.0d Attacks are voluntary
Attacks are voluntary. They are declared and fought one at a time, in any order the attacker likes.

11.1 Strength is not divided
A unit’s strength is never divided between battles.

11.2 Joining an attack
Units in up to six hexes around the defender attack together.

11.3 One country an attack
All units of an attack belong to one country. Units of another may attack the same hex afterwards.

11.4a Stacks may divide
Units of one stack may attack together, apart or not at all.

11.4b One hex an attack
Every attack is made against exactly one hex.

11.4c From several hexes
Attackers in several hexes may form one force.

11.5 Attacked again
A hex may be attacked again in the phase by units that have not attacked.

11.6a Defending as one
All units in a hex defend together.

11.6b Nobody is withheld
The defender may not keep a unit out of the battle.

11.7a Choosing the table
The attacker chooses the Assault or the Mobile table. Assault is always open to him.

11.7b Fortifications force Assault
A fortification unit in the hex forces the Assault table; an entrenchment does not.

11.7c Mobile needs machines
The Mobile table needs at least one mechanized attacker.

11.8 The order of battle
Units, table, support, special forces, percentage, shifts, die, losses, retreats, advance: in this order.

11.9 Combat percentage
The attack divided by the defence, times 100, without its fraction, gives the column.

11.10a Column shifts
Terrain, entrenchments, supply, surrounding, aircraft, fleets and special forces shift the column: right for
the attacker, left for the defender.

11.10b Net shift
Shifts in opposite directions cancel out.

11.10c Ends of the table
Percentages beyond the table use its end columns, and no shift leads beyond them.

11.11a Terrain of the defender
The defender has the terrain of his hex and the hexsides that are attacked across. The attackers’ terrain does
not matter.

11.11b Terrain shifts
Forest, marsh and city shift 1 column left, rough and mountain 2.

11.11c One terrain counts
Of several terrains in the hex the best for the defender counts. Entrenchment comes on top.

11.11d Hexes and hexsides
Shifts for the hex and for hexsides are added.

11.11e Behind a river
A river helps only if every attacker crosses one.

11.12a Entrenchments at home
Units of one country in an entrenchment of that country gain 1 column left.

11.12b Foreign entrenchments
Nobody else gains from an entrenchment.

11.13a All out of supply
If all attackers are out of supply, the column moves 2 left.

11.13b Some out of supply
If some attackers are out of supply, the column moves 1 left.

11.13c Supply of the defender
With all attackers in supply there is no shift. The defender’s supply never matters.

11.14a Concentric attack
If the attackers and their zones of control cover all hexes around the defender, the column moves 1 right.

11.14b Closed hexes
Hexes that the defenders could not enter need not be covered.

11.14c No exception for forts
Forts, entrenchments and cities can be attacked concentrically.

11.15a Support of an attack
The attacker may add one air unit, one fleet and one special force to an attack. The defender adds nothing.

11.15b What support is worth
Aircraft and fleets shift right by their factor, special forces by 1 if their roll succeeds.

11.16a Who chooses losses
The owner chooses which of his units take the losses, unless the result says otherwise.

11.16b Mechanized losses first
On the Mobile table the attacker loses mechanized units before others.

11.17a A step is lost
A full-strength unit of two steps that is reduced is flipped.

11.17b The last step
A reduced or one-step unit that is reduced is eliminated.

11.18 Support is not hurt
Combat results do not touch support units. Flak, interception and failed rolls may; naval markers are never
lost.

CR-AA Attacker Attrition
One attacker is reduced.

CR-AD Attacker Defeated
All attackers are reduced, and survivors retreat 1 hex.

CR-AP Attacker Panics
All attackers retreat 2 hexes.

CR-AS Attack Stalls
Nothing happens.

CR-AW Attacker Withdraws
All attackers retreat 1 hex.

CR-AZ Attacker Disaster
All attackers are eliminated.

CR-BB A bloodbath
All defenders are reduced, and as many attackers. Survivors may advance if the hex is empty.

CR-DA Defender Attrition
One defender is reduced. The attacker may advance if the hex is empty.

CR-DD Defender Defeated
All defenders are reduced, and survivors retreat 1 hex. The attacker may advance.

CR-DP Defender Panics
All defenders retreat 2 hexes. The attacker may advance.

CR-DW Defender Withdraws
All defenders retreat 1 hex. The attacker may advance.

CR-DZ Defender Disaster
All defenders are eliminated. The attacker may advance.

CR-MA Mobile Assault
One defender is reduced, and survivors retreat 1 hex. The attacker may advance.

CR-MD Mobile Defense
One mechanized attacker is reduced and all defenders retreat 1 hex. Surviving attackers may advance.

CR-OR An overrun
All defenders are reduced, and survivors retreat 3 hexes. The attacker may advance.
`)
