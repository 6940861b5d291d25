import { randomBytes } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './is-common-password.ts'
import { createPasswordFilter, isInFilter } from './password-filter.ts'

const asset = (name: string) => new URL(`../../../assets/common-passwords/${name}`, import.meta.url)

describe('the common passwords of the server', () => {
  it.each([
    ['Password1!', true],
    ['Bonjour123', true],
    ['Bailclair1', true],
    ['P@ssw0rd2024', true],
    ['iloveyou', true],
    ['motdepasse', true],
    // far down the list, and not in that of the browser
    ['gunnar', true],
    ['Zeppelin69', true],
    ['Clef-de-voute-7', false],
    ['Rue-du-Bac-75007', false],
    ['correct horse battery', false],
  ])('%s: %s', (password, expected) => expect(isCommonPassword(password)).toBe(expected))

  it('contain every word of our own', () => {
    const words = readFileSync(asset('own-words.txt'), 'utf8').trim().split(/\s+/)
    expect(words.length).toBeGreaterThanOrEqual(1_000)
    expect(words.filter((word) => !isCommonPassword(word))).toEqual([])
  })

  it('are at least 100,000 in at most 400 kB: a filter of n entries has as many bits set as this one', () => {
    expect(statSync(asset('common-passwords.bloom')).size).toBeLessThanOrEqual(400_000)
    const bitsIn = (filter: Buffer) => {
      let bits = 0
      for (let byte of filter) for (; byte > 0; byte >>= 1) bits += byte & 1
      return bits
    }
    const hundredThousand = createPasswordFilter(Array.from({ length: 100_000 }, (_, index) => `entry ${index}`))
    expect(bitsIn(readFileSync(asset('common-passwords.bloom')))).toBeGreaterThan(bitsIn(hundredThousand))
  })

  it('take hardly any other password for one of them', () => {
    const others = Array.from({ length: 50_000 }, () => randomBytes(9).toString('base64'))
    const filter = readFileSync(asset('common-passwords.bloom'))
    // one in 200,000 is expected; five of 50,000 would be a broken filter
    expect(others.filter((password) => isInFilter(filter, password)).length).toBeLessThan(5)
  })
})
