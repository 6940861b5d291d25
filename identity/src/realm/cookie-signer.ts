import { createHmac, timingSafeEqual } from 'node:crypto'

/** Signs and checks cookies like the library `keygrip`, whose default is SHA-1. The first key signs, all are accepted. */
export function createCookieSigner(keys: readonly string[]) {
  const signWith = (data: string, key: string) => createHmac('sha256', key).update(data).digest()
  const index = (data: string, signature: string): number => {
    const given = Buffer.from(signature, 'base64url')
    return keys.findIndex((key) => {
      const expected = signWith(data, key)
      return given.length === expected.length && timingSafeEqual(given, expected)
    })
  }
  return {
    sign: (data: string): string => signWith(data, keys[0] ?? '').toString('base64url'),
    index,
    verify: (data: string, signature: string): boolean => index(data, signature) !== -1,
  }
}
