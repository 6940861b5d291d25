import { noticePages, printedNotice } from './forge-notice.ts'
import type { TaxNotice } from './papers/tax-notice.ts'
import { formalName, inventOther, inventPerson } from './people.ts'
import type { Seeded } from './seeded.ts'
import { toPdf } from './to-pdf.ts'
import { type CodeForgery, isPhotograph, type Order, type Paper, type Truth } from './truth.ts'

/** A tax notice with a signed code, and what was done to it. */
export function inventNotice({ form, forgery, mistake }: Order, seeded: Seeded): Paper {
  const genuine = inventFacts(seeded, mistake === 'OLD_NOTICE' ? seeded.pick([2023, 2024]) : 2025)
  const forged = forgery as CodeForgery | undefined
  const printed = printedNotice(genuine, forged)
  const other = inventOther(seeded, genuine.holder)
  const look = {
    forgery: forged,
    other,
    isCutOut: seeded.next() < 0.5,
    signer: seeded.pick(['VALID', 'VALID', 'VALID_P384', 'VALID_P521'] as const),
    wording: seeded.integer(0, 2),
    isNumbered: form !== 'CLEAN' || mistake === 'PAGE_MISSING',
  }
  const pdf = async () => {
    const pages = await noticePages(genuine, look)
    return toPdf(form === 'CLEAN' || mistake === 'PAGE_MISSING' ? pages.slice(0, 1) : pages)
  }
  const truth: Truth = {
    kind: 'TAX_NOTICE',
    declaredKind: mistake === 'WRONG_KIND' ? 'PAYSLIPS' : 'TAX_NOTICE',
    name: formalName(genuine.holder),
    lastName: mistake === 'OTHER_NAME' ? other.lastName : genuine.holder.lastName,
    year: genuine.year,
    amounts: { referenceIncome: printed.referenceIncome * 100, tax: printed.tax * 100 },
    ...(forgery && { forgery }),
    ...(mistake && { mistake }),
    code: forged ? results[forged] : 'SIGNED_AND_VALID',
    // the notice has two pages
    remarks: mistake ? (remarks[mistake] ?? []) : isPhotograph(form) ? ['PAGES_MISSING'] : [],
    signals: [],
  }
  return { truth, pdf }
}

const results: Readonly<Record<CodeForgery, Truth['code']>> = {
  CODE_ALTERED: 'SIGNATURE_DOES_NOT_MATCH',
  PAGE_ALTERED: 'SIGNED_AND_VALID',
  CODE_OF_ANOTHER: 'SIGNED_AND_VALID',
  CERTIFICATE_EXPIRED: 'CERTIFICATE_OUT_OF_DATE',
  CERTIFICATE_REVOKED: 'CERTIFICATE_REVOKED',
  AUTHORITY_UNKNOWN: 'AUTHORITY_UNKNOWN',
  CODE_DAMAGED: 'NO_CODE',
}
const remarks: Readonly<Record<string, Truth['remarks']>> = {
  WRONG_KIND: ['WRONG_KIND'],
  OTHER_NAME: ['NAME_NOT_FOUND'],
  OLD_NOTICE: ['OLD_TAX_NOTICE'],
  PAGE_MISSING: ['PAGES_MISSING'],
  BLURRED: ['BLURRED'],
}

function inventFacts(seeded: Seeded, year: number): TaxNotice {
  const holder = inventPerson(seeded)
  const wages = seeded.integer(14_000, 68_000)
  return {
    holder,
    partner: seeded.next() < 0.3 ? inventOther(seeded, holder) : undefined,
    year,
    wages,
    referenceIncome: wages - Math.round(wages / 10),
    tax: Math.round(wages * 0.061),
    shares: seeded.pick(['1', '1,5', '2', '2,25', '3']),
    collectedOn: `${year + 1}-${seeded.pick(['07-31', '08-31'])}`,
    taxNumber: `30${seeded.digits(11)}`,
    noticeNumber: `${(year + 1) % 100}69${seeded.digits(9)}`,
  }
}
