import type { TenantType } from '../rental-file/file-shape.rules.ts'

type NamedTenant = { firstName: string; lastName: string; tenantType: TenantType }

/**
 * Name of a row: last name then first name of the initiator (spec §3), then «+ 1» for a couple (decision 6), «+ 2»
 * and so on for a group: everyone else is counted. It reads the same in both languages; no line ends between sign and
 * figure. Should a tenant system push a file without initiator, the row still has a name.
 */
export function rowName(tenants: readonly NamedTenant[]): string {
  const initiator = tenants.find(({ tenantType }) => tenantType === 'CREATE') ?? tenants[0]
  if (!initiator) return ''
  const name = `${initiator.lastName} ${initiator.firstName}`.trim()
  return tenants.length > 1 ? `${name} +\u00A0${tenants.length - 1}` : name
}
