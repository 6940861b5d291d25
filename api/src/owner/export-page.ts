import { createHash } from 'node:crypto'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { auditWords } from '@bailclair/domain/audit/audit-words.ts'
import type { Language } from '@bailclair/domain/platform/language.ts'
import { csvWords } from '#application/applications-csv.messages.ts'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import type { ExportedData } from './export-data.service.ts'
import { exportPageWords, type Label } from './export-page.messages.ts'

type Value = string | number | boolean | null | undefined
type Property = ExportedData['properties'][number]

const style = `
:root { color-scheme: light; font: 16px/1.5 Figtree, system-ui, sans-serif; color: #1c2321; background: #fbfaf7 }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 2rem } h2 { margin-top: 3rem; border-bottom: 2px solid #0b5d57 } h3 { margin-top: 2rem }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
th, td { text-align: start; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #d9d5cb; overflow-wrap: anywhere }
th[scope=row] { width: 40%; font-weight: 500; color: #56605c }
@media print { :root { background: #fff; font-size: 11px } h2, h3 { break-after: avoid } tr { break-inside: avoid } }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** What `GET owner/export` tells, to read and print: one file without scripts, pictures or links that load anything. */
export function exportPage(
  language: Language,
  data: ExportedData,
  { shareUrl }: { shareUrl: (token: string) => string },
) {
  const t = exportPageWords[language]
  const { moment, day, show } = formatsOf(language)

  const cell = (value: Value) => escapeHtml(show(value))
  const facts = (rows: readonly [Label, Value][]) => {
    const told = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
    return `<table>${told.map(([label, value]) => `<tr><th scope="row">${escapeHtml(t.labels[label])}</th><td>${cell(value)}</td></tr>`).join('')}</table>`
  }
  const list = (columns: readonly Label[], rows: readonly (readonly Value[])[]) =>
    rows.length === 0
      ? `<p>${escapeHtml(t.none)}</p>`
      : `<table><thead><tr>${columns.map((label) => `<th scope="col">${escapeHtml(t.labels[label])}</th>`).join('')}</tr></thead><tbody>${rows
          .map((row) => `<tr>${row.map((value) => `<td>${cell(value)}</td>`).join('')}</tr>`)
          .join('')}</tbody></table>`
  const section = (title: string, content: string) => `<section><h2>${escapeHtml(title)}</h2>${content}</section>`
  const monthly = (amount: number | null | undefined) => (amount == null ? null : `${show(amount)} ${t.euros}`)

  const profile = () =>
    facts([
      ['lastName', data.profile.lastName],
      ['firstName', data.profile.firstName],
      ['email', data.profile.email],
      ['pendingEmail', data.profile.pendingEmail],
      ['language', data.profile.language],
      ['federation', data.profile.identityFederation],
      ['registeredAt', moment(data.registeredAt)],
      ['lastSignInOn', day(data.lastSignInOn)],
      ['inactivityWarnedOn', day(data.inactivityWarnedOn)],
      ['acquisition', Object.values(data.acquisition ?? {}).join(', ')],
      ['notifications', t.frequencies[data.preferences.notifications]],
    ])

  const property = (one: Property) =>
    `<h3>${escapeHtml(one.name ?? t.unnamed)}</h3>${facts([
      ['type', one.type],
      ['furniture', one.furniture],
      ['address', one.address],
      ['livingSpace', one.livingSpace],
      ['rent', monthly(one.rentCost)],
      ['charges', monthly(one.chargesCost)],
      ['energy', one.energyConsumption],
      ['emissions', one.co2Emission],
      ['certificateDate', day(one.dpeDate)],
      ['certificateNumber', one.ademeNumber],
      ['certificateGrade', one.certificate?.grade],
      ['notSubject', one.dpeNotRequired],
      ['shareLink', shareUrl(one.token)],
      ['linkPaused', one.linkPaused],
      ['validated', one.validated],
      ['notificationsPaused', data.preferences.properties.find((each) => each?.id === one.id)?.paused],
      ['createdAt', moment(one.createdAt)],
      ['updatedAt', moment(one.updatedAt)],
      ['firstValidatedAt', moment(one.firstValidatedAt)],
      ['followedUpOn', day(one.followedUpOn)],
    ])}<h4>${escapeHtml(t.applications)}</h4>${list(
      ['applicant', 'status', 'createdAt', 'accessEndsOn', 'income', 'guarantorIncome'],
      one.propertiesApartmentSharing.map(({ createdAt, accessEndsOn, apartmentSharing: file }) => [
        rowName(file.tenants),
        csvWords[language].statuses[file.status],
        moment(createdAt),
        day(accessEndsOn),
        monthly(file.totalSalary),
        monthly(file.totalGuarantorSalary),
      ]),
    )}`

  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'sha256-${styleHash}'">
<meta name="referrer" content="no-referrer">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t.title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(t.title)}</h1>
<p>${escapeHtml(t.intro(show(moment(data.exportedAt))))}</p>
${section(t.profile, profile())}
${section(t.properties, data.properties.map(property).join('') || `<p>${escapeHtml(t.none)}</p>`)}
${section(
  t.links,
  list(
    ['purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'],
    data.links.map((link) => [
      t.purposes[link.purpose],
      link.email,
      moment(link.createdAt),
      moment(link.expiresAt),
      moment(link.usedAt),
    ]),
  ),
)}
${section(
  t.mails,
  list(
    ['kind', 'createdAt', 'sentAt'],
    data.mails.map(({ kind, createdAt, sentAt }) => [
      t.mailKinds[kind] ?? kind,
      moment(createdAt),
      moment(sentAt) ?? t.waiting,
    ]),
  ),
)}
${section(
  t.actions,
  list(
    ['createdAt', 'action', 'property', 'actor'],
    data.actions.map(({ occurredAt, action, by, propertyName }) => [
      moment(occurredAt),
      auditWords[language][action] ?? action,
      propertyName,
      t.by[by],
    ]),
  ),
)}
</body>
</html>
`
}

function formatsOf(language: Language) {
  const { yes, no } = exportPageWords[language]
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const moments = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  return {
    moment: (timestamp: string | null | undefined) => (timestamp ? moments.format(new Date(timestamp)) : null),
    day: (date: string | null | undefined) => (date ? days.format(new Date(`${date}T00:00:00Z`)) : null),
    show: (value: Value): string => {
      if (value === null || value === undefined) return ''
      if (typeof value === 'boolean') return value ? yes : no
      return typeof value === 'number' ? numbers.format(value) : value
    },
  }
}
