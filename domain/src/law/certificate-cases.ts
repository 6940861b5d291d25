import type { LawCase } from './law-case.ts'

const validity = 'CCH, art. D. 126-19'
const decency = 'décret 2002-120, art. 3 bis'
const overseas = 'décret 2023-796, art. 1 et 2'
const excess = 'CCH, art. R. 126-24'
const electricity = 'arrêté du 13 août 2025'
const smallAreas = 'arrêté du 25 mars 2024'

const paris = '12 rue des Lilas 75011 Paris'
const pointeAPitre = '1 rue Frébault 97110 Pointe-à-Pitre'
const saintDenis = '20 rue de Paris 97400 Saint-Denis'
const mamoudzou = '1 rue du Commerce 97600 Mamoudzou'
const noumea = '9 rue de l’Alma 98800 Nouméa'

/** The last day of a certificate. */
export const ends: LawCase<[madeOn: string]>[] = [
  [validity, '2012-12-31*', '2022-12-30'],
  [validity, '2013-01-01*', '2022-12-31'],
  [validity, '2015-06-15', '2022-12-31'],
  [validity, '2017-12-31*', '2022-12-31'],
  [validity, '2018-01-01*', '2024-12-31'],
  [validity, '2020-02-29', '2024-12-31'],
  [validity, '2021-06-30*', '2024-12-31'],
  [validity, '2021-07-01*', '2031-06-30'],
  [validity, '2024-03-05', '2034-03-04'],
]

/** A letter that was copied, with the day of its certificate; or that of the registry, which says how it stands. */
export type Letter =
  | { grade: 'E' | 'F' | 'G'; madeOn?: string }
  | { grade: 'E' | 'F' | 'G'; status: 'ACTIF' | 'EXPIRE' | 'REMPLACE' }

/** The ban on a new lease of which the product warns; `puts off`: an operator said that F begins a year later. */
export const bans: LawCase<[address: string, Letter, day: string, said: 'nothing' | 'puts off']>[] = [
  [decency, paris, { grade: 'G', madeOn: '2022-05-02' }, '2024-12-31*', 'nothing', 'none'],
  [decency, paris, { grade: 'G', madeOn: '2022-05-02' }, '2025-01-01*', 'nothing', 'since 2025-01-01'],
  [validity, paris, { grade: 'G', madeOn: '2022-05-02' }, '2032-05-01*', 'nothing', 'since 2025-01-01'],
  [validity, paris, { grade: 'G', madeOn: '2022-05-02' }, '2032-05-02*', 'nothing', 'none'],
  // it ended the day before the ban began
  [validity, paris, { grade: 'G', madeOn: '2018-03-01' }, '2024-12-31', 'nothing', 'none'],
  [validity, paris, { grade: 'G', madeOn: '2018-03-01' }, '2025-01-01', 'nothing', 'none'],
  [validity, paris, { grade: 'G', madeOn: '2016-03-01' }, '2025-01-01', 'nothing', 'none'],
  // the last of the old method, and the first of the new one
  [validity, paris, { grade: 'G', madeOn: '2021-06-30*' }, '2026-11-19', 'nothing', 'none'],
  [validity, paris, { grade: 'G', madeOn: '2021-07-01*' }, '2026-11-19', 'nothing', 'since 2025-01-01'],
  [decency, paris, { grade: 'G' }, '2026-11-19', 'nothing', 'since 2025-01-01'],
  [decency, paris, { grade: 'G', status: 'ACTIF' }, '2024-12-31*', 'nothing', 'none'],
  [decency, paris, { grade: 'G', status: 'ACTIF' }, '2025-01-01*', 'nothing', 'since 2025-01-01'],
  [validity, paris, { grade: 'G', status: 'REMPLACE' }, '2026-11-19', 'nothing', 'none'],
  [validity, paris, { grade: 'G', status: 'EXPIRE' }, '2026-11-19', 'nothing', 'none'],
  [decency, paris, { grade: 'F', status: 'ACTIF' }, '2027-12-31*', 'nothing', 'none'],
  [decency, paris, { grade: 'F', status: 'ACTIF' }, '2028-01-01*', 'nothing', 'since 2028-01-01'],
  [decency, paris, { grade: 'F', status: 'ACTIF' }, '2028-12-31*', 'puts off', 'none'],
  [decency, paris, { grade: 'F', status: 'ACTIF' }, '2029-01-01*', 'puts off', 'since 2029-01-01'],
  [decency, paris, { grade: 'E', madeOn: '2025-02-03' }, '2033-12-31*', 'nothing', 'none'],
  [decency, paris, { grade: 'E', madeOn: '2025-02-03' }, '2034-01-01*', 'nothing', 'since 2034-01-01'],
  [validity, paris, { grade: 'E', madeOn: '2025-02-03' }, '2035-02-03*', 'nothing', 'none'],
  [overseas, pointeAPitre, { grade: 'G', status: 'ACTIF' }, '2027-12-31*', 'nothing', 'none'],
  [overseas, pointeAPitre, { grade: 'G', status: 'ACTIF' }, '2028-01-01*', 'nothing', 'since 2028-01-01'],
  [overseas, saintDenis, { grade: 'F', madeOn: '2024-09-10' }, '2030-12-31*', 'nothing', 'none'],
  [overseas, saintDenis, { grade: 'F', madeOn: '2024-09-10' }, '2031-01-01*', 'nothing', 'since 2031-01-01'],
  [overseas, noumea, { grade: 'G', status: 'ACTIF' }, '2028-01-01', 'nothing', 'none'],
]

