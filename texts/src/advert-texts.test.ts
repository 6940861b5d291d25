import {
  type AdvertHome,
  advertFacts,
  advertMentions,
  missingMentions,
} from '@bailclair/domain/advert/advert-facts.rules.ts'
import { forbiddenCriteria } from '@bailclair/domain/law/forbidden-criteria.ts'
import { paris2026 } from '@bailclair/domain/rent-control/orders/paris-2026.data.ts'
import type { RentPlace } from '@bailclair/domain/rent-control/rent-place.schema.ts'
import { languages } from '@bailclair/domain/value/language.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hintTexts, mentionNames, plainTextOf, writeAdvert } from './advert-texts.ts'

const law = { today: '2026-11-19', changes: {} }
const link = 'https://proprietaires.example/candidater/k3Jx0u8v2pQm5Zr7Tn9YwA'
const elsewhere: RentPlace = { kind: 'FOUND', tenseZone: 'NOT_LISTED', feeZones: [] }
const sorbonne: RentPlace = {
  kind: 'FOUND',
  tenseZone: 'LISTED',
  feeZones: ['VERY_TENSE'],
  territory: {
    id: 'paris',
    isPartly: false,
    order: { from: '2026-07-01', until: '2027-06-30' },
    zones: [{ zone: '4', name: 'Sorbonne', ...(paris2026.zones[4] ? { rents: paris2026.zones[4] } : {}) }],
  },
}
const paris: AdvertHome = {
  address: '12 Rue des Écoles 75005 Paris',
  type: 'APARTMENT',
  furniture: 'FURNISHED',
  livingSpace: 32.5,
  rooms: 1,
  builtPeriod: 'BEFORE_1946',
  // equal to the ceiling without the supplement: the law allows no other
  rentCost: 1713.75,
  rentSupplement: 150.5,
  chargesCost: 49.8,
  chargesKind: 'FLAT_RATE',
  deposit: 3126.5,
  certificate: { grade: 'D', co2Grade: 'B', status: 'ACTIF' },
  energyCostLeast: 650,
  energyCostMost: 920,
  energyCostYear: 2023,
}
const countryside: AdvertHome = {
  address: '3 place de l’Église 23000 Guéret',
  type: 'HOUSE',
  furniture: 'UNFURNISHED',
  livingSpace: 94,
  rooms: 4,
  rentCost: 620,
  chargesCost: 0,
  deposit: 0,
  certificate: { grade: 'C', co2Grade: 'A', status: 'ACTIF' },
  energyCostLeast: 1010,
  energyCostMost: 1430,
  energyCostYear: 2021,
}
/** Nobody drew zones of the Basque Country, so its owner read the ceiling; the certificate is of paper. */
const inBayonne: RentPlace = {
  ...elsewhere,
  territory: { id: 'paysBasque', isPartly: false, order: { from: '2025-11-25', until: '2026-11-24' }, zones: [] },
}
const bayonne: AdvertHome = {
  ...paris,
  address: '2 rue Thiers 64100 Bayonne',
  rentCost: 480,
  rentSupplement: 0,
  deposit: 960,
  statedCeiling: 15.2,
  certificate: null,
  dpeGrade: 'D',
  dpeDate: '2022-03-01',
  climateGrade: 'B',
}
type Sample = { home: AdvertHome; place: RentPlace; presentation?: string; link?: string }
const samples: Record<string, Sample> = {
  'paris-furnished-supplement': {
    home: paris,
    place: sorbonne,
    presentation: 'Studio sur cour, au calme.\nCave et local à vélos.\n\nLibre le 1er décembre.',
    link,
  },
  'countryside-unfurnished': { home: countryside, place: elsewhere, link },
  'excessive-mainland': {
    home: {
      ...countryside,
      chargesCost: 35,
      chargesKind: 'PROVISIONS',
      certificate: { grade: 'G', co2Grade: 'F', status: 'ACTIF' },
    },
    place: elsewhere,
  },
  'no-certificate': {
    home: { ...countryside, type: 'OTHER', dpeNotRequired: true, certificate: null },
    place: elsewhere,
  },
  'agency-fees': {
    home: { ...countryside, address: '8 cours Lafayette 69003 Lyon', tenantFees: 315, inventoryFees: 105 },
    place: elsewhere,
  },
  'three-years': { home: { ...countryside, energyCostLastYear: 2023 }, place: elsewhere },
  'stated-ceiling': { home: bayonne, place: inBayonne },
  'town-alone': { home: { address: '1 rue de Rivoli 75001 Paris' }, place: { kind: 'UNKNOWN' } },
}
const factsOf = ({ home, place }: Pick<Sample, 'home' | 'place'>) => advertFacts(home, place, law)
const textOf = ({ presentation, link, ...sample }: Sample, language: 'fr' | 'en') =>
  plainTextOf(writeAdvert(factsOf(sample), { language, presentation, link }))

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(samples))('the advert %s matches its golden file', async (name, sample) => {
    await expect(`${textOf(sample, language)}\n`).toMatchFileSnapshot(`./golden/advert-${name}.${language}.txt`)
  })

  it('says nothing of what is not known', () => {
    const empty = writeAdvert(factsOf({ home: {}, place: elsewhere }), { language, presentation: ' ', link: undefined })
    expect(empty.paragraphs.flatMap(({ lines }) => lines)).toEqual([
      expect.stringMatching(/www\.georisques\.gouv\.fr$/),
    ])
    expect(empty.rent).toBeUndefined()
  })

  it('names the zone without a figure where the whole commune is controlled, and not where a part is', () => {
    const { statedCeiling: _, ...unread } = bayonne
    expect(textOf({ home: unread, place: inBayonne }, language)).toMatch(/zone soumise à encadrement des loyers/i)
    expect(textOf({ home: unread, place: inPartOfGrenoble }, language)).not.toMatch(/encadrement/)
    expect(textOf({ home: bayonne, place: inPartOfGrenoble }, language)).toMatch(/encadrement des loyers/)
  })

  it('names a kind of property, but not that it is another one', () => {
    const kind = language === 'fr' ? 'Type de bien' : 'Kind of property'
    const ofType = (type: AdvertHome['type']) => textOf({ home: { ...countryside, type }, place: elsewhere }, language)
    expect(ofType('HOUSE')).toContain(kind)
    expect(ofType('OTHER')).not.toContain(kind)
  })

  it('names every mention and every hint', () => {
    for (const mention of advertMentions) expect(mentionNames[language][mention]).not.toBe('')
    for (const criterion of [...forbiddenCriteria, 'ANIMALS'] as const)
      expect(hintTexts[language][criterion]).not.toBe('')
  })
})

