// Nobody is shut out: axe on every screen of every tour, by day and by night, on a device that changes with the date.
import { expect, test } from 'vitest'
import { partsOfToday } from '../../engine/testing/rotation.ts'
import { BY_DAY, BY_NIGHT, violationsOn } from './axe.ts'
import { SCREENS, turnTo, withClient } from './kit.ts'
import { tour } from './tours.ts'

/** Screens that must be among those looked at, on every device. */
const MUST_SEE = [
  'start',
  'maps',
  'maps-hex',
  'set-up-1938',
  'movement',
  'attack',
  'losses',
  'airpower',
  'window',
  'pass-until',
  'nysa-mission',
  'nysa-attack',
  'nysa-retreat',
  'stars-victory',
]
const AND_SEE = [
  'suggestion',
  'foresight',
  'rating',
  'timeline',
  'curtain',
  'victory',
  'report',
  'report-file',
  'forces',
  'log',
  'rules',
  'menu',
]

const nights = partsOfToday(2)

const DEVICES = Object.entries(SCREENS)

for (const [device, screen] of partsOfToday(DEVICES.length).map(part => DEVICES[part])) {
  // A phone that lies on its side has the panels of a desktop, in the same colours.
  const hasNight = device !== 'phone-lying'
  test(`axe finds nothing serious on any screen of a ${device}, by day${hasNight ? ' or by night' : ''}`, {
    timeout: 900_000,
  }, async () => {
    await withClient(async kit => {
      const found: Record<string, string[]> = {}
      const seen: string[] = []
      await tour(kit, screen, async (name, page) => {
        seen.push(name)
        const byDay = await violationsOn(page, BY_DAY)
        if (byDay.length > 0) found[name] = byDay
        // Nights take turns: each screen has one every second day.
        if (!hasNight || !nights.includes(seen.length % 2)) return
        await turnTo(page, 'dark')
        const byNight = await violationsOn(page, BY_NIGHT)
        if (byNight.length > 0) found[`${name} by night`] = byNight
        await turnTo(page, 'light')
      })
      expect(found).toEqual({})
      expect(seen).toEqual(expect.arrayContaining([...MUST_SEE, ...AND_SEE]))
      expect(kit.complaints).toEqual([])
    })
  })
}
