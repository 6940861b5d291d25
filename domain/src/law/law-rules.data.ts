import { energyRuleDays } from './energy-rule-days.data.ts'
import type { LawRule, LawSource } from './law-rule.ts'

const readOn = '2026-11-19'

const rents = (article: string): LawSource => ({
  text: 'loi n° 89-462 du 6 juillet 1989',
  article,
  url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000509310/',
  readOn,
  read: 'SECOND_HAND',
})
const decency: LawSource = {
  text: 'décret n° 2002-120 du 30 janvier 2002',
  article: 'article 3 bis',
  url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000000217471/',
  readOn,
  read: 'SECOND_HAND',
}
const calendar: LawSource = {
  text: 'décret n° 2023-796 du 18 août 2023',
  url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000047980618',
  readOn,
  read: 'AT_SOURCE',
}
const building = (article: string): LawSource => ({
  text: 'code de la construction et de l’habitation',
  article,
  url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074096/',
  readOn,
  read: 'SECOND_HAND',
})
const method = (text: string, jorf: string): LawSource => ({
  text,
  url: `https://www.legifrance.gouv.fr/jorf/id/${jorf}`,
  readOn,
  read: 'SECOND_HAND',
})
const control: LawSource = {
  text: 'loi n° 2018-1021 du 23 novembre 2018',
  article: 'article 140',
  url: 'https://www.service-public.gouv.fr/particuliers/vosdroits/F1314',
  readOn,
  read: 'SECOND_HAND',
}
const tourism: LawSource = {
  text: 'loi n° 2024-1039 du 19 novembre 2024',
  article: 'article 3',
  url: 'https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000050612711',
  readOn,
  read: 'SECOND_HAND',
}
const adverts: LawSource = {
  text: 'arrêté du 21 avril 2022',
  url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000045632395/',
  readOn,
  read: 'AT_SOURCE',
}

/** Rules whose dates lie far off or behind are read once a year. */
const yearly = '2027-11-19'
/** The experiment ends, and bills were pending when this was written. */
const soon = '2026-11-25'
/** Figures are revised on the first of January. */
const beforeNewYear = '2026-12-15'

const energy = (place: LawRule['place'], source: LawSource, from: string): LawRule => ({
  topic: 'ENERGY',
  place,
  source,
  from,
  reviewBy: yearly,
})
const lease = (source: LawSource, from: string): LawRule => ({
  topic: 'LEASE',
  place: 'FRANCE',
  source,
  from,
  reviewBy: yearly,
})
/** `from`: of the first order there. Article 140 is one experiment of eight years: every territory ends with it. */
const controlled = (from: string, until: string): LawRule => ({
  topic: 'RENT',
  place: 'CONTROLLED_RENTS',
  source: control,
  from,
  until,
  mayBeProlonged: true,
  reviewBy: soon,
})
const endOfExperiment = '2026-11-24'

