import type { Language } from '#kit/visit.ts'
import type { Certificate } from './certificate.ts'

/** One certificate number and the case it demonstrates. */
export type Case = {
  number: string
  shows: Record<Language, string>
  /** Differences from the default certificate. The last letter of the number is the grade. */
  facts?: Partial<Certificate>
  /** HTTP status instead of a certificate. */
  refusal?: number
}

function demoHome(
  number: string,
  address: Certificate['address'],
  livingSpace: number,
  facts: Partial<Certificate> = {},
) {
  const where = `${address[2]}, ${livingSpace} m²`
  return { number, shows: { fr: where.replace('.', ','), en: where }, facts: { address, livingSpace, ...facts } }
}

const grades: Case[] = [
  { number: '2599E0000001A', shows: { fr: 'Classe A', en: 'Grade A' } },
  { number: '2599E0000002B', shows: { fr: 'Classe B', en: 'Grade B' } },
  { number: '2599E0000003C', shows: { fr: 'Classe C', en: 'Grade C' } },
  { number: '2599E0000004D', shows: { fr: 'Classe D, une maison', en: 'Grade D, a house' }, facts: { kind: 'house' } },
  { number: '2599E0000005E', shows: { fr: 'Classe E', en: 'Grade E' } },
  { number: '2599E0000006F', shows: { fr: 'Classe F', en: 'Grade F' } },
  { number: '2599E0000007G', shows: { fr: 'Classe G', en: 'Grade G' } },
  {
    number: '2599E0000008G',
    shows: { fr: 'G+\u202f: énergie finale de 512, au-dessus de 450', en: 'G+: final energy of 512, above 450' },
    facts: { primaryEnergy: 604, finalEnergy: 512, emissions: 131 },
  },
  {
    number: '2599E0000009E',
    shows: {
      fr: 'Classe E à cause des émissions\u202f; l’énergie seule serait C',
      en: 'Grade E because of emissions; energy alone would be C',
    },
    facts: { primaryEnergy: 168, finalEnergy: 159 },
  },
]

const statuses: Case[] = [
  {
    number: '2599E0000011D',
    shows: { fr: 'Expiré\u202f: établi en mars 2012', en: 'Expired: made in March 2012' },
    facts: { date: '2012-03-01', status: 'expiré' },
  },
  {
    number: '2599E0000012D',
    shows: {
      fr: 'Établi en 2017, dit actif, mais fini le 31\u00a0décembre 2022 selon la loi',
      en: 'Made in 2017, said to be active, but over on 31 December 2022 by law',
    },
    facts: { date: '2017-12-31' },
  },
  {
    number: '2599E0000013D',
    shows: {
      fr: 'Établi en juin 2021, dit actif, mais fini le 31\u00a0décembre 2024 selon la loi',
      en: 'Made in June 2021, said to be active, but over on 31 December 2024 by law',
    },
    facts: { date: '2021-06-30' },
  },
  {
    number: '2599E0000014D',
    shows: {
      fr: 'Établi le 1er\u00a0juillet 2021\u202f: valable dix ans',
      en: 'Made on 1 July 2021: valid for ten years',
    },
    facts: { date: '2021-07-01' },
  },
  {
    number: '2599E0000015C',
    shows: { fr: 'Récent, mais le registre le dit expiré', en: 'Recent, but the registry says expired' },
    facts: { status: 'expiré' },
  },
]

const chain: Case[] = [
  {
    number: '2599E0000021F',
    shows: { fr: 'Remplacé par le suivant', en: 'Replaced by the next one' },
    facts: { status: 'remplacé', date: '2022-02-10', replacedBy: '2599E0000022E' },
  },
  {
    number: '2599E0000022E',
    shows: {
      fr: 'Remplace le précédent, et remplacé par le suivant',
      en: 'Replaces the previous one, and replaced by the next one',
    },
    facts: {
      status: 'remplacé',
      date: '2023-09-05',
      replaces: '2599E0000021F',
      replacedBy: '2599E0000023C',
      reason: 'Erreur de saisie de la surface',
    },
  },
  {
    number: '2599E0000023C',
    shows: { fr: 'Actif, remplace le précédent', en: 'Active, replaces the previous one' },
    facts: { replaces: '2599E0000022E', reason: 'Travaux d’isolation et changement de chaudière' },
  },
  {
    number: '2599E0000024D',
    shows: { fr: 'Remplacé, sans dire par lequel', en: 'Replaced, without saying by which' },
    facts: { status: 'remplacé', date: '2022-05-20' },
  },
]

