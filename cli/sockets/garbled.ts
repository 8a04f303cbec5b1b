// Messages that are broken in every way that a line can be.
import type { Luck } from '../../ai/players/player.ts'

export interface Message {
  readonly text: string | Buffer
  readonly isBinary?: boolean
}

const RUBBISH = [
  '',
  ' ',
  'null',
  '[]',
  '{}',
  '"act"',
  '1e999',
  '{"id":1,"do":"act"}',
  '{"id":"1","do":"act","side":0,"at":0,"actions":[{"do":"end"}],"__proto__":{"ok":true}}',
  '{"id":"1","do":"act","side":0,"at":0,"actions":[{"do":"end","__proto__":{"do":"x"}}],"constructor":1}',
  '{"id":"1","do":"act","side":-1,"at":0,"actions":[{"do":"end"}]}',
  '{"id":"1","do":"act","side":0,"at":1e300,"actions":[{"do":"end"}]}',
  '{"id":"1","do":"act","side":0,"at":-0.5,"actions":[{"do":"end"}]}',
  '{"id":"1","do":"take-back","side":0,"at":0,"count":0}',
  '{"id":"1","do":"nothing"}',
  `{"id":"${'x'.repeat(65)}","do":"act","side":0,"at":0,"actions":[{"do":"end"}]}`,
  `{"id":"1","do":"act","side":0,"at":0,"actions":${'['.repeat(3000)}${']'.repeat(3000)}}`,
  `{"id":"1","do":"act","side":0,"at":0,"actions":[{"do":"${'e'.repeat(9000)}"}]}`,
]

/** A broken form of a message; `isFit` says whether it may be sent, because it is not legal after all. */
export function garbled(text: string, luck: Luck, isFit: (text: string) => boolean): Message {
  const message = broken(text, luck)
  return typeof message.text === 'string' && !isFit(message.text) ? { text: '{' } : message
}

function broken(text: string, luck: Luck): Message {
  const at = luck.below(text.length)
  switch (luck.below(7)) {
    case 0:
      return { text: text.slice(0, at) }
    case 1:
      return { text: text.slice(0, at) + String.fromCharCode(32 + luck.below(95)) + text.slice(at + 1) }
    case 2:
      return { text: text.slice(0, at) + text.slice(luck.below(text.length)) }
    case 3:
      return { text: Buffer.from(text), isBinary: true }
    case 4: {
      // Half a character of UTF-8.
      const bytes = Buffer.from(text)
      bytes[at] = 0xc3
      return { text: bytes }
    }
    case 5:
      return { text: text.replace(/"(id|side|at|actions|do)":/, (_, key) => `"${key}${luck.below(10)}":`) }
    default:
      return { text: RUBBISH[luck.below(RUBBISH.length)] }
  }
}
