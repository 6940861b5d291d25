import type { LawCase } from './law-case.ts'

const elan = 'loi 2018-1021, art. 140'
const relet = 'décret 2017-1198, art. 1'
const supplementBan = 'loi 2022-1158, art. 13'

export type Said = 'nothing' | 'prolonged' | 'ended'

const paris = '75105 2.3462 48.8462'
const lille = '59350 3.0706 50.6305'
const lyon = '69381 4.8277 45.7694'
const plaineCommune = '93066 2.3574 48.9362'
const montreuil = '93048'
const montpellier = '34172'
const bordeaux = '33063'
const bayonne = '64102'
const eybens = '38158'
const grenoble = '38185'
const marseille = '13202'
const aurillac = '15014'
const saintAndre = '74226'

/**
 * What a lease of an unfurnished flat of two rooms and 40 m², built before 1946, says of reference rents: at a commune
 * with or without a position, on a day, given what an operator said of the experiment. Expected: whether rents are
 * capped, the last sure day, and the ceiling of the home where an order of that day is known.
 */
export const control: LawCase<[where: string, day: string, Said]>[] = [
  [elan, paris, '2019-06-30*', 'nothing', 'NO until 2019-06-30'],
  [elan, paris, '2019-07-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, paris, '2025-06-30*', 'nothing', 'YES until 2026-11-24'],
  // Sorbonne, 30.1 × 1.2 = 36.1
  [elan, paris, '2025-07-01*', 'nothing', 'YES until 2026-11-24, 1444'],
  [elan, paris, '2026-06-30*', 'nothing', 'YES until 2026-11-24, 1444'],
  // 31.1 × 1.2 = 37.3
  [elan, paris, '2026-07-01*', 'nothing', 'YES until 2026-11-24, 1492'],
  [elan, paris, '2026-11-24*', 'nothing', 'YES until 2026-11-24, 1492'],
  [elan, paris, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, paris, '2026-11-24*', 'prolonged', 'YES until 2031-11-24, 1492'],
  // the order ends with the experiment, whatever comes after
  [elan, paris, '2026-11-25*', 'prolonged', 'YES until 2031-11-24'],
  [elan, paris, '2031-11-24*', 'prolonged', 'YES until 2031-11-24'],
  [elan, paris, '2031-11-25*', 'prolonged', 'UNKNOWN'],
  [elan, paris, '2026-11-24*', 'ended', 'YES until 2026-11-24, 1492'],
  [elan, paris, '2026-11-25*', 'ended', 'NO'],
  [elan, lille, '2020-02-29*', 'nothing', 'NO until 2020-02-29'],
  [elan, lille, '2020-03-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, lille, '2026-03-31*', 'nothing', 'YES until 2026-11-24'],
  // zone 2: 14.8 × 1.2 = 17.8
  [elan, lille, '2026-04-01*', 'nothing', 'YES until 2026-11-24, 712'],
  [elan, lille, '2026-11-24*', 'nothing', 'YES until 2026-11-24, 712'],
  [elan, lille, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, lille, '2027-03-31*', 'prolonged', 'YES until 2031-11-24, 712'],
  [elan, lille, '2027-04-01*', 'prolonged', 'YES until 2031-11-24'],
  [elan, plaineCommune, '2021-05-31*', 'nothing', 'NO until 2021-05-31'],
  [elan, plaineCommune, '2021-06-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, plaineCommune, '2026-05-31*', 'nothing', 'YES until 2026-11-24'],
  // zone 311: 19.7 × 1.2 = 23.6
  [elan, plaineCommune, '2026-06-01*', 'nothing', 'YES until 2026-11-24, 944'],
  [elan, plaineCommune, '2026-11-24*', 'nothing', 'YES until 2026-11-24, 944'],
  [elan, plaineCommune, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, plaineCommune, '2027-05-31*', 'prolonged', 'YES until 2031-11-24, 944'],
  [elan, plaineCommune, '2027-06-01*', 'prolonged', 'YES until 2031-11-24'],
  [elan, plaineCommune, '2026-11-25*', 'ended', 'NO'],
  [elan, montreuil, '2021-11-30*', 'nothing', 'NO until 2021-11-30'],
  [elan, montreuil, '2021-12-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, montreuil, '2026-11-24*', 'nothing', 'YES until 2026-11-24'],
  [elan, montreuil, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, lyon, '2021-10-31*', 'nothing', 'NO until 2021-10-31'],
  [elan, lyon, '2021-11-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, lyon, '2025-10-31*', 'nothing', 'YES until 2026-11-24'],
  // zone 1: 15 × 1.2 = 18
  [elan, lyon, '2025-11-01*', 'nothing', 'YES until 2026-11-24, 720'],
  [elan, lyon, '2026-10-31*', 'nothing', 'YES until 2026-11-24, 720'],
  [elan, lyon, '2026-11-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, lyon, '2026-11-24*', 'nothing', 'YES until 2026-11-24'],
  [elan, lyon, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, lyon, '2026-11-25*', 'ended', 'NO'],
  [elan, montpellier, '2022-06-30*', 'nothing', 'NO until 2022-06-30'],
  [elan, montpellier, '2022-07-01*', 'nothing', 'YES until 2026-11-24'],
  [elan, montpellier, '2026-11-24*', 'nothing', 'YES until 2026-11-24'],
  [elan, montpellier, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, bordeaux, '2022-07-14*', 'nothing', 'NO until 2022-07-14'],
  [elan, bordeaux, '2022-07-15*', 'nothing', 'YES until 2026-11-24'],
  [elan, bordeaux, '2026-11-24*', 'nothing', 'YES until 2026-11-24'],
  [elan, bordeaux, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, bayonne, '2024-11-24*', 'nothing', 'NO until 2024-11-24'],
  [elan, bayonne, '2024-11-25*', 'nothing', 'YES until 2026-11-24'],
  [elan, bayonne, '2026-11-24*', 'nothing', 'YES until 2026-11-24'],
  [elan, bayonne, '2026-11-25*', 'nothing', 'UNKNOWN'],
  [elan, eybens, '2025-01-19*', 'nothing', 'NO until 2025-01-19'],
  [elan, eybens, '2025-01-20*', 'nothing', 'YES until 2026-11-24'],
  [elan, eybens, '2026-11-24*', 'nothing', 'YES until 2026-11-24'],
  [elan, eybens, '2026-11-25*', 'nothing', 'UNKNOWN'],
  // a part of the commune belongs to the territory
  [elan, grenoble, '2025-01-19*', 'nothing', 'NO until 2025-01-19'],
  [elan, grenoble, '2025-01-20*', 'nothing', 'UNKNOWN'],
  [elan, marseille, '2026-11-24', 'nothing', 'NO'],
  [elan, marseille, '2026-11-25', 'prolonged', 'NO'],
]

/** What a lease says of the rent between two tenants, given what an operator said of the decree of each summer. */
export const between: LawCase<[where: string, day: string, Said]>[] = [
  [relet, lyon, '2017-07-31*', 'nothing', 'NO until 2017-07-31'],
  [relet, lyon, '2017-08-01*', 'nothing', 'YES until 2026-07-31'],
  [relet, marseille, '2026-07-31*', 'nothing', 'YES until 2026-07-31'],
  [relet, marseille, '2026-08-01*', 'nothing', 'UNKNOWN'],
  [relet, marseille, '2026-08-01', 'prolonged', 'YES until 2027-07-31'],
  [relet, marseille, '2027-07-31*', 'prolonged', 'YES until 2027-07-31'],
  [relet, marseille, '2027-08-01*', 'prolonged', 'UNKNOWN'],
  [relet, marseille, '2026-07-31*', 'ended', 'YES until 2026-07-31'],
  [relet, marseille, '2026-08-01*', 'ended', 'NO'],
  [relet, aurillac, '2026-07-31', 'nothing', 'NO'],
  // nobody knows whether the rule goes on, nor whether the commune is listed
  [relet, saintAndre, '2026-07-31', 'nothing', 'UNKNOWN'],
  [relet, saintAndre, '2017-07-31*', 'nothing', 'NO until 2017-07-31'],
]

/** What is unsure of a home graded F in a commune, and the next change. */
export const outlooks: LawCase<[where: string, address: string, day: string]>[] = [
  [elan, paris, '75005 Paris', '2026-07-31*', '; rent-between-tenants UNCERTAIN 2026-08-01'],
  [elan, paris, '75005 Paris', '2026-08-01*', 'rent-between-tenants; rent-control-paris UNCERTAIN 2026-11-25'],
  [elan, paris, '75005 Paris', '2026-11-24*', 'rent-between-tenants; rent-control-paris UNCERTAIN 2026-11-25'],
  [
    elan,
    paris,
    '75005 Paris',
    '2026-11-25*',
    'rent-control-paris, rent-supplement, rent-between-tenants; energy-electricity-2027 IN_FORCE 2027-01-01',
  ],
  [
    elan,
    eybens,
    '38320 Eybens',
    '2026-11-25*',
    'rent-control-grenoble, rent-supplement, rent-between-tenants; energy-electricity-2027 IN_FORCE 2027-01-01',
  ],
  ['décret 2002-120, art. 3 bis', aurillac, '15000 Aurillac', '2027-12-31*', '; energy-lease-f IN_FORCE 2028-01-01'],
  ['loi 2024-1039, art. 3', aurillac, '15000 Aurillac', '2028-01-01*', '; energy-season-all IN_FORCE 2034-01-01'],
]

/** Whether a rent may have a supplement. */
export const supplements: LawCase<[where: string, address: string, grade: 'E' | 'F' | 'G', day: string]>[] = [
  [supplementBan, paris, '75005 Paris', 'F', '2022-08-17*', 'possible'],
  [supplementBan, paris, '75005 Paris', 'F', '2022-08-18*', 'forbidden'],
  [supplementBan, lille, '59000 Lille', 'G', '2022-08-17*', 'possible'],
  [supplementBan, lille, '59000 Lille', 'G', '2022-08-18*', 'forbidden'],
  [supplementBan, paris, '75005 Paris', 'E', '2022-08-18', 'possible'],
  [supplementBan, lyon, '69001 Lyon', 'G', '2026-11-24*', 'forbidden'],
  [supplementBan, lyon, '69001 Lyon', 'G', '2026-11-25*', 'uncertain'],
  [supplementBan, eybens, '38320 Eybens', 'F', '2026-11-25*', 'uncertain'],
  [elan, marseille, '13002 Marseille', 'G', '2026-11-24', 'rents are not capped'],
]
