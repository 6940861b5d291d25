import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareAgain, compareCode } from './compare-code.ts'
import { keptFieldsOf } from './kept-fields.ts'
import { parseCode } from './parse-code.ts'

/** The specimen of the public specification; its signature is checked in the API. */
const notice = codeOf(
  'DC04FR000001FFFF1FB60401FR432,75\x1d44227801234567845202146RETI PATRICK\x1d4A310720224163198\x1d47300112345678948RETI SOPHIE\x1d490701987765432',
)
const payslip = codeOf(
  'DC03FR00000112511636060110M/EXEMPLE/HENRY\x1d5000000000000000510157,55200934,553123154124F5515032012581319,24\x1d599894,3',
)
const invoice = codeOf(
  'DC03FR000001123F1636010126FR247500010MME/SPECIMEN/NATACHA\x1d22145 AV DES SPECIMENS\x1d25ST DENIS',
)

function codeOf(text: string) {
  const parsed = parseCode(Uint8Array.from(`${text}\x1f${'A'.repeat(103)}`, (sign) => sign.charCodeAt(0)))
  if (parsed.kind !== 'READ') throw new Error(JSON.stringify(parsed))
  return parsed.code
}
const field = (id: string, value: string, isTruncated = false) => ({ id, value, isTruncated })
const compare = (id: string, value: string, page: string, isTruncated = false) =>
  compareFields([field(id, value, isTruncated)], page)
/** The comparison of the first fact; with words that were recognised it is the same, and never different. */
const compareFields = (fields: ReturnType<typeof field>[], page: string) => {
  const compared = compareCode({ fields }, page.split(' '))
  const [found] = compared
  const [again] = compareAgain(compared, page.split(' '))
  expect(again?.comparison).toBe(found?.comparison === 'SAME' ? 'SAME' : 'NOT_FOUND')
  return found?.printed === undefined ? found?.comparison : `${found.comparison}: ${found.printed}`
}

describe('keptFieldsOf', () => {
  it('keeps what is compared of a tax notice, and neither tax numbers nor its reference', () =>
    expect(keptFieldsOf(notice)).toEqual([
      { fact: 'NAME', value: 'RETI PATRICK' },
      { fact: 'SECOND_NAME', value: 'RETI SOPHIE' },
      { fact: 'INCOME_YEAR', value: '2021' },
      { fact: 'REFERENCE_INCOME', value: '63198' },
      { fact: 'TAX_SHARES', value: '2.75' },
      { fact: 'COLLECTED_ON', value: '2022-07-31' },
    ]))

  it('keeps what is compared of a payslip', () =>
    expect(keptFieldsOf(payslip)).toEqual([
      { fact: 'NAME', value: 'M EXEMPLE HENRY' },
      { fact: 'PERIOD_START', value: '2012-10-01' },
      { fact: 'PERIOD_END', value: '2012-10-31' },
      { fact: 'TAXABLE_PAY', value: '1319.24' },
      { fact: 'TAXABLE_PAY_TO_DATE', value: '9894.3' },
      { fact: 'EMPLOYER_NUMBER', value: '00000000000000' },
      { fact: 'CONTRACT_START', value: '2012-03-15' },
    ]))

  it('joins the lines of an address', () =>
    expect(keptFieldsOf(invoice)).toEqual([
      { fact: 'NAME', value: 'MME SPECIMEN NATACHA' },
      { fact: 'ADDRESS', value: '75000 145 AV DES SPECIMENS ST DENIS' },
    ]))
})

