import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openTypeface } from '../pdf/typeface.ts'
import { breakMark, layOutMark, type Size, slope } from './mark-layout.ts'

const typeface = openTypeface()
const today = '12 novembre 2026'
const words = (name: string) => breakMark(`Réservé à la location de «\u00a0${name}\u00a0» · ${today}`, typeface)
const long = 'Grand appartement lumineux au cinquième étage sans ascenseur, près de la gare de Villeurbanne Gratte-Ciel'

const pictures = fc.record({
  width: fc.integer({ min: 900, max: 3_500 }),
  height: fc.integer({ min: 900, max: 3_500 }),
})
const cuts = fc.record({
  left: fc.double({ min: 0, max: 0.5, noNaN: true }),
  top: fc.double({ min: 0, max: 0.5, noNaN: true }),
})

describe.each(['Lilas', 'Studio des Lilas', long])('the mark of %s', (name) => {
  const mark = words(name)

  it('is complete in every quarter that can be cut out', () => {
    fc.assert(
      fc.property(pictures, cuts, (picture, cut) => {
        const { box, places } = layOutMark(picture, mark)
        const [left, top] = [cut.left * picture.width, cut.top * picture.height]
        const isInside = ({ x, y }: { x: number; y: number }) =>
          x >= left &&
          y >= top &&
          x + box.width <= left + picture.width / 2 &&
          y + box.height <= top + picture.height / 2
        expect(places.some(isInside)).toBe(true)
      }),
    )
  })

  it('does not run into itself, and is large enough to be read', () => {
    fc.assert(
      fc.property(pictures, (picture) => {
        const { size, places } = layOutMark(picture, mark)
        expect(size).toBeGreaterThan(readable(picture))
        const [first, ...others] = places.slice(0, 200) as [{ x: number; y: number }, ...{ x: number; y: number }[]]
        for (const other of others) {
          const [right, down] = [other.x - first.x, other.y - first.y]
          const along = Math.abs(right * slope.cos - down * slope.sin)
          const apart = Math.abs(right * slope.sin + down * slope.cos)
          expect(along >= mark.width * size || apart >= mark.height * size).toBe(true)
        }
      }),
    )
  })
})

/** Pixels of a letter. */
const readable = ({ width, height }: Size) => Math.min(width, height) / 150

it('has lines of about one length', () => {
  expect(words('Studio des Lilas').lines).toHaveLength(2)
  const { lines } = words(long)
  const widths = lines.map((line) => typeface.run(line, 'bold').width)
  expect(lines.join(' ')).toContain(long)
  expect(Math.max(...widths)).toBeLessThanOrEqual(20)
})
