import { expect, it } from 'vitest'
import { provenGrade } from './proven-grade.rules.ts'

const today = '2026-11-19'

it.each([
  ['a registered G', { certificate: { grade: 'G', status: 'ACTIF' } }, 'G', 'official'],
  ['a copied letter without a date', { dpeGrade: 'F' }, 'F', 'declared'],
  ['a copied letter of 2016, ended by the old method', { dpeGrade: 'F', dpeDate: '2016-11-20' }, undefined, undefined],
  ['a copied letter of July 2021', { dpeGrade: 'F', dpeDate: '2021-07-01' }, 'F', 'declared'],
  ['a copied letter of June 2021, ended in 2024', { dpeGrade: 'F', dpeDate: '2021-06-30' }, undefined, undefined],
  ['an expired certificate', { certificate: { grade: 'G', status: 'EXPIRE' } }, undefined, undefined],
  ['a replaced certificate', { certificate: { grade: 'G', status: 'REMPLACE' } }, undefined, undefined],
  ['figures alone', { energyConsumption: 500 }, undefined, undefined],
  ['no certificate needed', { dpeGrade: 'F', dpeNotRequired: true }, undefined, undefined],
  ['nothing', {}, undefined, undefined],
] as const)('%s: %s', (_, home, grade, source) => {
  expect(provenGrade(home, today)).toEqual(grade && { grade, source })
})
