import { expect, it } from 'vitest'
import { firstView, turned, zoomedIn, zoomedOut } from './view.ts'

it.each([
  [0.5, 0.75, 0.5],
  [1, 1.5, 0.75],
  [3, 4, 2],
  [4, 4, 3],
])('from %f in to %f, out to %f', (zoom, larger, smaller) => {
  expect(zoomedIn({ ...firstView, zoom }).zoom).toBe(larger)
  expect(zoomedOut({ ...firstView, zoom }).zoom).toBe(smaller)
})

it('is upright after four turns at any zoom', () => {
  const start = { zoom: 2, turns: 0 }
  expect(turned(start)).toEqual({ zoom: 2, turns: 1 })
  expect(turned(turned(turned(turned(start))))).toEqual(start)
})
