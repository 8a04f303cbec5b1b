import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

test('a page shows every picture with its caption, and leads from one to the next', () => {
  const page = pageOf('Poland & 1939', [
    { file: '00.png', caption: 'set-up' },
    { file: '01.png', caption: 'turn 1, after <german>' },
  ])
  expect(page).toContain('src="00.png"')
  expect(page).toContain('turn 1, after &#60;german&#62;')
  expect(page).toContain('Poland &#38; 1939')
  expect(page).toContain('<figure id="n0"><figcaption><a href="#n0">←</a> <a href="#n1">→</a>')
})
