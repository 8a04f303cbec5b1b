import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const introduction = ruleChapter(`
1 Introduction and scale

1.0a The two sides
Germany leads the Axis and Czechoslovakia the Allies. A player or an opponent of the program takes each side.

1.0b The aim
The war begins in October 1938 because nobody gave way at Munich. Each side tries to end the two months in the
stronger position.

1.1 Scale of the game
A hex is 65 kilometres across, a turn is a week, and the counters are corps and armies.
`)