const inPartOfGrenoble: RentPlace = {
  ...elsewhere,
  territory: { id: 'grenoble', isPartly: true, zones: [] },
}

/** Words of each mention; of some there are several. */
const words = {
  fr: {
    TOWN: /^Commune\u202f: \S/m,
    FURNITURE: /^Location (non )?meublée$/m,
    LIVING_SPACE: /^Surface habitable\u202f: [\d\u202f,]+\u202fm²$/m,
    RENT: /^Loyer de base\u202f: [\d\u202f,]+\u202f€ par mois/m,
    CHARGES: /^Charges récupérables\u202f: ([\d\u202f,]+\u202f€ par mois|aucune)/m,
    CHARGES_KIND: /aucune|\(provisions avec régularisation annuelle\)|\(forfait\)/,
    DEPOSIT: /^(Aucun dépôt de garantie|Dépôt de garantie\u202f: [\d\u202f,]+\u202f€)$/m,
    CEILING:
      /^Zone soumise à encadrement des loyers\nLoyer de référence majoré \(loyer de base à ne pas dépasser\)\u202f: .*€ par mois(\nLoyer de référence\u202f: .*€ par mois)?$/m,
    ENERGY_GRADE: /^Classe énergie\u202f: [A-G]$|non soumis au diagnostic/m,
    CLIMATE_GRADE: /^Classe climat\u202f: [A-G]$|non soumis au diagnostic/m,
    ENERGY_COST:
      /^Montant estimé des dépenses annuelles d’énergie pour un usage standard\u202f: .* (l’année \d{4}|les années (de )?\d{4}.* \d{4}) \(|non soumis/m,
  },
  en: {
    TOWN: /^Town: \S/m,
    FURNITURE: /^Let (un)?furnished \(location (non )?meublée\)$/m,
    LIVING_SPACE: /^Living space \(surface habitable\): [\d,.]+\u202fm²$/m,
    RENT: /^Base rent \(loyer de base\): €[\d,.]+ per month/m,
    CHARGES: /^Charges \(charges récupérables\): (€[\d,.]+ per month|none)/m,
    CHARGES_KIND: /none|\(provisions\)|\(forfait\)/,
    DEPOSIT: /^(No deposit|Deposit) \(dépôt de garantie\)/m,
    CEILING: /\(zone soumise à encadrement des loyers\)\nIncreased .*: €.*(\nReference rent .*: €)?/,
    ENERGY_GRADE: /^Energy grade \(classe énergie\): [A-G]$|^Not subject to/m,
    CLIMATE_GRADE: /^Climate grade \(classe climat\): [A-G]$|^Not subject to/m,
    ENERGY_COST: /^Estimated yearly energy costs .* prices of \d{4}|^Not subject to/m,
  },
} as const

const cents = (most: number) => fc.integer({ min: 0, max: most * 100 }).map((amount) => amount / 100)
const given = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null })
const grade = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F', 'G')
const homes: fc.Arbitrary<AdvertHome> = fc.record({
  address: given(
    fc.constantFrom('1 rue de Rivoli 75001 Paris', '75116 Paris', '13016 Marseille', 'Guéret', '23000 Guéret'),
  ),
  type: given(fc.constantFrom('APARTMENT', 'HOUSE', 'OTHER')),
  furniture: given(fc.constantFrom('FURNISHED', 'UNFURNISHED')),
  livingSpace: given(cents(2_000)),
  rooms: given(fc.integer({ min: 1, max: 30 })),
  builtPeriod: given(fc.constantFrom('BEFORE_1946', '1991_2005')),
  rentCost: given(cents(20_000)),
  rentSupplement: given(cents(2_000)),
  chargesCost: given(cents(900)),
  chargesKind: given(fc.constantFrom('PROVISIONS', 'FLAT_RATE')),
  deposit: given(cents(9_000)),
  tenantFees: given(cents(900)),
  inventoryFees: given(cents(300)),
  dpeNotRequired: fc.boolean(),
  dpeGrade: given(grade),
  dpeDate: given(fc.constantFrom('2023-01-01', '2012-01-01')),
  certificate: given(fc.record({ grade, co2Grade: grade, status: fc.constantFrom('ACTIF', 'EXPIRE') })),
  energyCostLeast: given(cents(5_000)),
  energyCostMost: given(cents(5_000)),
  energyCostYear: given(fc.integer({ min: 2015, max: 2100 })),
  energyCostLastYear: given(fc.integer({ min: 2015, max: 2100 })),
  climateGrade: given(grade),
  statedCeiling: given(cents(60)),
})

