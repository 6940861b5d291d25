import { describe, expect, it } from 'vitest'
import { createSlots } from './account-slots.ts'

const refused = (code: string) => expect.objectContaining({ code, retryAfter: 7 })

describe('createSlots', () => {
  it('gives an account its share, and the others theirs', () => {
    const take = createSlots({ total: 3, perAccount: 2, refusal: 'TooManyUploads', retryAfterSeconds: 7 })
    const releases = [take('ana'), take('ana')]
    expect(() => take('ana')).toThrow(refused('TooManyUploads'))
    take('bo')
    expect(() => take('bo')).toThrow(refused('ServiceUnavailable'))
    expect(() => take('ana')).toThrow(refused('TooManyUploads'))
    releases[0]?.()
    releases[0]?.()
    take('bo')
    expect(() => take('ana')).toThrow(refused('ServiceUnavailable'))
  })
})