/** Whether an advert must name the excessive consumption. */
export const excesses: LawCase<[address: string, Letter, day: string]>[] = [
  [excess, paris, { grade: 'F', status: 'ACTIF' }, '2021-12-31*', 'no'],
  [excess, paris, { grade: 'F', status: 'ACTIF' }, '2022-01-01*', 'yes'],
  [excess, paris, { grade: 'G', status: 'ACTIF' }, '2021-12-31*', 'no'],
  [excess, paris, { grade: 'G', status: 'ACTIF' }, '2022-01-01*', 'yes'],
  [excess, paris, { grade: 'E', status: 'ACTIF' }, '2022-01-01', 'no'],
  [validity, paris, { grade: 'G', madeOn: '2019-04-01' }, '2024-12-31*', 'yes'],
  [validity, paris, { grade: 'G', madeOn: '2019-04-01' }, '2025-01-01*', 'no letter'],
  [validity, paris, { grade: 'F', madeOn: '2014-04-01' }, '2022-12-31*', 'yes'],
  [validity, paris, { grade: 'F', madeOn: '2014-04-01' }, '2023-01-01*', 'no letter'],
  [excess, pointeAPitre, { grade: 'F', status: 'ACTIF' }, '2024-06-30*', 'no'],
  [excess, pointeAPitre, { grade: 'F', status: 'ACTIF' }, '2024-07-01*', 'yes'],
  [excess, mamoudzou, { grade: 'G', madeOn: '2023-10-12' }, '2024-06-30*', 'no'],
  [excess, mamoudzou, { grade: 'G', madeOn: '2023-10-12' }, '2024-07-01*', 'yes'],
  [excess, saintDenis, { grade: 'E', status: 'ACTIF' }, '2024-07-01', 'no'],
  [excess, noumea, { grade: 'G', status: 'ACTIF' }, '2024-07-01', 'no'],
]

/** What a free attestation may better of a copied letter F: the factor of electricity, or the limits of small homes. */
export const attestations: LawCase<[address: string, livingSpace: number, madeOn: string, day: string]>[] = [
  [electricity, paris, 60, '2023-05-10', '2025-12-31*', 'nothing'],
  [electricity, paris, 60, '2023-05-10', '2026-01-01*', 'electricity'],
  [electricity, paris, 60, '2021-06-30*', '2026-11-19', 'nothing'],
  [electricity, paris, 60, '2021-07-01*', '2026-11-19', 'electricity'],
  [electricity, paris, 60, '2025-12-31*', '2026-11-19', 'electricity'],
  [electricity, paris, 60, '2026-01-01*', '2026-11-19', 'nothing'],
  [electricity, saintDenis, 60, '2023-05-10', '2026-11-19', 'nothing'],
  [smallAreas, paris, 40, '2023-05-10', '2024-06-30*', 'nothing'],
  [smallAreas, paris, 40, '2023-05-10', '2024-07-01*', 'small home'],
  [smallAreas, paris, 40.1, '2023-05-10', '2024-07-01', 'nothing'],
  [smallAreas, paris, 28, '2024-06-30*', '2025-03-01', 'small home'],
  [smallAreas, paris, 28, '2024-07-01*', '2025-03-01', 'nothing'],
  [smallAreas, saintDenis, 28, '2023-05-10', '2025-03-01', 'nothing'],
]
