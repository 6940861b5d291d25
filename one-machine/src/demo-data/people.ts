import type { GuarantorChanges } from '@bailclair/domain/rental-file/file-changes.schema.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { CodeForgery, PayForgery } from '@bailclair/stand-ins/corpus/truth.ts'
import { demonstration } from '#stack/demonstration.ts'

/** The invented person a document is about. */
export type Holder = {
  firstName: string
  lastName: string
  /** `YYYY-MM-DD` */
  birthDate: string
  birthPlace: string
  /** Number of the identity card. */
  number: string
  /** Street, then postcode and town. */
  home: readonly [street: string, town: string]
}

/** An employer, a school or a pension fund. `role` is a job, a course or a kind of pension. */
export type Payer = { name: string; role: string; since: string }

export type Guarantor =
  | { kind: 'PERSON'; holder: Holder; payer: Payer; monthlyIncome: number }
  | { kind: 'COMPANY'; holder: Holder; name: string; monthlyIncome: number }
  | { kind: 'BODY'; name: string }

/** What a verifier is to find in the documents of a tenant. */
export type Findings = {
  notice?: CodeForgery
  payslips?: PayForgery
  /** Most employers sign none. */
  payslipCode?: 'SIGNED' | 'LATER_VERSION'
}

export type DemoTenant = Holder & {
  email: string
  situation: Situation
  /** Net, euros a month. */
  incomes: readonly { kind: IncomeKind; monthlyAmount: number }[]
  payer: Payer
  guarantors: readonly Guarantor[]
  findings?: Findings
}

type Names = readonly [firstName: string, lastName: string]
type Origin = { born: readonly [date: string, place: string]; home: Holder['home'] }

export const holder = ([firstName, lastName]: Names, { born: [birthDate, birthPlace], home }: Origin): Holder => ({
  firstName,
  lastName,
  birthDate,
  birthPlace,
  home,
  number: `X${birthDate.replaceAll('-', '').slice(2)}${firstName.length}${lastName.length}`,
})

/** For people without an account in the table of `npm start`. */
export const emailOf = (...names: Names) =>
  `${names
    .join('.')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z.-]/g, '')}@${demonstration.inventedDomain}`

/** The body of `POST tenant/guarantors`. */
export function guarantorChangesOf(guarantor: Guarantor): GuarantorChanges {
  if (guarantor.kind === 'BODY') return guarantor
  const { firstName, lastName } = guarantor.holder
  const { monthlyIncome } = guarantor
  return guarantor.kind === 'COMPANY'
    ? { kind: 'COMPANY', name: guarantor.name, firstName, lastName, monthlyIncome }
    : { kind: 'PERSON', firstName, lastName, monthlyIncome }
}
