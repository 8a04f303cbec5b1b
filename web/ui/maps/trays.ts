// The counters of a game as trays: by nation, with their values in words.
import type { Counter, CounterSet } from '../../../engine/forces/counter.ts'
import { words } from '../../words/en.ts'

export interface TrayCounter {
  readonly id: string
  readonly name: string
  /** 'Panzer corps' */
  readonly kind: string
  /** 'combat 9, reduced 5' */
  readonly values: string
  readonly hasReduced: boolean
  /** Whether the rulebook states its values. */
  readonly isStated: boolean
  /** Where it begins, if that is a hex of the map. */
  readonly hex: string | null
}

export interface NationTray {
  readonly nation: string
  readonly counters: readonly TrayCounter[]
}

/** In the order of the counter file. */
export function traysOf(set: CounterSet, isHex: (name: string) => boolean): NationTray[] {
  const nations = new Map<string, TrayCounter[]>()
  for (const counter of set.counters) {
    const tray = nations.get(counter.nation) ?? []
    tray.push(trayCounter(set, counter, isHex))
    nations.set(counter.nation, tray)
  }
  return [...nations].map(([nation, counters]) => ({ nation, counters }))
}

function trayCounter(set: CounterSet, counter: Counter, isHex: (name: string) => boolean): TrayCounter {
  const { id, name, type, size, steps } = counter
  return {
    id,
    name,
    kind: kindOf(type, size),
    values: valuesOf(set.valueNames, steps),
    hasReduced: steps.length > 1,
    isStated: counter.isFromRulebook('steps'),
    hex: homeOf(counter, isHex),
  }
}

const PLACES = ['setup', 'suggested'] as const

/** The hex that its counter names, or the one that is proposed where the player may choose. */
function homeOf({ fields }: Counter, isHex: (name: string) => boolean): string | null {
  for (const key of PLACES) {
    const value = fields.get(key)
    if (value !== undefined && isHex(value)) return value
  }
  return null
}

/** 'mechanized-infantry', 'corps' is 'Mechanized infantry corps'. */
function kindOf(type: string, size: string): string {
  const said = type.startsWith(size) ? [type] : [type, size]
  const text = said.map(word => word.replaceAll('-', ' ')).join(' ')
  return text[0].toUpperCase() + text.slice(1)
}

function valuesOf(names: readonly string[], [full, ...reduced]: Counter['steps']): string {
  const said = names.map((name, i) => `${name} ${full[i]}`).join(', ')
  const rest = reduced.map(step => step.join('-')).join(', ')
  return rest === '' ? said : `${said}; ${words.maps.reduced(rest)}`
}
