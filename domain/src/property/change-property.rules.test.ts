import { describe, expect, it } from 'vitest'
import type { CertificateNumber } from '../energy-certificate/certificate-number.schema.ts'
import { registryCertificate } from '../energy-certificate/registry-certificate.ts'
import { changeProperty } from './change-property.rules.ts'
import type { PropertyChanges } from './property-changes.schema.ts'
import { blankProperty, type PropertyContent } from './property-content.ts'

const validated: PropertyContent = {
  ...blankProperty,
  name: 'Studio',
  type: 'APARTMENT',
  address: '1 rue X 75011 Paris',
  furniture: 'FURNISHED',
  livingSpace: 20.5,
  rentCost: 700,
  chargesCost: 0,
  validated: true,
}
const draft = { ...validated, validated: false }

describe('changeProperty', () => {
  it.each<[string, PropertyContent, PropertyChanges, Partial<PropertyContent>]>([
    ['nothing sent', validated, {}, validated],
    ['unknown to the whole', validated, { name: undefined, validated: undefined }, validated],
    ['one field', draft, { rentCost: 710.5 }, { ...draft, rentCost: 710.5 }],
    ['zero is a value', validated, { chargesCost: 0 }, validated],
    ['null clears', draft, { type: null, chargesCost: null }, { ...draft, type: null, chargesCost: null }],
    ['validated', draft, { validated: true }, validated],
    ['back to a draft', validated, { validated: false }, draft],
    ['incomplete: a draft again', validated, { chargesCost: null }, { ...draft, chargesCost: null }],
    ['incomplete: not validated', draft, { address: null, validated: true }, { ...draft, address: null }],
    ['complete again: still a draft', { ...draft, rentCost: null }, { rentCost: 700 }, draft],
    ['the type is not needed', validated, { type: null }, { ...validated, type: null }],
    ['a figure of energy', validated, { co2Emission: 3 }, { ...validated, co2Emission: 3 }],
    ['a first save', blankProperty, { name: 'Studio' }, { ...blankProperty, name: 'Studio' }],
  ])('%s', (_, before, changes, after) => expect(changeProperty(before, changes, undefined)).toEqual(after))
})

describe('what the owner read for the home as it was', () => {
  const read: PropertyContent = {
    ...validated,
    rooms: 1,
    builtPeriod: 'BEFORE_1946',
    statedCeiling: 27.3,
    dpeGrade: 'D',
    dpeDate: '2023-01-01',
    climateGrade: 'B',
  }

  it.each<[string, PropertyChanges, Pick<PropertyContent, 'statedCeiling' | 'climateGrade'>]>([
    ['is kept by another save', { rentCost: 710 }, { statedCeiling: 27.3, climateGrade: 'B' }],
    ['is kept by the whole property sent again', read, { statedCeiling: 27.3, climateGrade: 'B' }],
    ['is cleared', { statedCeiling: null, climateGrade: null }, { statedCeiling: null, climateGrade: null }],
    ['goes with the address', { address: '3 rue Y 64100 Bayonne' }, { statedCeiling: null, climateGrade: 'B' }],
    ['goes with the address, the rest repeated', { ...read, address: 'Y' }, { statedCeiling: null, climateGrade: 'B' }],
    ['goes with the rooms', { rooms: 2 }, { statedCeiling: null, climateGrade: 'B' }],
    ['goes with the letter', { dpeGrade: 'C' }, { statedCeiling: 27.3, climateGrade: null }],
    ['goes with the date', { dpeDate: '2024-01-01' }, { statedCeiling: 27.3, climateGrade: null }],
    ['goes with the certificate', { dpeNotRequired: true }, { statedCeiling: 27.3, climateGrade: null }],
    ['is read again', { rooms: 2, statedCeiling: 25 }, { statedCeiling: 25, climateGrade: 'B' }],
    [
      'is read again with another letter',
      { dpeGrade: 'C', climateGrade: 'C' },
      { statedCeiling: 27.3, climateGrade: 'C' },
    ],
  ])('%s', (_, changes, after) => expect(changeProperty(read, changes, undefined)).toMatchObject(after))

  it('is kept when what was not given is given', () => {
    const early: PropertyContent = { ...read, rooms: null, dpeDate: null }
    expect(changeProperty(early, { rooms: 1, dpeDate: '2023-01-01' }, undefined)).toMatchObject({
      statedCeiling: 27.3,
      climateGrade: 'B',
    })
  })
})

describe('«Is this your home?»', () => {
  const certificate = registryCertificate.parse({
    number: '2375E0000001A',
    registryStatus: 'ACTIF',
    date: '2023-05-04',
    validUntil: '2033-05-03',
    propertyType: 'APARTMENT',
    livingSpace: 62.5,
    co2Emission: 12.3,
    co2Grade: 'C',
    grade: 'D',
  })
  const asked: PropertyContent = { ...validated, ademeNumber: certificate.number, certificate, dpeConfirmed: false }
  const confirmed: PropertyContent = { ...asked, dpeConfirmed: true }

  it.each<[string, PropertyContent, PropertyChanges, boolean]>([
    ['answered', asked, { dpeConfirmed: true }, true],
    ['kept by another save', confirmed, { rentCost: 710 }, true],
    ['kept when nothing compared changes', confirmed, { address: validated.address, dpeConfirmed: true }, true],
    ['asked again at another address', confirmed, { address: '3 rue Y 69001 Lyon' }, false],
    ['the same, the whole property sent', confirmed, { address: '3 rue Y 69001 Lyon', dpeConfirmed: true }, false],
    ['asked again for another type', confirmed, { type: 'HOUSE' }, false],
    ['asked again for another living space', confirmed, { livingSpace: 28 }, false],
    ['answered with the change', asked, { livingSpace: 28, dpeConfirmed: true }, true],
    ['withdrawn', confirmed, { dpeConfirmed: false }, false],
    ['gone with the certificate', confirmed, { ademeNumber: null }, false],
    ['nothing to confirm', validated, { dpeConfirmed: true }, false],
  ])('%s', (_, before, changes, expected) =>
    expect(changeProperty(before, changes, undefined).dpeConfirmed).toBe(expected),
  )

  it('asked again for another certificate', () => {
    const other = { ...certificate, number: '2375E0000002B' as CertificateNumber }
    expect(changeProperty(confirmed, { ademeNumber: other.number }, other).dpeConfirmed).toBe(false)
  })
})
