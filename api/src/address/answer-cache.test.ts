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
  cache = createAnswerCache({ clock: () => new Date(now) }, { entries: 2, freshFor: 100, staleFor: 1_000 })
})

describe('an answer', () => {
  it('is given again while it is fresh, then asked for', async () => {
    expect(await get('a')).toBe('a at 0')
    now = 99
    expect(await get('a')).toBe('a at 0')
    now = 100
    expect(await get('a')).toBe('a at 100')
    expect(asked).toEqual(['a', 'a'])
  })

  it('is asked for once, whoever waits', async () => {
    expect(await Promise.all([get('a'), get('a'), get('b')])).toEqual(['a at 0', 'a at 0', 'b at 0'])
    expect(asked).toEqual(['a', 'b'])
  })

  it('makes room for others, the one not asked for the longest time first', async () => {
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

  it('an old answer is better than none, but not for ever', async () => {
    await get('a')
    trouble = outage
    now = 999
    expect(await get('a')).toBe('a at 0')
    now = 1_000
    await expect(get('a')).rejects.toBe(outage)
    trouble = undefined
    expect(await get('a')).toBe('a at 1000')
  })

  it('everyone who waits is told, and the next one asks again', async () => {
    trouble = outage
    const both = await Promise.allSettled([get('a'), get('a')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(asked).toEqual(['a'])
    trouble = undefined
    expect(await get('a')).toBe('a at 0')
  })

  it('a fault of ours is not hidden behind an old answer', async () => {
    await get('a')
    trouble = new TypeError('a fault')
    now = 100
    await expect(get('a')).rejects.toBe(trouble)
  })
})
