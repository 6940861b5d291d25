import { z } from 'zod/mini'
import { defineFields, type Values } from './field-views.schema.ts'
import { applicationTypes, tenantTypes } from './file-shape.rules.ts'
import { guarantorKinds } from './guarantor.rules.ts'
import { incomeKinds, situations } from './situation.rules.ts'
import { fileStatuses } from './tenant-status.rules.ts'

/*
 * The one list of the fields of a rental file and of the people in it. Schemas, columns and answers are derived from it.
 * Amounts are in euros a month.
 */

const income = z.object({ kind: z.enum(incomeKinds), monthlyAmount: z.number() })
export type Income = z.infer<typeof income>

/** Set when the team replaced a declared income. `declaredIncome` is absent when none was declared. */
const incomeCorrection = z.object({ declaredIncome: z.exactOptional(z.number()), reason: z.string() })

/** Tenants read their own type and names in the list of the file's tenants, as `coTenant`. */
export const tenantFields = defineFields(
  {
    tenantType: z.enum(tenantTypes),
    firstName: z.string(),
    lastName: z.string(),
    situation: z.enum(situations),
    /** As declared. Absent until declared; empty: declared to have none. */
    incomes: z.array(income),
    /** The sum of `incomes`, or as corrected by the team. */
    monthlyIncome: z.number(),
    incomeCorrection,
  },
  {
    tenantType: { self: 'never', coTenant: 'always', desk: 'always', owner: 'always', webhook: 'always' },
    firstName: { self: 'never', coTenant: 'optional', desk: 'always', owner: 'always', webhook: 'always' },
    lastName: { self: 'never', coTenant: 'optional', desk: 'always', owner: 'always', webhook: 'always' },
    situation: { self: 'optional', coTenant: 'never', desk: 'always', owner: 'optional', webhook: 'never' },
    incomes: { self: 'optional', coTenant: 'never', desk: 'always', owner: 'always', webhook: 'never' },
    monthlyIncome: { self: 'optional', coTenant: 'never', desk: 'always', owner: 'optional', webhook: 'optional' },
    incomeCorrection: { self: 'optional', coTenant: 'never', desk: 'optional', owner: 'never', webhook: 'never' },
  },
)
export type TenantFields = typeof tenantFields
export type TenantValues = Values<TenantFields>

/** A file of an authority's own system tells only the incomes of guarantors. */
export const guarantorFields = defineFields(
  {
    kind: z.enum(guarantorKinds),
    /** Of a person, or of who represents a company. */
    firstName: z.string(),
    lastName: z.string(),
    /** Of a company or a guarantee body. */
    name: z.string(),
    /** Where the service tells them what is kept about them (GDPR art. 14). Nobody else sees it. */
    email: z.string(),
    /** As declared, or as corrected by the team. */
    monthlyIncome: z.number(),
    incomeCorrection,
  },
  {
    kind: { self: 'always', coTenant: 'never', desk: 'always', owner: 'optional', webhook: 'never' },
    firstName: { self: 'optional', coTenant: 'never', desk: 'optional', owner: 'optional', webhook: 'never' },
    lastName: { self: 'optional', coTenant: 'never', desk: 'optional', owner: 'optional', webhook: 'never' },
    name: { self: 'optional', coTenant: 'never', desk: 'optional', owner: 'optional', webhook: 'never' },
    email: { self: 'optional', coTenant: 'never', desk: 'never', owner: 'never', webhook: 'never' },
    monthlyIncome: { self: 'optional', coTenant: 'never', desk: 'optional', owner: 'optional', webhook: 'optional' },
    incomeCorrection: { self: 'optional', coTenant: 'never', desk: 'optional', owner: 'never', webhook: 'never' },
  },
)
export type GuarantorFields = typeof guarantorFields
export type GuarantorValues = Values<GuarantorFields>

/** Every tenant reads the file itself as `self`. */
export const fileFields = defineFields(
  {
    applicationType: z.enum(applicationTypes),
    /** Follows from the statuses of the tenants (see `fileStatus`). */
    status: z.enum(fileStatuses),
    lastUpdateAt: z.iso.datetime(),
    totalSalary: z.number(),
    /** Absent when no guarantor states an income. */
    totalGuarantorSalary: z.number(),
  },
  {
    applicationType: { self: 'always', coTenant: 'never', desk: 'always', owner: 'always', webhook: 'always' },
    status: { self: 'always', coTenant: 'never', desk: 'never', owner: 'never', webhook: 'never' },
    lastUpdateAt: { self: 'always', coTenant: 'never', desk: 'never', owner: 'never', webhook: 'never' },
    totalSalary: { self: 'never', coTenant: 'never', desk: 'never', owner: 'always', webhook: 'never' },
    totalGuarantorSalary: { self: 'never', coTenant: 'never', desk: 'never', owner: 'optional', webhook: 'never' },
  },
)
export type FileFields = typeof fileFields
