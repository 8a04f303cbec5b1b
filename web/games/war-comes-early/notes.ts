// What really happened, in our own words.
import type { HistoricalNotes } from '../../../table/presentation.ts'

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  '1938': {
    title: 'Historical notes: the war that did not come in 1938',
    paragraphs: [
      'On 30 September 1938 Britain, France, Italy and Germany agreed at Munich that Czechoslovakia should hand over its German-speaking borderlands. Prague was not asked. The German army, which had orders to be ready for an attack (Case Green) by 1 October, marched in unopposed.',
      'The Czechoslovak army had mobilised on 23 September: more than a million men in more than thirty divisions, with good artillery and some 350 modern light tanks. Behind them lay a belt of concrete forts, strongest opposite Silesia, unfinished, and thin in the south, where the annexation of Austria in March had turned the flank.',
      'Germany could put about 37 divisions against them and left only a handful of active divisions behind an unfinished West Wall. Several German generals expected to lose if France attacked. France had promised Prague its help, and so had the Soviet Union if France moved first; but Red Army troops had no common frontier with Czechoslovakia and would have needed permission to cross Poland or Romania.',
      'Poland and Hungary both had claims of their own. On 2 October Polish troops occupied the district around Teschen; in November an award made at Vienna gave southern Slovakia to Hungary.',
      'In March 1939 German troops occupied what was left of Bohemia and Moravia. The tanks and guns of the Czech army equipped German divisions in Poland and France.',
      'The scenario supposes that Prague refuses and Germany attacks on 1 October. From turn 3 on the other nations act in a random order.',
    ],
  },
  '1939': {
    title: 'Historical notes: Poland, September 1939',
    paragraphs: [
      'Germany attacked Poland at dawn on 1 September 1939 with five armies in two groups: Army Group North from Pomerania and East Prussia, Army Group South from Silesia and Slovakia. In all there were about a million and a half men, with nearly all of the German armour. A small Slovak force took part.',
      'Poland had some 39 infantry divisions and 11 cavalry brigades, but had called up its reserves late. Most of the army stood close to the frontier to defend the industrial districts and the Corridor, and was outflanked from both sides.',
      'The frontier was broken within three days. Kraków was given up without a fight and entered on 6 September; the first German tanks reached the outskirts of Warsaw on 8 September and were beaten back in the streets.',
      'From 9 September the Poznań and Pomorze armies struck south across the Bzura into the flank of the German Eighth Army. It was the largest Polish counter-attack of the campaign; it drew German forces away from Warsaw and ended with both armies surrounded.',
      'On the coast the garrison of the Westerplatte at Danzig held until 7 September, Gdynia fell on the 14th, and the Hel peninsula surrendered on 2 October.',
      'The Red Army crossed the eastern frontier on 17 September. Warsaw capitulated on the 28th, and the last large Polish force at Kock on 6 October. The scenario covers the first eighteen days and leaves the Soviet invasion out.',
    ],
  },
}
