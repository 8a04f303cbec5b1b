// What the two suggested deployments of a country are called (set-up-plans.ts).
import type { NationName } from '../nations.ts'
import type { PlanName } from '../set-up-plans.ts'

type Names = Readonly<Record<PlanName, string>>

const OTHERS: Names = { sound: 'Hold what counts', bold: 'Forward' }

const NAMES: Readonly<Partial<Record<NationName, Names>>> = {
  Germany: { sound: 'Corps all round Bohemia', bold: 'Two panzer fists' },
  Czechoslovakia: { sound: 'Border corps in the forts', bold: 'Armies in the fortress ring' },
  France: { sound: 'Behind the Maginot forts', bold: 'Mass before the Saar and the Rhine' },
  'Great Britain': { sound: 'Around London', bold: 'At the ports' },
  Poland: { sound: 'Along the borders', bold: 'Armies forward' },
  'Soviet Union': { sound: 'In depth', bold: 'Armour at the border' },
  Italy: { sound: 'East and west', bold: 'Mass in the Alps' },
  Hungary: { sound: 'Around Budapest', bold: 'At the Slovak border' },
  Finland: { sound: 'Behind the Mannerheim Line', bold: 'On the Mannerheim Line' },
}

export const planNameOf = (nation: NationName, plan: PlanName): string => (NAMES[nation] ?? OTHERS)[plan]
