import { describe, expect, it } from 'vitest'
import { messageReport, messageText } from './message.schema.ts'

describe('messageText', () => {
  it.each([
    ['Bonjour', 'Bonjour'],
    ['  a\r\nb\rc \n', 'a\nb\nc'],
    ['\u200f Bonjour\u202e\u200b', 'Bonjour'],
    ['👩\u200d🔧 ❤\ufe0f', '👩\u200d🔧 ❤\ufe0f'],
    ['e\u0301', 'é'],
    ['\u202e'.repeat(10) + 'a'.repeat(2_000), 'a'.repeat(2_000)],
  ])('%j becomes %j', (typed, text) => {
    expect(messageText.parse(typed)).toBe(text)
  })

  it.each([
    ['', 'field-required'],
    [' \n ', 'field-required'],
    ['\u200b\u200d\u2800', 'field-required'],
    ['a'.repeat(2_001), 'text-too-long'],
    ['a\u0000', 'text-forbidden-character'],
    ['a\u2028b', 'text-forbidden-character'],
    [['a'], 'field-required'],
  ])('refuses %j', (typed, message) => {
    expect(messageText.safeParse(typed).error?.issues[0]?.message).toBe(message)
  })
})

it('reports for a reason of the list, with words or without', () => {
  expect(messageReport.parse({ reason: 'FRAUD' })).toEqual({ reason: 'FRAUD' })
  expect(messageReport.parse({ reason: 'OTHER', words: ' Il insiste. ' })).toEqual({
    reason: 'OTHER',
    words: 'Il insiste.',
  })
  for (const wrong of [{}, { reason: 'BORING' }, { reason: 'OTHER', words: '' }])
    expect(messageReport.safeParse(wrong).success).toBe(false)
})
