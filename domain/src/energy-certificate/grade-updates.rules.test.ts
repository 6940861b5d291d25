import { describe, expect, it } from 'vitest'
import type { Certificate } from './certificate.schema.ts'
import { findGradeUpdates } from './grade-updates.rules.ts'

const today = '2026-11-19'
const nancy = '1 rue Stanislas 54000 Nancy'
const saintDenis = '20 rue de Paris 97400 Saint-Denis'
/** All electric, graded F by the factor of before. */
const electric = {
  status: 'ACTIF',
  date: '2023-05-04',
  livingSpace: 60,
  primaryEnergyConsumption: 340,
  finalEnergyConsumption: 148,
  co2Grade: 'C',
  grade: 'F',
} as unknown as Certificate
const probablyE = { electricity: { kind: 'BETTER', grade: 'E', rule: 'energy-electricity' } }
const perhaps = { electricity: { kind: 'PERHAPS', rule: 'energy-electricity' } }

describe('a certificate of the registry', () => {
  it.each([
    ['with too much electricity', electric, probablyE],
    ['on the last day of the old factor', { ...electric, date: '2025-12-31' }, probablyE],
    ['on the first day of the new one', { ...electric, date: '2026-01-01' }, undefined],
    ['that has ended', { ...electric, status: 'EXPIRE' }, undefined],
    ['that was replaced', { ...electric, status: 'REMPLACE' }, undefined],
    ['of gas alone', { ...electric, finalEnergyConsumption: 340 }, undefined],
    ['of a small home', { ...electric, livingSpace: 40 }, { ...perhaps, smallHome: true }],
    ['of a small home, with its own limits', { ...electric, livingSpace: 40, date: '2024-07-01' }, perhaps],
    ['of a small home with gas', { ...electric, livingSpace: 40, finalEnergyConsumption: 340 }, { smallHome: true }],
  ] as [string, Certificate, object | undefined][])('%s', (_, certificate, expected) => {
    expect(findGradeUpdates({ address: nancy, certificate }, today, {})).toEqual(expected)
  })

  it('overseas has a method of its own', () => {
    expect(findGradeUpdates({ address: saintDenis, certificate: electric }, today, {})).toBeUndefined()
    expect(findGradeUpdates({ certificate: electric }, today, {})).toBeUndefined()
  })
})

describe('a copied letter', () => {
  it.each([
    ['with a date of before', { dpeGrade: 'F', dpeDate: '2025-12-31' }, perhaps],
    ['with a date since', { dpeGrade: 'F', dpeDate: '2026-01-01' }, undefined],
    ['with a date of an old method', { dpeGrade: 'F', dpeDate: '2021-06-30' }, undefined],
    ['A', { dpeGrade: 'A', dpeDate: '2025-12-31' }, undefined],
    ['without a date', { dpeGrade: 'F', livingSpace: 20 }, undefined],
    ['of a small home', { dpeGrade: 'F', dpeDate: '2024-06-30', livingSpace: 40 }, { ...perhaps, smallHome: true }],
    ['of a home of 40.1 m²', { dpeGrade: 'F', dpeDate: '2024-06-30', livingSpace: 40.1 }, perhaps],
    ['missing', { dpeDate: '2024-06-30', livingSpace: 40 }, undefined],
  ] as const)('%s', (_, facts, expected) => {
    expect(findGradeUpdates({ address: nancy, ...facts }, today, {})).toEqual(expected)
  })
})

it.each([
  ['2025-12-31', undefined],
  ['2026-01-01', perhaps],
  ['2026-12-31', perhaps],
  ['2027-01-01', { electricity: { kind: 'PERHAPS', rule: 'energy-electricity-2027' } }],
])('on %s: %j', (day, expected) => {
  expect(findGradeUpdates({ address: nancy, dpeGrade: 'F', dpeDate: '2025-06-01' }, day, {})).toEqual(expected)
})

it('follows an operator who says that the order was repealed', () => {
  const changes = { 'energy-electricity': [{ since: today, state: 'ENDED' as const }] }
  expect(findGradeUpdates({ address: nancy, certificate: { ...electric, livingSpace: 40 } }, today, changes)).toEqual({
    smallHome: true,
  })
})

it('counts a certificate of 2026 as one of before once the factor of 2027 holds', () => {
  const facts = { address: nancy, dpeGrade: 'F', dpeDate: '2026-06-01' } as const
  expect(findGradeUpdates(facts, '2026-12-31', {})).toBeUndefined()
  expect(findGradeUpdates(facts, '2027-01-01', {})?.electricity?.kind).toBe('PERHAPS')
  // put off
  const changes = { 'energy-electricity-2027': [{ since: '2027-01-01', state: 'ANNOUNCED' as const }] }
  expect(findGradeUpdates(facts, '2027-01-01', changes)).toBeUndefined()
})
