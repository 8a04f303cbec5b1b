import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const masking = ruleChapter(`
16 Masking

16.1.1 Hidden stacks
Of an enemy stack only the top counter is seen.

16.1.2 Masking markers
A masking marker hides the top counter of a stack too.

16.1.3 Seen in combat
Stacks that take part in a combat are open from then until the Combat Phase ends.

16.1.4a Beside a fortification
Of fortified enemies in an adjacent hex the type of each unit is shown.

16.1.4b Beside enemies in the open
Of enemies in the open in an adjacent hex type and efficiency levels are shown. Their strength stays hidden.
`)
