import { ALLIED, GERMAN } from '../nations.ts'
import type { ScenarioData } from './set-up-line.ts'

// 13.2a  Every counter that starts on the map has its hex printed on it.
export const scenario1939: ScenarioData = {
  id: '1939',
  dates: ['1–3 Sep', '4–6 Sep', '7–9 Sep', '10–12 Sep', '13–15 Sep', '16–18 Sep'],
  lines: [
    { rule: '13.2a', side: ALLIED, title: 'Polish forces', nations: ['Poland'], zone: 'printed' },
    { rule: '13.2a', side: GERMAN, title: 'German forces', nations: ['Germany'], zone: 'printed' },
  ],
}
