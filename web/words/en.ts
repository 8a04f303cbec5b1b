// Every sentence of the client that is not a game's own. Short, in the order who, what, why, rule; no exclamation marks.
import { mapPages } from './en-maps.ts'
import { online } from './en-online.ts'
import { pages } from './en-pages.ts'
import { table } from './en-table.ts'
import { plural } from './plural.ts'

/** 'eight minutes ago' to the nearest sensible unit. */
function ago(from: Date, now: Date): string {
  const minutes = Math.round((now.getTime() - from.getTime()) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} ${plural(minutes, 'minute', 'minutes')} ago`
  const hours = Math.round(minutes / 60)
  if (hours < 24) return `${hours} ${plural(hours, 'hour', 'hours')} ago`
  if (hours < 48) return 'yesterday'
  return from.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })
}

export const words = {
  salient: 'Salient',
  claim: 'Operational wargames with every rule enforced',
  close: 'Close',
  ago,
  ...pages,
  ...mapPages,
  ...online,
  ...table,
} as const

export type Words = typeof words
