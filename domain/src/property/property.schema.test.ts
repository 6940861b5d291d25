import { describe, expect, it } from 'vitest'
import { type PropertyField, propertyFields } from './property.schema.ts'

const problems = (field: PropertyField, value: unknown) =>
  propertyFields[field].schema.safeParse(value).error?.issues.map((issue) => issue.message)

describe('propertyFields', () => {
  it.each<[PropertyField, unknown]>([
    ['name', 'S'],
    ['name', 'x'.repeat(100)],
    ['type', 'HOUSE'],
    ['type', 'APARTMENT'],
    ['type', 'OTHER'],
    ['address', '1 rue X'],
    ['address', 'x'.repeat(255)],
    ['furniture', 'FURNISHED'],
    ['furniture', 'UNFURNISHED'],
    ['livingSpace', 0.01],
    ['livingSpace', 1_000_000],
    ['rentCost', 0.01],
    ['rentCost', 1_000_000],
    ['chargesCost', 0],
    ['chargesCost', 49.9],
  ])('accepts %s %j', (field, value) => expect(problems(field, value)).toBeUndefined())

  it.each<[PropertyField, unknown, string]>([
    ['name', '', 'field-required'],
    ['name', '   ', 'field-required'],
    ['name', null, 'field-required'],
    ['name', 'x'.repeat(101), 'text-too-long'],
    ['name', 'Studio\u202egnp.exe', 'text-forbidden-character'],
    ['address', '1 rue X\u2066', 'text-forbidden-character'],
    ['type', undefined, 'field-required'],
    ['type', '', 'field-required'],
    ['type', 'house', 'field-not-valid'],
    ['address', 'x'.repeat(256), 'text-too-long'],
    ['furniture', null, 'field-required'],
    ['furniture', 'PARTLY', 'field-not-valid'],
    ['livingSpace', 0, 'area-not-positive'],
    ['livingSpace', Number.NaN, 'field-required'],
    ['livingSpace', 20.123, 'number-too-many-decimals'],
    ['livingSpace', 1_000_000.01, 'number-too-large'],
    ['rentCost', 0, 'number-not-positive'],
    ['rentCost', -1, 'number-not-positive'],
    ['rentCost', true, 'number-not-valid'],
    ['chargesCost', -0.01, 'number-not-positive-or-null'],
    ['chargesCost', null, 'field-required'],
    ['chargesCost', '0', 'number-not-valid'],
  ])('refuses %s %j: %s', (field, value, problem) => expect(problems(field, value)).toEqual([problem]))
})
