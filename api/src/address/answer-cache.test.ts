import { AppError } from '@bailclair/domain/contract/errors.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { createAnswerCache } from './answer-cache.ts'

let now = 0
let asked: string[] = []
let cache: ReturnType<typeof createAnswerCache<string>>
let trouble: Error | undefined

const get = (key: string) =>
  cache.get(key, async () => {
    asked.push(key)
    if (trouble) throw trouble
    return `${key} at ${now}`
  })

beforeEach(() => {
  now = 0
  asked = []
  trouble = undefined
  cache = createAnswerCache({ clock: () => new Date(now) }, { entries: 2, freshForMs: 100, staleForMs: 1_000 })
})

describe('a cached response', () => {
  it('is returned while it is fresh, then loaded again', async () => {
    expect(await get('a')).toBe('a at 0')
    now = 99
    expect(await get('a')).toBe('a at 0')
    now = 100
    expect(await get('a')).toBe('a at 100')
    expect(asked).toEqual(['a', 'a'])
  })

  it('is loaded once for parallel callers', async () => {
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a at 0', 'a at 0', 'b at 0'])
    expect(asked).toEqual(['a', 'b'])
  })

  it('is evicted when least recently used', async () => {
    await get('a')
    await get('b')
    await get('a')
    await get('c')
    expect(asked).toEqual(['a', 'b', 'c'])
    await get('a')
    expect(asked).toEqual(['a', 'b', 'c'])
    await get('b')
    expect(asked).toEqual(['a', 'b', 'c', 'b'])
  })
})

describe('while the service is down', () => {
  const outage = new AppError('AddressServiceUnavailable')

  it('a stale response is returned, but not for ever', async () => {
    await get('a')
    trouble = outage
    now = 999
    expect(await get('a')).toBe('a at 0')
    now = 1_000
    await expect(get('a')).rejects.toBe(outage)
    trouble = undefined
    expect(await get('a')).toBe('a at 1000')
  })

  it('all waiting callers get the error, and the next one loads again', async () => {
    trouble = outage
    const both = await Promise.allSettled([get('a'), get('a')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(asked).toEqual(['a'])
    trouble = undefined
    expect(await get('a')).toBe('a at 0')
  })

  it('a programming error is not hidden by a stale response', async () => {
    await get('a')
    trouble = new TypeError('a fault')
    now = 100
    await expect(get('a')).rejects.toBe(trouble)
  })
})
