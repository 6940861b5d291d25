import { expect, it } from 'vitest'
import { compareAgain, compareCode } from './compare-code.ts'

/** The comparison of one field; with words that were recognised it is the same, and never different. */
const compare = (id: string, value: string, page: string, isTruncated = false) => {
  const compared = compareCode({ fields: [{ id, value, isTruncated }] }, page.split(' '))
  const [found] = compared
  const [again] = compareAgain(compared, page.split(' '))
  expect(again?.comparison).toBe(found?.comparison === 'SAME' ? 'SAME' : 'NOT_FOUND')
  return found?.printed === undefined ? found?.comparison : `${found.comparison}: ${found.printed}`
}

it.each([
  ['63 198', 'SAME'],
  ['63\u202f198\u202f€', 'SAME'],
  ['63198,00 €', 'SAME'],
  ['63.198 EUR', 'SAME'],
  ['Total 63 198.', 'SAME'],
  [': 63 198', 'SAME'],
  ['2021 ligne 25 63 198', 'SAME'],
  ['14 63198', 'SAME'],
  // columns
  ['41 000 EUR 63 198 EUR', 'SAME'],
  ['41 000 22 198 63 198 9 000', 'SAME'],
  [': 93 198', 'DIFFERENT: 93 198'],
  [': 93 198 Total 63 198', 'DIFFERENT: 93 198'],
  [': 93 198 €. Autre montant du foyer pour mémoire 63 198', 'DIFFERENT: 93 198'],
  ['163 198', 'DIFFERENT: 163 198'],
  ['-63 198', 'DIFFERENT: -63 198'],
  ['63 1980', 'NOT_FOUND'],
  // the words, without an amount
  ['de 2021 sert à beaucoup de choses, page 2, 63 198', 'NOT_FOUND'],
])('an amount behind its label: %s', (page, result) =>
  expect(compare('41', '63198', `Revenu fiscal de référence ${page}`)).toBe(result),
)

// documents have words of their own for it, so a person compares
it.each(['63 198', '163 198', '63 1980', '-63 198', '631 98', 'Revenu fiscal de réf. 93 198 Salaires 63 198'])(
  'an amount without its label: %s',
  (page) => expect(compare('41', '63198', page)).toBe('NOT_FOUND'),
)

it.each([
  ['41', '0', 'Revenu fiscal de référence : 30 000', 'DIFFERENT: 30 000'],
  ['41', '0', 'Revenu fiscal de référence : 0 €', 'SAME'],
  ['41', '0', 'Revenu fiscal de référence 25 0', 'SAME'],
  ['41', '0', 'Revenu fiscal de référence : 000', 'NOT_FOUND'],
  ['41', '180', 'Revenu fiscal de référence 0 180', 'SAME'],
  ['41', '25180', 'Revenu fiscal de référence 025180', 'NOT_FOUND'],
  // a number of a line, or the thousands of a larger amount
  ['41', '950', 'Revenu fiscal de référence 28 950', 'NOT_FOUND'],
  ['41', '28', 'Revenu fiscal de référence 28 950', 'NOT_FOUND'],
  ['41', '180450', 'Revenu fiscal de référence 25 180 450', 'NOT_FOUND'],
  ['41', '25180', 'Revenu fiscal de référence 1 025 180', 'DIFFERENT: 1 025 180'],
  ['41', '180', 'Revenu fiscal de référence 1 000 000 000 180', 'NOT_FOUND'],
  ['41', '25', 'Revenu fiscal de référence 25 63 198', 'NOT_FOUND'],
  ['41', '951', 'Revenu fiscal de référence 28 950', 'DIFFERENT: 28 950'],
  ['41', '25180', 'Revenu fiscal de référence 25 25 180', 'SAME'],
  ['41', '25180', '1 025 180', 'NOT_FOUND'],
  ['41', '950', '28 950', 'NOT_FOUND'],
  ['58', '950,00', 'Net imposable 2 950,00', 'NOT_FOUND'],
  ['59', '950,00', 'Imposable 2 950,00', 'NOT_FOUND'],
  ['59', '2950,00', 'Imposable 2 950,00', 'SAME'],
  ['4V', '0', '4 000', 'NOT_FOUND'],
  ['4V', '0', 'page 0', 'NOT_FOUND'],
  ['4V', '0', 'Impôt sur le revenu net 4 000 €', 'DIFFERENT: 4 000'],
  ['4V', '1512', 'Impôt sur le revenu net 1 512 €', 'SAME'],
])('an amount of %s that is %s on a page: %s', (id, value, page, result) =>
  expect(compare(id, value, page)).toBe(result),
)

it.each([
  ['45 180 puis Revenu fiscal de référence 25 180', 'DIFFERENT: 45 180'],
  ['25 180 puis Revenu fiscal de référence 45 180', 'DIFFERENT: 45 180'],
  ['25 180 puis Revenu fiscal de référence 25 180', 'SAME'],
  [': lisez la page 2. Revenu fiscal de référence 25 180', 'SAME'],
  // other words, so perhaps of something else
  ['du foyer 45 180. Revenu fiscal de référence 25 180', 'NOT_FOUND'],
  ['de 28 797 ou plus. Revenu fiscal de référence 25 180', 'NOT_FOUND'],
  ['inférieur à 28 797. Revenu fiscal de référence 25 180', 'SAME'],
  ['qui n’excède pas 28 797. Revenu fiscal de référence 25 180', 'SAME'],
  ['14 25 180. Revenu fiscal de référence 12 825 180', 'DIFFERENT: 12 825 180'],
  ['1 325 180. Revenu fiscal de référence 25 180', 'DIFFERENT: 1 325 180'],
])('a label that is there twice: %s', (page, result) =>
  expect(compare('41', '25180', `Revenu fiscal de référence ${page}`)).toBe(result),
)

