import { describe, expect, it } from 'vitest'
import { lowestFreeBottom } from './lowest-free-bottom.ts'

const screen = { top: 8, bottom: 784 }
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
    [
      'nowhere when fields fill the screen',
      [field(720), field(640), field(560), { ...field(0), bottom: 500 }],
      undefined,
    ],
  ])('is %s', (_, covered, bottom) => {
    expect(lowestFreeBottom(toasts, covered, screen)).toBe(bottom)
  })
})