it.each(languages)('in %s every mention that is not missing is in the text, and no other', (language) => {
  fc.assert(
    fc.property(homes, fc.constantFrom(sorbonne, elsewhere, inBayonne, inPartOfGrenoble), (home, place) => {
      const facts = factsOf({ home, place })
      const text = plainTextOf(writeAdvert(facts, { language, presentation: undefined, link }))
      const missing = missingMentions(facts, place)
      for (const mention of advertMentions) {
        const isSaid = words[language][mention].test(text)
        const isNeeded =
          (mention !== 'CEILING' || facts.control !== undefined) &&
          (mention !== 'CHARGES_KIND' || facts.rent?.charges !== undefined)
        expect([mention, isSaid]).toEqual([mention, isNeeded && !missing.includes(mention)])
      }
      expect(/charges comprises|charges included/.test(text)).toBe(Boolean(facts.rent?.charges))
      expect(text).not.toMatch(/undefined|null|NaN|\[object/)
      expect(text).toContain(link)
    }),
    { numRuns: 500 },
  )
})

it('keeps to French spaces', () => {
  for (const sample of Object.values(samples))
    expect(textOf(sample, 'fr')).not.toMatch(/[^\u202f](?:[:;!?€%](?=\s|$)|m²)|\p{L}'\p{L}/u)
})
