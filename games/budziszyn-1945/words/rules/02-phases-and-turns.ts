import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const phasesAndTurns = ruleChapter(`
2 Phases and turns

2.1.1 Series of turns
The game is a series of turns, in which some actions must be done and others may be.

2.1.2 Everything in its phase
Each action belongs to a phase and cannot be done in another.

2.1.3 End of a turn
A turn is over when all its phases are.

2.1.4 Order of phases
The order of phases is fixed. A phase is passed over if nothing in it is compulsory and nobody wants to do
anything.

2.1.5 The next turn
After the last phase of a turn the turn marker moves on and the next turn begins.

2.1.6 A turn, a day
A turn is one day.

2.2-1 Phase 1: air
Both players give out air missions in secret (8.1.7).

2.2-2 Phase 2: barrage
The first player's artillery fires a barrage if the scenario grants one (6.5.1).

2.2-3 Phase 3: movement
The first player moves, builds field fortifications and brings on reinforcements. Units that are to move
strategically are marked now and do not move yet (12.1.2).

2.2-4 Phase 4: attack
The first player makes his compulsory attacks (5.1.3, 5.1.4) and any others, in the order he likes. The phase
cannot end before the compulsory ones are done.

2.2-5 Phase 5: strategic movement
The first player moves the units that he marked for strategic movement (12.1.2). Reinforcements may enter as
well (11.1.3).

2.2-6 Phase 6: supply
First every unit of the first player looks for a line of supply, then those without one test for surrender
(10.2.6). After that supplied units take control of hexes (4.3.3), and headquarters may begin bridges
(14.3.2a).

2.2-7 Phases 7 to 12
The second player has the same six phases. In the second Air Phase both may fly again.
`)