const oddities: Case[] = [
  {
    number: '2599E0000031A',
    shows: { fr: 'Maison neuve, décrite à part', en: 'New house, described in a part of its own' },
    facts: { kind: 'house', isNew: true, livingSpace: 104, constructionYear: undefined },
  },
  {
    number: '2599E0000032D',
    shows: { fr: 'Sans année de construction ni adresse', en: 'Without construction year or address' },
    facts: { constructionYear: undefined, isWithoutAddress: true },
  },
  {
    number: '2599E0000033G',
    shows: {
      fr: 'Sans énergie finale\u202f: G ou G+, on ne sait pas',
      en: 'Without final energy: G or G+, nobody knows',
    },
    facts: { finalEnergy: undefined },
  },
  {
    number: '2599E0000034D',
    shows: { fr: 'Sans classe d’émissions', en: 'Without a grade for emissions' },
    facts: { emissionsGrade: undefined },
  },
  {
    number: '2599E0000035D',
    shows: { fr: 'Nombres écrits avec une virgule', en: 'Figures written with a comma' },
    facts: { figures: 'with a comma', livingSpace: 47.35, primaryEnergy: 221.7, emissions: 41.2, finalEnergy: 196.4 },
  },
  {
    number: '2599E0000036D',
    shows: { fr: 'Nombres au lieu de textes', en: 'Numbers instead of texts' },
    facts: { figures: 'as numbers' },
  },
  {
    number: '2599E0000037D',
    shows: { fr: 'Un immeuble entier', en: 'A whole building' },
    facts: { kind: 'building', livingSpace: 1480 },
  },
  {
    number: '2599E0000038D',
    shows: {
      fr: 'Période de construction sans année\u202f: de 1978 à 1982',
      en: 'Construction period without a year: 1978 to 1982',
    },
    facts: { constructionYear: undefined, constructionPeriod: 4 },
  },
  {
    number: '2599E0000039D',
    shows: {
      fr: 'Période de construction sans année\u202f: avant 1948',
      en: 'Construction period without a year: before 1948',
    },
    facts: { constructionYear: undefined, constructionPeriod: 1 },
  },
]

/** Those of the demo data: a certificate that describes another home is questioned. */
const homes: Case[] = [
  demoHome('2599E0000101C', ['12 Rue des Lilas', '69004', 'Lyon'], 42.5),
  demoHome('2599E0000102D', ['8 Rue des Acacias', '44000', 'Nantes'], 96, { kind: 'house' }),
  demoHome('2599E0000103B', ['27 Rue des Tilleuls', '59000', 'Lille'], 88, {
    constructionYear: undefined,
    constructionPeriod: 7,
  }),
  demoHome('2599E0000104F', ['128 Boulevard Voltaire', '75011', 'Paris'], 19.8, { constructionYear: 1912 }),
  demoHome('2599E0000105G', ['5 Rue de la République', '13002', 'Marseille'], 51),
  demoHome('2599E0000106G', ['14 Rue Pasteur', '87000', 'Limoges'], 74, {
    kind: 'house',
    primaryEnergy: 604,
    finalEnergy: 512,
    emissions: 131,
  }),
  demoHome('2599E0000107D', ['19 Rue Jean Jaurès', '37000', 'Tours'], 82, {
    kind: 'house',
    date: '2012-03-01',
    status: 'expiré',
  }),
  demoHome('2599E0000108F', ['6 Rue des Tilleuls', '31000', 'Toulouse'], 61, {
    status: 'remplacé',
    date: '2022-02-10',
    replacedBy: '2599E0000109C',
  }),
  demoHome('2599E0000109C', ['6 Rue des Tilleuls', '31000', 'Toulouse'], 61, {
    replaces: '2599E0000108F',
    reason: 'Travaux d’isolation',
  }),
  demoHome('2599E0000110A', ['9 Rue des Lilas', '33000', 'Bordeaux'], 67),
  demoHome('2599E0000111E', ['11 Rue Pasteur', '34000', 'Montpellier'], 48),
]

const refusals: Case[] = [
  {
    number: '2599E0000404X',
    shows: { fr: 'Inconnu, comme tout numéro absent de cette page', en: 'Unknown, like any number not on this page' },
    refusal: 404,
  },
  {
    number: '2599E0000403X',
    shows: { fr: 'Accès interdit\u202f: comme une panne', en: 'Access denied: like an outage' },
    refusal: 403,
  },
  { number: '2599E0000503X', shows: { fr: 'Le registre est en panne', en: 'The registry is down' }, refusal: 503 },
]

export const caseGroups = { grades, statuses, chain, oddities, homes, refusals }
export type CaseGroup = keyof typeof caseGroups

export const cases: ReadonlyMap<string, Case> = new Map(
  Object.values(caseGroups)
    .flat()
    .map((one) => [one.number, one]),
)
