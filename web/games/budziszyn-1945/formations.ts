// The formations that are moved together: divisions and corps by their name, other units by their army.
import { counters } from '../../../games/budziszyn-1945/units.ts'
import { unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { BudSight } from './sight.ts'

export function formationOf(_: BudSight, id: string): string | null {
  const unit = unitAt(id)
  if (unit < 0) return null
  const { fields, type } = counters[unit]
  const formation = fields.get('formation')
  if (formation !== undefined) return formation
  const army = fields.get('army')
  if (army === undefined) return null
  const arm = type === 'infantry' ? 'infantry' : type.includes('artillery') ? 'artillery' : 'army troops'
  return army === 'front' ? `Front, ${arm}` : `${army} Army, ${arm}`
}
