import { expect, it } from 'vitest'
import { findLettingBan, isOutsideCalendar } from './letting-ban.rules.ts'

const today = '2026-11-16'
const paris = '12 rue des Lilas 75011 Paris'
const found = (grade: 'A' | 'E' | 'F' | 'G', status: 'ACTIF' | 'EXPIRE' | 'REMPLACE' = 'ACTIF') => ({
  address: paris,
  certificate: { grade, status },
})
const since = (day: string, grade: string, source: string) => ({ grade, since: day, source })

it.each([
  ['a registered G', found('G'), since('2025-01-01', 'G', 'official')],
  ['a registered G above 450', { ...found('G'), energyConsumption: 451 }, since('2023-01-01', 'G+', 'official')],
  ['a copied G', { address: paris, dpeGrade: 'G' }, since('2025-01-01', 'G', 'declared')],
  // it may be in Réunion
  ['a G without an address', { ...found('G'), address: undefined }, undefined],
  ['a G without a postcode', { ...found('G'), address: '12 rue des Lilas, Saint-Denis' }, undefined],
  ['an F, before 2028', found('F'), undefined],
  ['an A', found('A'), undefined],
  ['nothing known', { address: paris }, undefined],
  // an estimate gives no right, and takes none away
  ['figures alone', { address: paris, energyConsumption: 500 }, undefined],
  // a certificate that has ended proves nothing
  ['an expired G', found('G', 'EXPIRE'), undefined],
  ['a replaced G', found('G', 'REMPLACE'), undefined],
  ['a copied G of 2012', { address: paris, dpeGrade: 'G', dpeDate: '2012-03-01' }, undefined],
  [
    'a copied G of 2022',
    { address: paris, dpeGrade: 'G', dpeDate: '2022-03-01' },
    since('2025-01-01', 'G', 'declared'),
  ],
  ['not subject', { ...found('G'), dpeNotRequired: true }, undefined],
  // territories
  ['a G in Réunion, before 2028', { ...found('G'), address: '97400 Saint-Denis' }, undefined],
  ['a G in Saint-Martin', { ...found('G'), address: '97150 Saint-Martin' }, undefined],
] as const)('%s', (_, home, ban) => expect(findLettingBan(home, today, {})).toEqual(ban))

it.each([
  ['2027-12-31', undefined],
  ['2028-01-01', since('2028-01-01', 'F', 'official')],
])('bans an F on %s: %j', (day, ban) => expect(findLettingBan(found('F'), day, {})).toEqual(ban))

const saintMartin = '97150 Saint-Martin'

it.each([
  ['a G in Saint-Martin', { ...found('G'), address: saintMartin }, true],
  ['an A in Saint-Martin', { ...found('A'), address: saintMartin }, true],
  ['figures alone, in Nouvelle-Calédonie', { address: '98800 Nouméa', energyConsumption: 500 }, true],
  ['nothing known of a home in Saint-Martin', { address: saintMartin }, false],
  ['not subject, in Saint-Martin', { ...found('G'), address: saintMartin, dpeNotRequired: true }, false],
  ['a G in Réunion', { ...found('G'), address: '97400 Saint-Denis' }, false],
  ['a G in Paris', found('G'), false],
  ['a G without an address', { ...found('G'), address: undefined }, false],
] as const)('outside the calendar: %s, %j', (_, home, isOutside) => {
  expect(isOutsideCalendar(home, today, {})).toBe(isOutside)
})
