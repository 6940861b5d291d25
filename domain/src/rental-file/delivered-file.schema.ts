import { z } from 'zod/mini'
import { fieldError } from '../contract/field-errors.ts'
import { email } from '../identity/email.schema.ts'
import { personalName } from '../identity/personal-name.schema.ts'
import { nonNegativeEuros } from '../value/money.schema.ts'
import { line } from '../value/text.schema.ts'
import type { ShownIn } from './field-views.schema.ts'
import type { FileFields, GuarantorFields, TenantFields } from './file-fields.schema.ts'
import { applicationTypes, shapeProblems, tenantTypes } from './file-shape.rules.ts'
import { fileStatuses } from './tenant-status.rules.ts'

/** An id in the authority's own system, opaque to us. */
const externalId = line(128)

type Delivered<F extends TenantFields | GuarantorFields | FileFields, Other extends string = never> = Record<
  ShownIn<F, 'webhook'> | Other,
  z.ZodMiniType
>

/** Euros a month; absent or null when none is stated. */
const guarantorShape = {
  monthlyIncome: z.optional(z.nullable(nonNegativeEuros)),
} satisfies Delivered<GuarantorFields>

const tenantShape = {
  tenantType: z.enum(tenantTypes, fieldError.invalid),
  firstName: personalName,
  lastName: personalName,
  /** Mails about applications go here. It says nothing about an account (decision 81). */
  email,
  /** `sub` of the tenant's account in the realm `tenant`; without it, no account applies with this file. */
  subject: z.optional(z.nullable(line(255))),
  status: z.enum(fileStatuses, fieldError.invalid),
  ...guarantorShape,
} satisfies Delivered<TenantFields, 'email' | 'subject' | 'status'>

const tenant = z.object({
  id: externalId,
  ...tenantShape,
  guarantors: z._default(z.array(z.object(guarantorShape)), []),
})

const fileShape = {
  applicationType: z.enum(applicationTypes, fieldError.invalid),
} satisfies Delivered<FileFields>

/** `updatedAt` is by the clock of the authority's system. An older state never overwrites a newer one. */
const version = { id: externalId, updatedAt: z.iso.datetime({ offset: true, error: fieldError.dateInvalid }) }

const areDistinct = (values: readonly string[]) => new Set(values).size === values.length

const fileUpdated = z
  .object({
    event: z.literal('FILE_UPDATED'),
    ...version,
    ...fileShape,
    // far more than real files have
    tenants: z.array(tenant).check(
      z.maxLength(50, fieldError.invalid),
      z.refine((tenants) => areDistinct(tenants.map(({ id }) => id)), fieldError.invalid),
    ),
  })
  .check(z.refine((file) => shapeProblems(file).length === 0, { error: fieldError.invalid, path: ['tenants'] }))

const fileDeleted = z.object({ event: z.literal('FILE_DELETED'), ...version })

/** Body of `POST webhook/files`: a whole file as it is now, or its deletion. */
export const fileDelivery = z.discriminatedUnion('event', [fileUpdated, fileDeleted], fieldError.invalid)
export type FileDelivery = z.output<typeof fileDelivery>
export type DeliveredFile = z.output<typeof fileUpdated>
