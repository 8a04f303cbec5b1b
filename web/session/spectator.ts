// Where nobody at this screen plays, the table is looked at and nothing on it is touched.
import type { Table } from '../table/intents.ts'

const DEEDS: readonly (keyof Table)[] = [
  'clickHex',
  'clickUnit',
  'toggleUnit',
  'selectStack',
  'choose',
  'setMode',
  'toggleExtra',
  'previewTo',
  'extendTo',
  'commit',
  'press',
  'endPhase',
  'nextUnmoved',
  'previousUnmoved',
  'undo',
  'redo',
  'passUntil',
  'toggleStanding',
]

/** The same table for somebody who only watches. */
export function watchedOnly<T extends Table>(table: T): T {
  const deeds = new Set<PropertyKey>(DEEDS)
  return new Proxy(table, {
    get(target, name) {
      if (deeds.has(name)) return () => {}
      const value = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
