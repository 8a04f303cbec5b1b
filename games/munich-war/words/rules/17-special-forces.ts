import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const specialForces = ruleChapter(`
17 Special forces

17.0 Where they wait
Special forces come by set-up or as reinforcements and wait in the Available display.

17.1a Committing them
The attacker may commit one special force to an attack by units of any of his countries. The defender never
does.

17.1b When they succeed
On a die within the printed range a fortification in the hex loses a step and the column moves 1 right.

17.1c After success
Special forces that succeeded go to the Utilized display after the battle.

17.1d When they fail
On any other die they are eliminated and shift nothing.
`)
