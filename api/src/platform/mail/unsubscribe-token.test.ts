import { unsubscribeToken } from '@bailclair/domain/notification/notification.schema.ts'
import { describe, expect, it } from 'vitest'
import { decryptRecipient, encryptRecipient } from './unsubscribe-token.ts'

const key = { PSEUDONYM_KEY: 'a key for tests, 32 characters or more' }
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('the token of an unsubscribe link', () => {
  it('can be decrypted by us alone, and is different each time', () => {
    const [token, again] = [encryptRecipient(key, id), encryptRecipient(key, id)]
    expect(unsubscribeToken.safeParse(token).success).toBe(true)
    expect([decryptRecipient(key, token), decryptRecipient(key, again)]).toEqual([id, id])
    expect(again).not.toBe(token)
    expect(Buffer.from(token, 'base64url').toString('hex')).not.toContain(id.replaceAll('-', ''))
  })

  it('from an old mail still works', () =>
    expect(decryptRecipient(key, 'YPqXqwesuY32M_hGFlrTmnkDnyN2jdbuMLINihLW4XMtNW38wvxWgMpP4pM')).toBe(id))

  it('is invalid under another key', () =>
    expect(decryptRecipient({ PSEUDONYM_KEY: `${key.PSEUDONYM_KEY}!` }, encryptRecipient(key, id))).toBeUndefined())

  it('is invalid when any byte has changed', () => {
    const bytes = Buffer.from(encryptRecipient(key, id), 'base64url')
    for (const [i, byte] of bytes.entries()) {
      const forged = Buffer.from(bytes)
      forged[i] = byte ^ 1
      expect(decryptRecipient(key, forged.toString('base64url'))).toBeUndefined()
    }
  })

  it.each(['', 'a', 'A'.repeat(37), 'A'.repeat(38), 'A'.repeat(59), '%%%'])('is invalid: %j', (token) =>
    expect(decryptRecipient(key, token)).toBeUndefined(),
  )
})
