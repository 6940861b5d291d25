export const applicationTypes = ['ALONE', 'COUPLE', 'GROUP'] as const
export type ApplicationType = (typeof applicationTypes)[number]

/** CREATE is the initiator of the file, JOIN everyone who joins it. */
export const tenantTypes = ['CREATE', 'JOIN'] as const
export type TenantType = (typeof tenantTypes)[number]

export const tenantCount: Readonly<Record<ApplicationType, { least: number; most: number }>> = {
  ALONE: { least: 1, most: 1 },
  COUPLE: { least: 2, most: 2 },
  GROUP: { least: 2, most: Number.POSITIVE_INFINITY },
}
export const mostGuarantorsPerTenant = 2

export type FileShape = {
  applicationType: ApplicationType
  tenants: readonly { tenantType: TenantType; guarantors: readonly unknown[] }[]
}
export type ShapeProblem = 'tenantCount' | 'initiatorCount' | 'guarantorCount'

/** Also checks files that an authority's own tenant system delivers. */
export function shapeProblems({ applicationType, tenants }: FileShape): ShapeProblem[] {
  const { least, most } = tenantCount[applicationType]
  const initiators = tenants.filter(({ tenantType }) => tenantType === 'CREATE')
  const problems: ShapeProblem[] = []
  if (tenants.length < least || tenants.length > most) problems.push('tenantCount')
  if (initiators.length !== 1) problems.push('initiatorCount')
  if (tenants.some(({ guarantors }) => guarantors.length > mostGuarantorsPerTenant)) problems.push('guarantorCount')
  return problems
}
