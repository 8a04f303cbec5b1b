// 10  Supply of every unit on the map.
import { lay, type Table } from '../reference/position.ts'
import type { ReferencePosition } from '../reference/reference.ts'
import { type Purpose, suppliedOn } from '../reference/supply.ts'
import { isSupplied, isSuppliedForAttack } from '../rules/10-supply.ts'
import { enemyOccupied } from '../rules/11-entry.ts'
import { isEnemyFort } from '../rules/12-attackers.ts'
import type { State } from '../state.ts'
import { grid, isGermanMech, unit, unitNation } from '../world.ts'
import { difference } from './difference.ts'

/** Units that share a hex and a kind share their lines, so the slow opinion is asked once for all of them. */
function asker(table: Table): (id: string, hex: string, purpose: Purpose) => boolean {
  const known = new Map<string, boolean>()
  return (id, hex, purpose) => {
    const target = purpose.for === 'attack' ? purpose.target : ''
    const key = `${hex} ${unitNation[unit(id)]} ${isGermanMech[unit(id)]} ${target}`
    const answer = known.get(key) ?? suppliedOn(table, id, purpose)
    known.set(key, answer)
    return answer
  }
}

/** For movement or defence, by turns, and for an attack on every hex of the enemy that an acting unit is next to. */
export function compareSupply(g: State, position: ReferencePosition): string[] {
  const ask = asker(lay(position))
  return position.units.flatMap(({ id, hex }, i) => {
    const purpose: Purpose = { for: i % 2 === 0 ? 'movement' : 'defence' }
    const standing = difference(`supply of ${id} in ${hex}`, isSupplied(g, unit(id)), ask(id, hex, purpose))
    const attacking = targetsOf(g, unit(id)).flatMap(h => {
      const target = grid.names[h]
      const supplied = ask(id, hex, { for: 'attack', target })
      return difference(`supply of ${id} against ${target}`, isSuppliedForAttack(g, unit(id), h), supplied)
    })
    return [...standing, ...attacking]
  })
}

function targetsOf(g: State, attacker: number): number[] {
  if (!(g.active & (1 << unitNation[attacker]))) return []
  const side = g.terms.sideOf[unitNation[attacker]]
  const around = grid.neighbours.subarray(g.place[attacker] * 6, g.place[attacker] * 6 + 6)
  return [...around].filter(h => h >= 0 && (enemyOccupied(g, side, h) || isEnemyFort(g, side, h)))
}
