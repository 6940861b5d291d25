import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { effortRate, noEffortRate } from '@bailclair/domain/application/effort-rate.rules.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { PropertyId } from '@bailclair/domain/property/property-id.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { csvWords } from './applications-csv.messages.ts'
import { type CsvCell, csvOf } from './csv.ts'
import { getProperty } from './get-property.service.ts'

/** The applications on a property for a spreadsheet program, as the owner may see them today; the link to a file stays here. */
export async function exportApplications(
  deps: Pick<Deps, 'db' | 'clock' | 'tokens' | 'config'>,
  caller: SignedIn,
  { id, language }: { id: PropertyId; language: Language },
): Promise<BytesReply> {
  const { name, rentCost, propertiesApartmentSharing } = await getProperty(deps, caller, id)
  await recordAudit(deps, deps.db, caller.session, 'APPLICATIONS_EXPORTED', { object: { kind: 'PROPERTY', id } })
  const { columns, fileName } = csvWords[language]
  const rows = propertiesApartmentSharing.map((row) => toCells(language, row, rentCost))
  return {
    mediaType: 'text/csv; charset=utf-8',
    fileName: `${[fileName, name].filter(Boolean).join(' ')}.csv`,
    bytes: Buffer.from(csvOf(language, [columns, ...rows])),
  }
}

function toCells(language: Language, row: ApplicationRow, rentCost: number | null): CsvCell[] {
  const { types, statuses } = csvWords[language]
  const { createdAt, accessEndsOn, apartmentSharing: file } = row
  const income = file.totalSalary
  const rate = income === undefined || rentCost === null ? noEffortRate : effortRate({ rentCost }, income)
  return [
    rowName(file.tenants),
    file.tenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', '),
    types[file.applicationType],
    statuses[file.status],
    todayInParis(new Date(createdAt)),
    todayInParis(new Date(file.lastUpdateDate)),
    accessEndsOn,
    income ?? null,
    file.totalGuarantorSalary ?? null,
    rate === noEffortRate ? null : rate,
  ]
}
