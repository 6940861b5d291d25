import { expect, it } from 'vitest'
import { linesOf } from '../reading/lines.ts'
import { pageOfLines } from '../reading/page-of-lines.ts'
import { findPayMonth } from './payslip.rules.ts'

it.each<[string | undefined, string[]]>([
  ['2026-10', ['BULLETIN DE PAIE octobre 2026']],
  ['2026-10', ['BULLETIN DE SALAIRE', 'Période du 01/10/2026 au 31/10/2026']],
  ['2026-10', ['FICHE DE PAYE octobre 2026']],
  ['2026-10', ['BULLETIN DE SOLDE', 'Mois de octobre 2026']],
  ['2026-10', ['BULLETIN DE PAIE', 'Mois d’octobre 2026']],
  ['2026-10', ['BULLETIN DE PAIE', 'Mois : 10/2026']],
  ['2026-10', ['QUITTANCE DE LOYER', 'pour le paiement du loyer du mois de octobre 2026']],
  ['2026-10', ['Ancienneté 7 ans 8 mois Entrée le 01/03/2019', 'Bulletin de paie octobre 2026']],
  [undefined, ['Ancienneté 7 ans 8 mois Entrée le 01/03/2019']],
  [undefined, ['Bulletin de paie édité le 03/11/2026']],
  [undefined, ['Bulletin de paie émis le 3 novembre 2026']],
  ['2026-10', ['Bulletin de paie édité le 03/11/2026', 'Période : octobre 2026']],
  ['2026-10', ['Bulletin de paie du 03/11/2026', 'Période : octobre 2026']],
  ['2026-10', ['Période : octobre 2026 Paiement le 05/11/2026']],
  ['2026-10', ['Payé le 05/11/2026 Période : octobre 2026']],
  [
    '2026-10',
    ['BULLETIN DE PAIE octobre 2026', ...Array(15).fill('Cotisation'), 'Rappel sur la période septembre 2026'],
  ],
  [undefined, ['Période du 01/06/2025 au 31/05/2026']],
  [undefined, ['Salaire brut 2 845,00']],
])('the month is %s: %j', (month, lines) => {
  expect(findPayMonth(linesOf(pageOfLines(...lines)))).toBe(month)
})
