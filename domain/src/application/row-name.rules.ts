import type { TenantType } from '../rental-file/file-shape.rules.ts'

export type NamedTenant = { firstName: string; lastName: string; tenantType: TenantType }

/**
 * Last and first name of the initiator, then «+ 1», «+ 2»… for the other tenants (decision 6), with a no-break space.
 * An authority's own system may deliver a file without initiator: then the first tenant names the row.
 */
export function rowName(tenants: readonly NamedTenant[]): string {
  const initiator = tenants.find(({ tenantType }) => tenantType === 'CREATE') ?? tenants[0]
  if (!initiator) return ''
  const name = `${initiator.lastName} ${initiator.firstName}`.trim()
  return tenants.length > 1 ? `${name} +\u00A0${tenants.length - 1}` : name
}
