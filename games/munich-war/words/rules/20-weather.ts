import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const weather = ruleChapter(`
20 Weather

20.0a Storms set in
The weather is good until the Weather event of a November turn. From then on there are storms.

20.0b Grounded aircraft
At the start of his Mobilization Phase each player sends half of his available air units, rounded up, to the
Utilized display.

20.0c Shorter lines
Lines of supply overland are one hex shorter.

20.0d Short advances
Units advance one hex at most.

20.0e Soviet mud
In the Soviet Union clear and forest cost 2 points and railroads as roads 1.

20.0f Attacks in storms
Attacks on land and in the air into the Soviet Union or Finland move 1 column left, except by Soviets and
Finns at home.
`)
