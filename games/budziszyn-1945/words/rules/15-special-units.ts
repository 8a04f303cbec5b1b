import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const specialUnits = ruleChapter(`
15 Special units

15.1.1 Stars
Coloured stars mark units with special abilities.

15.1.2a Black star
Counts in attack against enemies that are not fortified, and in defence. It is cancelled by a white star of
the enemy and cancels yellow ones.

15.1.2b White star
Counts against mechanised units and armoured cars, in attack and defence. It cancels black and yellow stars.

15.1.2c Yellow star
Counts in any attack and never in defence. It is cancelled by black and white stars.

15.1.2d Blue star
Counts in any combat and is never cancelled.

15.1.3 Worth of a star
Each star gives one modifier.

15.1.4 Several stars
Stars add up.

15.1.5 Stars of towed units
Towed units use their stars in defence only.

15.1.6 By choice
Stars are used by choice. The attacker says first which he uses, then the defender.

15.1.7 The price
If a side that used stars loses efficiency levels, at least one comes from a unit that used its star, even if
the star was cancelled.

15.1.8 Across a big river
Attackers use no stars across the Nysa or the Elbe.

15.2.1 Resilience groups
They have no movement points; they neither move nor retreat.

15.2.2 No zone of control
Resilience groups have no zone of control.

15.2.3 In defence
A resilience group gives one modifier to the defence of its hex.

15.3.1 Volkssturm
The enemy gains two modifiers in a combat with Volkssturm units, in attack and defence, however many of them
take part.

15.3.2 Stiffened by regulars
Each regular unit stacked with the Volkssturm takes one of these modifiers away. Two make it fight like other
troops.

15.3.3 Filling the ranks
If a Volkssturm unit and an infantry unit on foot in the same hex do not move in the Movement Phase, the
infantry may regain an efficiency level that the Volkssturm loses.

15.3.4 Once a turn
An infantry unit regains one level a turn at most.

15.4.1 Fortification units
In any fortification they give the defence two modifiers.

15.4.2 Voluntary
The ability is used by choice.

15.4.3 Their share of losses
If it is used and the side loses efficiency levels, at least one comes from a fortification unit.
`)
