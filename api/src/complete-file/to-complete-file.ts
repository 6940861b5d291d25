import { findTown } from '@bailclair/domain/address/town.rules.ts'
import { effortRates } from '@bailclair/domain/application/effort-rate.rules.ts'
import type { CompleteFile } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { categoriesOf, type DocumentHolderKind } from '@bailclair/domain/document/document-category.rules.ts'
import { pickShown } from '@bailclair/domain/rental-file/field-views.schema.ts'
import { fileFields, guarantorFields, tenantFields } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { omitNulls, type WithNulls } from '#platform/http/omit-nulls.ts'
import type { DocumentOfFile, OpenFile, TenantOfFile } from './complete-file.repository.ts'

type Found = { file: OpenFile; tenants: readonly TenantOfFile[]; documents: readonly DocumentOfFile[] }

export function toCompleteFile({ file, tenants, documents }: Found, today: CalendarDate): CompleteFile {
  const { propertyName, propertyAddress, rentCost, chargesCost, accessEndsOn, lastUpdateAt } = file
  const complete: WithNulls<CompleteFile> = {
    propertyName: propertyName || null,
    town: (propertyAddress && findTown(propertyAddress)) || null,
    rentCost,
    chargesCost,
    shownOn: today,
    accessEndsOn,
    verifiedOn: todayInParis(lastUpdateAt),
    tenants: showTenants(tenants, documents, lastUpdateAt),
    hasDocuments: file.source === 'BUNDLED',
    ...pickShown(fileFields, 'owner', file),
    ...effortRates(file, file.totalSalary),
  }
  return omitNulls(complete) as CompleteFile
}

export function showTenants(tenants: readonly TenantOfFile[], documents: readonly DocumentOfFile[], verifiedAt: Date) {
  const proofsOf = proofs(documents, verifiedAt)
  return tenants.map((tenant) => ({
    ...proofsOf(tenant.id, 'TENANT'),
    ...pickShown(tenantFields, 'owner', tenant),
    firstName: tenant.firstName ?? '',
    lastName: tenant.lastName ?? '',
    guarantors: tenant.guarantors.map((guarantor) => ({
      ...proofsOf(guarantor.id, guarantor.kind ?? 'PERSON'),
      ...pickShown(guarantorFields, 'owner', guarantor),
    })),
  }))
}

/** Documents of a holder in the order of the categories, and when each category was last checked, if it was. */
const proofs =
  (documents: readonly DocumentOfFile[], verifiedAt: Date) => (holderId: string, holder: DocumentHolderKind) => {
    const given = categoriesOf[holder]
      .map((category) => documents.filter((one) => one.holderId === holderId && one.category === category))
      .filter(([first]) => first !== undefined)
    return {
      checks: given
        .filter((ofOneKind) => ofOneKind.every(({ status }) => status === 'ACCEPTED'))
        .map((ofOneKind) => ({
          category: (ofOneKind[0] as DocumentOfFile).category,
          checkedOn: todayInParis(latest(ofOneKind.map(({ checkedAt }) => checkedAt ?? verifiedAt))),
        })),
      documents: given.flat().map(({ id, category, kind, pages, size, signatureCheckedAt }) => ({
        id,
        category,
        kind,
        pages,
        size,
        signatureCheckedOn: signatureCheckedAt && todayInParis(signatureCheckedAt),
      })),
    }
  }

const latest = (dates: readonly Date[]) => new Date(Math.max(...dates.map((date) => date.getTime())))
