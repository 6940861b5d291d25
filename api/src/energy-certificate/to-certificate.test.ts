import { certificateNumber } from '@bailclair/domain/energy-certificate/certificate-number.schema.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { envelopeOf, ordinaryAdministrative, ordinaryDwelling } from '#test/registry-peer.ts'
import { findCertificate } from './to-certificate.ts'

const number = certificateNumber.parse('2375E0123456J')
const ordinary = {
  number,
  registryStatus: 'ACTIF',
  date: '2023-05-04',
  validUntil: '2033-05-03',
  propertyType: 'APARTMENT',
  constructionYear: 1974,
  livingSpace: 41.5,
  primaryEnergyConsumption: 240.5,
  finalEnergyConsumption: 180.2,
  co2Emission: 12.3,
  co2Grade: 'C',
  grade: 'D',
  address: '12 Rue des Lilas 75011 Paris',
}
const { caracteristique_generale: general, sortie } = ordinaryDwelling
const { ep_conso: energy, emission_ges: emissions } = sortie

/** As on the wire, where undefined fields are absent. */
const find = (dpe: object = {}, envelope: object = {}) =>
  findCertificate(number, JSON.parse(JSON.stringify(envelopeOf(number, { ...dpe }, { ...envelope }))))
const administrative = (changes: object) => find({ administratif: { ...ordinaryAdministrative, ...changes } })
const generally = (changes: object) =>
  find({ logement: { ...ordinaryDwelling, caracteristique_generale: { ...general, ...changes } } })
const energetically = (changes: object) =>
  find({ logement: { ...ordinaryDwelling, sortie: { ...sortie, ep_conso: { ...energy, ...changes } } } })
const emitting = (changes: object) =>
  find({ logement: { ...ordinaryDwelling, sortie: { ...sortie, emission_ges: { ...emissions, ...changes } } } })

describe('a response of the registry', () => {
  it('becomes a certificate', () => expect(find()).toEqual(ordinary))

  it.each([
    ['commas for points', energetically({ ep_conso_5_usages_m2: '240,5' })],
    ['numbers for texts', energetically({ ep_conso_5_usages_m2: 240.5 })],
    ['a letter in lower case', energetically({ classe_bilan_dpe: ' d ' })],
    ['a number in lower case, with spaces', find({ numero_dpe: '2375 e012 3456 j' })],
    ['a new dwelling', find({ logement: undefined, logement_neuf: ordinaryDwelling })],
    ['an empty dwelling beside a new one', find({ logement: '', logement_neuf: ordinaryDwelling })],
    ['a hollow dwelling beside a new one', find({ logement: { sortie: null }, logement_neuf: ordinaryDwelling })],
    ['an empty new dwelling', find({ logement_neuf: {} })],
    ['success as a text', find({}, { success: 'true' })],
    ['no word of success', find({}, { success: undefined })],
    ['a status in lower case', find({ statut: 'actif' })],
    [
      'the space of the building alone',
      generally({ surface_habitable_logement: '0', surface_habitable_immeuble: '41,5' }),
    ],
    ['fields we do not know', find({ tertiaire: {}, fiche_technique_collection: ['x'] })],
  ])('may have %s', (_, found) => expect(found).toEqual(ordinary))

  it.each([
    ['constructionYear', generally({ annee_construction: '' })],
    ['constructionYear', generally({ annee_construction: 'avant 1948' })],
    ['primaryEnergyConsumption', energetically({ ep_conso_5_usages_m2: null })],
    ['primaryEnergyConsumption', energetically({ ep_conso_5_usages_m2: '-3' })],
    ['finalEnergyConsumption', find({}, { consommationEnergieFinale: null })],
    ['finalEnergyConsumption', find({}, { consommationEnergieFinale: 'NaN' })],
    ['address', administrative({ geolocalisation: null })],
    ['address', administrative({ geolocalisation: { adresses: { adresse_bien: { ban_label: ' ' } } } })],
  ] as const)('may lack %s', (field, found) => {
    const { [field]: _, ...others } = ordinary
    expect(found).toEqual(others)
  })

  it.each([
    ['no certificate', findCertificate(number, { success: true })],
    ['nothing', findCertificate(number, undefined)],
    ['a list', findCertificate(number, [envelopeOf(number)])],
    ['a text', findCertificate(number, 'ok')],
    ['no success', find({}, { success: false })],
    ['no success, as a text', find({}, { success: 'false' })],
    ['another number', find({ numero_dpe: '2375E0123456K' })],
    ['no number', find({ numero_dpe: undefined })],
    ['no status', find({ statut: null })],
    ['an unknown status', find({ statut: 'EN COURS' })],
    ['no date', administrative({ date_etablissement_dpe: null })],
    ['a date that is none', administrative({ date_etablissement_dpe: '2023-02-29' })],
    ['no administrative part', find({ administratif: '' })],
    ['no dwelling', find({ logement: null })],
    ['no grade', energetically({ classe_bilan_dpe: '' })],
    ['an unknown grade', energetically({ classe_bilan_dpe: 'H' })],
    ['no grade of emissions', emitting({ classe_emission_ges: undefined })],
    ['no emissions', emitting({ emission_ges_5_usages_m2: '' })],
    ['no living space', generally({ surface_habitable_logement: '' })],
  ])('is refused with %s', (_, found) => expect(found).toBeUndefined())
})

