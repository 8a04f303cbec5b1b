import { expect, test } from 'vitest'
import { ruleChapter } from './chapter.ts'

test('a chapter is a heading and rules with a number, a title and a text', () => {
  const chapter = ruleChapter(`
9 Zones of control

9.0a What has a zone
Every unit controls the six hexes around it,
  as long as it is on the map.

PAC-G1 At home
Some stay at home.
`)
  expect(chapter).toEqual([
    {
      id: '9.0a',
      title: 'What has a zone',
      chapter: 'Zones of control',
      text: 'Every unit controls the six hexes around it, as long as it is on the map.',
    },
    { id: 'PAC-G1', title: 'At home', chapter: 'Zones of control', text: 'Some stay at home.' },
  ])
})

test('what was forgotten is empty, so that a test can find it', () => {
  expect(ruleChapter('9 Zones\n\n9.1')).toEqual([{ id: '9.1', title: '', chapter: 'Zones', text: '' }])
})
