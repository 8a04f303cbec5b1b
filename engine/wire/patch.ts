// What has changed from one plain value to the next, so that a view need not be sent whole after every action.
import type { Json } from '../game/action.ts'

/**
 * `[value]` puts a value in its place, `[]` takes the key away, and an object descends by key or index. Under `splice` a list says from
 * where on how many of its values go, and what comes instead; under `set`, each index that changes and its value.
 */
export type Patch = readonly Json[] | { readonly [key: string]: Patch }

type Table = { readonly [key: string]: Json }

const isTable = (value: Json | undefined): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Null when both are the same. */
export function patchFrom(before: Json, after: Json): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after)) return listPatch(before, after)
  if (isTable(before) && isTable(after)) return tablePatch(before, after)
  return [after]
}

function tablePatch(before: Table, after: Table): Patch | null {
  const patch: Record<string, Patch> = Object.create(null)
  let changes = 0
  for (const key in after) {
    const own = before[key]
    if (own === after[key] && own !== undefined) continue
    const change = Object.hasOwn(before, key) ? patchFrom(own, after[key]) : [after[key]]
    if (change === null) continue
    patch[key] = change
    changes += 1
  }
  for (const key in before) {
    if (Object.hasOwn(after, key)) continue
    patch[key] = []
    changes += 1
  }
  return changes === 0 ? null : patch
}

function listPatch(before: readonly Json[], after: readonly Json[]): Patch | null {
  const head = sameAtHead(before, after)
  if (head === before.length && head === after.length) return null
  const tail = sameAtTail(before, after, Math.min(before.length, after.length) - head)
  const end = after.length - tail
  if (before.length === after.length) {
    const single = valuesPatch(before, after, head, end)
    if (single !== null) return single
  }
  if (head + tail === 0) return [after]
  return { splice: [head, before.length - tail - head, ...after.slice(head, end)] }
}

function sameAtHead(before: readonly Json[], after: readonly Json[]): number {
  const most = Math.min(before.length, after.length)
  let head = areNumbers(before, after) ? sameNumbers(before, after, 0, most) : 0
  while (head < most && isSame(before[head], after[head])) head += 1
  return head
}

function sameAtTail(before: readonly Json[], after: readonly Json[], most: number): number {
  const [last, lastAfter] = [before.length - 1, after.length - 1]
  let tail = 0
  while (tail < most && isSame(before[last - tail], after[lastAfter - tail])) tail += 1
  return tail
}

const areNumbers = (before: readonly Json[], after: readonly Json[]): boolean =>
  typeof before[0] === 'number' && typeof after[0] === 'number'

/** The first index at which they differ. Most lists hold numbers, and a loop that sees nothing else runs several times as fast. */
function sameNumbers(before: readonly Json[], after: readonly Json[], from: number, to: number): number {
  for (let i = from; i < to; i++) if (before[i] !== after[i]) return i
  return to
}

const isSame = (a: Json, b: Json): boolean =>
  a === b || (typeof a === 'object' && typeof b === 'object' && patchFrom(a, b) === null)

/** Each changed value by its index; null where most have changed and are shorter in a row. */
function valuesPatch(
  before: readonly Json[],
  after: readonly Json[],
  from: number,
  to: number,
): Patch | null {
  const patch: Record<string, Patch> = Object.create(null)
  const set: Json[] = []
  let inside = 0
  const skips = areNumbers(before, after)
  for (let i = from; i < to; i++) {
    if (skips) i = sameNumbers(before, after, i, to - 1)
    if (before[i] === after[i]) continue
    const change = patchFrom(before[i], after[i])
    if (change === null) continue
    patch[i] = change
    if (Array.isArray(change)) set.push(i, after[i])
    else inside += 1
  }
  // What is changed inside a value is short however many there are.
  if (inside > 0 || set.length < 6) return patch
  return set.length > to - from ? null : { set }
}

/** The value after the change; nothing of the one before is touched. */
export function patched(before: Json | undefined, patch: Patch): Json {
  if (Array.isArray(patch)) return patch[0] as Json
  const changes = Object.entries(patch as { readonly [key: string]: Patch })
  return Array.isArray(before) ? patchedList(before, changes) : patchedTable(before as Table, changes)
}

function patchedList(before: readonly Json[], changes: readonly (readonly [string, Patch])[]): Json {
  const list = [...before]
  for (const [key, change] of changes) {
    if (key === 'splice') {
      const [from, count, ...values] = change as readonly Json[]
      list.splice(from as number, count as number, ...values)
    } else if (key === 'set') {
      const pairs = change as readonly Json[]
      for (let i = 0; i < pairs.length; i += 2) list[pairs[i] as number] = pairs[i + 1]
    } else list[Number(key)] = patched(list[Number(key)], change)
  }
  return list
}

function patchedTable(before: Table, changes: readonly (readonly [string, Patch])[]): Json {
  const table: Record<string, Json> = { ...before }
  for (const [key, change] of changes) {
    if (Array.isArray(change) && change.length === 0) delete table[key]
    else table[key] = patched(table[key], change)
  }
  return table
}
