import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const sequenceOfPlay = ruleChapter(`
5 Sequence of play

5.0a Turns and phases
The game lasts ten turns at most, and everything is done in the phase that is meant for it.

5.0b Taking back moves
At a table with printed counters a finished action is taken back only if the opponent agrees. Here you may
take back everything since the last roll or the last look at hidden units.

5.1a Turns 1 and 2
In turns 1 and 2 only German and Czech units move and fight, and only in Germany and Czechoslovakia. The
Czechs stay in their own country even so (PAC-G1a).

5.1b Points from the start
Victory points are scored in turns 1 and 2 as in any other.

5.1c No airpower yet
Airpower is not used in turns 1 and 2.

5.1d German player turn
In turns 1 and 2 Germany has one Reorganisation, one Movement and one Combat Phase, in an order that the
German player fixes for all three before the first begins.

5.1e Czech player turn
In turns 1 and 2 the Czechs follow the Germans with Reorganisation, Movement and Combat, always in this order.

5.2a Turns 3 to 10
In turns 3 to 10 national markers are drawn blindly, and their order is the order of play. Germany has no
marker; its phases are taken between those of the others (5.3a).

5.2b National markers
There are seven national markers: Anglo-French (France, Britain, Belgium, the Netherlands, Denmark), Czech,
Hungary, Italy, Poland, Yugoslavia with Romania, and Soviet Union with Lithuania. The nations of a marker act
in the same phases and may attack together.

5.2c Neutrals stand by
A neutral does not reorganise, move or fight before it is violated (3.3b).

5.2d The marker pool
Before each turn from 3 on, all national markers go back into the pool. The marker of a nation that
capitulates is taken out at once, unless it is shared with a nation that still fights.

5.2e Order of a turn
From turn 3, first comes Air Superiority, once. Then a marker is drawn and its nations have Reorganisation,
Movement and Combat, until the pool is empty. Last comes Airpower Return, once.

5.2f National track
A drawn national marker goes to the leftmost empty box of the track.

5.2g End of a turn
After Airpower Return the turn marker moves on, and after the last turn victory is judged (4.2a, 4.2b). A
sudden death (4.1a to 4.1c3) ends the game at any moment.

5.3a German phases
From turn 3, Germany may have one Reorganisation, one Movement and one Combat Phase each turn, in any order.
Each can be taken right after a draw, or at the end of any phase of the nations drawn.

5.3b Declaring German phases
One, two or all three German phases may be taken at the same moment. Each is declared for itself, when the one
before it is over.

5.3c Example of German phases
Germany moves right after a draw. Later the Soviets are drawn; when they have moved, Germany fights and then
reorganises, and the Soviet Combat Phase follows. Germany has no more phases in this turn.
`)
