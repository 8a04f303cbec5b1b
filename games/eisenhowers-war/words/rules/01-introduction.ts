import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const introduction = ruleChapter(`
1 Introduction

1.0 The game
Two players fight the war in north-western Europe from June 1944 to April 1945. The historical result is a draw: the Allied player wins by doing better than Eisenhower, the German player by holding out longer.

1.0a Borders of 1944
Borders are those that Germany had drawn: Austria, Alsace, Lorraine and the Sudetenland lie in Germany. Bohemia and
Moravia are the Protectorate.

1.1 Turns and hexes
A turn is one or two months, and nine turns cover eleven months. A hex is 40 miles across.

1.2 Mobile and static
A unit with a printed movement factor above zero is mobile, any other is static. Nothing that happens in play changes that.
`)
