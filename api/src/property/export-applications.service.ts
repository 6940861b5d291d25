import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'
import { effortRates, noEffortRate } from '@bailclair/domain/application/effort-rate.rules.ts'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import { AppError } from '@bailclair/domain/contract/errors.ts'
import type { BytesReply } from '@bailclair/domain/contract/route.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { type ApplicationFilter, streamApplications } from '#application/list-applications.service.ts'
import { recordAudit } from '#audit/record-audit.service.ts'
import type { Deps, SignedIn } from '#deps.ts'
import { streamExport } from '#platform/export/stream-export.ts'
import { csvWords } from './applications-csv.messages.ts'
import { type CsvCell, csvLine, csvStart } from './csv.ts'
import { findProperty } from './property.repository.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'exports' | 'replica'>

const downloads = { purpose: 'applications-csv', limit: 120, windowSeconds: 3_600 }

/**
 * CSV of applications with what the owner may see today, but without links to files. Those of one property, all or
 * selected, have the same columns; across properties the first column names the property.
 */
export async function exportApplications(
  deps: Needs,
  { ownerId, session }: SignedIn,
  { filter, language, signal }: { filter: ApplicationFilter; language: Language; signal: AbortSignal },
): Promise<BytesReply> {
  const { property: id } = filter
  const property = id && (await findProperty(deps.db, ownerId, id))
  if (id && !property) throw new AppError('PropertyNotFound')
  const today = todayInParis(deps.clock())
  const { property: propertyColumn, columns, fileName } = csvWords[language]
  const inEach = (name: string | null): CsvCell[] => (id ? [] : [name])
  return {
    mediaType: 'text/csv; charset=utf-8',
    fileName: `${[fileName, property?.name].filter(Boolean).join(' ')}.csv`,
    bytes: await streamExport(deps, {
      account: ownerId,
      rateLimit: downloads,
      signal,
      begin: () =>
        recordAudit(deps, deps.db, session, 'APPLICATIONS_EXPORTED', id ? { object: { kind: 'PROPERTY', id } } : {}),
      write: async function* (db) {
        yield csvStart + csvLine(language, [...inEach(propertyColumn), ...columns])
        for await (const { row, propertyName, ...rent } of streamApplications(
          { db, clock: deps.clock },
          ownerId,
          filter,
        ))
          yield csvLine(language, [...inEach(propertyName), ...toCells(language, row, { ...rent, today })])
      },
    }),
  }
}

type Context = { rentCost: number | null; chargesCost: number | null; today: CalendarDate }

function toCells(language: Language, row: ApplicationRow, { today, ...rent }: Context): CsvCell[] {
  const { types, statuses } = csvWords[language]
  const { createdAt, accessEndsOn, apartmentSharing: file } = row
  const income = file.totalSalary
  const rates = income === undefined ? {} : effortRates(rent, income)
  const rateCell = (rate: number | undefined) => (rate === undefined || rate === noEffortRate ? null : rate)
  return [
    rowName(file.tenants),
    file.tenants.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()).join(', '),
    types[file.applicationType],
    statuses[rowStatus(row, today) ?? 'ENDED'],
    todayInParis(new Date(createdAt)),
    todayInParis(new Date(file.lastUpdateDate)),
    accessEndsOn,
    income ?? null,
    file.totalGuarantorSalary ?? null,
    rateCell(rates.effortRate),
    rateCell(rates.effortRateWithCharges),
    row.wish ?? null,
    row.entryDate ?? null,
  ]
}