describe('compareCode', () => {
  it('finds everything on a page that says the same', () => {
    const page = `Avis d’impôt établi en 2022 sur les revenus de 2021 Monsieur Patrick RÉTI Madame Réti Sophie
      Nombre de parts : 2,75 Revenu fiscal de référence 25 63 198 € Date de mise en recouvrement : 31/07/2022`
    expect(compareCode(notice, page.split(/\s+/)).map(({ fact, comparison }) => `${fact} ${comparison}`)).toEqual([
      'NAME SAME',
      'SECOND_NAME SAME',
      'INCOME_YEAR SAME',
      'REFERENCE_INCOME SAME',
      'TAX_SHARES SAME',
      'COLLECTED_ON SAME',
    ])
  })

  it('finds nothing on an empty page', () =>
    expect(compareCode(notice, []).map(({ comparison }) => comparison)).toEqual(Array(6).fill('NOT_FOUND')))

  it.each([
    ['Patrick Réti', 'SAME'],
    ['RÉTI, Patrick', 'SAME'],
    ['M. RETI-PATRICK', 'SAME'],
    ['Réti Sophie', 'DIFFERENT: RETI'],
    ['Retini Patricia', 'NOT_FOUND'],
    ['Nom de naissance : RÉTI Prénom(s) : Patrick', 'SAME'],
    ['Réti Sophie et Nguyen Patrick', 'NOT_FOUND'],
    // both are there, but apart: perhaps in the name of a street
    ['Mme RETI Sophie 12 rue Patrick Modiano', 'NOT_FOUND'],
    ['Sophie RÉTI 12 rue Patrick Modiano', 'NOT_FOUND'],
    ['RÉTI 1 Patrick', 'NOT_FOUND'],
    ['RÉTI née Nguyen Patrick', 'SAME'],
    ['RÉTI née Nguyen prénom Patrick', 'NOT_FOUND'],
  ])('a name: %s', (page, result) => expect(compare('46', 'RETI PATRICK', page)).toBe(result))

  it.each([
    ['Mme Thomas Claire', 'DIFFERENT: THOMAS'],
    ['M. Thomas Thomas', 'SAME'],
  ])('a name with the same word twice: %s', (page, result) => expect(compare('46', 'THOMAS THOMAS', page)).toBe(result))

  it.each([
    ['MME/SPECIMEN/NAT', true, 'Natacha Specimen', 'SAME'],
    ['MME/SPECIMEN/NAT', false, 'Natacha Specimen', 'DIFFERENT: SPECIMEN'],
  ])('a name that was cut: %s %s', (value, isTruncated, page, result) =>
    expect(compare('10', value, page, isTruncated)).toBe(result),
  )

  it.each([
    [[field('12', 'MARIE ANGELIQ', true), field('13', 'DUPONT')], 'Marie Angélique Dupont', 'SAME'],
    [[field('12', 'MARIE ANGELIQ', true), field('13', 'DUPON')], 'Marie Angélique Dupont', 'DIFFERENT: MARIE ANGELIQ'],
    [[field('12', 'MARIE', true), field('13', 'DUPONT', true)], 'Marie-Angélique Dupontel', 'SAME'],
    [[field('12', 'MAR ANGELIQ', true), field('13', 'DUPONT')], 'Marie Angélique Dupont', 'DIFFERENT: ANGELIQ DUPONT'],
    // one letter is left of the first name, as of a title
    [[field('12', 'M', true), field('13', 'DUPONT')], 'Dupont Marie', 'SAME'],
    [[field('12', 'M', true), field('13', 'DUPONT')], 'Dupont Jean', 'DIFFERENT: DUPONT'],
    [[field('12', 'D', true), field('13', 'DUPONT')], 'Dupont Denis', 'SAME'],
  ])('a name of which one field was cut: %j %s', (fields, page, result) =>
    expect(compareFields(fields, page)).toBe(result),
  )

  it.each([
    ['145 avenue des Spécimens 75000 Saint-Denis', 'SAME'],
    ['145 avenue d’Espagne 75000 Saint-Denis', 'DIFFERENT: 145 AVENUE 75000'],
  ])('an address of which a line in the middle was cut: %s', (page, result) => {
    const fields = [field('22', '145 AV DES SPECI', true), field('24', '75000')]
    expect(compareFields(fields, page)).toBe(result)
  })

  it.each([
    ['Période du 01/10/2012 au 31/10/2012', 'SAME', 'SAME'],
    ['Période : octobre 2012', 'SAME', 'SAME'],
    ['Mois de octobre 2012', 'SAME', 'SAME'],
    ['Période 10/2012', 'SAME', 'SAME'],
    ['Période : septembre 2012', 'NOT_FOUND', 'NOT_FOUND'],
    ['Période : octobre 2011', 'NOT_FOUND', 'NOT_FOUND'],
    ['Bulletin de paie octobre 2012 Période : septembre 2012', 'NOT_FOUND', 'NOT_FOUND'],
    // another month beside it does not hide the one of the period
    ['Période : septembre 2012 , versé par virement bancaire en octobre 2012', 'NOT_FOUND', 'NOT_FOUND'],
  ])('a period: %s', (page, start, end) => {
    const found = compareCode(payslip, page.split(' '))
    const comparisonOf = (fact: string) => found.find((one) => one.fact === fact)?.comparison
    expect([comparisonOf('PERIOD_START'), comparisonOf('PERIOD_END')]).toEqual([start, end])
  })

  it('a period that is no whole month is not told by the name of a month', () =>
    expect(compare('53', '1232', 'Période : octobre 2012')).toBe('NOT_FOUND'))

  it.each(['53', '54'])('a period of field %s that is no day at all', (id) =>
    expect(compare(id, 'ZZZZ', 'Période : octobre 2012')).toBe('NOT_FOUND'),
  )

  it.each([
    ['145 avenue des Spécimens 75000 Saint-Denis', 'SAME'],
    ['145, av. des spécimens, 75000 ST DENIS', 'SAME'],
    ['147 avenue des Spécimens 75000 Saint-Denis', 'DIFFERENT: 75000 AVENUE DES SPECIMENS SAINT DENIS'],
    ['12 rue des Lilas 35000 Rennes', 'NOT_FOUND'],
    // its number stands elsewhere
    [`147 avenue des Spécimens 75000 Saint-Denis ${'mot '.repeat(20)} 145`, 'NOT_FOUND'],
  ])('an address: %s', (page, result) => {
    const [, found] = compareCode(invoice, page.split(' '))
    expect(found?.printed ? `${found.comparison}: ${found.printed}` : found?.comparison).toBe(result)
  })

  it.each([
    ['SIRET 123 456 789 00012', 'SAME'],
    ['SIRET : 12345678900012', 'SAME'],
    ['SIRET 123 456 789 00013', 'NOT_FOUND'],
  ])('the number of an employer: %s', (page, result) => expect(compare('50', '12345678900012', page)).toBe(result))

  it.each([
    ['Garage 2000 SARL', 'SAME'],
    ['Garage SARL 2001', 'DIFFERENT: GARAGE SARL'],
  ])('the name of an employer, with a number: %s', (page, result) =>
    expect(compare('5M', 'GARAGE 2000 SARL', page)).toBe(result),
  )

  it('takes any words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' })), (words) => {
        for (const { comparison, printed } of compareCode(notice, words))
          expect(printed !== undefined).toBe(comparison === 'DIFFERENT')
      }),
    )
  })
})

describe('compareAgain', () => {
  it('takes a cut value that was kept without a mark', () =>
    expect(
      compareAgain(
        [{ fact: 'NAME', value: 'M DURAND ALEX', comparison: 'NOT_FOUND', isTruncated: true }],
        ['Alexandre', 'DURAND'],
      ),
    ).toEqual([{ fact: 'NAME', value: 'M DURAND ALEX…', comparison: 'SAME' }]))
})
