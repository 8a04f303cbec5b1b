import { describe, expect, it } from 'vitest'
import { contrast } from '../draw/colour.ts'
import { counterFace } from '../draw/counters/face.ts'
import { printSheet } from '../draw/counters/print-sheet.ts'
import { faceFor } from '../draw/counters/style.ts'
import { svgFaults } from '../draw/testing/well-formed.ts'
import { counterSheet } from './war-comes-early-counters.ts'

const { style } = counterSheet
const set = counterSheet.set()
const unit = (id: string) => set.counters[set.indexOf(id)]

describe('faces', () => {
  it('[2.3.3] have the colours and the codes of the nations', () => {
    const codes = new Set(set.counters.map(counter => faceFor(style, counter).code))
    expect([...codes].sort()).toEqual('Be Cz Dn Fr Ge Hu It Li Ne Po Ro SU UK Yg'.split(' ').sort())
    expect(faceFor(style, unit('ge-m16')).face).not.toBe(faceFor(style, unit('ge-r1')).face)
    expect(faceFor(style, unit('po-pm')).ink).toBe('#17130f')
  })

  it('can be read: five to one at least', () => {
    for (const { face, ink, code } of Object.values(style.faces))
      expect(contrast(face, ink), code).toBeGreaterThanOrEqual(5)
  })

  it('[2.3.4] carry short names', () => {
    const shorts = Object.fromEntries(set.counters.map(counter => [counter.id, style.identity(counter)]))
    expect(shorts).toMatchObject({
      'ge-m16': 'XVI',
      'cz-a1': '1',
      'cz-ho31': '31',
      'su-1b': '1B',
      'su-nw': 'NW',
      'po-pm': 'Pm',
      'uk-bef': 'BEF',
      'ge-7f': '7F',
      'ro-cav': 'C',
    })
    for (const [id, short] of Object.entries(shorts)) expect(short, id).toMatch(/^\S{1,5}$/)
  })

  it('[2.3.2] show attack and defence, not movement', () => {
    expect(counterFace(style, unit('ge-m16'))).toContain('>6–4<')
    expect(counterFace(style, unit('su-1b'))).toContain('>12–12<')
  })

  it('[2.3.1] bracket ad hoc formations only', () => {
    const marks = (id: string) => counterFace(style, unit(id)).match(/h-2\.4v/g)?.length ?? 0
    expect(marks('su-iac')).toBe(1)
    expect(marks('su-1b')).toBe(0)
  })
})

describe('the print sheet', () => {
  const { svg, pages } = printSheet(set, style)

  it('is one page of A4 with every counter and marker on it', () => {
    expect(svgFaults(svg)).toEqual([])
    expect(pages).toBe(1)
    expect(svg).toContain('width="210mm" height="297mm"')
    const pieces = set.counters.length + style.markers.reduce((sum, { count }) => sum + count, 0)
    expect(svg.match(/scale\(0\.8\)/g)).toHaveLength(pieces)
  })

  it('says that strengths are proposals', () => {
    expect(svg).toContain('proposals')
  })
})
