import { ruleChapter } from '../../../../engine/rulebook/chapter.ts'

export const poland1939 = ruleChapter(`
13 Poland 1939

13.0 The Polish campaign
Poland 1939 has six turns of three days, from 1 to 18 September. The rules of 1938 hold where this chapter
does not change them.

13.1a Who takes part
In Poland 1939 only Germany, Poland and Czechoslovakia are in play, and only German and Polish units.

13.1b Where they fight
In Poland 1939 German units operate in all three countries and may enter Danzig. Polish units move and attack
inside Poland only.

13.2a Set-up of 1939
The Poles set up as in 1938 (3.2b). The Germans have the 25 units marked 39: six armies and four independent
corps in the hexes given on their counters, and fifteen corps beside the map.

13.2b Control at the start
When Poland 1939 begins Germany controls Germany and Czechoslovakia, Poland controls Poland, and nobody
controls Danzig. Czech fortifications and the West Wall play no part.

13.3a No early end
Poland 1939 has no sudden death, no capitulation and no running total. Points are counted once, after turn 6.

13.3b German points
Germany counts one point for Krakow 3226, and one for Danzig 3714 if the Polish CDC has been eliminated as
well. Warsaw 3821 is worth two, or one if it is Polish and a German unit stands next to it. Supply does not
matter.

13.3c Who has won
After turn 6 Poland wins if Germany has 0 to 2 points; 3 is a draw, and with 4 Germany wins.

13.4a Order of play
In Poland 1939 each turn is played like turns 1 and 2 of 1938: Germany fixes the order of its three phases
(5.1d), then Poland has Reorganisation, Movement and Combat.

13.4b No airpower
Airpower is not used in Poland 1939.

13.4c German armies of 1939
In Poland 1939 three infantry corps form a German army, not two (7.1d).

13.4d Army Bernolak
The army SAB never breaks down. It counts as one corps equivalent for losses and as an army for stacking.

13.4e Ad hoc corps
The three German ad hoc corps of Poland 1939 never join an army.
`)