describe('when it was built', () => {
  const { constructionYear: _, ...undated } = ordinary
  const built = (enum_periode_construction_id: unknown, annee_construction: unknown = '') =>
    generally({ annee_construction, enum_periode_construction_id })

  it.each([
    // 1975–1977, 1978–1982, 1983–1988
    ['3', '1971_1990'],
    ['4', '1971_1990'],
    [5, '1971_1990'],
    // 2001–2005, 2006–2012, 2013–2021, since 2022
    ['7', '1991_2005'],
    ['8', 'AFTER_2005'],
    ['9', 'AFTER_2005'],
    ['10', 'AFTER_2005'],
  ])('period %j lies within %s', (id, constructionPeriod) => {
    expect(built(id)).toEqual({ ...undated, constructionPeriod })
  })

  // before 1948, 1948–1974, 1989–2000, none
  it.each(['1', '2', '6', '0', '11', '', null, {}])('period %j tells no period of a reference rent', (id) => {
    expect(built(id)).toEqual(undated)
  })

  it('has both, where the registry gives both', () => {
    expect(built('3', '1976')).toEqual({ ...ordinary, constructionYear: 1976, constructionPeriod: '1971_1990' })
  })
})

describe('a replacement', () => {
  it('names the certificate that this one replaces, and why', () => {
    expect(
      administrative({ dpe_a_remplacer: '2275e 0000 001a', motif_remplacement: ' Correction\nde la surface ' }),
    ).toEqual({ ...ordinary, replacedNumber: '2275E0000001A', replacementReason: 'Correction de la surface' })
  })

  it('names its own replacement only when the registry does', () => {
    const administratif = { ...ordinaryAdministrative, dpe_remplacant: '2475E0000001A' }
    expect(find({ statut: 'remplacé', administratif })).toEqual({
      ...ordinary,
      registryStatus: 'REMPLACE',
      replacementNumber: '2475E0000001A',
    })
    expect(find({ statut: 'remplacé' })).toEqual({ ...ordinary, registryStatus: 'REMPLACE' })
  })

  it.each(['', 'néant', '0', null, {}, '2275E000000'])('ignores %j', (value) => {
    expect(administrative({ dpe_a_remplacer: value, dpe_remplacant: value })).toEqual(ordinary)
  })
})

it.each([
  ['2017-12-31', '2022-12-31'],
  ['2018-01-01', '2024-12-31'],
  ['2021-07-01', '2031-06-30'],
])('made on %s it is valid until %s', (date, validUntil) => {
  expect(administrative({ date_etablissement_dpe: date })).toEqual({ ...ordinary, date, validUntil })
})

describe('texts of the registry', () => {
  const addressed = (adresse_bien: object) =>
    administrative({ geolocalisation: { adresses: { adresse_bien } } })?.address

  it.each([
    [{ ban_label: '1 Rue A 69001 Lyon', label_brut: '1 r A' }, '1 Rue A 69001 Lyon'],
    [{ ban_label: '', label_brut: '1 r A, Lyon' }, '1 r A, Lyon'],
    [{ adresse_brut: '1 r A', code_postal_brut: '69001', nom_commune_brut: 'Lyon' }, '1 r A 69001 Lyon'],
    [{ code_postal_brut: '69001', nom_commune_brut: 'Lyon' }, '69001 Lyon'],
    [{ adresse_brut: ' 1\u0000r\u202E A\r\n' }, '1 r A'],
  ])('%j: %s', (place, address) => expect(addressed(place)).toBe(address))

  it('have a maximum length', () => {
    expect(addressed({ ban_label: 'a'.repeat(10_000) })).toHaveLength(255)
    expect(administrative({ motif_remplacement: 'a'.repeat(10_000) })?.replacementReason).toHaveLength(500)
  })
})

it('never throws, for any response', () => {
  const anything = fc.oneof(fc.jsonValue(), fc.anything())
  const spoilt = fc.record({ dpe: fc.record({ administratif: anything, logement: anything, statut: anything }) })
  fc.assert(fc.property(fc.oneof(anything, spoilt), (answer) => findCertificate(number, answer) === undefined))
})
