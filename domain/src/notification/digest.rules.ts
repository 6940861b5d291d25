import type { ShownStatus } from '../application/consent-scope.rules.ts'
import type { CalendarDate } from '../value/calendar-date.ts'

type OfProperty = { propertyId: string; propertyName: string | null }

/** Describes the file as it is when the digest is written, not when the event happened. */
type NewsOfFile = OfProperty & {
  news: 'APPLIED' | 'VERIFIED' | 'ACCESS_ENDING'
  fileId: string
  applicant: string
  /** As the owner may know it. */
  status: ShownStatus
  accessEndsOn: CalendarDate
}

export type DigestNews = NewsOfFile | (OfProperty & { news: 'WITHDRAWN' })

/** One line about a file: the most important of its events. */
export type DigestLine =
  | { about: 'NEW'; applicant: string; file: 'VERIFIED' | 'NOT_VERIFIED' | 'AFTER_VISIT' }
  | { about: 'NOW_VERIFIED'; applicant: string }
  | { about: 'ACCESS_ENDING'; applicant: string; accessEndsOn: CalendarDate }

export type DigestSection = OfProperty & { lines: DigestLine[]; withdrawn: number }

const importance = ['NEW', 'NOW_VERIFIED', 'ACCESS_ENDING']
const byImportance = (a: DigestLine, b: DigestLine) =>
  importance.indexOf(a.about) - importance.indexOf(b.about) || a.applicant.localeCompare(b.applicant, 'fr')

/** One section per property, sorted by name. Each file appears once per section, whatever happened to it. */
export function buildDigest(waiting: readonly DigestNews[]): DigestSection[] {
  const sections = [...Map.groupBy(waiting, ({ propertyId }) => propertyId)].map(([propertyId, news]) => ({
    propertyId,
    propertyName: news[0]?.propertyName ?? null,
    lines: buildLines(news).toSorted(byImportance),
    withdrawn: news.filter((one) => one.news === 'WITHDRAWN').length,
  }))
  return sections.toSorted((a, b) => (a.propertyName ?? '').localeCompare(b.propertyName ?? '', 'fr'))
}

function buildLines(news: readonly DigestNews[]): DigestLine[] {
  const aboutFiles = news.filter((one) => one.news !== 'WITHDRAWN')
  return [...Map.groupBy(aboutFiles, ({ fileId }) => fileId).values()].flatMap((ofFile) => buildLine(ofFile) ?? [])
}

function buildLine(news: readonly NewsOfFile[]): DigestLine | undefined {
  const [file] = news
  if (!file) return undefined
  const { applicant, status, accessEndsOn } = file
  const isVerified = status === 'VALIDATED'
  const happened = new Set(news.map((one) => one.news))
  if (happened.has('APPLIED')) return { about: 'NEW', applicant, file: fileOf(status) }
  // if the applicant changed the file after it was verified, there is nothing to consult any more
  if (happened.has('VERIFIED') && isVerified) return { about: 'NOW_VERIFIED', applicant }
  return happened.has('ACCESS_ENDING') ? { about: 'ACCESS_ENDING', applicant, accessEndsOn } : undefined
}

function fileOf(status: ShownStatus) {
  if (status === 'AFTER_VISIT') return status
  return status === 'VALIDATED' ? 'VERIFIED' : 'NOT_VERIFIED'
}
