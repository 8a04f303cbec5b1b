// What has changed from one plain value to the next, so that a view need not be sent whole after every action.
import type { Json } from '../game/action.ts'

/**
 * `[value]` puts a value in its place, `[]` takes the key away, and an object descends by key or index. A list whose length has
 * changed says so under `length`.
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
    const change = Object.hasOwn(before, key) ? patchFrom(before[key], after[key]) : [after[key]]
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

/** A list of which more than a third has changed is sent whole: indices cost as much as what they spare. */
const WHOLE = 3

function listPatch(before: readonly Json[], after: readonly Json[]): Patch | null {
  const patch: Record<string, Patch> = Object.create(null)
  let changes = 0
  if (before.length !== after.length) {
    patch.length = [after.length]
    changes += 1
  }
  for (let i = 0; i < after.length; i++) {
    const change = i < before.length ? patchFrom(before[i], after[i]) : [after[i]]
    if (change === null) continue
    patch[i] = change
    changes += 1
  }
  if (changes === 0) return null
  return changes * WHOLE > after.length + WHOLE ? [after] : patch
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
    if (key === 'length') list.length = (change as readonly number[])[0]
    else list[Number(key)] = patched(list[Number(key)], change)
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
