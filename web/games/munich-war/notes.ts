// What really happened, and what each war supposes.
import type { HistoricalNotes } from '../../../table/presentation.ts'

const MUNICH = [
  'On 30 September 1938 Germany, Italy, Britain and France agreed at Munich that Czechoslovakia would cede the Sudetenland. Prague was not asked. Its army of more than thirty divisions had mobilized on 23 September behind a line of new, partly unfinished fortifications.',
  'The German plan against Czechoslovakia, Case Green, had about 37 divisions for Bohemia and Moravia and left only a handful of active divisions for the West Wall, which was unfinished. France had called up several hundred thousand reservists. Several German generals thought the war could not be won, and some planned to remove Hitler.',
]

const AFTER =
  'Half a year later German troops entered Prague without a shot. The tanks and guns of the Czech army and the works of Pilsen equipped several of the German divisions that attacked Poland and France.'

const notesOf = (title: string, ...supposed: readonly string[]): HistoricalNotes => ({
  title,
  paragraphs: [...MUNICH, ...supposed, AFTER],
})

export const notes: Readonly<Record<string, HistoricalNotes>> = {
  'western-powers': notesOf(
    'If the West had stood by Prague',
    'France was bound to Czechoslovakia by treaties of 1924 and 1925, and the Soviet Union by one of 1935 that took effect only if France fought. Poland wanted Teschen, Hungary the south of Slovakia; both got them after Munich.',
  ),
  'little-entente': notesOf(
    'The Little Entente',
    'Czechoslovakia, Romania and Yugoslavia had been allied since 1920 and 1921, against a Hungary that wanted its old borders back. The alliance had no answer to Germany and came apart in 1938; here it holds.',
  ),
  intermarium: notesOf(
    'Between two seas',
    'Intermarium was Piłsudski’s idea of a league from the Baltic to the Black Sea, between Germany and Russia. It never came about. In August 1939 Berlin and Moscow did what this war supposes a year earlier.',
  ),
  'anti-comintern': notesOf(
    'The Anti-Comintern Pact',
    'Germany and Japan signed the pact against the Communist International in 1936; Italy joined in 1937, and Poland was courted. The Soviet Union offered Prague help but had no common border with it, and its officer corps was being purged.',
  ),
  'general-war': notesOf(
    'The war of 1939, a year early',
    'Britain had two divisions ready for the Continent and few modern fighters; Germany had three armoured divisions of light tanks. Everybody was less ready than in 1939, and nobody knew how unready the others were.',
  ),
  determination: notesOf(
    'Which war?',
    'In the autumn of 1938 hardly any government in Europe was sure who would stand with whom. The die decides between five answers.',
  ),
}
