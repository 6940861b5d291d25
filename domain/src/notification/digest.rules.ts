import type { CalendarDate } from '../value/calendar-date.ts'

type OfProperty = { propertyId: string; propertyName: string | null }

/** As the file is when the digest is written: whose, verified or not, and until when it can be consulted. */
type NewsOfFile = OfProperty & {
  news: 'APPLIED' | 'VERIFIED' | 'ACCESS_ENDING'
  fileId: string
  applicant: string
  isVerified: boolean
  accessEndsOn: CalendarDate
}

/** What waits for a digest. */
export type DigestNews = NewsOfFile | (OfProperty & { news: 'WITHDRAWN' })

/** One line about a file: what matters most of everything that happened to it. */
export type DigestLine =
  | { about: 'NEW'; applicant: string; isVerified: boolean }
  | { about: 'NOW_VERIFIED'; applicant: string }
  | { about: 'ACCESS_ENDING'; applicant: string; accessEndsOn: CalendarDate }

export type DigestSection = OfProperty & { lines: DigestLine[]; withdrawn: number }

const importance = ['NEW', 'NOW_VERIFIED', 'ACCESS_ENDING']
const byImportance = (a: DigestLine, b: DigestLine) =>
  importance.indexOf(a.about) - importance.indexOf(b.about) || a.applicant.localeCompare(b.applicant, 'fr')

/** One section a property, in the order of their names; a file stands once in each, whatever happened to it. */
export function digestOf(waiting: readonly DigestNews[]): DigestSection[] {
  const sections = [...Map.groupBy(waiting, ({ propertyId }) => propertyId)].map(([propertyId, news]) => ({
    propertyId,
    propertyName: news[0]?.propertyName ?? null,
    lines: linesOf(news).toSorted(byImportance),
    withdrawn: news.filter((one) => one.news === 'WITHDRAWN').length,
  }))
  return sections.toSorted((a, b) => (a.propertyName ?? '').localeCompare(b.propertyName ?? '', 'fr'))
}

function linesOf(news: readonly DigestNews[]): DigestLine[] {
  const aboutFiles = news.filter((one) => one.news !== 'WITHDRAWN')
  return [...Map.groupBy(aboutFiles, ({ fileId }) => fileId).values()].flatMap((ofFile) => lineOf(ofFile) ?? [])
}

function lineOf(news: readonly NewsOfFile[]): DigestLine | undefined {
  const [file] = news
  if (!file) return undefined
  const { applicant, isVerified, accessEndsOn } = file
  const happened = new Set(news.map((one) => one.news))
  if (happened.has('APPLIED')) return { about: 'NEW', applicant, isVerified }
  // verified, then changed by the applicant: nothing to consult any more
  if (happened.has('VERIFIED') && isVerified) return { about: 'NOW_VERIFIED', applicant }
  return happened.has('ACCESS_ENDING') ? { about: 'ACCESS_ENDING', applicant, accessEndsOn } : undefined
}
