import { unsubscribeToken } from '@bailclair/domain/notification/notification.schema.ts'
import { describe, expect, it } from 'vitest'
import { openRecipient, sealRecipient } from './unsubscribe-token.ts'

const key = { PSEUDONYM_KEY: 'a key for tests, 32 characters or more' }
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the token of an unsubscribe link', () => {
  it('names the recipient to us alone, and is another one each time', () => {
    const [token, again] = [sealRecipient(key, id), sealRecipient(key, id)]
    expect(unsubscribeToken.safeParse(token).success).toBe(true)
    expect([openRecipient(key, token), openRecipient(key, again)]).toEqual([id, id])
    expect(again).not.toBe(token)
    expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain(id.replaceAll('-', ''))
  })

  it('of an old mail still opens', () =>
    expect(openRecipient(key, 'YPqXqwesuY32M_hGFlrTmnkDnyN2jdbuMLINihLW4XMtNW38wvxWgMpP4pM')).toBe(id))

  it('is not opened by another key', () =>
    expect(openRecipient({ PSEUDONYM_KEY: `${key.PSEUDONYM_KEY}!` }, sealRecipient(key, id))).toBeUndefined())

  it('is not opened with any of its bytes changed', () => {
    const bytes = Buffer.from(sealRecipient(key, id), 'base64url')
    for (const [i, byte] of bytes.entries()) {
      const forged = Buffer.from(bytes)
      forged[i] = byte ^ 1
      expect(openRecipient(key, forged.toString('base64url'))).toBeUndefined()
    }
  })

  it.each(['', 'a', 'A'.repeat(37), 'A'.repeat(38), 'A'.repeat(59), '%%%'])('is not %j', (token) =>
    expect(openRecipient(key, token)).toBeUndefined(),
  )
})
