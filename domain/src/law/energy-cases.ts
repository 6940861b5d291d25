import type { EnergyGrade } from '../energy-certificate/energy-grade.rules.ts'
import type { LettingAct } from '../energy-certificate/letting-calendar.data.ts'
import type { LawCase } from './law-case.ts'

const decency = 'décret 2002-120, art. 3 bis'
const decree2021 = 'décret 2021-19, art. 1'
const overseas = 'décret 2023-796, art. 1 et 2'
const article17 = 'loi 89-462, art. 17-1'
const tourism = 'loi 2024-1039, art. 3'
const electricity = 'arrêté du 13 août 2025'
const electricity2027 = 'arrêté du 19 août 2026'
const smallAreas = 'arrêté du 25 mars 2024'

const paris = '12 rue des Lilas 75011 Paris'
const lyon = '3 quai Jules Courmont 69002 Lyon'
const lille = '8 rue de la Monnaie 59800 Lille'
const ajaccio = '5 cours Napoléon 20000 Ajaccio'
const pointeAPitre = '1 rue Frébault 97110 Pointe-à-Pitre'
const saintDenis = '20 rue de Paris 97400 Saint-Denis'
const cayenne = '2 rue Lallouette 97300 Cayenne'
const fortDeFrance = '6 rue Schœlcher 97200 Fort-de-France'
const mamoudzou = '1 rue du Commerce 97600 Mamoudzou'
const gustavia = '4 rue de la France 97133 Gustavia'
const marigot = '2 rue de la République 97150 Marigot'
const papeete = '7 rue Gauguin 98714 Papeete'
const noumea = '9 rue de l’Alma 98800 Nouméa'

/** `<= day`: allowed until then; `>= day`: forbidden since; `free`; `?`: nothing is certain. */
export const energy: LawCase<[address: string, EnergyGrade, LettingAct, day: string]>[] = [
  [decree2021, paris, 'G+', 'signLease', '2022-12-31*', '<= 2022-12-31'],
  [decree2021, paris, 'G+', 'signLease', '2023-01-01*', '>= 2023-01-01'],
  [decency, paris, 'G+', 'renewLease', '2023-01-01', '<= 2024-12-31'],
  [decency, paris, 'G+', 'renewLease', '2024-12-31*', '<= 2024-12-31'],
  [decency, paris, 'G+', 'renewLease', '2025-01-01*', '>= 2025-01-01'],
  [decency, paris, 'G', 'signLease', '2023-01-01', '<= 2024-12-31'],
  [decency, lyon, 'G', 'signLease', '2024-12-31*', '<= 2024-12-31'],
  [decency, lyon, 'G', 'signLease', '2025-01-01*', '>= 2025-01-01'],
  [decency, lyon, 'G', 'renewLease', '2024-12-31*', '<= 2024-12-31'],
  [decency, lyon, 'G', 'renewLease', '2025-01-01*', '>= 2025-01-01'],
  [decency, ajaccio, 'G', 'signLease', '2024-12-31*', '<= 2024-12-31'],
  [decency, ajaccio, 'G', 'signLease', '2025-01-01*', '>= 2025-01-01'],
  [decency, lille, 'F', 'signLease', '2026-11-19', '<= 2027-12-31'],
  [decency, lille, 'F', 'signLease', '2027-12-31*', '<= 2027-12-31'],
  [decency, lille, 'F', 'signLease', '2028-01-01*', '>= 2028-01-01'],
  [decency, lille, 'F', 'renewLease', '2027-12-31*', '<= 2027-12-31'],
  [decency, lille, 'F', 'renewLease', '2028-01-01*', '>= 2028-01-01'],
  [decency, paris, 'E', 'signLease', '2033-12-31*', '<= 2033-12-31'],
  [decency, paris, 'E', 'signLease', '2034-01-01*', '>= 2034-01-01'],
  [decency, paris, 'E', 'renewLease', '2033-12-31*', '<= 2033-12-31'],
  [decency, paris, 'E', 'renewLease', '2034-01-01*', '>= 2034-01-01'],
  [decency, paris, 'D', 'signLease', '2034-01-01', 'free'],
  [decency, paris, 'C', 'signLease', '2026-11-19', 'free'],
  [article17, paris, 'F', 'raiseRent', '2022-08-23*', '<= 2022-08-23'],
  [article17, paris, 'F', 'raiseRent', '2022-08-24*', '>= 2022-08-24'],
  [article17, paris, 'G', 'raiseRent', '2022-08-23*', '<= 2022-08-23'],
  [article17, paris, 'G', 'raiseRent', '2022-08-24*', '>= 2022-08-24'],
  [article17, paris, 'E', 'raiseRent', '2026-11-19', 'free'],
  [overseas, pointeAPitre, 'G', 'signLease', '2025-01-01', '<= 2027-12-31'],
  [overseas, pointeAPitre, 'G', 'signLease', '2027-12-31*', '<= 2027-12-31'],
  [overseas, pointeAPitre, 'G', 'signLease', '2028-01-01*', '>= 2028-01-01'],
  [overseas, pointeAPitre, 'G+', 'signLease', '2023-01-01', '<= 2027-12-31'],
  [overseas, saintDenis, 'F', 'signLease', '2028-01-01', '<= 2030-12-31'],
  [overseas, saintDenis, 'F', 'renewLease', '2030-12-31*', '<= 2030-12-31'],
  [overseas, saintDenis, 'F', 'renewLease', '2031-01-01*', '>= 2031-01-01'],
  [overseas, cayenne, 'E', 'signLease', '2034-01-01', 'free'],
  [article17, fortDeFrance, 'F', 'raiseRent', '2024-06-30*', '<= 2024-06-30'],
  [article17, fortDeFrance, 'F', 'raiseRent', '2024-07-01*', '>= 2024-07-01'],
  [article17, mamoudzou, 'G', 'raiseRent', '2024-06-30*', '<= 2024-06-30'],
  [article17, mamoudzou, 'G', 'raiseRent', '2024-07-01*', '>= 2024-07-01'],
  [overseas, gustavia, 'G', 'signLease', '2028-01-01', '?'],
  [article17, marigot, 'F', 'raiseRent', '2026-11-19', '?'],
  [overseas, papeete, 'G', 'signLease', '2026-11-19', '?'],
  [overseas, noumea, 'A', 'signLease', '2026-11-19', '?'],
]

