import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const basicInformation = ruleChapter(`
1 Basic information

1.1 The map
A hex is about three kilometres across, and its four digits are column and row. Terrain fills a hex, water
runs along hexsides, and routes lead from hex to hex.

1.2a Three kinds of counters
Counters are units, field fortifications or markers.

1.2b What a unit shows
A unit shows its name or number, the formation it belongs to, size, type, strength points and movement points.
Artillery has two strengths, the first for attack and the second for defence.

1.2c Efficiency levels
A unit whose back shows weaker values has two combat efficiency levels. A unit with one printed side has one.

1.2d Towed artillery
Artillery that is not mechanised has a single efficiency level. Its two sides show combat setup and transport
setup (6.2.2).

1.2e Self-propelled artillery
Mechanised artillery behaves like a regular unit and usually has two efficiency levels.

1.2f Losing a level
A unit that loses an efficiency level is turned to its weaker side. When the last one goes, the unit is
eliminated.

1.3a Ways of moving
Tracked units (half-tracks included) and trucked units are motorised; the others go on foot. Air units move by
missions (8.2.1).

1.3b Artillery moves by truck
Artillery that is not mechanised moves as a trucked unit, whether the counter shows a truck or not.

1.3c Sizes of units
Behind a name, -C is a company, -B a battalion, -R a regiment and -BR a brigade. Without such letters the name
stands for a whole division or a whole Soviet corps.

1.4 The main terms
Strength points measure fighting power, movement points mobility, efficiency levels staying power. A zone of
control is the ground a unit dominates, and being out of supply is counted in levels of its own (10.2.1).

1.5 Combat ratio
Divide the attacker's strength by the defender's and round (1.7b): 8 against 5 is 2:1. Modifiers (1.6a) then
move the column, and two dice give the result.

1.6a Combat modifiers
Each modifier moves one column: the attacker's to the right, the defender's to the left. The columns run 1:4,
1:3, 1:2, 1:1, 2:1 and so on to 10:1.

1.6b Order of modifiers
The attacker's modifiers come first, but not beyond 10:1; then the defender's. The column never leaves the
table.

1.6c Compulsory and voluntary
Modifiers for terrain, fortifications and tactical concentration always count. Special abilities (15.1.6,
15.4.2) are used by choice.

1.7a Rounding up
What is divided is rounded up. Disorganisation and being out of supply halve each unit separately; terrain and fixed
positions halve the sum once.

1.7b Rounding the ratio
Only the combat ratio is rounded to the nearest whole number, one half going up: 3 against 2 is 2:1. A weaker
attacker is reckoned the other way round: 2 against 3 is 1:2.

1.8 Dice of the game
All dice have six sides. Where several are rolled, they are added.
`)
