import { describe, expect, it } from 'vitest'
import { AppError, type ErrorCode, errorStatus } from './errors.ts'
import { fieldError } from './field-errors.ts'

describe('errorStatus', () => {
  it.each(Object.entries(errorStatus))('%s has a documented status (%i)', (code, status) => {
    expect([400, 401, 403, 404, 408, 409, 410, 413, 415, 422, 428, 429, 431, 500, 503]).toContain(status)
    expect(code).toMatch(/^([A-Z][a-z]+)+$/)
  })

  it('uses 500 for unexpected errors only', () => {
    const unforeseen = Object.entries(errorStatus).filter(([, status]) => status === 500)
    expect(unforeseen).toEqual([['Unexpected', 500]])
  })

  it('AppError has a code, one entry per problem, and retryAfter', () => {
    const cause = new Error('socket closed')
    const error = new AppError('ServiceUnavailable', { retryAfter: 5, cause })
    expect(error).toMatchObject({ name: 'AppError', code: 'ServiceUnavailable', retryAfter: 5, cause })
    expect(error.entries).toEqual([{ code: 'ServiceUnavailable' }])

    const entries = [
      { code: 'InvalidField' as ErrorCode, field: 'rentCost', message: fieldError.notPositive },
      { code: 'InvalidField' as ErrorCode, field: 'name', message: fieldError.required },
    ]
    expect(new AppError('InvalidField', { entries }).entries).toEqual(entries)
  })
})

describe('the field errors', () => {
  it.each(Object.entries(fieldError))('%s has a readable key: %s', (_, key) => {
    expect(key).toMatch(/^([a-z]+\.)?[a-z]+(-[a-z]+)*$/)
  })

  it('no two share a key', () => {
    const keys = Object.values(fieldError)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('keeps the keys that clients already know', () => {
    expect(fieldError).toMatchObject({
      required: 'field-required',
      emailInvalid: 'register.email-not-valid',
      passwordTooWeak: 'register.strength-not-valid',
      confirmationDiffers: 'register.confirm-not-valid',
      notPositive: 'number-not-positive',
      negative: 'number-not-positive-or-null',
    })
  })
})
