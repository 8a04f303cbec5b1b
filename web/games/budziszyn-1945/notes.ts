// What really happened, in our own words.
import type { HistoricalNotes } from '../../../table/presentation.ts'

const stars: HistoricalNotes = {
  title: 'Historical notes: a war that was only planned for',
  paragraphs: [
    'American and Soviet soldiers met on the Elbe near Torgau on 25 April 1945. The line that the two armies had agreed on ran along the Elbe and the Mulde, and both sides kept to it.',
    'At the end of April the German Army Group Centre still stood in Saxony and Bohemia under Field Marshal Schörner. Near Bautzen it had just won one of the last German successes of the war: from 21 April its counter-attack cut into the Polish 2nd Army and retook the town.',
    'In Prague the people rose on 5 May. Konev’s armies attacked from the Dresden area the next day, took Dresden on 8 May and reached Prague on the 9th, a few hours after the German surrender had come into force.',
    'Mistrust between the allies was real. In May Churchill had his staff study a war against the Soviet Union, with Polish and rearmed German troops on the western side. The planners saw no prospect of a quick success, and expected a long and total war. The study was called Operation Unthinkable.',
    'The scenario asks what such a war, beginning on 30 April, would have looked like between Torgau and Görlitz. The dice for the Polish counters stand for soldiers who had to choose between two governments.',
  ],
}

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  nysa: {
    title: 'Historical notes: from the Neisse to Berlin and Dresden',
    paragraphs: [
      'On 16 April 1945 two Soviet fronts opened the battle for Berlin; a third followed some days later. Konev’s 1st Ukrainian Front attacked across the Lusatian Neisse (in Polish the Nysa) with the 3rd Guards, 13th and 5th Guards Armies in the first line, and the 3rd and 4th Guards Tank Armies behind them.',
      'The crossing began under a smoke screen and a long bombardment. All bridges were down; engineers put in assault bridges within the first hours, and heavier ones for tanks by the afternoon. By 18 April the tank armies were across the Spree and on their way north-west; on the 20th and 21st they reached Zossen, the army headquarters south of Berlin.',
      'Further south the Polish 2nd Army under Świerczewski and the Soviet 52nd Army covered the flank towards Dresden and Görlitz. The Poles advanced fast; by 20 April their divisions were strung out on the road to Dresden.',
      'On 21 April German troops of the 4th Panzer Army, among them the 20th Panzer Division, the Brandenburg and the Hermann Göring divisions, struck north between Görlitz and Bautzen. They cut the Polish army in two, relieved the garrison of Bautzen and held the town until May.',
      'The Polish 2nd Army lost about a fifth of its men and more than half of its tanks in some two weeks. The German success changed nothing: Berlin was surrounded on 25 April, and on the same day Soviet and American soldiers met at Torgau.',
      'In the game Berlin lies beyond the map. Tanks that leave through zone S go there; the towns of Lusatia decide who has done better if not enough of them get through.',
    ],
  },
  'stars-2': stars,
  'stars-3': stars,
}
