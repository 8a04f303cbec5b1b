import { expect, test } from 'vitest'
import { opener } from './browser.ts'

const all = () => true
const none = () => false

test.each([
  ['a desktop', 'linux', { DISPLAY: ':0' }, all, ['wslview']],
  [
    'a desktop without a wrapper',
    'linux',
    { DISPLAY: ':0' },
    (name: string) => name === 'xdg-open',
    ['xdg-open'],
  ],
  ['Wayland', 'linux', { WAYLAND_DISPLAY: 'w' }, (name: string) => name === 'xdg-open', ['xdg-open']],
  ['a machine without a screen', 'linux', {}, (name: string) => name === 'xdg-open', null],
  ['a screen without a browser', 'linux', { DISPLAY: ':0' }, none, null],
  ['a Mac', 'darwin', {}, none, ['open']],
  ['Windows', 'win32', {}, none, ['cmd', '/c', 'start', '']],
  ['a browser of choice', 'linux', { BROWSER: 'firefox' }, none, ['firefox']],
  ['no browser wanted', 'darwin', { BROWSER: 'none' }, all, null],
  ['continuous integration', 'darwin', { CI: '1' }, all, null],
] as const)('%s', (_, platform, environment, isThere, command) => {
  expect(opener(platform, environment, isThere)).toEqual(command)
})