/**
 * Whether a permit can be had (`?`: the text on permits is written for the mainland), whether tourists may stay, and the
 * first day of the ban.
 */
export const season: LawCase<[address: string, EnergyGrade, day: string]>[] = [
  [tourism, paris, 'G', '2024-11-20*', 'permit until 2024-11-21, may stay, until 2034-01-01'],
  [tourism, paris, 'G', '2024-11-21*', 'no permit, may stay, until 2034-01-01'],
  [tourism, paris, 'F', '2024-11-20*', 'permit until 2024-11-21, may stay, until 2034-01-01'],
  [tourism, paris, 'F', '2024-11-21*', 'no permit, may stay, until 2034-01-01'],
  [tourism, paris, 'G+', '2026-11-19', 'no permit, may stay, until 2034-01-01'],
  [tourism, paris, 'E', '2024-11-21', 'permit until 2034-01-01, may stay, until 2034-01-01'],
  [tourism, paris, 'E', '2033-12-31*', 'permit until 2034-01-01, may stay, until 2034-01-01'],
  [tourism, paris, 'E', '2034-01-01*', 'no permit, may not stay, until 2034-01-01'],
  [tourism, paris, 'D', '2034-01-01', 'permit, may stay'],
  [tourism, ajaccio, 'F', '2034-01-01*', 'no permit, may not stay, until 2034-01-01'],
  // tourists may stay in a decent home: there from A to E
  [tourism, cayenne, 'G', '2026-11-19', 'permit ?, may stay, until 2034-01-01'],
  [tourism, saintDenis, 'F', '2033-12-31*', 'permit ?, may stay, until 2034-01-01'],
  [tourism, saintDenis, 'F', '2034-01-01*', 'permit ?, may not stay, until 2034-01-01'],
  [tourism, fortDeFrance, 'E', '2034-01-01', 'permit ?, may stay'],
  [tourism, marigot, 'G', '2034-01-01', '?'],
]

/** Certificates: grade, grade of emissions, m², kWh/m² of primary and final energy. */
type Facts = [grade: 'A' | 'E' | 'F' | 'G', co2: 'A' | 'C' | 'F', space: number, primary?: number, final?: number]
export const updates: LawCase<[factor: number, Facts, madeOn: string]>[] = [
  // all electric: 340 / 2.3 × 1.9 = 281
  [electricity, 1.9, ['F', 'C', 60, 340, 148], '2021-06-30*', 'NONE'],
  [electricity, 1.9, ['F', 'C', 60, 340, 148], '2021-07-01*', 'E'],
  [electricity, 1.9, ['F', 'C', 60, 340, 148], '2025-12-31*', 'E'],
  [electricity, 1.9, ['F', 'C', 60, 340, 148], '2026-01-01*', 'NONE'],
  // 430 / 2.3 × 1.9 = 355
  [electricity, 1.9, ['G', 'C', 60, 430, 187], '2025-12-31*', 'F'],
  // gas alone
  [electricity, 1.9, ['E', 'C', 60, 300, 300], '2025-06-01', 'NONE'],
  // emissions decide
  [electricity, 1.9, ['F', 'F', 60, 340, 148], '2025-06-01', 'NONE'],
  // a little electricity: 326 − 58 × 0.4 = 303
  [electricity, 1.9, ['E', 'C', 60, 326, 250], '2025-06-01', 'NONE'],
  [electricity, 1.9, ['F', 'C', 60], '2025-12-31*', 'PERHAPS'],
  [electricity, 1.9, ['F', 'C', 40, 340, 148], '2025-12-31*', 'PERHAPS'],
  // all electric: 260 / 1.9 × 1.7 = 233
  [electricity2027, 1.7, ['E', 'C', 60, 260, 137], '2026-12-31*', 'D'],
  [electricity2027, 1.7, ['E', 'C', 60, 260, 137], '2027-01-01*', 'NONE'],
  // 430 / 2.3 × 1.7 = 318
  [electricity2027, 1.7, ['G', 'C', 60, 430, 187], '2025-12-31*', 'E'],
]

export const smallHomes: LawCase<[livingSpace: number, grade: 'A' | 'F', madeOn: string]>[] = [
  [smallAreas, 40, 'F', '2021-06-30*', 'none'],
  [smallAreas, 40, 'F', '2021-07-01*', 'attestation'],
  [smallAreas, 40, 'F', '2024-06-30*', 'attestation'],
  [smallAreas, 40, 'F', '2024-07-01*', 'none'],
  [smallAreas, 40.1, 'F', '2024-06-30', 'none'],
  [smallAreas, 25, 'A', '2024-06-30', 'none'],
]