/** Every rule that the service knows, in the order of the page that lists them. */
export const lawRules = {
  'energy-lease-g-plus': energy('MAINLAND', decency, energyRuleDays['energy-lease-g-plus']),
  'energy-lease-g': energy('MAINLAND', decency, energyRuleDays['energy-lease-g']),
  'energy-lease-f': energy('MAINLAND', decency, energyRuleDays['energy-lease-f']),
  'energy-lease-e': energy('MAINLAND', decency, energyRuleDays['energy-lease-e']),
  'energy-lease-g-overseas': energy('OVERSEAS_DEPARTMENT', calendar, energyRuleDays['energy-lease-g-overseas']),
  'energy-lease-f-overseas': energy('OVERSEAS_DEPARTMENT', calendar, energyRuleDays['energy-lease-f-overseas']),
  'energy-rent': energy('MAINLAND', rents('article 17-1'), energyRuleDays['energy-rent']),
  'energy-rent-overseas': energy('OVERSEAS_DEPARTMENT', rents('article 17-1'), energyRuleDays['energy-rent-overseas']),
  'energy-electricity': {
    ...energy('MAINLAND', method('arrêté du 13 août 2025', 'JORFTEXT000052134589'), '2026-01-01'),
    reviewBy: beforeNewYear,
  },
  'energy-electricity-2027': {
    ...energy('MAINLAND', method('arrêté du 19 août 2026', 'JORFTEXT000054747079'), '2027-01-01'),
    reviewBy: beforeNewYear,
  },
  'energy-small-homes': energy('MAINLAND', method('arrêté du 25 mars 2024', 'JORFTEXT000049446315'), '2024-07-01'),
  'energy-season': energy('MAINLAND', tourism, '2024-11-21'),
  'energy-season-e': energy('MAINLAND', tourism, '2034-01-01'),
  // as strict as the levels of a decent home, which the five overseas départements have, too
  'energy-season-all': energy('FRANCE', tourism, '2034-01-01'),

  'rent-control-paris': controlled('2019-07-01', endOfExperiment),
  'rent-control-lille': controlled('2020-03-01', endOfExperiment),
  'rent-control-plaine-commune': controlled('2021-06-01', endOfExperiment),
  'rent-control-est-ensemble': controlled('2021-12-01', endOfExperiment),
  'rent-control-lyon': controlled('2021-11-01', endOfExperiment),
  'rent-control-montpellier': controlled('2022-07-01', endOfExperiment),
  'rent-control-bordeaux': controlled('2022-07-15', endOfExperiment),
  'rent-control-pays-basque': controlled('2024-11-25', endOfExperiment),
  'rent-control-grenoble': controlled('2025-01-20', endOfExperiment),
  'rent-supplement': controlled('2022-08-18', endOfExperiment),
  'rent-between-tenants': {
    topic: 'RENT',
    place: 'TENSE_ZONE',
    source: rents('article 18'),
    from: '2017-08-01',
    until: '2026-07-31',
    mayBeProlonged: true,
    reviewBy: soon,
  },
  'rent-revision': {
    topic: 'RENT',
    place: 'FRANCE',
    source: rents('article 17-1'),
    from: '2008-02-10',
    reviewBy: yearly,
  },

  'advert-mentions': { topic: 'ADVERT', place: 'FRANCE', source: adverts, from: '2022-07-01', reviewBy: yearly },
  'advert-grades': {
    topic: 'ADVERT',
    place: 'FRANCE',
    source: building('articles R. 126-21 et R. 126-22'),
    from: '2021-07-01',
    reviewBy: yearly,
  },
  'advert-energy-cost': {
    topic: 'ADVERT',
    place: 'FRANCE',
    source: building('article R. 126-23'),
    from: '2022-01-01',
    reviewBy: yearly,
  },
  'advert-excess': {
    topic: 'ADVERT',
    place: 'MAINLAND',
    source: building('article R. 126-24'),
    from: '2022-01-01',
    reviewBy: yearly,
  },
  'advert-excess-overseas': {
    topic: 'ADVERT',
    place: 'OVERSEAS_DEPARTMENT',
    source: building('article R. 126-24'),
    from: '2024-07-01',
    reviewBy: yearly,
  },
  'advert-risks': {
    topic: 'ADVERT',
    place: 'FRANCE',
    source: {
      text: 'code de l’environnement',
      article: 'article R. 125-25',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006074220/',
      readOn,
      read: 'SECOND_HAND',
    },
    from: '2023-01-01',
    reviewBy: yearly,
  },

  // title I bis of the law, on furnished homes, began on that day (law 2014-366)
  'lease-deposit': lease(rents('articles 22 et 25-6'), '2014-03-27'),
  'lease-charges': lease(rents('articles 8-1, 23 et 25-10'), '2014-03-27'),
  'lease-duration': lease(rents('articles 10, 11 et 25-7'), '2014-03-27'),
  'lease-notice': lease(rents('articles 15 et 25-8'), '2014-03-27'),
  'lease-mobility': lease(rents('articles 25-12 à 25-18'), '2018-11-25'),
  // decree 2014-890; for its amounts see agency-fees.rules.ts
  'lease-fees': { ...lease(rents('article 5'), '2014-09-15'), reviewBy: beforeNewYear },

  'applicant-documents': {
    topic: 'APPLICANT',
    place: 'FRANCE',
    source: {
      text: 'décret n° 2015-1437 du 5 novembre 2015',
      url: 'https://www.legifrance.gouv.fr/loda/id/JORFTEXT000031444493/',
      readOn,
      read: 'SECOND_HAND',
    },
    from: '2015-11-08',
    reviewBy: yearly,
  },
  'applicant-discrimination': {
    topic: 'APPLICANT',
    place: 'FRANCE',
    source: {
      text: 'code pénal',
      article: 'articles 225-1 et 225-2',
      url: 'https://www.legifrance.gouv.fr/codes/id/LEGITEXT000006070719/',
      readOn,
      read: 'SECOND_HAND',
    },
    from: '1994-03-01',
    reviewBy: yearly,
  },
} as const satisfies Record<string, LawRule>

export type LawRuleId = keyof typeof lawRules
export const lawRuleIds = Object.keys(lawRules) as LawRuleId[]
