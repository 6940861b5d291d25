import type { Drawing } from '@bailclair/stand-ins/corpus/drawing.ts'
import { noticePages } from '@bailclair/stand-ins/corpus/forge-notice.ts'
import { forgePayslip, payslipPages } from '@bailclair/stand-ins/corpus/forge-payslip.ts'
import { type Pay, type Payslip, payOf } from '@bailclair/stand-ins/corpus/papers/payslip.ts'
import type { TaxNotice } from '@bailclair/stand-ins/corpus/papers/tax-notice.ts'
import { employerNumber, inventOther, type Person } from '@bailclair/stand-ins/corpus/people.ts'
import { type Seeded, seededBy } from '@bailclair/stand-ins/corpus/seeded.ts'
import type { Findings, Holder, Payer } from '#demo-data/people.ts'
import { monthBefore } from './format-french.ts'

const personOf = ({ firstName, lastName, birthDate, home: [street, town] }: Holder): Person => {
  const [, postcode = '', name = ''] = /^(\d+) (.*)$/.exec(town) ?? []
  return { firstName, lastName, birthDate, street, postcode, town: name }
}

/** The same numbers for the same words. */
const seededByWords = (words: string): Seeded =>
  seededBy([...words].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 31, 7))

/** The last one that everybody has: notices arrive in summer. */
const yearOfIncomes = (today: Date) => today.getUTCFullYear() - (today.getUTCMonth() >= 8 ? 1 : 2)

/** Its first page, with a code of the authority of the stand-ins. */
export async function taxNotice(
  holder: Holder,
  monthlyNet: number,
  today: Date,
  forgery?: Findings['notice'],
): Promise<Drawing[]> {
  const seeded = seededByWords(holder.lastName)
  const year = yearOfIncomes(today)
  const person = personOf(holder)
  const notice: TaxNotice = {
    holder: person,
    year,
    wages: monthlyNet * 12,
    referenceIncome: Math.round(monthlyNet * 12 * 0.9),
    tax: Math.round(monthlyNet * 12 * 0.03),
    shares: '1',
    collectedOn: `${year + 1}-07-31`,
    taxNumber: `30${seeded.digits(11)}`,
    noticeNumber: `${(year + 1) % 100}69${seeded.digits(9)}`,
  }
  const look = { wording: 0, isNumbered: false, other: inventOther(seeded, person), forgery }
  return (await noticePages(notice, look)).slice(0, 1)
}

/** One page for each of the last three months, oldest first. */
export function payslips(
  holder: Holder,
  payer: Payer,
  net: number,
  today: Date,
  findings: Findings = {},
): Promise<Drawing[]> {
  const slips = [3, 2, 1].map((back): Payslip => {
    const month = monthBefore(today, back).toISOString().slice(0, 7)
    const slip = { ...workOf(holder, payer), month, pay: payFor(net * 100, Number(month.slice(5))) }
    return forgePayslip(slip, findings.payslips)
  })
  return payslipPages(slips, { wording: 0, pages: 1, forgery: findings.payslips, code: findings.payslipCode })
}

const workOf = (holder: Holder, { name, role, since }: Payer) => {
  const number = employerNumber(`${seededByWords(name).digits(9)}0001`)
  return {
    holder: personOf(holder),
    employer: { name, street: '4 place du Marché', town: '69002 Lyon', number },
    role,
    since,
  }
}

/** Whose net is the declared one, to a cent; contributions are about 21 %. */
function payFor(net: number, months: number): Pay {
  let gross = Math.floor(net / 0.792)
  while (payOf(gross, 0, months).net < net) gross++
  return payOf(gross, 0, months)
}
