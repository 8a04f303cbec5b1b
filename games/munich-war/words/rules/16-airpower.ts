import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const airpower = ruleChapter(`
16 Airpower

16.0a What airstrikes do
Airstrikes bomb, intercept and support attacks.

16.0b What airlifts do
Airlifts carry units or bring supply.

16.1 Displays of aircraft
Air units wait in the Available display and go to the Utilized display after a mission.

16.2a One mission a turn
An air unit flies one mission in a game turn, in its own or in the enemy’s player turn.

16.2b Launch, then interception
The phasing player places his missions; then the other player places interceptors.

16.2c Launch and target
An air unit starts from a launch hex and flies to a target within its range.

16.2d Missions are not announced
What a mission is for is said only when it is carried out.

16.3a Launch hexes
Launch hexes are friendly controlled cities of the air unit’s country, and cities that land units of its
country occupy.

16.3b Unsafe launch hexes
No air unit starts in an enemy zone of control or from a terrorized city.

16.3c Counting the range
The target hex counts and the launch hex does not.

16.3d Flying over enemies
Enemies, zones of control and terrain do not hinder flights.

16.3e Neutral skies
Neutral countries are closed with their coasts, unless the player invades. An option opens the coasts.

16.3f Targets of interceptors
Interceptors fly to a hex with an enemy air unit.

16.4a After the mission
After its mission an air unit goes to the Utilized display at once.

16.4b Before the mission
Air combat may send a unit home before its mission. Units that are lost go to the Eliminated display.

16.5a One in a hex
A side has at most one air unit in a target hex.

16.5b Apart from stacks
Aircraft ignore land units, ships and special forces, and do not affect their movement.

16.6a Air combat
In every hex with aircraft of both sides they fight, in the order the interceptor chooses.

16.6b Air combat column
The interceptor’s factor less the other’s gives the column, from −1 to +1.

16.6c Air combat die
One die decides. Nothing on the ground matters.

16.6.1a Before all missions
Air combat comes before any mission is flown.

16.6.1b Factor of nothing
An airstrike whose factor is 0 may still intercept and bomb.

IR-AE Interceptor shot down
The interceptor is eliminated.

IR-AL Interceptor shot up
The interceptor is reduced.

IR-DB Mission called off
The intercepted unit goes to the Utilized display unharmed, and its mission is lost.

IR-DE Intercepted and shot down
The intercepted unit is eliminated.

IR-DL Intercepted and shot up
The intercepted unit is reduced.

IR-ML Both shot up
The intercepted unit is reduced, and so is the interceptor.

IR-0 Out of action
An airstrike whose factor air combat brings to 0 goes to the Utilized display until it is refitted. Airlifts
fly on.

16.7 Who has flak
Anti-aircraft units and fortifications in the target hex fire at bombers and at supporting aircraft.

16.8a Bombing one by one
The phasing player bombs with one airstrike after the other.

16.8b Cities of the enemy
Cities of enemy countries may be bombed if no friendly unit is in them.

16.8c Cities of neutrals
Bombing a city of a neutral is an invasion.

16.8d Units as targets
Any hex with enemy units may be bombed.

16.8e City or units
Where there are both, the player bombs one or the other.

16.8f The Terror Table
One die in the column of the bomber’s factor decides.

16.8.1a Defiance reduces the bomber
Defiance reduces the bomber, which goes to the Utilized display.

16.8.1b Flak at bombers
With flak in the hex the bomber is reduced; without, nothing happens.

16.8.1c No effect
A dash means no effect.

16.8.1d Terror strikes
A bombed city gets a terror marker. Of bombed units the bomber’s owner reduces one.

16.8.2a Terror stays
A terror marker stays for the whole game, and the hex gives no replacement points.

16.8.2b No arrivals in terror
No reinforcement appears in a terrorized city.

16.8.2c No shelter in ruins
A terrorized city shifts no column; other terrain of the hex still does.

16.8.2d No supply from terror
A terrorized city is no source of supply.

16.8.2e No launches from terror
A terrorized city is no launch hex.

16.8.2f No harbour in terror
A terrorized port serves neither transport nor supply.

16.9a Air support
One airstrike in the defending hex may support the attack on it.

16.9b Support of countrymen
The attackers must be of the air unit’s country; otherwise it goes home before the battle.

16.9c Worth of air support
Air support shifts the column right by the air unit’s factor.

16.9d Flak at supporters
On a combat die of 1 with flak in the hex the air unit is reduced after the battle.

16.9e After the support
After the battle the air unit goes to the Utilized display.

16.10a Airlift missions
An airlift carries a unit or brings supply, not both in a turn. It can be intercepted, and still flies when reduced.

16.10.1a Waiting to carry
An airlift that will carry a unit waits in its launch hex, where there must be one that it can carry: not
mechanized and smaller than an army.

16.10.1b Air transport
In the Movement Phase it carries one such unit within range to a friendly controlled city.

16.10.1c Safe airfields
Both hexes must be outside enemy zones of control and not terrorized.

16.10.1d After the flight
The airlift goes to the Utilized display, and the unit has finished its move.

16.10.2a Air supply
An airlift flies to a hex with land units of its country to supply them.

16.10.2b Who is supplied
Until the end of the Combat Phase units of its country in and next to its hex are in supply, if they begin the
phase there.

16.10.2c Nothing blocks it
Zones of control and terrain do not block air supply.
`)
