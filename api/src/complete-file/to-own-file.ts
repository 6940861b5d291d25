import type { OwnFile } from '@bailclair/domain/complete-file/own-file.schema.ts'
import { findTotalGuarantorIncome, totalIncome } from '@bailclair/domain/rental-file/totals.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { omitNulls, type WithNulls } from '#platform/http/omit-nulls.ts'
import type { Part } from '#rental-file/part/part.repository.ts'
import type { DocumentOfFile, TenantOfFile } from './complete-file.repository.ts'
import { showTenants } from './to-complete-file.ts'

type Found = { part: Part; tenants: readonly TenantOfFile[]; documents: readonly DocumentOfFile[] }

/** The same facts as an owner's, for one tenant: nothing about the others but names (decision 113). */
export function toOwnFile({ part, tenants, documents }: Found, today: CalendarDate): OwnFile {
  const { tenantId, applicationType, fileStatus, lastUpdateAt } = part
  const own = tenants.filter(({ id }) => id === tenantId)
  const others = tenants.filter(({ id }) => id !== tenantId)
  const file: WithNulls<OwnFile> = {
    shownOn: today,
    applicationType,
    verifiedOn: fileStatus === 'VALIDATED' ? todayInParis(lastUpdateAt) : null,
    tenants: showTenants(own, documents, lastUpdateAt),
    coTenants: others.map(({ firstName, lastName }) => ({ firstName, lastName })),
    hasDocuments: true,
    totalSalary: others.length === 0 ? totalIncome(own) : null,
    totalGuarantorSalary: (others.length === 0 && findTotalGuarantorIncome(own)) || null,
  }
  return omitNulls(file) as OwnFile
}
