import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const otherGames = ruleChapter(`
15 Other games

15.0 Rhineland War counters
Counters for Rhineland War are no part of this game.

15.1 Crisis markers
New crisis markers belong to Rhineland War.

15.2 Frontier fortifications
Italian and Polish fortifications belong to Rhineland War.

15.3 Defensive mobilization
German fortifications and Landwehr corps belong to Rhineland War.

15.4 More reinforcements
Fifth columns, shock corps and further units belong to Rhineland War.

15.5 Corrected counters
Corrected counters belong to Rhineland War.

15.6 Another stacking rule
An optional stacking rule belongs to Rhineland War.

15.7 Notes on the variant
The designer's notes belong to Rhineland War.

15.8 Errata of the variant
The errata belong to Rhineland War.

16.0 Patton counters
Counters for Patton's First Victory are no part of this game.

16.1 Their set-up
Set-up and special units belong to Patton's First Victory.
`)
