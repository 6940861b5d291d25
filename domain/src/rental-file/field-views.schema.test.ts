import { expect, it } from 'vitest'
import { z } from 'zod/mini'
import { defineFields, listShown, pickShown, shapeOf, without } from './field-views.schema.ts'
import { guarantorFields, tenantFields } from './file-fields.schema.ts'

const fields = defineFields(
  { a: z.string(), b: z.number(), secret: z.string() },
  {
    a: { self: 'always', coTenant: 'never', desk: 'never', owner: 'never', webhook: 'never' },
    b: { self: 'optional', coTenant: 'never', desk: 'never', owner: 'never', webhook: 'never' },
    secret: { self: 'never', coTenant: 'never', desk: 'never', owner: 'never', webhook: 'never' },
  },
)

it('shows the fields of a view, and no other', () => {
  expect(pickShown(fields, 'self', { a: 'x', b: null, secret: 'y', unknown: 1 })).toEqual({ a: 'x', b: null })
  expect(pickShown(fields, 'owner', { a: 'x', b: 1, secret: 'y' })).toEqual({})
})

it.each([
  [{ a: 'x' }, true],
  [{ a: 'x', b: 1 }, true],
  [{ b: 1 }, false],
  [{ a: 'x', b: null }, false],
])('accepts %j: %s', (value, isValid) =>
  expect(z.object(shapeOf(fields, 'self')).safeParse(value).success).toBe(isValid),
)

it('keeps the order of the fields', () => expect(without(listShown(fields, 'self'), 'a')).toEqual(['b']))

it('shows co-tenants only type and names (decision 113)', () => {
  expect(listShown(tenantFields, 'coTenant')).toEqual(['tenantType', 'firstName', 'lastName'])
  expect(listShown(guarantorFields, 'coTenant')).toEqual([])
})
