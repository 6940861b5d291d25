import { expect, it } from 'vitest'
import { ApiError } from '#platform/api/api-error.ts'
import { onField } from './field-failure.ts'

const shown = (cause: unknown) =>
  Promise.reject(cause)
    .catch(onField({ code: 'UniqueEmailActiveAccount', field: 'email', message: 'email-already-exists' }))
    .catch((error: unknown) => error)

it('moves a failure to the field it is about', async () => {
  expect(await shown(new ApiError('UniqueEmailActiveAccount', { status: 409 }))).toMatchObject({
    code: 'UniqueEmailActiveAccount',
    status: 409,
    entries: [{ code: 'UniqueEmailActiveAccount', field: 'email', message: 'email-already-exists' }],
  })
})

it.each([new ApiError('TooManyRequests'), new TypeError('Failed to fetch')])('lets %s through', async (failure) => {
  expect(await shown(failure)).toBe(failure)
})
