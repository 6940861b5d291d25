import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CertificateNumber } from '../energy-certificate/certificate-number.schema.ts'
import { type RegistryCertificate, registryCertificate } from '../energy-certificate/registry-certificate.ts'
import { changeEnergy, type EnergyChanges, noEnergy, numberToLookUp } from './change-energy.rules.ts'
import type { EnergyContent } from './property-content.ts'

const number = (text: string) => text as CertificateNumber
const certificateOf = (text: string, figures: Partial<RegistryCertificate> = {}): RegistryCertificate =>
  registryCertificate.parse({
    number: text,
    registryStatus: 'ACTIF',
    date: '2023-05-04',
    validUntil: '2033-05-03',
    propertyType: 'APARTMENT',
    livingSpace: 41.25,
    finalEnergyConsumption: 180.456,
    co2Emission: 12.3,
    co2Grade: 'C',
    grade: 'D',
    ...figures,
  })

const first = '2375E0000001A'
const second = '2375E0000002B'
const registered = changeEnergy(noEnergy, { ademeNumber: number(first) }, certificateOf(first))
const typed: EnergyContent = {
  ...noEnergy,
  energyConsumption: 200,
  co2Emission: 30,
  dpeGrade: 'E',
  dpeDate: '2020-01-31',
}
const notSubject: EnergyContent = { ...noEnergy, dpeNotRequired: true }

describe('numberToLookUp', () => {
  it.each<[string, EnergyContent, EnergyChanges, string | undefined]>([
    ['a first number', noEnergy, { ademeNumber: number(first) }, first],
    ['another number', registered, { ademeNumber: number(second) }, second],
    ['a number for a property not subject so far', notSubject, { ademeNumber: number(first) }, first],
    [
      'the same, the whole property sent',
      notSubject,
      { ademeNumber: number(first), dpeNotRequired: true, dpeDate: null },
      first,
    ],
    ['the number on record', registered, { ademeNumber: number(first) }, undefined],
    ['no number', registered, { energyConsumption: 1 }, undefined],
    ['a number cleared', registered, { ademeNumber: null }, undefined],
    ['not subject from now on', typed, { ademeNumber: number(first), dpeNotRequired: true }, undefined],
  ])('%s', (_, before, changes, expected) => expect(numberToLookUp(before, changes)).toBe(expected))
})

describe('changeEnergy', () => {
  it('takes the figures of a certificate found, fit to be sent back', () => {
    expect(registered).toEqual({
      ademeNumber: first,
      certificate: certificateOf(first),
      energyConsumption: 180.46,
      co2Emission: 12.3,
      dpeGrade: null,
      dpeDate: '2023-05-04',
      dpeNotRequired: false,
      dpeConfirmed: false,
    })
  })

  it.each([
    ['typed figures', typed],
    ['not subject', notSubject],
    ['another certificate', registered],
  ])('a certificate found replaces %s', (_, before) => {
    const found = certificateOf(second, { co2Emission: 7 })
    expect(changeEnergy(before, { ...typed, ademeNumber: number(second) }, found)).toMatchObject({
      ademeNumber: second,
      certificate: found,
      co2Emission: 7,
      dpeNotRequired: false,
    })
  })

  it('a certificate without a final consumption leaves none', () => {
    const { finalEnergyConsumption: _, ...found } = certificateOf(first)
    expect(changeEnergy(typed, { ademeNumber: number(first) }, found).energyConsumption).toBeNull()
  })

  it.each<[string, EnergyContent, EnergyChanges, Partial<EnergyContent>]>([
    ['nothing sent', typed, {}, typed],
    ['one figure', typed, { co2Emission: 31 }, { ...typed, co2Emission: 31 }],
    ['another letter', typed, { dpeGrade: 'F' }, { ...typed, dpeGrade: 'F' }],
    ['a letter alone', notSubject, { dpeGrade: 'F' }, { ...noEnergy, dpeGrade: 'F' }],
    ['a letter on a certificate', registered, { dpeGrade: 'A' }, registered],
    ['a figure cleared', typed, { dpeDate: null }, { ...typed, dpeDate: null }],
    ['figures on a certificate', registered, { energyConsumption: 1, co2Emission: null, dpeDate: null }, registered],
    ['the flag withdrawn on a certificate', registered, { dpeNotRequired: false }, registered],
    ['the flag', typed, { dpeNotRequired: true }, notSubject],
    ['the flag, on a certificate', registered, { dpeNotRequired: true, ademeNumber: number(first) }, notSubject],
    ['the flag beside new figures', noEnergy, { ...typed, dpeNotRequired: true }, notSubject],
    ['the flag again', notSubject, { dpeNotRequired: true }, notSubject],
    ['the flag withdrawn', notSubject, { dpeNotRequired: false }, noEnergy],
    ['figures on a property not subject', notSubject, { co2Emission: 0 }, { ...noEnergy, co2Emission: 0 }],
    ['the same, the whole property sent', notSubject, { dpeNotRequired: true, co2Emission: 5 }, { co2Emission: 5 }],
    ['a number cleared', registered, { ademeNumber: null }, noEnergy],
    [
      'a number cleared, the rest repeated',
      registered,
      { ademeNumber: null, energyConsumption: 180.46, co2Emission: 12.3, dpeDate: '2023-05-04', dpeNotRequired: false },
      noEnergy,
    ],
    [
      'a number cleared for typed figures, one of them the same',
      registered,
      { ademeNumber: null, energyConsumption: 200, co2Emission: 12.3 },
      { ...noEnergy, energyConsumption: 200, co2Emission: 12.3 },
    ],
    ['a number cleared that was none', typed, { ademeNumber: null }, typed],
  ])('%s', (_, before, changes, after) => expect(changeEnergy(before, changes, undefined)).toMatchObject(after))
})

const measure = fc.option(fc.integer({ min: 0, max: 1_000 }), { nil: null })
const changesOf: fc.Arbitrary<EnergyChanges> = fc.record(
  {
    ademeNumber: fc.constantFrom(null, number(first), number(second)),
    energyConsumption: measure,
    co2Emission: measure,
    dpeGrade: fc.constantFrom(null, 'D', 'G'),
    dpeDate: fc.constantFrom(null, '2020-01-31', '2023-05-04'),
    dpeNotRequired: fc.boolean(),
  },
  { requiredKeys: [] },
)
const save = (before: EnergyContent, changes: EnergyChanges) => {
  const asked = numberToLookUp(before, changes)
  return changeEnergy(before, changes, asked && certificateOf(asked))
}

describe('whatever is saved, in whatever order,', () => {
  it('a property has a certificate, or typed figures, or is not subject', () => {
    fc.assert(
      fc.property(fc.array(changesOf, { maxLength: 8 }), (saves) => {
        const after = saves.reduce(save, noEnergy)
        expect(after.ademeNumber ?? undefined).toBe(after.certificate?.number)
        if (after.dpeNotRequired) expect(after).toEqual(notSubject)
      }),
    )
  })

  it('sending back what is kept changes nothing and asks nobody', () => {
    fc.assert(
      fc.property(fc.array(changesOf, { maxLength: 8 }), (saves) => {
        const kept = saves.reduce(save, noEnergy)
        expect(numberToLookUp(kept, kept)).toBeUndefined()
        expect(changeEnergy(kept, kept, undefined)).toEqual(kept)
      }),
    )
  })
})
