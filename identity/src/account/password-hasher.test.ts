import { parseOptions } from '@node-rs/argon2'
import { describe, expect, it } from 'vitest'
import { createPasswordHasher, isAcceptable } from './password-hasher.ts'

const hasher = await createPasswordHasher()

describe('the password hasher', () => {
  it('uses salted Argon2id with 19 MiB and two passes', async () => {
    const [one, two] = [await hasher.hash('a password'), await hasher.hash('a password')]
    expect(one).toMatch(/^\$argon2id\$v=19\$/)
    expect(parseOptions(one)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    expect(one).not.toBe(two)
    expect(await hasher.matches('a password', two)).toBe(true)
  })

  it.each([
    ['another letter at the end of 200', `${'x'.repeat(199)}a`, `${'x'.repeat(199)}b`],
    ['a space at the end', 'a password', 'a password '],
    ['another case', 'a password', 'A password'],
    ['the other way to write é', 'caf\u00e9 noir', 'cafe\u0301 noir'],
    ['something after a zero byte', 'a\u0000b', 'a\u0000c'],
    ['200 emoji and one less', '🔑'.repeat(200), '🔑'.repeat(199)],
  ])('distinguishes %s', async (_, stored, given) => {
    const hash = await hasher.hash(stored)
    expect(await hasher.matches(stored, hash)).toBe(true)
    expect(await hasher.matches(given, hash)).toBe(false)
  })

  it.each(['', 'anything'])('never matches without a hash: %j', async (password) => {
    expect(await hasher.matches(password, undefined)).toBe(false)
  })

  it('takes the same time without an account, and for a password that is too long', async () => {
    const hash = await hasher.hash('a password')
    const cases = [
      ['wrong', hash],
      ['wrong', undefined],
      ['x'.repeat(10_000), hash],
      ['', undefined],
    ] as const
    // alternating, best of each: other load on the machine affects all cases alike; skipping the hash would take a
    // thousandth
    const best = cases.map(() => Number.POSITIVE_INFINITY)
    for (let turn = 0; turn < 7; turn++)
      for (const [index, [password, stored]] of cases.entries()) {
        const begin = performance.now()
        await hasher.matches(password, stored)
        best[index] = Math.min(best[index] ?? 0, performance.now() - begin)
      }
    expect(Math.min(...best) / Math.max(...best)).toBeGreaterThan(0.2)
  })
})

it.each([
  ['', false],
  ['a', true],
  ['x'.repeat(200), true],
  ['x'.repeat(201), false],
  ['🔑'.repeat(200), true],
  ['🔑'.repeat(201), false],
  ['\ud800', false],
])('%j is acceptable: %s', (password, expected) => expect(isAcceptable(password)).toBe(expected))
