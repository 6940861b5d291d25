import type { RowStatus } from '../application/row-state.rules.ts'
import { isOpenStage, type Stage } from '../application/stage.rules.ts'
import type { CompleteFile, ShownGuarantor, ShownTenant } from '../complete-file/complete-file.schema.ts'

/** The columns of a comparison, from the left. They name nobody. */
export const columnLabels = ['A', 'B', 'C', 'D'] as const

/** Why an application is left out of a comparison. `GONE`: it was withdrawn, or its access ended while it was read. */
export const leftOutReasons = ['NOT_VERIFIED', 'NOT_SHARED', 'PAUSED', 'ENDED', 'DECIDED', 'GONE'] as const
export type LeftOutReason = (typeof leftOutReasons)[number]

const reasonOf: Readonly<Record<RowStatus, LeftOutReason | undefined>> = {
  VALIDATED: undefined,
  TO_PROCESS: 'NOT_VERIFIED',
  DECLINED: 'NOT_VERIFIED',
  INCOMPLETE: 'NOT_VERIFIED',
  AFTER_VISIT: 'NOT_SHARED',
  PAUSED: 'PAUSED',
  ENDED: 'ENDED',
}

/** Undefined when it can be compared: verified, accessible and undecided. Archived files have no status in a list. */
export const whyLeftOut = (stage: Stage, status: RowStatus | undefined): LeftOutReason | undefined => {
  if (status === undefined) return 'GONE'
  return isOpenStage(stage) ? reasonOf[status] : 'DECIDED'
}

/**
 * What a comparison shows of a complete file. It names each field, so that a new one is hidden until somebody decides
 * otherwise. Kinds of documents and of incomes stay out: they may tell nationality or benefits.
 */
export const compareFile = ({ tenants, ...file }: CompleteFile) => ({
  totalSalary: file.totalSalary,
  ...pickKnown(file, 'totalGuarantorSalary'),
  // without income there is no rate
  ...(file.totalSalary > 0 && pickKnown(file, 'effortRate', 'effortRateWithCharges')),
  hasDocuments: file.hasDocuments,
  tenants: tenants.map((tenant: ShownTenant) => ({
    ...pickKnown(tenant, 'situation', 'monthlyIncome'),
    checked: tenant.checks.map(({ category }) => category),
    guarantors: tenant.guarantors.map((guarantor: ShownGuarantor) => ({
      ...pickKnown(guarantor, 'kind', 'monthlyIncome'),
      checked: guarantor.checks.map(({ category }) => category),
    })),
  })),
})

const pickKnown = <T extends object, K extends keyof T>(whole: T, ...names: readonly K[]): Pick<T, K> =>
  Object.fromEntries(names.filter((name) => whole[name] !== undefined).map((name) => [name, whole[name]])) as Pick<T, K>
