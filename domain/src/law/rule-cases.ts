import type { LawChange } from './known-law.schema.ts'
import type { LawRuleId } from './law-rules.data.ts'
import type { LettingKind } from './letting-kind.ts'

const prolonged: LawChange[] = [{ since: '2026-11-25', state: 'IN_FORCE', until: '2031-11-24' }]
const ended: LawChange[] = [{ since: '2026-11-25', state: 'ENDED' }]
const putOff: LawChange[] = [
  { since: '2027-06-01', state: 'ANNOUNCED' },
  { since: '2029-01-01', state: 'IN_FORCE' },
]

export const states: [LawRuleId, day: string, expected: string, changes?: LawChange[]][] = [
  ['rent-control-paris', '2019-06-30*', 'ANNOUNCED'],
  ['rent-control-paris', '2019-07-01*', 'IN_FORCE'],
  ['rent-control-paris', '2026-11-24*', 'IN_FORCE'],
  ['rent-control-paris', '2026-11-25*', 'UNCERTAIN'],
  ['rent-control-lille', '2020-02-29*', 'ANNOUNCED'],
  ['rent-control-lille', '2020-03-01*', 'IN_FORCE'],
  ['rent-control-lille', '2026-11-24*', 'IN_FORCE'],
  ['rent-control-lille', '2026-11-25*', 'UNCERTAIN'],
  ['rent-control-plaine-commune', '2021-05-31*', 'ANNOUNCED'],
  ['rent-control-plaine-commune', '2021-06-01*', 'IN_FORCE'],
  ['rent-control-plaine-commune', '2026-11-24*', 'IN_FORCE'],
  ['rent-control-plaine-commune', '2026-11-25*', 'UNCERTAIN'],
  ['rent-control-est-ensemble', '2021-11-30*', 'ANNOUNCED'],
  ['rent-control-est-ensemble', '2021-12-01*', 'IN_FORCE'],
  ['rent-control-est-ensemble', '2026-11-25*', 'UNCERTAIN'],
  ['rent-control-montpellier', '2022-06-30*', 'ANNOUNCED'],
  ['rent-control-montpellier', '2022-07-01*', 'IN_FORCE'],
  ['rent-control-montpellier', '2026-11-25*', 'UNCERTAIN'],
  ['rent-control-bordeaux', '2022-07-14*', 'ANNOUNCED'],
  ['rent-control-bordeaux', '2022-07-15*', 'IN_FORCE'],
  ['rent-control-bordeaux', '2026-11-25*', 'UNCERTAIN'],
  ['rent-control-lyon', '2021-10-31*', 'ANNOUNCED'],
  ['rent-control-lyon', '2021-11-01*', 'IN_FORCE'],
  ['rent-control-lyon', '2026-11-25', 'IN_FORCE'],
  ['rent-control-pays-basque', '2024-11-24*', 'ANNOUNCED'],
  ['rent-control-pays-basque', '2024-11-25*', 'IN_FORCE'],
  ['rent-control-grenoble', '2025-01-19*', 'ANNOUNCED'],
  ['rent-control-grenoble', '2025-01-20*', 'IN_FORCE'],
  ['rent-between-tenants', '2017-07-31*', 'ANNOUNCED'],
  ['rent-between-tenants', '2017-08-01*', 'IN_FORCE'],
  ['rent-between-tenants', '2026-07-31*', 'IN_FORCE'],
  ['rent-between-tenants', '2026-08-01*', 'UNCERTAIN'],
  ['energy-electricity', '2025-12-31*', 'ANNOUNCED'],
  ['energy-electricity', '2026-01-01*', 'IN_FORCE'],
  ['energy-small-homes', '2024-06-30*', 'ANNOUNCED'],
  ['energy-small-homes', '2024-07-01*', 'IN_FORCE'],
  ['lease-fees', '2025-12-31*', 'ANNOUNCED'],
  ['lease-fees', '2026-01-01*', 'IN_FORCE'],
  ['advert-excess-overseas', '2024-06-30*', 'ANNOUNCED'],
  ['advert-excess-overseas', '2024-07-01*', 'IN_FORCE'],
  // what an operator may have to say of it
  ['rent-control-paris', '2026-11-24*', 'IN_FORCE', prolonged],
  ['rent-control-paris', '2026-11-25*', 'IN_FORCE', prolonged],
  ['rent-control-paris', '2031-11-24*', 'IN_FORCE', prolonged],
  ['rent-control-paris', '2031-11-25*', 'UNCERTAIN', prolonged],
  ['rent-control-bordeaux', '2026-11-24*', 'IN_FORCE', ended],
  ['rent-control-bordeaux', '2026-11-25*', 'ENDED', ended],
  ['energy-lease-f', '2028-01-01*', 'ANNOUNCED', putOff],
  ['energy-lease-f', '2028-12-31*', 'ANNOUNCED', putOff],
  ['energy-lease-f', '2029-01-01*', 'IN_FORCE', putOff],
]

