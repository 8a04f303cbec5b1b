import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const specialUnits = ruleChapter(`
15 Special units

15.1.1 Stars on counters
Coloured stars mark units with special abilities.

15.1.2a Black star
A black star counts in attack against enemies that are not fortified, and in defence. It is cancelled by a
white star of the enemy and cancels yellow ones.

15.1.2b White star
A white star counts against mechanised units and armoured cars, in attack and defence. It cancels black and
yellow stars.

15.1.2c Yellow star
A yellow star counts in any attack and never in defence. It is cancelled by black and white stars.

15.1.2d Blue star
A blue star counts in any combat and is never cancelled.

15.1.3 Worth of a star
Each star gives one modifier.

15.1.4 Several stars
Stars add up.

15.1.5 Stars of towed units
Towed units use their stars in defence only.

15.1.6 Stars by choice
Stars are used by choice. The attacker says first which he uses, then the defender.

15.1.7 Price of a star
If a side that used stars loses efficiency levels, at least one comes from a unit that used its star, even if
the star was cancelled.

15.1.8 Stars across big rivers
Attackers use no stars across the Nysa or the Elbe.

15.2.1 Resilience groups
Resilience groups have no movement points; they neither move nor retreat.

15.2.2 No zone for resilience groups
Resilience groups have no zone of control.

15.2.3 Resilience groups in defence
A resilience group gives one modifier to the defence of its hex.

15.3.1 Volkssturm in combat
The enemy gains two modifiers in a combat with Volkssturm units, in attack and defence, however many of them
take part.

15.3.2 Volkssturm with regulars
Each regular unit stacked with Volkssturm takes one of the enemy's modifiers (15.3.1) away. Two make it fight
like other troops.

15.3.3 Filling the ranks
If a Volkssturm unit and an infantry unit on foot in the same hex do not move in the Movement Phase, the
infantry may regain an efficiency level that the Volkssturm loses.

15.3.4 One level a turn
An infantry unit regains at most one level a turn from Volkssturm.

15.4.1 Fortification units
A fortification unit that defends in any fortification gives its side two modifiers.

15.4.2 Fortification units by choice
The ability of fortification units (15.4.1) is used by choice.

15.4.3 Losses of fortification units
If the ability of fortification units is used and their side loses efficiency levels, at least one comes from
such a unit.
`)
