import { expect, it } from 'vitest'
import { withholdNumbers } from './withheld-numbers.rules.ts'

const place = { x: 0, y: 0, width: 0.1, height: 0.01 }
const after = (line: string) =>
  withholdNumbers(line.split(' ').map((text) => ({ text, place })))
    .map(({ text }) => text)
    .join(' ')

it.each([
  ['a tax number', 'Numéro fiscal : 3001123456789', 'Numéro fiscal : •••••••••••••'],
  ['a tax number in groups', 'N° fiscal 30 01 123 456 789 C', 'N° fiscal •• •• ••• ••• ••• C'],
  ['a social security number', 'NIR 1 85 05 78 006 084 36', 'NIR • •• •• •• ••• ••• 36'],
  ['one with its key', 'NIR 185057800608436 x', 'NIR ••••••••••••••• x'],
  ['one behind an employer number', 'SIRET 732 829 320 00074 1850578006084', 'SIRET 732 829 320 00074 •••••••••••••'],
  ['one whose label is wrong', 'SIRET : 3001123456789', 'SIRET : •••••••••••••'],
  ['a longer number', 'Réf. 12345678901234567890', 'Réf. ••••••••••••••••••••'],
])('%s is not kept', (_, line, expected) => {
  expect(after(line)).toBe(expected)
})

it.each([
  ['an amount', 'Net payé 2 098,40 €'],
  ['an employer number', 'SIRET 73282932000074 APE'],
  ['an employer number in groups', 'SIRET 732 829 320 00074 APE'],
  ['an employer number before another digit', 'N° SIRET : 732 829 320 00074 3 bis rue'],
  ['the number of a company before another', 'SIREN 732 829 320 2 045 quittances'],
  ['an account number', 'IBAN FR76 3000 1007 9412 3456 7890 185 BIC'],
  ['a telephone number', 'Tél. 01 23 45 67 89'],
  ['a date', 'du 01/09/2026 au 30/09/2026'],
])('%s is kept', (_, line) => {
  expect(after(line)).toBe(line)
})
