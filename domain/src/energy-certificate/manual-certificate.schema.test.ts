import { describe, expect, it } from 'vitest'
import { manualCertificate } from './manual-certificate.schema.ts'

const today = '2026-11-15'
const figures = { energyConsumption: 180, co2Emission: 12.5, dpeDate: '2023-05-04' }
const problems = (change: object) =>
  manualCertificate(today)
    .safeParse({ ...figures, ...change })
    .error?.issues.map((issue) => [issue.path[0], issue.message])

describe('manualCertificate', () => {
  it.each([{}, { energyConsumption: 0 }, { co2Emission: 0 }, { energyConsumption: 1_000_000 }, { dpeDate: today }])(
    'accepts %j',
    (change) => expect(problems(change)).toBeUndefined(),
  )

  it.each([
    ['energyConsumption', -0.01, 'number-not-valid'],
    ['energyConsumption', 1_000_000.01, 'number-too-large'],
    ['energyConsumption', 180.123, 'number-too-many-decimals'],
    ['energyConsumption', Number.NaN, 'field-required'],
    ['energyConsumption', '180', 'number-not-valid'],
    ['co2Emission', -1, 'number-not-valid'],
    ['co2Emission', null, 'field-required'],
    ['dpeDate', '2026-11-16', 'date-in-future'],
    ['dpeDate', '2023-02-29', 'date-not-valid'],
  ])('refuses %s %j: %s', (field, value, problem) => expect(problems({ [field]: value })).toEqual([[field, problem]]))
})
