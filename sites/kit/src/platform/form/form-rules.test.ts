import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { problemsOf } from './form-rules.ts'

describe('problemsOf', () => {
  it('reads plain rules, which may look at the other fields', () => {
    const rules = {
      password: (value: string) => (value === '' ? 'field-required' : undefined),
      confirmation: (value: string, values: { password: string }) =>
        value === values.password ? undefined : 'register.confirm-not-valid',
    } as const
    expect(problemsOf(rules, { password: '', confirmation: 'x' })).toEqual({
      password: 'field-required',
      confirmation: 'register.confirm-not-valid',
    })
    expect(problemsOf(rules, { password: 'x', confirmation: 'x' })).toEqual({})
  })

  it('reads a rule for the whole form', () => {
    const rules = ({ email }: { email: string }) => (email === '' ? { email: 'register.email-required' } : {})
    expect(problemsOf(rules, { email: '' })).toEqual({ email: 'register.email-required' })
    expect(problemsOf(rules, { email: 'a@example.org' })).toEqual({})
  })

  it('reads a schema, the first message of each field', () => {
    const schema = z.object({
      email: z.string().check(z.minLength(1, 'register.email-required'), z.regex(/@/, 'register.email-not-valid')),
      tags: z.array(z.string('field-not-valid')),
    })
    expect(problemsOf(schema, { email: '', tags: [1] })).toEqual({
      email: 'register.email-required',
      tags: 'field-not-valid',
    })
    expect(problemsOf(schema, { email: 'a@b', tags: [] })).toEqual({})
  })
})
