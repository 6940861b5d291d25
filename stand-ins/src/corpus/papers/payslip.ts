import type { Signer } from '#signed-code/code-authority.ts'
import { signCode } from '#signed-code/sign-code.ts'
import type { Drawing, Text } from '../drawing.ts'
import { amount, lastDayOf, monthName, shortDay } from '../format.ts'
import { addressOf, type Employer, formalName, type Person, plainCapitals, titleOf } from '../people.ts'
import { startPage } from '../write-page.ts'

type Line = { label: string; base: number; rate: number; cents: number }

/** All amounts in cents. */
export type Pay = {
  gross: number
  lines: readonly Line[]
  deductions: number
  taxable: number
  netBeforeTax: number
  /** Percent. */
  taxRate: number
  tax: number
  net: number
  /** Since January. */
  grossToDate: number
  taxableToDate: number
}
export type Payslip = {
  holder: Person
  employer: Employer
  role: string
  /** `YYYY-MM-DD` */
  since: string
  /** `YYYY-MM` */
  month: string
  pay: Pay
}

const rates = [
  ['Sécurité sociale plafonnée', 6.9, 1],
  ['Sécurité sociale déplafonnée', 0.4, 1],
  ['Retraite complémentaire tranche 1', 4.01, 1],
  ['CSG déductible de l’impôt sur le revenu', 6.8, 0.9825],
  ['CSG/CRDS non déductible', 2.9, 0.9825],
] as const

/** Of a gross pay in cents; `months` of the year are over, this one included. */
export function payOf(gross: number, taxRate: number, months: number): Pay {
  const lines = rates.map(([label, rate, part]) => {
    const base = Math.round(gross * part)
    return { label, base, rate, cents: Math.round((base * rate) / 100) }
  })
  const deductions = lines.reduce((sum, { cents }) => sum + cents, 0)
  const netBeforeTax = gross - deductions
  const taxable = netBeforeTax + (lines.at(-1)?.cents ?? 0)
  const tax = Math.round((taxable * taxRate) / 100)
  const [grossToDate, taxableToDate] = [gross * months, taxable * months]
  return {
    gross,
    lines,
    deductions,
    taxable,
    netBeforeTax,
    taxRate,
    tax,
    net: netBeforeTax - tax,
    grossToDate,
    taxableToDate,
  }
}

/** The bytes of the signed code of a payslip. */
export const payslipCode = ({ holder, employer, since, month, pay }: Payslip, signer: Signer): Buffer =>
  signCode(
    {
      type: '06',
      issuedOn: lastDayOf(month),
      signedOn: lastDayOf(month),
      fields: [
        ['10', plainCapitals(`${titleOf(holder).replace(/[. ]/g, '')}/${holder.lastName}/${holder.firstName}`)],
        ['50', employer.number],
        ['53', daysSince2000(`${month}-01`)],
        ['54', daysSince2000(lastDayOf(month))],
        ['55', shortDay(since).replaceAll('/', '')],
        ['58', decimal(pay.taxable)],
        ['59', decimal(pay.taxableToDate)],
      ],
    },
    signer,
  )

const decimal = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
const daysSince2000 = (date: string) =>
  ((Date.parse(date) - Date.parse('2000-01-01')) / 86_400_000).toString(16).toUpperCase().padStart(4, '0')

/** How payslips name the period, the amount that is paid, and themselves. */
const wordings = [
  {
    title: 'BULLETIN DE PAIE',
    period: (month: string) => `Période du ${shortDay(`${month}-01`)} au ${shortDay(lastDayOf(month))}`,
    net: 'NET À PAYER',
  },
  { title: 'Bulletin de salaire', period: (month: string) => `Période : ${monthName(month)}`, net: 'Net payé' },
  {
    title: 'BULLETIN DE PAIE SIMPLIFIÉ',
    period: (month: string) => `Mois de ${monthName(month)}`,
    net: 'Net à payer au salarié',
  },
] as const

export type PayslipLook = {
  wording: number
  /** One page, or a second one with the cumulated amounts. */
  pages: 1 | 2
  picture?: Buffer | undefined
  /** Of the amount that is paid: index of a digit in another font. */
  patchAt?: number | undefined
}

const [base, rate, employee] = [330, 410, 540]
/** Baseline of the amount that is paid, in points from the top. */
export const netPlace = { x: employee, y: 450 }

