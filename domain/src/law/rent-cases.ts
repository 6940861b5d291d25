import type { BuiltPeriod } from '../rent-control/built-period.ts'
import type { RatedHome } from '../rent-control/rent-order.ts'
import type { LawCase } from './law-case.ts'

const paris2025 = 'arrêté IDF-2025-06-16-00003'
const paris2026 = 'arrêté IDF-2026-06-12-00003'
const lille2026 = 'arrêté pour Lille, avril 2026'
const plaineCommune2026 = 'arrêté pour Plaine Commune, juin 2026'
const estEnsemble2026 = 'arrêté pour Est Ensemble, juin 2026'
const lyon2025 = 'arrêté pour Lyon, novembre 2025'
const montpellier2026 = 'arrêté DDTM34-2026-06-17135'
const bordeaux2025 = 'arrêté pour Bordeaux, juillet 2025'
const bordeaux2026 = 'arrêté pour Bordeaux, juillet 2026'
const paysBasque2025 = 'arrêté 64-2025-10-27-00007'
const grenoble2026 = 'arrêté pour Grenoble, janvier 2026'
const relet = 'loi 89-462, art. 18'
const frozen = 'loi 89-462, art. 17-1'

const paris = '12 rue des Lilas 75011 Paris'
const ajaccio = '5 cours Napoléon 20000 Ajaccio'
const bastia = '2 rue César-Campinchi 20200 Bastia'
const saintDenis = '20 rue de Paris 97400 Saint-Denis'

const [unfurnished, furnished] = ['UNFURNISHED', 'FURNISHED'] as const
export type Home = [RatedHome['furniture'], rooms: number, BuiltPeriod, livingSpace: number, type?: 'HOUSE']

/**
 * Where: a commune and a zone of its order, or a position in the commune. Expected: floor, reference and ceiling for
 * each m², then for the home; `none`: no order of that day is known; `ended`: the newest known one has ended.
 */
