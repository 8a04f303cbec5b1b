import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const components = ruleChapter(`
2 Components, control, unit classes

2.0 Counters and die
The printed game has 176 counters. All rolls use one six-sided die.

2.1a One place at a time
A unit is always in exactly one hex, or in one box of a display or the turn track.

2.1b Hexes and their numbers
Every hex has four digits of its own, which the map and the log use.

2.1c No fortress in Breslau
Breslau, 2814, has no fortification symbol, whatever the printed map shows.

2.1d Gotland is left out
The island of Gotland plays no part.

2.1e East Prussia and Mannerheim
East Prussia with Königsberg is German. The hex of the Mannerheim Line is Finnish.

2.2a Who the Allies are
The Allies are Czechoslovakia, the countries that the war lists with it, and every country that the Axis
invades.

2.2b Who the Axis is
The Axis is Germany, the countries that the war lists with it, and every country that the Allies invade.

2.2c Belligerents and neutrals
A country is a belligerent while a player controls it, a friend of its own side and an enemy of the other. All
other countries are neutral.

2.2d The phasing player
The phasing player is the one whose turn is being played.

2.3a Occupying a hex
A side occupies a hex while one of its land units is in it.

2.3b Control by presence
A side controls a hex that one of its land units occupies and that lies in no enemy zone of control.

2.3c Control at home
Hexes of a country belong to its side until an enemy gains control by presence.

2.3h Countries that join later
From the moment a country joins the war its hexes count as home hexes of its side.

2.3d Control by memory
A side that has left a hex keeps control until an enemy unit enters it or reaches it with a zone of control.

2.3e Passing through gains control
A unit that moves through hexes gains control of each of them, even where it does not stop.

2.3f Disputed hexes
A hex is disputed if one side occupies it and the other reaches it with a zone of control, or if zones of both
reach an empty hex. Nobody controls a disputed hex.

2.3g Control markers
The program keeps track of control and shows it on the map.

2.4a Where units may go
Units may enter only countries that are at war or have surrendered.

2.4b Neutrals are closed
A neutral country may not be entered or attacked before it joins the war, except by a legal invasion (5.4, 5.5).

2.5 Three families of counters
Counters are land units, support units (aircraft, fleets, transports, special forces) or markers.

2.5.1a What a land unit shows
A land unit shows its country, name, type and size, and for each step its attack factor, defence factor and
movement points.

2.5.1b The plus sign
A plus after the attack factor means that the unit may pursue (13.1a).

2.5.1c One or two steps
A unit with a flag on its back has one step. A unit with figures on its back has two, and the back shows it
reduced.

2.5.1d Optional units
Units marked OPT come into play only with the optional rules (23.1).

2.5.2a Mechanized units
Armour, mechanized infantry and armoured cavalry are mechanized.

2.5.2b Mobile units on foot
Infantry, 2nd line infantry, alpine troops, cavalry, security troops and Marines are mobile and not
mechanized.

2.5.2c Static units
Anti-aircraft corps and fortifications are static.

2.5.3 Sizes of units
Sizes run from army and corps down to division, brigade and regiment. For stacking an army is one thing and
everything smaller another (9.0d).

2.5.4 Support units
Airstrikes, airlifts, fleets, naval transports and special forces support the land units from their displays.

2.6 Short names on counters
The short name on a counter is spelled out on its card.

2.7 Colours of countries
Every country has a colour of its own.

2.8 Markers without limit
There is no limit on turn, terror and control markers.
`)