it.each([
  ['41', '950', 'Revenu fiscal de référence 28 950. Revenu fiscal de référence 950', 'NOT_FOUND'],
  ['5C', '1400,00', 'Net à payer avant impôt sur le revenu 1 500,00 Net à payer 1 400,00', 'SAME'],
  ['5C', '1400,00', 'Net à payer avant impôt sur le revenu 1 500,00', 'NOT_FOUND'],
  ['5C', '1500,00', 'Net à payer avant impôt sur le revenu 1 500,00 Net à payer 1 400,00', 'NOT_FOUND'],
  ['5C', '1400,00', 'Net payé 1 400,00 Net à payer 2 400,00', 'NOT_FOUND'],
  ['58', '1319,24', 'Cumul net imposable 9 894,30 Net imposable 1 319,24', 'SAME'],
  ['58', '1319,24', 'Cumul du net imposable 9 894,30 Net imposable 1 319,24', 'SAME'],
  ['58', '1319,24', 'Net imposable 1 319,24 Net imposable cumulé 9 894,30', 'SAME'],
  ['58', '1319,24', 'Net imposable 1 319,24 Net imposable annuel 9 894,30', 'NOT_FOUND'],
  // the head of a table, with its row below
  ['58', '1319,24', 'Brut Net imposable Charges Mois 151,67 1 700,00 3 864,00 1 319,24 620,00', 'SAME'],
  ['4A', '31072022', 'mise en recouvrement 31/08/2022 mise en recouvrement 31/07/2022', 'DIFFERENT: 31/08/2022'],
  ['43', '1', 'Nombre de parts 2 Déclarant 1', 'DIFFERENT: 2'],
])('several labels: %s %s %s', (id, value, page, result) => expect(compare(id, value, page)).toBe(result))

it.each([
  ['5C', '1450', 'Net à payer 1950', 'DIFFERENT: 1950'],
  ['5C', '1450', 'Net à payer 1950,00 salaire de base 1450', 'DIFFERENT: 1950,00'],
  ['5C', '1450', 'Net à payer 1 950,00', 'DIFFERENT: 1 950,00'],
  ['5C', '1450', 'Net à payer 1 950', 'DIFFERENT: 1 950'],
  ['5C', '1950', 'Net à payer 1950', 'SAME'],
  ['5C', '1450', 'Net à payer 2026 1 450', 'SAME'],
  ['5C', '1450', 'Net à payer octobre 2026 par virement 1 450', 'SAME'],
  ['5C', '1450', 'Net à payer octobre 2026 par virement 1 950', 'DIFFERENT: 1 950'],
  ['58', '1450', 'Net imposable 2 099', 'DIFFERENT: 2 099'],
  ['5A', '1450', 'Salaire brut 1900', 'DIFFERENT: 1900'],
  ['41', '1450', 'Revenu fiscal de référence 1950', 'NOT_FOUND'],
  ['41', '1450', 'Revenu fiscal de référence 1 950', 'DIFFERENT: 1 950'],
  ['41', '1450', 'Revenu fiscal de référence 1950,00', 'DIFFERENT: 1950,00'],
  ['41', '1450', 'Revenu fiscal de référence 1.950', 'DIFFERENT: 1.950'],
])('an amount like a year: %s %s %s', (id, value, page, result) => expect(compare(id, value, page)).toBe(result))

it.each([
  ['Net imposable 1 319,24', 'SAME'],
  ['Net imposable 1319.24 €', 'SAME'],
  ['Net imposable 1 319,2', 'DIFFERENT: 1 319,2'],
])('an amount with cents: %s', (page, result) => expect(compare('58', '1319,24', page)).toBe(result))

it('an amount that was cut is none', () =>
  expect(compare('58', '1319', 'Net imposable 1 319,24', true)).toBe('NOT_FOUND'))

it.each([
  ['revenus de 2021', 'SAME'],
  ['revenus de l’année 2021.', 'SAME'],
  ['établi en 2022 sur les revenus de 2020', 'DIFFERENT: 2020'],
  ['établi en 2022', 'NOT_FOUND'],
  ['établi en 2021', 'NOT_FOUND'],
  ['revenus de 2022 avis 2021', 'DIFFERENT: 2022'],
  // an explanation has another one after the same words
  ['revenus de 2021, prélèvement sur les revenus de 2023', 'NOT_FOUND'],
  ['revenus de 2022 et revenus de 2023', 'DIFFERENT: 2022'],
  ['12021', 'NOT_FOUND'],
])('a year: %s', (page, result) => expect(compare('45', '2021', page)).toBe(result))

it.each([
  ['31/07/2022', 'SAME'],
  ['31.07.22', 'SAME'],
  ['31-7-2022', 'SAME'],
  ['31 juillet 2022', 'SAME'],
  ['07/31/2022', 'NOT_FOUND'],
])('a day: %s', (page, result) => expect(compare('4B', '31072022', page)).toBe(result))

it.each([
  ['mise en recouvrement le 31 juillet 2022', 'SAME'],
  ['établissement, mise en recouvrement 15/07/2022 31/07/2022', 'SAME'],
  ['mise en recouvrement le 30 août 2022', 'DIFFERENT: 30 AOUT 2022'],
  ['mise en recouvrement le 30 août 2022 payable le 31/07/2022', 'DIFFERENT: 30 AOUT 2022'],
  ['payable le 31/07/2022', 'NOT_FOUND'],
])('a day behind its label: %s', (page, result) => expect(compare('4A', '31072022', page)).toBe(result))

it('the first of a month', () => expect(compare('4B', '01082022', 'le 1er août 2022')).toBe('SAME'))