export function drawPayslip(slip: Payslip, look: PayslipLook): Drawing[] {
  const first = drawFirst(slip, look)
  return look.pages === 1 ? [first] : [first, drawTotals(slip, look)]
}

const right = (text: string, x: number): [string, number, Partial<Text>] => [text, x, { isRight: true }]

function drawFirst(slip: Payslip, look: PayslipLook): Drawing {
  const { holder, employer, pay } = slip
  const wording = wordingOf(look)
  const page = startPage()
  page.line(employer.name, { size: 12, isBold: true }).line(employer.street).line(employer.town)
  page.line(`SIRET : ${employer.number.replace(/(...)(...)(...)(.....)/, '$1 $2 $3 $4')}   Code NAF : 7112B`)
  page
    .space(10)
    .line(wording.title, { size: 15, isBold: true, down: 18 })
    .line(wording.period(slip.month), { down: 22 })
  page.line(`${titleOf(holder)}${formalName(holder)}`, { x: 320, size: 11 })
  for (const line of addressOf(holder)) page.line(line, { x: 320, size: 11 })
  page
    .space(8)
    .line(`Emploi : ${slip.role}   Entrée le ${shortDay(slip.since)}   Contrat à durée indéterminée`, { down: 24 })
  page.row([['Rubriques', 50], right('Base', base), right('Taux', rate), right('Part salarié', employee)]).rule()
  page.row([
    ['Salaire de base', 50],
    right('151,67', base),
    right((pay.gross / 15167).toFixed(4).replace('.', ','), rate),
    right(amount(pay.gross), employee),
  ])
  page.row([['SALAIRE BRUT', 50, { isBold: true }], right(amount(pay.gross), employee)]).rule()
  for (const line of pay.lines)
    page.row([
      [line.label, 50],
      right(amount(line.base), base),
      right(line.rate.toFixed(2).replace('.', ','), rate),
      right(amount(line.cents), employee),
    ])
  page
    .row([['Total des cotisations et contributions', 50, { isBold: true }], right(amount(pay.deductions), employee)])
    .rule()
  page.row([['Net imposable', 50], right(amount(pay.taxable), employee)])
  page.row([['Net à payer avant impôt sur le revenu', 50], right(amount(pay.netBeforeTax), employee)])
  page.row([
    ['Impôt prélevé à la source', 50],
    right(amount(pay.taxable), base),
    right(pay.taxRate.toFixed(2).replace('.', ','), rate),
    right(amount(pay.tax), employee),
  ])
  page.put(
    { text: wording.net, x: 50, y: netPlace.y, size: 11, isBold: true },
    {
      text: amount(pay.net),
      ...netPlace,
      size: 11,
      isBold: true,
      isRight: true,
      ...(look.patchAt !== undefined && { patchAt: look.patchAt }),
    },
  )
  if (look.pages === 1) writeTotals(page.space(netPlace.y - page.y + 30), pay)
  else page.put({ text: 'Page 1/2', x: 545, y: 40, size: 8, isRight: true })
  if (look.picture) page.put({ picture: look.picture, x: 440, y: 660, width: 100, height: 100 })
  page.put({ text: 'Conservez ce bulletin de paie sans limitation de durée.', x: 50, y: 800, size: 8 })
  return page.end()
}

function drawTotals(slip: Payslip, look: PayslipLook): Drawing {
  const page = startPage()
  page.line(`${slip.employer.name}, ${formalName(slip.holder)}`, { size: 11 })
  page.line(wordingOf(look).period(slip.month), { down: 30 })
  writeTotals(page, slip.pay)
  page.line('Congés : acquis 25,00, pris 11,00, solde 14,00')
  page.put({ text: 'Page 2/2', x: 545, y: 40, size: 8, isRight: true })
  return page.end()
}

const wordingOf = ({ wording }: PayslipLook) => wordings[wording % wordings.length] ?? wordings[0]

function writeTotals(page: ReturnType<typeof startPage>, pay: Pay) {
  page.row([['Cumuls de l’année', 50, { isBold: true }]])
  page.row([['Brut', 50], right(amount(pay.grossToDate), rate)])
  page.row([['Imposable', 50], right(amount(pay.taxableToDate), rate)])
}
