import { expect, it } from 'vitest'
import { loadContract } from './load-contract.ts'

it('answers the module', async () => {
  expect(await loadContract(() => Promise.resolve({ contract: 1 }))).toEqual({ contract: 1 })
})

it('fails as any call does when the connection is gone', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadContract(() => Promise.reject(cause))).rejects.toMatchObject({ code: 'NetworkFailure', cause })
})
