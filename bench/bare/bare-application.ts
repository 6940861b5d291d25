import type { Open } from './bare-property.ts'

export const applicationColumns = `application.id, application.created_at as "createdAt", access_ends_on, paused_at,
  seen_at, application.stage, file.status, application_type, last_update_at, total_income_cents, total_guarantor_income_cents,
  application.token, token_sealed, token_key_id, file.source, (
    select json_agg(json_build_object('firstName', first_name, 'lastName', last_name, 'tenantType', tenant_type,
      'income', monthly_income_cents) order by position)
    from tenant where tenant.rental_file_id = file.id) as tenants`

/** Inside of JSON, dates are text and bytes are hexadecimal text. */
export type ApplicationRow = {
  id: string
  createdAt: string | Date
  access_ends_on: string
  paused_at: string | null
  seen_at: string | null
  stage: string
  status: string
  application_type: string
  last_update_at: string | Date
  total_income_cents: number | null
  total_guarantor_income_cents: number | null
  token: string | null
  token_sealed: string | Buffer
  token_key_id: string
  source: string
  tenants: { firstName: string; lastName: string; tenantType: string; income: number | null }[]
}

export function toApplication(row: ApplicationRow, open: Open, today: string) {
  const isOpen = row.status === 'VALIDATED' && row.access_ends_on >= today && row.paused_at === null
  const tenants = row.tenants.map(({ income, ...tenant }) =>
    isOpen && row.tenants.length > 1 && income !== null ? { ...tenant, salary: income / 100 } : tenant,
  )
  return {
    id: row.id,
    createdAt: new Date(row.createdAt).toISOString(),
    accessEndsOn: row.access_ends_on,
    stage: row.stage,
    paused: row.paused_at === null ? undefined : true,
    isNew: row.seen_at === null && row.access_ends_on >= today ? true : undefined,
    apartmentSharing: {
      status: row.status,
      applicationType: row.application_type,
      lastUpdateDate: new Date(row.last_update_at).toISOString(),
      tenants,
      ...(isOpen && {
        totalSalary: (row.total_income_cents ?? 0) / 100,
        totalGuarantorSalary:
          row.total_guarantor_income_cents === null ? undefined : row.total_guarantor_income_cents / 100,
        token: row.token ?? open('application', bytesOf(row.token_sealed), row.token_key_id),
        external: row.source === 'EXTERNAL' ? true : undefined,
      }),
    },
  }
}

const bytesOf = (sealed: string | Buffer) => (typeof sealed === 'string' ? Buffer.from(sealed.slice(2), 'hex') : sealed)