/** Tense zone; reference rents; zones of fees; months of notice for an unfurnished home. */
export const places: [citycode: string, name: string, expected: string][] = [
  ['75111', 'Paris 11e', 'LISTED, paris, VERY_TENSE, 1'],
  ['92012', 'Boulogne-Billancourt', 'LISTED, none, VERY_TENSE/TENSE, 1'],
  ['93066', 'Saint-Denis', 'LISTED, plaineCommune, VERY_TENSE/TENSE, 1'],
  ['93048', 'Montreuil', 'LISTED, estEnsemble, VERY_TENSE/TENSE, 1'],
  ['69383', 'Lyon 3e', 'LISTED, lyon, VERY_TENSE/TENSE, 1'],
  ['69149', 'Oullins-Pierre-Bénite', 'LISTED, none, VERY_TENSE/TENSE, 1'],
  ['13204', 'Marseille 4e', 'LISTED, none, VERY_TENSE/TENSE, 1'],
  ['33063', 'Bordeaux', 'LISTED, bordeaux, VERY_TENSE/TENSE, 1'],
  ['64102', 'Bayonne', 'LISTED, paysBasque, VERY_TENSE/TENSE, 1'],
  ['15014', 'Aurillac', 'NOT_LISTED, none, ELSEWHERE, 3'],
  ['30094', 'Corbès', 'NOT_LISTED, none, ELSEWHERE, 3'],
  ['74226', 'Saint-André-de-Boëge', 'UNKNOWN, none, VERY_TENSE/TENSE/ELSEWHERE, 3'],
]

/** Euros for the visit, the file and the lease, and for the inventory. */
export const fees: [zone: 'VERY_TENSE' | 'TENSE' | 'ELSEWHERE', livingSpace: number, day: string, expected: string][] =
  [
    ['VERY_TENSE', 30, '2014-09-14*', 'no limit'],
    ['VERY_TENSE', 30, '2014-09-15*', '360 90'],
    ['VERY_TENSE', 30, '2025-12-31*', '360 90'],
    ['VERY_TENSE', 30, '2026-01-01*', '363 90.9'],
    ['TENSE', 42.5, '2025-12-31*', '425 127.5'],
    ['TENSE', 42.5, '2026-01-01*', '428.82 128.77'],
    ['ELSEWHERE', 50, '2025-12-31*', '400 150'],
    ['ELSEWHERE', 50, '2026-01-01*', '403.5 151.5'],
  ]

/** Months: deposit, duration at least and at most, notice by the tenant and by the landlord. */
export const leases: [kind: LettingKind, expected: string][] = [
  ['UNFURNISHED', '1, 36-36, 3, 6'],
  ['FURNISHED', '2, 12-12, 1, 3'],
  ['STUDENT', '2, 9-9, 1, none'],
  ['MOBILITY', '0, 1-10, 1, none'],
  ['SEASON', 'free, days, none, none'],
]
