import { forgePayslip, overNet, payslipPages, raise } from './forge-payslip.ts'
import { monthBefore } from './format.ts'
import { type Payslip, payOf } from './papers/payslip.ts'
import { formalName, inventEmployer, inventOther, inventPerson } from './people.ts'
import type { Seeded } from './seeded.ts'
import { drawOver, toPdf } from './to-pdf.ts'
import { type Form, lastMonth, type Mistake, type Order, type Paper, type PayForgery, type Truth } from './truth.ts'

/** One in so many employers signs its payslips. */
const signedOneIn = 4

/** Three months of payslips, or by mistake six; forged or on a photograph, the last one. */
export function inventPayslips({ form, forgery, mistake }: Order, seeded: Seeded): Paper {
  const forged = forgery as PayForgery | undefined
  const newestMonth = mistake === 'OLD_PAYSLIPS' ? monthBefore(lastMonth, 4) : lastMonth
  const slips = inventSlips(seeded, newestMonth, mistake === 'MORE_PAYSLIPS' ? 6 : 3)
  const [newest] = slips as [Payslip]
  const other = inventOther(seeded, newest.holder)
  const isSigned = !forgery && seeded.integer(1, signedOneIn) === 1
  const look = { wording: seeded.integer(0, 2), pages: form === 'MULTI_PAGE' ? 2 : 1 } as const
  const altered = slips.map((slip) => forgePayslip(slip, forged))
  const net = Math.round((altered[0]?.pay.net ?? 0) / 100) + (forgery === 'SAVED_AGAIN' ? raise / 100 : 0)
  // forgers alter one, to save work
  const shown = forgery || isPhotograph(form) ? altered.slice(0, 1) : altered
  const truth: Truth = {
    kind: 'PAYSLIPS',
    declaredKind: mistake === 'WRONG_KIND' ? 'TAX_NOTICE' : 'PAYSLIPS',
    name: formalName(newest.holder),
    lastName: mistake === 'OTHER_NAME' ? other.lastName : newest.holder.lastName,
    salary: mistake === 'OTHER_SALARY' ? Math.round(net * seeded.pick([0.45, 1.7])) : net,
    months: shown.map(({ month }) => month),
    amounts: { gross: newest.pay.gross, net: altered[0]?.pay.net ?? 0 },
    ...(forgery && { forgery }),
    ...(mistake && { mistake }),
    code: isSigned ? 'SIGNED_AND_VALID' : 'NO_CODE',
    remarks: mistake ? (remarks[mistake] ?? []) : shown.length < slips.length ? ['PAYSLIPS_MISSING'] : [],
    signals: forged ? signals[forged] : [],
  }
  const pdf = async () => {
    const drawn = await toPdf(
      await payslipPages(shown, { ...look, forgery: forged, code: isSigned ? 'SIGNED' : undefined }),
    )
    return forged === 'SAVED_AGAIN' ? drawOver(drawn, overNet(newest)) : drawn
  }
  return { truth, pdf }
}

const isPhotograph = (form: Form) => form === 'PHOTOGRAPHED' || form === 'LOW_LIGHT' || form === 'UPSIDE_DOWN'

const remarks: Partial<Record<Mistake, Truth['remarks']>> = {
  WRONG_KIND: ['WRONG_KIND'],
  OTHER_NAME: ['NAME_NOT_FOUND'],
  OLD_PAYSLIPS: ['PAYSLIPS_MISSING'],
  OTHER_SALARY: ['NET_PAY_DIFFERS'],
  BLURRED: ['BLURRED'],
  MORE_PAYSLIPS: ['MORE_THAN_ASKED'],
}

const signals: Readonly<Record<PayForgery, Truth['signals']>> = {
  NET_ALTERED: ['AMOUNTS_DIFFER'],
  SUM_WRONG: ['AMOUNTS_DIFFER'],
  EMPLOYER_NUMBER_WRONG: ['EMPLOYER_NUMBER_WRONG'],
  OTHER_FONT: ['MIXED_FONTS', 'AMOUNTS_DIFFER'],
  SAVED_AGAIN: ['SAVED_AGAIN', 'MIXED_FONTS', 'AMOUNTS_DIFFER'],
}

/** Newest first. */
function inventSlips(seeded: Seeded, newest: string, count: number): Payslip[] {
  const slip = {
    holder: inventPerson(seeded),
    employer: inventEmployer(seeded),
    role: seeded.pick(['Technicien', 'Aide-soignante', 'Comptable', 'Conductrice', 'Cuisinier']),
    since: `${seeded.integer(2015, 2025)}-0${seeded.integer(1, 9)}-01`,
  }
  const [gross, taxRate] = [seeded.integer(185_000, 420_000), seeded.pick([0, 2.1, 3.8, 7.5])]
  return Array.from({ length: count }, (_, back) => {
    const month = monthBefore(newest, back)
    return { ...slip, month, pay: payOf(gross, taxRate, Number(month.slice(5))) }
  })
}
