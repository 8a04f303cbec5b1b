import type { Json } from '../game/action.ts'

// A parsed YAML or JSON file in which every part remembers its line. Parsing itself is the caller's affair: the engine
// has no dependency and reads no files.

export interface DocumentMap {
  readonly kind: 'map'
  readonly line: number
  readonly entries: ReadonlyMap<string, Document>
}

export interface DocumentList {
  readonly kind: 'list'
  readonly line: number
  readonly items: readonly Document[]
}

/** Numbers that would lose something as numbers (0101, 9.10) come as the text that was written. */
export interface DocumentValue {
  readonly kind: 'value'
  readonly line: number
  readonly value: string | number | boolean | null
}

export type Document = DocumentMap | DocumentList | DocumentValue

/** A document from plain data, for positions that a program makes: it has no lines. */
export function documentOf(data: unknown): Document {
  if (Array.isArray(data)) return { kind: 'list', line: 0, items: data.map(documentOf) }
  if (typeof data === 'object' && data !== null) {
    const entries = new Map(Object.entries(data).map(([key, value]) => [key, documentOf(value)]))
    return { kind: 'map', line: 0, entries }
  }
  const isValue = typeof data === 'string' || typeof data === 'number' || typeof data === 'boolean'
  return { kind: 'value', line: 0, value: isValue ? data : null }
}

/** The data without its lines. */
export function plain(document: Document): Json {
  switch (document.kind) {
    case 'map':
      return Object.fromEntries([...document.entries].map(([key, value]) => [key, plain(value)]))
    case 'list':
      return document.items.map(plain)
    case 'value':
      return document.value
  }
}
