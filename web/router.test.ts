import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hashOf, type Route, routeOf, seedOf } from './router.ts'

describe('router', () => {
  test.each<[string, Route]>([
    ['', { page: 'start', battle: null }],
    ['#', { page: 'start', battle: null }],
    ['#/', { page: 'start', battle: null }],
    ['#/battle/war-comes-early', { page: 'start', battle: 'war-comes-early' }],
    ['#/table/m3k2a', { page: 'table', id: 'm3k2a' }],
    ['#/report/m3k2a', { page: 'report', id: 'm3k2a' }],
    ['#/corrections', { page: 'corrections' }],
    ['#/maps', { page: 'maps', game: null }],
    ['#/maps/', { page: 'maps', game: null }],
    ['#/maps/hinge-of-fate', { page: 'maps', game: 'hinge-of-fate' }],
    ['#/maps/hinge-of-fate/west', { page: 'start', battle: null }],
    ['#/table', { page: 'start', battle: null }],
    ['#/table/', { page: 'start', battle: null }],
    ['#/table/a/b', { page: 'start', battle: null }],
    ['#/table/<script>', { page: 'start', battle: null }],
    ['#/nowhere/at-all', { page: 'start', battle: null }],
  ])('%s', (hash, route) => {
    expect(routeOf(hash)).toEqual(route)
  })

  test('every page has an address that leads to it', () => {
    const name = fc.stringMatching(/^[a-z0-9-]{1,20}$/)
    const start = fc.option(name).map((battle): Route => ({ page: 'start', battle }))
    const maps = fc.option(name).map((game): Route => ({ page: 'maps', game }))
    const other = fc
      .tuple(fc.constantFrom('table' as const, 'report' as const), name)
      .map(([page, id]): Route => ({ page, id }))
    fc.assert(
      fc.property(fc.oneof(start, maps, other), there => {
        expect(routeOf(hashOf(there))).toEqual(there)
      }),
    )
  })

  test('no address is too strange', () => {
    fc.assert(
      fc.property(fc.string(), hash => {
        expect(routeOf(hash)).toHaveProperty('page')
      }),
    )
  })

  test('a seed can be asked for', () => {
    expect(seedOf('?seed=prague')).toBe('prague')
    expect(seedOf('?seed=')).toBeNull()
    expect(seedOf('')).toBeNull()
  })
})
