import { expect, it } from 'vitest'
import { firstView, fitted, isLargest, isSmallest, marked, movedBy, turned, zoomedIn, zoomedOut } from './view.ts'

it.each([
  [0.5, 0.75, 0.5],
  [1, 1.5, 0.75],
  [3, 4, 2],
  [4, 4, 3],
])('from %f in to %f, out to %f', (zoom, larger, smaller) => {
  expect(zoomedIn({ ...firstView, zoom }).zoom).toBe(larger)
  expect(zoomedOut({ ...firstView, zoom }).zoom).toBe(smaller)
})

it.each([
  ['whole page', { zoom: 1, fitsPage: true }, [true, false]],
  ['50 %', { zoom: 0.5 }, [true, false]],
  ['75 %', { zoom: 0.75 }, [false, false]],
  ['300 %', { zoom: 3 }, [false, false]],
  ['400 %', { zoom: 4 }, [false, true]],
])('%s: smallest, largest', (_, change, expected) => {
  const view = { ...firstView, ...change }
  expect([isSmallest(view), isLargest(view)]).toEqual(expected)
})

it('fits the whole page, or its width', () => {
  const whole = fitted({ ...firstView, zoom: 3, page: 2 })
  expect(whole).toEqual({ page: 2, zoom: 1, turns: 0, fitsPage: true })
  expect(zoomedOut(whole)).toEqual(whole)
  for (const change of [fitted, zoomedIn]) expect(change(whole)).toEqual({ ...firstView, page: 2 })
})

it('is upright after four turns at any zoom', () => {
  const start = { ...firstView, zoom: 2 }
  expect(turned(start)).toEqual({ ...start, turns: 1 })
  expect(turned(turned(turned(turned(start))))).toEqual(start)
})

it.each([
  [1, -1, undefined],
  [1, 1, 2],
  [3, 1, undefined],
  [3, -1, 2],
] as const)('from page %i of 3 by %i to %s', (page, by, to) => {
  expect(movedBy({ ...firstView, page, zoom: 2 }, by, 3)).toEqual(to && { ...firstView, page: to, zoom: 2 })
})

it('shows the page of a mark, which stays through zoom and turns', () => {
  const mark = { page: 3, place: { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }, label: 'Net payé' }
  expect(turned(zoomedIn(marked(firstView, mark)))).toEqual({ page: 3, zoom: 1.5, turns: 1, fitsPage: false, mark })
})
