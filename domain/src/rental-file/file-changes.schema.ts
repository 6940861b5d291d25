import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { email } from '../identity/email.schema.ts'
import { personalName } from '../identity/personal-name.schema.ts'
import { decimal } from '../value/decimal.schema.ts'
import { publicLine } from '../value/text.schema.ts'
import { mostCoTenants } from './co-tenant.rules.ts'
import type { GuarantorValues, TenantValues } from './file-fields.schema.ts'
import { applicationTypes } from './file-shape.rules.ts'
import type { GuarantorKind } from './guarantor.rules.ts'
import { incomeKinds, mostIncomes, situations } from './situation.rules.ts'

/** Euros a month, net. */
const earned = decimal.check(z.positive(fieldError.incomeNotPositive))
const earnedOrNone = decimal.check(z.nonnegative(fieldError.incomeNegative))

export const coTenant = z.object({ email })

/** Whom the file is for. The named people are invited; those in the file already stay. */
export const fileChanges = z.object({
  applicationType: z.enum(applicationTypes, fieldError.required),
  coTenants: z.optional(z.array(coTenant).check(z.maxLength(mostCoTenants, fieldError.invalid))),
})

/** Names come with the account, the type with the file; the income is the sum, unless the team corrects it. */
type SavedElsewhere = 'tenantType' | 'firstName' | 'lastName' | 'monthlyIncome' | 'incomeCorrection'

/** Net, a month. Empty: no income. */
const incomes = z
  .array(z.object({ kind: z.enum(incomeKinds, fieldError.required), monthlyAmount: earned }), fieldError.required)
  .check(z.maxLength(mostIncomes, fieldError.invalid))

export const situationChanges = z.object({
  situation: z.enum(situations, fieldError.required),
  incomes,
} satisfies Record<Exclude<keyof TenantValues, SavedElsewhere>, z.ZodMiniType>)
export type SituationChanges = z.output<typeof situationChanges>

/** Of the guarantor to change; absent: a guarantor is added. An id of another shape is not found. */
const id = z.optional(z.string())

const organisationName = publicLine(100)
/** The service mails the notice to this address once. Without an address, the tenant passes the notice on. */
const contact = z.optional(z.nullable(email))
const person = { firstName: personalName, lastName: personalName }

const guarantorShapes = {
  PERSON: { ...person, email: contact, monthlyIncome: earnedOrNone },
  /** A company is named with who represents it. */
  COMPANY: { name: organisationName, ...person, email: contact, monthlyIncome: z.optional(z.nullable(earnedOrNone)) },
  BODY: { name: organisationName },
} satisfies Record<GuarantorKind, Partial<Record<keyof GuarantorValues, z.ZodMiniType>>>

export const guarantorChanges = z.discriminatedUnion(
  'kind',
  [
    z.object({ id, kind: z.literal('PERSON'), ...guarantorShapes.PERSON }),
    z.object({ id, kind: z.literal('COMPANY'), ...guarantorShapes.COMPANY }),
    z.object({ id, kind: z.literal('BODY'), ...guarantorShapes.BODY }),
  ],
  fieldError.required,
)
export type GuarantorChanges = z.output<typeof guarantorChanges>
