import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { email } from '../identity/email.schema.ts'
import { personalName } from '../identity/personal-name.schema.ts'
import { decimal } from '../value/decimal.schema.ts'
import { publicLine } from '../value/text.schema.ts'
import { mostCoTenants } from './co-tenant.rules.ts'
import { applicationTypes } from './file-shape.rules.ts'
import { incomeKinds, mostIncomes, situations } from './situation.rules.ts'

/** In euros, net, a month. */
const earned = decimal.check(z.positive(fieldError.incomeNotPositive))
const earnedOrNone = decimal.check(z.nonnegative(fieldError.incomeNegative))

export const coTenant = z.object({ email })

/** Who the file is for. Those named are invited in addition to those who are in it already. */
export const fileChanges = z.object({
  applicationType: z.enum(applicationTypes, fieldError.required),
  coTenants: z.optional(z.array(coTenant).check(z.maxLength(mostCoTenants, fieldError.invalid))),
})

export const situationChanges = z.object({
  situation: z.enum(situations, fieldError.required),
  /** Net, a month. Empty: no income. */
  incomes: z
    .array(z.object({ kind: z.enum(incomeKinds, fieldError.required), monthlyAmount: earned }), fieldError.required)
    .check(z.maxLength(mostIncomes, fieldError.invalid)),
})
export type SituationChanges = z.output<typeof situationChanges>

/** Of one's own guarantor, to say something else of them; absent, one is added. Of any other shape it is unknown. */
const id = z.optional(z.string())

const organisationName = publicLine(100)

export const guarantorChanges = z.discriminatedUnion(
  'kind',
  [
    z.object({
      id,
      kind: z.literal('PERSON'),
      firstName: personalName,
      lastName: personalName,
      monthlyIncome: earnedOrNone,
    }),
    z.object({
      id,
      kind: z.literal('COMPANY'),
      name: organisationName,
      /** Who represents it. */
      firstName: personalName,
      lastName: personalName,
      monthlyIncome: z.optional(z.nullable(earnedOrNone)),
    }),
    z.object({ id, kind: z.literal('BODY'), name: organisationName }),
  ],
  fieldError.required,
)
export type GuarantorChanges = z.output<typeof guarantorChanges>
