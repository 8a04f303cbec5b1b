import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const artillery = ruleChapter(`
6 Artillery

6.0 Fighting from afar
Artillery supports combat from a distance or fires by itself.

6.1.1 Two kinds of artillery
Artillery is towed or self-propelled.

6.1.2 Range of artillery
Artillery reaches three hexes.

6.1.3 Ready to fire
Towed artillery fires only in combat setup (6.2.2).

6.1.4 Firing twice a turn
Artillery may fire once in each Combat Phase, its own and the enemy's.

6.1.5 Artillery has no zone
Artillery has no zone of control. Lines of supply are an exception (10.1.11).

6.1.6 One level for towed artillery
Towed artillery has one efficiency level.

6.1.7 Overrunning artillery
An enemy regular unit that enters a hex with nothing but towed artillery eliminates it. In the Movement Phase
each gun costs one movement point above the cost of the hex, and a fortification one more.

6.2.1 Towed artillery by truck
Towed artillery moves as a trucked unit.

6.2.2 Two setups of artillery
The front of a towed gun is combat setup, the back transport setup. At the start of a scenario the owner
chooses (N-G0b).

6.2.3 Only in transport setup
Towed artillery moves only in transport setup; in combat setup it cannot retreat either.

6.2.4 Changing setup
Changing between combat and transport setup costs one movement point and is done in the Movement Phase only.

6.2.4ex Example with a gun
Infantry with two levels and a gun in combat setup suffer D2. The infantry retreats two hexes and the gun
falls to the pursuit; or the gun is lost and the infantry retreats one hex; or the gun and one level of the
infantry are lost and the infantry stays. A gun in transport setup would give no strength but could retreat
along.

6.3.1 Support fire
Artillery in combat setup adds its attack or defence strength to a combat of friendly regular units.

6.3.2 Supporting an attack
To support an attack, artillery must have at least one attacking hex in range.

6.3.3 Supporting a defence
To support a defence, artillery must have at least one defending hex in range.

6.3.4 Out of harm
Artillery that supports from a distance takes no part in the result: no loss, no retreat, no pursuit, no
disorganisation.

6.3.5 Support from close by
Artillery next to an enemy unit of the combat that it supports suffers everything its side suffers.

6.4.1 Ranged attack
Instead of supporting, artillery may fire at distant units with its attack strength.

6.4.2 Procedure of ranged attack
For a ranged attack, name the guns and one target hex within range of all. Add their strength, subtract twice
the target's terrain modifier, and roll two dice on table T3.

6.4.3 No ranged fire next door
A ranged attack does not fire at an adjacent hex.

6.4.4 Ranged attack with aircraft
Aircraft on offensive support may add their strength to a ranged attack.

6.4.5 Ranged fire or assault
A unit under ranged fire may not be attacked directly in the same Combat Phase. If it has to be attacked
(5.1.4) it may not be fired at; a barrage comes before that phase and hinders nothing.

6.4.6 Guns under fire
Artillery that was fired at may still support a defence in the same phase, at half strength if it was
disorganised.

6.4.7 Fire at bridges
Artillery may fire at a bridge, also from an adjacent hex. Terrain is ignored and table T5 gives the result.

6.5.1 Permission for a barrage
A barrage is fired only if the scenario grants one (N-4).

6.5.2 Time of a barrage
A barrage is fired in the Barrage Phase.

6.5.3 Strength of a barrage
A barrage is a ranged attack with the strength of the guns doubled. Twice the terrain modifier is subtracted
afterwards, and adjacent hexes are still barred (6.4.3).

6.5.4 Two guns at least
In a barrage at least two artillery units fire at a hex.

6.5.5 No movement after a barrage
Guns that fired a barrage do not move or change setup in the Movement Phase that follows.

6.5.6 No support after a barrage
Guns that fired a barrage do not support in the next two Combat Phases, their own and the enemy's.

6.5.7 Ammunition for a barrage
Each artillery unit in a barrage uses one ammunition unit. The scenario says how many there are.

6.5.8 Barrage by choice
Nobody has to fire a barrage or use all of his ammunition.

6.6.1 Guns under attack
Artillery in an attacked hex adds its strength to the defence only if a regular unit is stacked with it.

6.6.2 Guns in the front line
Artillery may support an attack on an adjacent hex even when it is alone.

6.6.3 Guns in combat setup alone
Towed artillery in combat setup and alone in a hex defends with 1 point in all, however many guns there are.

6.6.4 Guns in transport setup alone
Towed artillery in transport setup and alone in a hex is attacked in the 10:1 column, like a headquarters
(5.1.9).

6.6.5 Self-propelled artillery in combat
Self-propelled artillery always fights with its printed strengths.
`)