export const rents: LawCase<[where: string, Home, day: string]>[] = [
  // Eiffel Tower: 34.4
  [paris2025, '75107 2.2945 48.8584', [unfurnished, 1, 'BEFORE_1946', 20], '2025-06-30*', 'none'],
  [paris2025, '75107 2.2945 48.8584', [unfurnished, 1, 'BEFORE_1946', 20], '2025-07-01*', '24.1 34.4 41.3 482 688 826'],
  [paris2025, '75107 2.2945 48.8584', [unfurnished, 1, 'BEFORE_1946', 20], '2026-06-30*', '24.1 34.4 41.3 482 688 826'],
  [paris2026, '75107 2.2945 48.8584', [unfurnished, 3, 'BEFORE_1946', 70], '2026-07-01*', '21 30 36 1470 2100 2520'],
  // Notre-Dame
  [paris2025, '75104 2.3499 48.853', [furnished, 1, '1946_1970', 18], '2025-07-01*', '27 38.6 46.3 486 694.8 833.4'],
  [
    paris2026,
    '75104 2.3499 48.853',
    [furnished, 1, '1946_1970', 18],
    '2026-07-01*',
    '28.1 40.1 48.1 505.8 721.8 865.8',
  ],
  [paris2025, '75104 2.3499 48.853', [unfurnished, 3, '1946_1970', 60], '2026-06-30*', '16.4 23.4 28.1 984 1404 1686'],
  [paris2026, '75104 2.3499 48.853', [unfurnished, 3, '1946_1970', 60], '2026-07-01*', '16.9 24.1 28.9 1014 1446 1734'],
  // Panthéon
  [
    paris2026,
    '75105 2.3462 48.8462',
    [unfurnished, 2, 'BEFORE_1946', 45],
    '2026-11-19',
    '21.8 31.1 37.3 981 1399.5 1678.5',
  ],
  // Gare du Nord: the last period has no end in Paris, and rooms stop at four
  [
    paris2026,
    '75110 2.3563 48.8815',
    [unfurnished, 4, 'AFTER_2005', 80],
    '2026-11-24*',
    '18.4 26.3 31.6 1472 2104 2528',
  ],
  [paris2026, '75110 2.3563 48.8815', [unfurnished, 6, '1991_2005', 80], '2026-11-19', '18.4 26.3 31.6 1472 2104 2528'],
  [
    paris2026,
    '75110 2.3563 48.8815',
    [furnished, 2, '1971_1990', 38],
    '2026-11-19',
    '21.3 30.4 36.5 809.4 1155.2 1387',
  ],
  [paris2026, '75110 2.3563 48.8815', [furnished, 2, '1971_1990', 38], '2026-11-25*', 'ended'],
  // a house in Paris is a flat
  [
    paris2026,
    '75105 2.3462 48.8462',
    [unfurnished, 2, 'BEFORE_1946', 45, 'HOUSE'],
    '2026-11-19',
    '21.8 31.1 37.3 981 1399.5 1678.5',
  ],
  [lille2026, '59350 1', [unfurnished, 1, 'BEFORE_1946', 20], '2026-03-31*', 'none'],
  [lille2026, '59350 1', [unfurnished, 1, 'BEFORE_1946', 20], '2026-04-01*', '13.9 19.9 23.9 278 398 478'],
  [lille2026, '59350 5', [furnished, 4, 'AFTER_2005', 90], '2027-03-31*', '7.1 10.2 12.2 639 918 1098'],
  [lille2026, '59350 5', [furnished, 4, 'AFTER_2005', 90], '2027-04-01*', 'ended'],
  [lyon2025, '69383 1', [unfurnished, 2, 'AFTER_2005', 45], '2025-10-31*', 'none'],
  [lyon2025, '69383 1', [unfurnished, 2, 'AFTER_2005', 45], '2025-11-01*', '11.1 15.8 19 499.5 711 855'],
  [lyon2025, '69266 4', [furnished, 3, '1991_2005', 65], '2026-10-31*', '9.4 13.4 16.1 611 871 1046.5'],
  [lyon2025, '69266 4', [furnished, 3, '1991_2005', 65], '2026-11-01*', 'ended'],
  [montpellier2026, '34172 1', [unfurnished, 1, '1971_1990', 22], '2026-06-30*', 'none'],
  [montpellier2026, '34172 1', [unfurnished, 1, '1971_1990', 22], '2026-07-01*', '15 21.4 25.7 330 470.8 565.4'],
  [montpellier2026, '34172 5', [furnished, 2, 'BEFORE_1946', 40], '2027-06-30*', '9.7 13.8 16.6 388 552 664'],
  [grenoble2026, '38185 1', [unfurnished, 1, 'BEFORE_1946', 25], '2026-01-19*', 'none'],
  [grenoble2026, '38185 1', [unfurnished, 1, 'BEFORE_1946', 25], '2026-01-20*', '11.7 16.7 20 292.5 417.5 500'],
  [grenoble2026, '38158 A', [furnished, 3, '1971_1990', 60], '2027-01-19*', '8.1 11.6 13.9 486 696 834'],
  [grenoble2026, '38158 A', [furnished, 3, '1971_1990', 60], '2027-01-20*', 'ended'],
  [bordeaux2025, '33063 1', [unfurnished, 2, 'BEFORE_1946', 50], '2025-07-14*', 'none'],
  [bordeaux2025, '33063 1', [unfurnished, 2, 'BEFORE_1946', 50], '2026-07-14*', '10.7 15.3 18.4 535 765 920'],
  [bordeaux2026, '33063 1', [unfurnished, 2, 'BEFORE_1946', 50], '2026-07-15*', '11 15.7 18.8 550 785 940'],
  [bordeaux2026, '33063 1', [unfurnished, 2, 'BEFORE_1946', 50, 'HOUSE'], '2026-07-15*', '13.2 18.8 22.5 660 940 1125'],
  [paysBasque2025, '64102 1', [unfurnished, 2, '1946_1970', 40], '2025-11-24*', 'none'],
  [paysBasque2025, '64102 1', [unfurnished, 2, '1946_1970', 40], '2025-11-25*', '9 12.8 15.4 360 512 616'],
  [paysBasque2025, '64102 1', [unfurnished, 2, '1946_1970', 40, 'HOUSE'], '2026-11-24*', '9.8 14 16.8 392 560 672'],
  [paysBasque2025, '64102 1', [unfurnished, 2, '1946_1970', 40, 'HOUSE'], '2026-11-25*', 'ended'],
  [estEnsemble2026, '93048 307', [unfurnished, 2, 'BEFORE_1946', 42], '2026-05-31*', 'none'],
  [
    estEnsemble2026,
    '93048 307',
    [unfurnished, 2, 'BEFORE_1946', 42],
    '2026-06-01*',
    '14.2 20.3 24.4 596.4 852.6 1024.8',
  ],
  [plaineCommune2026, '93066 310', [unfurnished, 3, '1946_1970', 58], '2027-05-31*', '9.3 13.3 16 539.4 771.4 928'],
  [plaineCommune2026, '93066 310', [unfurnished, 3, '1946_1970', 58], '2027-06-01*', 'ended'],
]

