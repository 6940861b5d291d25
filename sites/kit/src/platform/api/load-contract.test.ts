import { expect, it } from 'vitest'
import { loadContract } from './load-contract.ts'

it('returns the module', async () => {
  expect(await loadContract(() => Promise.resolve({ contract: 1 }))).toEqual({ contract: 1 })
})

it('fails like a call when offline', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadContract(() => Promise.reject(cause))).rejects.toMatchObject({ code: 'NetworkFailure', cause })
})
