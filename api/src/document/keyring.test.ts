import { randomBytes } from 'node:crypto'
import { KeyLost } from '@bailclair/server-kit/key-ring.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openKeyring } from './keyring.ts'

const newKey = () => randomBytes(32).toString('base64')
const [first, second] = [newKey(), newKey()]
const open = (key: string, ...retired: string[]) => openKeyring({ DOCUMENT_KEY: key, DOCUMENT_RETIRED_KEYS: retired })
const id = '3f0c1c5e-8f0e-4f5e-9d6e-0d6f1c2b3a4d'
const bytes = Buffer.from('what nobody else may read')

describe('a sealed document', () => {
  it('opens with the key that sealed it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 500 }), (given) => {
        const { sealed, ...key } = open(first).seal(Buffer.from(given), id)
        expect([...open(first).unseal(sealed, key, id)]).toEqual([...given])
      }),
    )
  })

  it('shows nothing of its content and differs each time', () => {
    const [one, other] = [open(first).seal(bytes, id), open(first).seal(bytes, id)]
    expect(one.sealed.includes('nobody')).toBe(false)
    expect(one.sealed.equals(other.sealed)).toBe(false)
    expect(one.wrappedKey.equals(other.wrappedKey)).toBe(false)
    // nonce, document or key, tag
    expect([one.sealed.length, one.wrappedKey.length]).toEqual([12 + bytes.length + 16, 12 + 32 + 16])
  })

  it('does not open once any bit was changed', () => {
    const { sealed, ...key } = open(first).seal(bytes, id)
    const changed = (given: Buffer, bit: number) => {
      const copy = Buffer.from(given)
      copy.writeUInt8(copy.readUInt8(bit >> 3) ^ (1 << (bit & 7)), bit >> 3)
      return copy
    }
    for (let bit = 0; bit < sealed.length * 8; bit++)
      expect(() => open(first).unseal(changed(sealed, bit), key, id)).toThrow()
    for (let bit = 0; bit < key.wrappedKey.length * 8; bit++) {
      const wrappedKey = changed(key.wrappedKey, bit)
      expect(() => open(first).unseal(sealed, { ...key, wrappedKey }, id)).toThrow()
    }
    for (const cut of [0, 1, 27, sealed.length - 1])
      expect(() => open(first).unseal(sealed.subarray(0, cut), key, id)).toThrow()
  })

  it('cannot replace another, nor open with another key', () => {
    const [one, other] = [open(first).seal(bytes, id), open(first).seal(bytes, 'another')]
    expect(() => open(first).unseal(one.sealed, one, 'another')).toThrow()
    expect(() => open(first).unseal(one.sealed, other, id)).toThrow()
    expect(() => open(first).unseal(other.sealed, one, id)).toThrow()
  })
})

describe('another key', () => {
  it('opens what a retired one sealed, and wraps it anew', () => {
    const { sealed, ...old } = open(first).seal(bytes, id)
    const keyring = open(second, first)
    expect(keyring.unseal(sealed, old, id)).toEqual(bytes)
    const anew = { wrappedKey: keyring.tryRewrap(old, id) as Buffer, keyId: keyring.currentId }
    expect(keyring.retiredIds).toEqual([old.keyId])
    expect(open(second).unseal(sealed, anew, id)).toEqual(bytes)
    expect([keyring.tryRewrap(old, 'another'), open(second).tryRewrap(old, id)]).toEqual([undefined, undefined])
  })

  it('opens nothing when the old one is missing, and says so', () => {
    const { sealed, ...old } = open(first).seal(bytes, id)
    expect(() => open(second).unseal(sealed, old, id)).toThrow(KeyLost)
  })

  it('has an id that does not reveal it', () => {
    const ids = [open(first).currentId, open(second).currentId]
    expect(new Set(ids).size).toBe(2)
    for (const one of ids) expect(one).toMatch(/^[0-9a-f]{16}$/)
    // configured twice by mistake, it is still one key
    expect(open(first, first).retiredIds).toEqual([])
  })
})
