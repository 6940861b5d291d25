import { describe, expect, it } from 'vitest'
import { bottomOfToasts } from './bottom-of-toasts.ts'

const screen = { top: 8, bottom: 784, width: 1280 }
const toasts = { left: 848, right: 1264, top: 704, bottom: 784 }
const field = (top: number, left = 280, right = 1000) => ({ top, bottom: top + 48, left, right })

describe('the bottom of the toasts', () => {
  it.each([
    ['at the bottom of an empty page', [], 784],
    ['at the bottom beside a narrow field', [field(720, 280, 848)], 784],
    ['at the bottom above what begins below it', [field(784)], 784],
    ['above a field at the bottom', [field(720)], 712],
    ['where there is room between two fields', [field(720), field(560)], 712],
    ['above fields without room between them', [field(720), field(640), field(560)], 552],
    ['at the bottom when a field ends right above it', [field(656)], 784],
    ['at the bottom when fields fill the screen', [field(720), field(640), { ...field(0), bottom: 600 }], 784],
  ])('is %s', (_, should, bottom) => {
    expect(bottomOfToasts(toasts, { must: [], should }, screen)).toBe(bottom)
  })

  it('is over a field, but not over a button, where there is no room for both', () => {
    const should = [field(640), { ...field(0), bottom: 600 }]
    expect(bottomOfToasts(toasts, { must: [field(720)], should }, screen)).toBe(712)
  })

  it.each([
    ['above a field where the lower half has room', [field(720)], 712],
    ['at the bottom where only the upper half has room', [field(720), field(640), field(560), field(480)], 784],
  ])('is %s of a phone', (_, should, bottom) => {
    expect(bottomOfToasts(toasts, { must: [], should }, { ...screen, width: 390 })).toBe(bottom)
  })

  it('is in the upper half of a phone rather than over the focused field or a main button', () => {
    const must = [field(720), field(640), field(560), field(480), field(400)]
    expect(bottomOfToasts(toasts, { must, should: [] }, { ...screen, width: 390 })).toBe(392)
  })
})
