import { codeAuthority } from '#signed-code/code-authority.ts'
import { drawCode, forgeCode } from '#signed-code/sign-code.ts'
import type { Drawing, Item } from './drawing.ts'
import { amount } from './format.ts'
import { drawPayslip, netPlace, type Payslip, payslipCode } from './papers/payslip.ts'
import type { PayForgery } from './truth.ts'

/** Cents by which forgers raise their pay. */
export const raise = 63_000

/** The payslip after the forgery. */
export function forgePayslip(slip: Payslip, forgery: PayForgery | undefined): Payslip {
  const { pay, employer } = slip
  switch (forgery) {
    case 'NET_ALTERED':
    case 'OTHER_FONT':
      return { ...slip, pay: { ...pay, net: pay.net + raise } }
    case 'SUM_WRONG': {
      // something is deducted from every pay
      const hidden = Math.min(raise, Math.round(pay.deductions / 2))
      return {
        ...slip,
        pay: {
          ...pay,
          deductions: pay.deductions - hidden,
          netBeforeTax: pay.netBeforeTax + hidden,
          net: pay.net + hidden,
        },
      }
    }
    case 'EMPLOYER_NUMBER_WRONG':
      return { ...slip, employer: { ...employer, number: wrongNumber(employer.number) } }
    default:
      return slip
  }
}

const wrongNumber = (number: string) => `${number.slice(0, -1)}${(Number(number.slice(-1)) + 4) % 10}`

type PagesLook = {
  wording: number
  pages: 1 | 2
  forgery?: PayForgery | undefined
  /** `LATER_VERSION`: a code that no reader of today knows. */
  code?: 'SIGNED' | 'LATER_VERSION' | undefined
}

/** The pages of payslips, each with its code if they have any. */
export async function payslipPages(
  slips: readonly Payslip[],
  { forgery, code, ...look }: PagesLook,
): Promise<Drawing[]> {
  const drawings: Drawing[] = []
  for (const slip of slips) {
    const signed = payslipCode(slip, codeAuthority.signers.VALID)
    const shown = code === 'LATER_VERSION' ? forgeCode(signed, 'DC04', 'DC05') : signed
    const picture = code && (await drawCode(shown, 4))
    drawings.push(...drawPayslip(slip, { ...look, picture, patchAt: forgery === 'OTHER_FONT' ? 0 : undefined }))
  }
  return drawings
}

/** Hides the amount that is paid under another one. */
export function overNet({ pay }: Payslip): Item[] {
  const { x, y } = netPlace
  return [
    { shape: 'box', x: x - 80, y: y - 10, width: 82, height: 13, colour: '#ffffff' },
    { text: amount(pay.net + raise), x, y, size: 11, isBold: true, isRight: true },
  ]
}
