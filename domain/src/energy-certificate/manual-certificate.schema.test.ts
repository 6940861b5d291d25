import { describe, expect, it } from 'vitest'
import { manualCertificate, typedManualCertificate } from './manual-certificate.schema.ts'

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
    ['energyConsumption', -0.01, 'measure-negative'],
    ['energyConsumption', 1_000_000.01, 'number-too-large'],
    ['energyConsumption', 180.123, 'number-too-many-decimals'],
    ['energyConsumption', Number.NaN, 'field-required'],
    ['energyConsumption', '180', 'number-not-valid'],
    ['co2Emission', -1, 'measure-negative'],
    ['co2Emission', null, 'field-required'],
    ['dpeDate', '2026-11-16', 'date-in-future'],
    ['dpeDate', '2023-02-29', 'date-not-valid'],
  ])('refuses %s %j: %s', (field, value, problem) => expect(problems({ [field]: value })).toEqual([[field, problem]]))
})

describe('typedManualCertificate', () => {
  const typed = { energyConsumption: '1 180,5', co2Emission: '12.5', dpeGrade: 'D', dpeDate: '04/05/2023' }
  const parse = (change: object) => typedManualCertificate(today, 'fr').safeParse({ ...typed, ...change })

  it('reads both decimal separators and the day first', () => {
    expect(parse({}).data).toEqual({
      energyConsumption: 1180.5,
      co2Emission: 12.5,
      dpeGrade: 'D',
      dpeDate: '2023-05-04',
    })
  })

  it.each([
    ['energyConsumption', '', 'field-required'],
    ['energyConsumption', 'beaucoup', 'number-not-valid'],
    ['energyConsumption', '-1', 'measure-negative'],
    ['co2Emission', '12,345', 'number-too-many-decimals'],
    ['co2Emission', '0,125', 'number-too-many-decimals'],
    ['dpeGrade', '', 'field-required'],
    ['dpeGrade', 'A-D', 'field-required'],
    ['dpeDate', '', 'field-required'],
    ['dpeDate', '31/02/2023', 'date-not-valid'],
    ['dpeDate', 'mai 2023', 'date-not-valid'],
    ['dpeDate', '16/11/2026', 'date-in-future'],
    ['dpeDate', '15/11/2026', undefined],
  ])('%s %j: %s', (field, text, problem) => {
    expect(parse({ [field]: text }).error?.issues.map(({ message }) => message)[0]).toBe(problem)
  })
})
