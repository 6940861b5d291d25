import type { LawRuleId } from '../law/law-rules.data.ts'

type RentTerritory = {
  rule: Extract<LawRuleId, `rent-control-${string}`>
  /** The same in both languages. */
  name: string
  /** INSEE codes; arrondissements are named by their commune. */
  communes: string
  /** Communes of which only a part belongs to the territory. */
  partly?: string
  /** Where the authority tells the reference rents of an address. */
  official: string
}

/** Where no simulator of the territory was found: the national one leads to it. */
export const nationalSimulator = 'https://www.service-public.gouv.fr/simulateur/calcul/encadrementDesLoyers'
const drihl = 'https://www.referenceloyer.drihl.ile-de-france.developpement-durable.gouv.fr'

/** Where prefects fix reference rents (law 2018-1021, article 140). */
export const rentTerritories = {
  paris: { rule: 'rent-control-paris', name: 'Paris', communes: '75056', official: `${drihl}/paris/` },
  lille: {
    rule: 'rent-control-lille',
    name: 'Lille, Hellemmes, Lomme',
    communes: '59350',
    official: 'https://encadrement-loyers.lille.fr/',
  },
  plaineCommune: {
    rule: 'rent-control-plaine-commune',
    name: 'Plaine Commune',
    communes: '93001 93027 93031 93039 93066 93070 93072 93079',
    official: `${drihl}/plaine-commune/`,
  },
  estEnsemble: {
    rule: 'rent-control-est-ensemble',
    name: 'Est Ensemble',
    communes: '93006 93008 93010 93061 93045 93048 93053 93055 93063',
    official: `${drihl}/est-ensemble/`,
  },
  lyon: { rule: 'rent-control-lyon', name: 'Lyon, Villeurbanne', communes: '69123 69266', official: nationalSimulator },
  montpellier: {
    rule: 'rent-control-montpellier',
    name: 'Montpellier',
    communes: '34172',
    official: nationalSimulator,
  },
  bordeaux: {
    rule: 'rent-control-bordeaux',
    name: 'Bordeaux',
    communes: '33063',
    official: 'https://simulateur-loyer.bordeaux-metropole.fr/',
  },
  paysBasque: {
    rule: 'rent-control-pays-basque',
    name: 'Pays basque',
    communes:
      '64009 64024 64035 64038 64065 64100 64102 64122 64125 64130 64140 64189 64249 64260 64282 64304 64317 64407 ' +
      '64483 64496 64540 64545 64547 64558',
    official: 'https://geobasque.communaute-paysbasque.fr/',
  },
  grenoble: {
    rule: 'rent-control-grenoble',
    name: 'Grenoble-Alpes Métropole',
    communes: '38057 38111 38150 38158 38170 38179 38229 38271 38309 38516 38486 38524 38533',
    partly: '38151 38169 38185 38317 38382 38421 38474 38485',
    official: nationalSimulator,
  },
} as const satisfies Record<string, RentTerritory>

export type RentTerritoryId = keyof typeof rentTerritories
export const rentTerritoryIds = Object.keys(rentTerritories) as RentTerritoryId[]
export type { RentTerritory }
