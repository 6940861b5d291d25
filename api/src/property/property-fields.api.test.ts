import { describe, expect, it } from 'vitest'
import { complete, startProperties } from '#test/properties.ts'

const { newOwner, rowOf, call, passSeconds } = await startProperties()

const errorsOf = (reply: { json: () => { errors: unknown } }) => reply.json().errors

describe('POST property: fields refused', () => {
  it.each<[string, unknown, string]>([
    ['name', '', 'field-required'],
    ['name', ' \t ', 'field-required'],
    ['name', 12, 'field-required'],
    ['name', 'x'.repeat(101), 'text-too-long'],
    ['name', 'a\u0000b', 'text-forbidden-character'],
    ['name', 'a\nBcc: b@example.org', 'text-forbidden-character'],
    ['name', 'a\u202eb', 'text-forbidden-character'],
    ['name', 'a\u2067b', 'text-forbidden-character'],
    ['name', '\ud800', 'text-forbidden-character'],
    ['type', 'CASTLE', 'field-not-valid'],
    ['type', 'toString', 'field-not-valid'],
    ['address', 'x'.repeat(256), 'text-too-long'],
    ['address', 'a\u2028b', 'text-forbidden-character'],
    ['furniture', 'SOME', 'field-not-valid'],
    ['livingSpace', 0, 'area-not-positive'],
    ['livingSpace', -1, 'area-not-positive'],
    ['livingSpace', 12.345, 'number-too-many-decimals'],
    ['livingSpace', 1_000_000.01, 'number-too-large'],
    ['rentCost', 0, 'number-not-positive'],
    ['rentCost', '650', 'number-not-valid'],
    ['rentCost', true, 'number-not-valid'],
    ['rentCost', [650], 'number-not-valid'],
    ['rentCost', 1_000_001, 'number-too-large'],
    ['rentCost', 0.001, 'number-too-many-decimals'],
    ['chargesCost', -0.01, 'number-not-positive-or-null'],
    ['chargesCost', '', 'field-required'],
    ['ademeNumber', '2375E000000', 'certificate-number-not-valid'],
    ['ademeNumber', '', 'certificate-number-required'],
    ['ademeNumber', 2_375_000_000_001, 'certificate-number-required'],
    ['energyConsumption', -1, 'measure-negative'],
    ['co2Emission', '12', 'number-not-valid'],
    ['dpeDate', '12/11/2026', 'date-not-valid'],
    ['dpeDate', '2026-02-29', 'date-not-valid'],
    ['dpeDate', '0000-01-01', 'date-not-valid'],
    ['dpeDate', '2026-11-13', 'date-in-future'],
    ['dpeGrade', 'A-D', 'field-not-valid'],
    ['dpeGrade', '', 'field-required'],
    ['dpeConfirmed', null, 'field-not-valid'],
    ['dpeNotRequired', 'true', 'field-not-valid'],
    ['dpeNotRequired', null, 'field-not-valid'],
    ['rooms', 0, 'number-out-of-range'],
    ['rooms', 31, 'number-out-of-range'],
    ['rooms', 2.5, 'number-not-valid'],
    ['rooms', '2', 'number-not-valid'],
    ['builtPeriod', '1946', 'field-not-valid'],
    ['builtPeriod', '', 'field-required'],
    ['lastRent', 0, 'number-not-positive'],
    ['lastRent', 600.001, 'number-too-many-decimals'],
    ['lastRentSince', '2026-02-29', 'date-not-valid'],
    ['lastRentSince', '2026-11-13', 'date-in-future'],
    ['longUnlet', false, 'field-not-valid'],
    ['longUnlet', 'true', 'field-not-valid'],
    ['chargesKind', 'NONE', 'field-not-valid'],
    ['deposit', -0.01, 'number-not-positive-or-null'],
    ['deposit', 1_000_000.01, 'number-too-large'],
    ['rentSupplement', -1, 'number-not-positive-or-null'],
    ['energyCostLeast', 0, 'number-not-positive'],
    ['energyCostMost', '800', 'number-not-valid'],
    ['energyCostYear', 2014, 'number-out-of-range'],
    ['energyCostYear', 2101, 'number-out-of-range'],
    ['energyCostYear', 2023.5, 'number-not-valid'],
    ['energyCostLastYear', 2014, 'number-out-of-range'],
    ['statedCeiling', 0, 'number-not-positive'],
    ['statedCeiling', 15.245, 'number-too-many-decimals'],
    ['climateGrade', 'H', 'field-not-valid'],
    ['tenantFees', -1, 'number-not-positive-or-null'],
    ['inventoryFees', 3.001, 'number-too-many-decimals'],
    ['presentation', ' \n ', 'field-required'],
    ['presentation', 'x'.repeat(1_001), 'text-too-long'],
    ['presentation', 'a\u0000b', 'text-forbidden-character'],
    ['validated', 1, 'field-not-valid'],
    ['version', 1.5, 'field-not-valid'],
    ['version', '1', 'field-not-valid'],
    ['id', 12, 'field-not-valid'],
    ['id', null, 'field-not-valid'],
  ])('%s %j: %s, and nothing is created', async (field, value, message) => {
    const owner = await newOwner()
    const reply = await owner.save({ ...complete, [field]: value })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([400, [{ code: 'InvalidField', field, message }]])
    expect((await owner.profile()).properties).toEqual([])
  })

  it.each([
    ['1e999', 'rentCost'],
    ['-1e999', 'livingSpace'],
  ])('%s is no number', async (number, field) => {
    const { bearer } = await newOwner()
    const headers = { 'content-type': 'application/json' }
    const reply = await call('POST', '/property', { bearer, headers, body: `{"${field}":${number}}` as never })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([
      400,
      [{ code: 'InvalidField', field, message: 'number-not-valid' }],
    ])
  })

  it.each([
    'NaN',
    'Infinity',
    '{"__proto__":{"validated":true}}',
    '{"constructor":{}}',
    '{"name":"a","name":"b"}',
    '[]',
    'null',
    '"x"',
    '',
  ])('the body %j is refused whole', async (body) => {
    const { bearer, profile } = await newOwner()
    const headers = { 'content-type': 'application/json' }
    const reply = await call('POST', '/property', { bearer, headers, body: body as never })
    expect([reply.statusCode, errorsOf(reply)]).toEqual([400, [{ code: 'InvalidRequest' }]])
    expect((await profile()).properties).toEqual([])
  })

  it('one entry per field, all at once', async () => {
    const reply = await (await newOwner()).save({ name: '', rentCost: -1, chargesCost: 1.001, type: 'X' })
    expect(errorsOf(reply)).toEqual([
      { code: 'InvalidField', field: 'name', message: 'field-required' },
      { code: 'InvalidField', field: 'type', message: 'field-not-valid' },
      { code: 'InvalidField', field: 'rentCost', message: 'number-not-positive' },
      { code: 'InvalidField', field: 'chargesCost', message: 'number-too-many-decimals' },
    ])
  })

  it('changes nothing of a property when one field is wrong', async () => {
    const owner = await newOwner()
    const { id } = await owner.create(complete)
    await owner.save({ id, name: 'Other', rentCost: -1 })
    expect((await owner.get(id)).json()).toMatchObject({ ...complete, version: 1 })
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'; drop table property; --",
    '{{7*7}} #{7*7}',
    'Maison d’été 🏡 – «\u00a0Les Lilas\u00a0»',
    'בית',
  ])('%s is a name like any other', async (name) => {
    const owner = await newOwner()
    const reply = await owner.save({ name, address: name })
    expect(reply.json()).toMatchObject({ name, address: name })
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(await rowOf(reply.json().id)).toMatchObject({ name, address: name })
  })

  it('a day begins when it does in Paris', async () => {
    passSeconds(13 * 3_600 - 1) // 23:59:59
    const owner = await newOwner()
    expect((await owner.save({ dpeDate: '2026-11-13' })).statusCode).toBe(400)
    passSeconds(1)
    expect((await owner.save({ dpeDate: '2026-11-13' })).statusCode).toBe(200)
  })
})
