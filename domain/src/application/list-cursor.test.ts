import { describe, expect, it } from 'vitest'
import { listCursor, readCursor, writeCursor } from './list-cursor.ts'

const text = '1_2026-12-12_1763373600123456_018f3c1e-1111-4111-8111-111111111111'

describe('a place in the list', () => {
  it('is read as it was written', () => {
    const cursor = readCursor(text)
    expect(cursor).toEqual({
      rank: 1,
      accessEndsOn: '2026-12-12',
      createdAt: '1763373600123456',
      id: '018f3c1e-1111-4111-8111-111111111111',
    })
    expect(cursor && writeCursor(cursor)).toBe(text)
    expect(listCursor.safeParse(text).success).toBe(true)
  })

  it.each([
    '',
    '2',
    text.replace('1_', '0_'),
    text.replace('1_', '3_'),
    text.replace('2026-12-12', '2026-13-12'),
    text.replace('1763373600123456', '1.5'),
    text.slice(0, -1),
    `${text}_1`,
  ])('is not read from “%s”', (wrong) => {
    expect(readCursor(wrong)).toBeUndefined()
    expect(listCursor.safeParse(wrong).success).toBe(false)
  })
})
