import type { FeeZone } from './fee-zones.ts'
import type { LawCase } from './law-case.ts'
import type { LettingKind } from './letting-kind.ts'

const tenseZones = 'décret 2013-392, annexe'
const fees2014 = 'décret 2014-890, art. 2'
const fees2026 = 'arrêté du 13 novembre 2025, annexe'

/** Tense zone; reference rents; zones of fees; months of notice for an unfurnished home. */
export const places: LawCase<[citycode: string, name: string]>[] = [
  [tenseZones, '75111', 'Paris 11e', 'LISTED, paris, VERY_TENSE, 1'],
  [tenseZones, '92012', 'Boulogne-Billancourt', 'LISTED, none, VERY_TENSE/TENSE, 1'],
  [tenseZones, '93066', 'Saint-Denis', 'LISTED, plaineCommune, VERY_TENSE/TENSE, 1'],
  [tenseZones, '93048', 'Montreuil', 'LISTED, estEnsemble, VERY_TENSE/TENSE, 1'],
  [tenseZones, '69383', 'Lyon 3e', 'LISTED, lyon, VERY_TENSE/TENSE, 1'],
  [tenseZones, '69149', 'Oullins-Pierre-Bénite', 'LISTED, none, VERY_TENSE/TENSE, 1'],
  [tenseZones, '13204', 'Marseille 4e', 'LISTED, none, VERY_TENSE/TENSE, 1'],
  [tenseZones, '33063', 'Bordeaux', 'LISTED, bordeaux, VERY_TENSE/TENSE, 1'],
  [tenseZones, '64102', 'Bayonne', 'LISTED, paysBasque, VERY_TENSE/TENSE, 1'],
  [tenseZones, '15014', 'Aurillac', 'NOT_LISTED, none, ELSEWHERE, 3'],
  [tenseZones, '30094', 'Corbès', 'NOT_LISTED, none, ELSEWHERE, 3'],
  [tenseZones, '74226', 'Saint-André-de-Boëge', 'UNKNOWN, none, VERY_TENSE/TENSE/ELSEWHERE, 3'],
]

/** Euros for the visit, the file and the lease, and for the inventory. */
export const fees: LawCase<[zone: FeeZone, livingSpace: number, day: string]>[] = [
  [fees2014, 'VERY_TENSE', 30, '2014-09-14*', 'no limit'],
  [fees2014, 'VERY_TENSE', 30, '2014-09-15*', '360 90'],
  [fees2014, 'VERY_TENSE', 30, '2025-12-31*', '360 90'],
  [fees2026, 'VERY_TENSE', 30, '2026-01-01*', '363 90.9'],
  [fees2014, 'TENSE', 42.5, '2025-12-31*', '425 127.5'],
  [fees2026, 'TENSE', 42.5, '2026-01-01*', '428.82 128.77'],
  [fees2014, 'ELSEWHERE', 50, '2025-12-31*', '400 150'],
  [fees2026, 'ELSEWHERE', 50, '2026-01-01*', '403.5 151.5'],
  // 33.3 × 10.09 = 335.997 and × 3.03 = 100.899: a cent more would be too much
  [fees2014, 'TENSE', 33.3, '2025-12-31*', '333 99.9'],
  [fees2026, 'TENSE', 33.3, '2026-01-01*', '335.99 100.89'],
  [fees2014, 'ELSEWHERE', 120, '2014-09-14*', 'no limit'],
  [fees2014, 'ELSEWHERE', 120, '2014-09-15*', '960 360'],
  // 9.7 × 12.10 = 117.37 and × 3.03 = 29.391
  [fees2026, 'VERY_TENSE', 9.7, '2026-11-19', '117.37 29.39'],
]

/** Months: deposit, duration at least and at most, notice by the tenant and by the landlord. */
export const leases: LawCase<[kind: LettingKind]>[] = [
  ['loi 89-462, art. 10, 15 et 22', 'UNFURNISHED', '1, 36-any, 3, 6'],
  ['loi 89-462, art. 25-6 à 25-8', 'FURNISHED', '2, 12-any, 1, 3'],
  ['loi 89-462, art. 25-6 à 25-8', 'STUDENT', '2, 9-9, 1, none'],
  ['loi 89-462, art. 25-13 à 25-17', 'MOBILITY', '0, 1-10, 1, none'],
  ['loi 70-9, art. 1-1', 'SEASON', 'free, days, none, none'],
]

const deposits = 'loi 89-462, art. 22'
const furnishedDeposits = 'loi 89-462, art. 25-6'
/** Euros a month without charges; the deposit in euros, and whether a deposit is allowed. */
export const mostDeposits: LawCase<[kind: LettingKind, rent: number, deposit: number]>[] = [
  [deposits, 'UNFURNISHED', 650, 650, '650, allowed'],
  [deposits, 'UNFURNISHED', 650, 650.01, '650, too much'],
  [deposits, 'UNFURNISHED', 712.35, 712.35, '712.35, allowed'],
  [furnishedDeposits, 'FURNISHED', 712.35, 1424.7, '1424.7, allowed'],
  [furnishedDeposits, 'FURNISHED', 712.35, 1424.71, '1424.7, too much'],
  [furnishedDeposits, 'STUDENT', 480, 960, '960, allowed'],
  ['loi 89-462, art. 25-17', 'MOBILITY', 900, 0, '0, allowed'],
  ['loi 89-462, art. 25-17', 'MOBILITY', 900, 0.01, '0, too much'],
]