/** The new rent at most, or the quarter whose index is not known. */
export const caps: LawCase<[address: string, lastRent: number, since: string, signedOn: string, isFrozen: boolean]>[] =
  [
    // a year less a day; then × 145.77 / 144.51
    [relet, paris, 700, '2024-11-20', '2025-11-19*', false, 700],
    [relet, paris, 700, '2024-11-20', '2025-11-20*', false, 706.1],
    // the day before the new index is printed: × 146.68 / 144.51
    [relet, paris, 700, '2024-10-17*', '2025-10-17*', false, 706.1],
    [relet, paris, 700, '2024-10-17*', '2025-10-16*', false, 700],
    [relet, paris, 1200, '2024-07-17*', '2025-10-16*', false, 1212.48],
    [relet, paris, 1200, '2024-07-17*', '2025-10-17*', false, 1204.96],
    [relet, paris, 650, '2024-01-17*', '2025-04-16*', false, 661.8],
    [relet, paris, 650, '2024-01-17*', '2025-04-17*', false, 665.6],
    [relet, paris, 900, '2023-08-01', '2026-02-01', false, 933.22],
    [relet, paris, 480, '2022-04-30', '2023-04-30*', false, 496.77],
    // a leap day has no anniversary: 28 February
    [relet, paris, 560, '2024-02-29', '2025-02-27*', false, 560],
    // × 144.64 / 142.06
    [relet, paris, 560, '2024-02-29', '2025-02-28*', false, 570.17],
    // × 142.06 / 137.26, in a leap year
    [relet, paris, 600, '2023-02-28', '2024-02-27*', false, 600],
    [relet, paris, 600, '2023-02-28', '2024-02-28*', false, 620.98],
    [relet, paris, 600, '2023-03-01', '2024-02-29*', false, 600],
    [relet, paris, 600, '2023-03-01', '2024-03-01*', false, 620.98],
    [frozen, paris, 900, '2023-08-01', '2026-02-01', true, 900],
    // the newest index is not known, the one before is: × 148.37 / 145.17
    [relet, paris, 900, '2024-08-01', '2026-11-19', false, 919.84],
    // × 145.78 / 129.72
    [relet, paris, 900, '2019-08-01', '2026-02-01', false, 1011.42],
    [relet, paris, 900, '2016-08-01', '2026-02-01', false, '2016-Q2'],
    // the day before the index of the second quarter counts, and that day: × 146.60 or 148.37 / 145.17
    [relet, paris, 800, '2024-07-17', '2026-07-16*', false, 807.88],
    [relet, paris, 800, '2024-07-17', '2026-07-17*', false, 817.63],
    // Corsica and overseas have indexes of their own, which are not known here; within a year none is needed
    [relet, ajaccio, 700, '2024-11-20', '2025-11-20*', false, '2024-Q3'],
    [relet, bastia, 700, '2024-11-20', '2025-11-19*', false, 700],
    [relet, saintDenis, 700, '2024-11-20', '2025-11-20*', false, '2024-Q3'],
  ]
