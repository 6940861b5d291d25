import { describe, expect, it } from 'vitest'
import { createGate } from './gate.ts'

const newWork = () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  let hasBegun = false
  const run = () => {
    hasBegun = true
    return promise
  }
  return { resolve, hasBegun: () => hasBegun, run }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a gate', () => {
  it('runs some, queues some, and refuses the rest at once', async () => {
    const pass = createGate({ atOnce: 2, waiting: 1 })
    const works = Array.from({ length: 4 }, newWork)
    const passes = works.map(({ run }) => pass(run))
    await expect(passes[3]).rejects.toMatchObject({ code: 'ServiceUnavailable', retryAfter: 3 })
    expect(works.map(({ hasBegun }) => hasBegun())).toEqual([true, true, false, false])
    works[0]?.resolve('done')
    await settled()
    expect([await passes[0], works[2]?.hasBegun()]).toEqual(['done', true])
    for (const { resolve } of works) resolve('done')
    await Promise.all(passes.slice(0, 3))
  })

  it('keeps its queue when work fails', async () => {
    const pass = createGate({ atOnce: 1, waiting: 5 })
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, (_, index) =>
        pass(async () => {
          await settled()
          if (index % 2 === 0) throw new Error('failed')
          return index
        }),
      ),
    )
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled', 'rejected'])
    expect(await pass(async () => 'again')).toBe('again')
  })
})
