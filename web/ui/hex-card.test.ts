import { expect, test } from 'vitest'
import { factAndCause } from './hex-card.tsx'

test.each([
  [
    '2. Army cannot enter 2723: units of this nation may not operate there.',
    { fact: '2. Army cannot enter 2723.', cause: 'Units of this nation may not operate there.' },
  ],
  ['Nobody may enter Switzerland.', { fact: 'Nobody may enter Switzerland.', cause: '' }],
])('%s', (text, parts) => {
  expect(factAndCause(text)).toEqual(parts)
})
