import { describe, expect, it } from 'vitest'
import { certificate } from './certificate.schema.ts'

const minimal = {
  number: '2375E0123456J',
  status: 'ACTIF',
  date: '2023-05-04',
  validUntil: '2033-05-03',
  propertyType: 'APARTMENT',
  livingSpace: 41.253,
  co2Emission: 12,
  co2Grade: 'C',
  grade: 'D',
}

const complete = {
  ...minimal,
  status: 'REMPLACE',
  replacementNumber: '2475E0000001A',
  replacedNumber: '2275E0000001A',
  replacementReason: 'Correction de la surface',
  constructionYear: 1974,
  constructionPeriod: '1971_1990',
  primaryEnergyConsumption: 240.5,
  finalEnergyConsumption: 180,
  address: '12 rue des Lilas 75011 Paris',
}

describe('certificate', () => {
  it.each([
    ['only what is always known', minimal],
    ['everything', complete],
  ])('accepts %s', (_, record) => expect(certificate.parse(record)).toEqual(record))

  it.each(Object.keys(minimal))('needs %s', (field) => {
    expect(certificate.safeParse({ ...minimal, [field]: undefined }).success).toBe(false)
  })

  it.each([
    ['number', '2375E012345'],
    ['status', 'ACTIVE'],
    ['date', '2023-02-29'],
    ['propertyType', 'CASTLE'],
    ['livingSpace', -1],
    ['co2Emission', 1_000_000.1],
    ['co2Emission', '12'],
    ['grade', 'G+'],
    ['grade', 'A-D'],
    ['co2Grade', 'H'],
    ['constructionYear', 1974.5],
    ['constructionPeriod', '1975_1977'],
    ['replacementNumber', ''],
    ['address', null],
  ])('refuses %s %j', (field, value) => {
    expect(certificate.safeParse({ ...minimal, [field]: value }).success).toBe(false)
  })
})
