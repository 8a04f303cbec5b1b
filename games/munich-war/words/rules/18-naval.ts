import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const naval = ruleChapter(`
18 Naval operations

18.1a Naval bombardment
A fleet supports an attack on a coastal hex in which units of its country take part.

18.1b Western seas
Britain and France have the North Sea, and the Baltic while Germany does not control Copenhagen.

18.1c France in the Mediterranean
French ships bombard only 1623, 1722 and 1823 in the Mediterranean.

18.1d Other seas
Italy has the Adriatic and the Soviet Union the Black Sea. Germany sails in the Baltic.

18.1e Worth of a fleet
One fleet supports a battle and shifts the column right by its factor.

18.1f Fleets are not lost
Fleets take no losses. After the battle they are utilized until their next Mobilization Phase.

18.2a Amphibious markers
Amphibious markers transport, land and supply units, take no losses, and return in the Mobilization Phase.

18.2.1a Load of a marker
A marker carries one mobile army or three smaller mobile units of its country.

18.2.1b Own seas only
Units sail only in the friendly seas of their country.

18.2.1c From one port
All units of a voyage begin in the same port.

18.2.1d To another port
Units land in another port of the same sea that no enemy occupies.

18.2.1e Supply and zones
Neither supply nor zones of control at either port matter.

18.2.1f The whole move
Units land at the end of the voyage and move neither before nor after it.

18.2.1g Attacking after landing
Landed units may attack in the same turn. Landed units and friends stacked with them are in supply for it.

18.2.1h Joining landed units
Units of the same country in and next to the port may attack with them. An option opens this to other
countries.

18.2.2a Marines and coasts
Marines use any coastal hex instead of a port.

18.2.2b Amphibious assault
Marines may go to an all-sea hex next to a coast that enemies occupy.

18.2.2c The assault is due
Marines at sea must attack that coast in the Combat Phase.

18.2.2d Landing or loss
If the hex is cleared and the result lets them advance, the Marines land. Otherwise they are eliminated.

18.2.2e Helping an assault
Land units, aircraft, fleets and special forces may join an assault. Marines at sea are in supply.

18.2.2f Marines on land
In all else Marines are ordinary units on foot.

18.3 Supply by sea
At the start of his Combat Phase a player may put a marker into a friendly port. Units of its country in and
next to the port are in supply for combat; a port takes one marker.
`)
