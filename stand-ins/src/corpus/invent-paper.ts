import { monthBefore } from './format.ts'
import { inventNotice } from './invent-notice.ts'
import { inventPayslips } from './invent-payslips.ts'
import { drawBankStatement, drawIdentityCard, drawRentReceipt, drawWorkContract } from './papers/other-papers.ts'
import { formalName, inventEmployer, inventOther, inventPerson, type Person, two } from './people.ts'
import type { Seeded } from './seeded.ts'
import { toPdf } from './to-pdf.ts'
import { type DeclaredKind, lastMonth, type Mistake, type Order, type Paper, type Truth } from './truth.ts'

export function inventPaper(order: Order, seeded: Seeded): Paper {
  switch (order.kind) {
    case 'TAX_NOTICE':
      return inventNotice(order, seeded)
    case 'PAYSLIPS':
      return inventPayslips(order, seeded)
    case 'RENT_RECEIPTS':
      return inventReceipts(order, seeded)
    case 'IDENTITY_CARD':
      return inventCard(order, seeded)
    case 'WORK_CONTRACT':
      return inventContract(order, seeded)
    case 'BANK_STATEMENT':
      return inventStatement(order, seeded)
  }
}

const remarks: Partial<Record<Mistake, Truth['remarks']>> = {
  WRONG_KIND: ['WRONG_KIND'],
  OTHER_NAME: ['NAME_NOT_FOUND'],
  EXPIRED: ['IDENTITY_EXPIRED'],
  PAGE_MISSING: ['PAGES_MISSING'],
  BLURRED: ['BLURRED'],
}

const declaredAs = ({ mistake }: Order, right: DeclaredKind, wrong: DeclaredKind) =>
  mistake === 'WRONG_KIND' ? wrong : right

const truthOf = ({ kind, mistake }: Order, holder: Person, other: Person, declaredKind: DeclaredKind): Truth => ({
  kind,
  declaredKind,
  name: formalName(holder),
  lastName: mistake === 'OTHER_NAME' ? other.lastName : holder.lastName,
  amounts: {},
  ...(mistake && { mistake }),
  code: 'NO_CODE',
  remarks: mistake ? (remarks[mistake] ?? []) : [],
  signals: [],
})

function inventReceipts(order: Order, seeded: Seeded): Paper {
  const holder = inventPerson(seeded)
  const rent = seeded.integer(42_000, 110_000)
  const months = (order.form === 'CLEAN' ? [0] : [0, 1, 2]).map((back) => monthBefore(lastMonth, back))
  return {
    truth: {
      ...truthOf(order, holder, inventOther(seeded, holder), declaredAs(order, 'RENT_RECEIPTS', 'PAYSLIPS')),
      months,
      amounts: { rent },
    },
    pdf: () => toPdf(months.map((month) => drawRentReceipt(holder, month, rent))),
  }
}

function inventCard(order: Order, seeded: Seeded): Paper {
  const holder = inventPerson(seeded)
  const isOld = seeded.next() < 0.5
  const [from, to] =
    order.mistake === 'EXPIRED' ? (isOld ? [2015, 2020] : [2024, 2025]) : isOld ? oldYears(seeded) : [2031, 2036]
  const expiresOn = `${seeded.integer(from, to)}-${two(seeded.integer(1, 12))}-${two(seeded.integer(1, 28))}`
  const number = isOld ? `${seeded.digits(12)}` : `X${seeded.digits(8)}`
  return {
    truth: truthOf(order, holder, inventOther(seeded, holder), declaredAs(order, 'IDENTITY_CARD', 'WORK_CONTRACT')),
    pdf: () => toPdf([drawIdentityCard({ holder, number, expiresOn, isOld })]),
  }
}

/** Cards given to adults from 2004 to 2013 are valid five years longer than they say (decree 2013-1188). */
const oldYears = (seeded: Seeded): [number, number] =>
  seeded.pick([
    [2022, 2023],
    [2029, 2034],
  ])

function inventContract(order: Order, seeded: Seeded): Paper {
  const holder = inventPerson(seeded)
  const gross = seeded.integer(185_000, 420_000)
  const contract = {
    employer: inventEmployer(seeded),
    role: 'technicien',
    since: `${seeded.integer(2015, 2025)}-03-01`,
    gross,
  }
  const pages = drawWorkContract(holder, contract)
  const kept = order.mistake === 'PAGE_MISSING' ? pages.slice(0, 1) : pages
  return {
    truth: {
      ...truthOf(order, holder, inventOther(seeded, holder), declaredAs(order, 'WORK_CONTRACT', 'PAYSLIPS')),
      amounts: { gross },
    },
    pdf: () => toPdf(kept),
  }
}

/** Its holder hopes that it proves an income. */
function inventStatement(order: Order, seeded: Seeded): Paper {
  const holder = inventPerson(seeded)
  const pay = seeded.integer(140_000, 310_000)
  const truth = truthOf(order, holder, inventOther(seeded, holder), 'PAYSLIPS')
  return {
    truth: { ...truth, amounts: { pay }, remarks: ['NOT_ASKED'] },
    pdf: () => toPdf([drawBankStatement(holder, lastMonth, pay)]),
  }
}
