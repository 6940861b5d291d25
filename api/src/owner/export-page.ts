import { createHash } from 'node:crypto'
import { rowName } from '@bailclair/domain/application/row-name.rules.ts'
import { rowStatus } from '@bailclair/domain/application/row-state.rules.ts'
import type { PropertyField } from '@bailclair/domain/property/property.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { advertFieldTexts } from '@bailclair/texts/advert-field-texts.ts'
import { auditWords } from '@bailclair/texts/audit-texts.ts'
import { propertyTexts } from '@bailclair/texts/property-texts.ts'
import { journalTexts } from '#journal/journal.messages.ts'
import { dayInWords, momentInWords } from '#platform/mail/day-in-words.ts'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import { csvWords } from '#property/applications-csv.messages.ts'
import type { ExportedData } from './export-data.service.ts'
import { exportPageWords, type Label } from './export-page.messages.ts'

type Rows<Item> = Iterable<Item> | AsyncIterable<Item>
type Value = string | number | boolean | null | undefined
type Property = ExportedData['properties'] extends AsyncIterable<infer One> ? One : never

const style = `
:root { color-scheme: light dark; font: 16px/1.5 Figtree, system-ui, sans-serif; color: light-dark(#1c2321, #edf2f0); background: light-dark(#fbfaf7, #121716);
  --line: light-dark(#d9d5cb, #34403d); --muted: light-dark(#56605c, #a9b6b2); --primary: light-dark(#0b5d57, #5ccbbe) }
body { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem }
h1, h2, h3 { line-height: 1.2 } h1 { font-size: 2.25rem } h2 { margin-top: 4rem; padding-bottom: .5rem; border-bottom: 2px solid var(--primary) } h3 { margin-top: 3rem; font-size: 1.375rem } h4 { margin: 2rem 0 0 }
p { max-width: 68ch }
table { border-collapse: collapse; width: 100%; margin: 1rem 0; font-variant-numeric: tabular-nums }
th, td { text-align: start; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; white-space: pre-line }
th { font-weight: 500; color: var(--muted) } th[scope=row] { width: 40% } th[scope=col] { font-size: .875rem; overflow-wrap: normal }
@media screen and (width < 48rem) {
  .list, .list tbody, .list tr, .list td { display: block } .list thead { display: none }
  .list tr { padding: .75rem 0; border-bottom: 1px solid var(--line) } .list td { padding: 0; border: 0 } .list td:empty { display: none }
  .list td::before { content: attr(data-label) " "; color: var(--muted) } .list td:first-child { font-weight: 600 } .list td:first-child::before { content: none }
}
@media print { :root { background: #fff; font-size: 11px } h2, h3, h4 { break-after: avoid } tr { break-inside: avoid } }
`
const styleHash = createHash('sha256').update(style).digest('base64')

/** The content of `GET owner/export` to read and print: one HTML file without scripts, images or external resources. */
export async function* exportPage(
  language: Language,
  data: ExportedData,
  { shareUrl }: { shareUrl: (token: string) => string },
): AsyncGenerator<string> {
  const pausedIds = new Set(data.preferences.properties.flatMap(({ id, paused }) => (paused ? [id] : [])))
  const t = exportPageWords[language]
  const today = todayInParis(new Date(data.exportedAt))
  const { types, furnitures, builtPeriods } = propertyTexts[language]
  const { chargesKinds } = advertFieldTexts[language]
  const { moment, day, euros, show } = formatsOf(language)

  const cell = (value: Value) => escapeHtml(show(value))
  const facts = (rows: readonly [Label, Value][]) => {
    const told = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
    return `<table>${told.map(([label, value]) => `<tr><th scope="row">${escapeHtml(t.labels[label])}</th><td>${cell(value)}</td></tr>`).join('')}</table>`
  }
  /** The column's label, shown when a narrow window turns rows into cards. */
  const labelOf = (column: Label | undefined) =>
    column ? ` data-label="${escapeHtml(t.labels[column] + t.colon)}"` : ''
  /** Rows are written as they are read. */
  async function* list<Item>(columns: readonly Label[], items: Rows<Item>, toRow: (item: Item) => readonly Value[]) {
    let head = `<table class="list"><thead><tr>${columns.map((label) => `<th scope="col">${escapeHtml(t.labels[label])}</th>`).join('')}</tr></thead><tbody>`
    const none = head
    for await (const item of items) {
      yield `${head}<tr>${toRow(item)
        .map((value, at) => `<td${labelOf(columns[at])}>${cell(value)}</td>`)
        .join('')}</tr>`
      head = ''
    }
    yield head === none ? `<p>${escapeHtml(t.none)}</p>` : '</tbody></table>'
  }
  async function* section(title: string, content: AsyncIterable<string>) {
    yield `<section><h2>${escapeHtml(title)}</h2>`
    yield* content
    yield '</section>\n'
  }
  const amount = (value: number | null | undefined) => (value == null ? null : euros(value))
  const monthly = (value: number | null | undefined) => (value == null ? null : t.monthly(euros(value)))

  const profile = () =>
    facts([
      ['lastName', data.profile.lastName],
      ['firstName', data.profile.firstName],
      ['email', data.profile.email],
      ['pendingEmail', data.profile.pendingEmail],
      ['language', t.languages[data.profile.language]],
      ['federation', data.profile.identityFederation],
      ['registeredAt', moment(data.registeredAt)],
      ['lastSignInOn', day(data.lastSignInOn)],
      ['inactivityWarnedOn', day(data.inactivityWarnedOn)],
      ['acquisition', Object.values(data.acquisition ?? {}).join(', ')],
      ['notifications', t.frequencies[data.preferences.notifications]],
    ])

  /** Without the name, which is the title. */
  const fieldsOf = (one: Property) =>
    ({
      type: one.type && types[one.type],
      furniture: one.furniture && furnitures[one.furniture],
      address: one.address,
      livingSpace: one.livingSpace,
      rentCost: monthly(one.rentCost),
      chargesCost: monthly(one.chargesCost),
      energyConsumption: one.energyConsumption,
      co2Emission: one.co2Emission,
      dpeGrade: one.dpeGrade,
      dpeDate: day(one.dpeDate),
      ademeNumber: one.ademeNumber,
      certificateGrade: one.certificate?.grade,
      dpeNotRequired: one.dpeNotRequired,
      dpeConfirmed: one.dpeConfirmed,
      rooms: one.rooms,
      builtPeriod: one.builtPeriod && builtPeriods[one.builtPeriod],
      lastRent: monthly(one.lastRent),
      lastRentSince: day(one.lastRentSince),
      longUnlet: one.longUnlet,
      chargesKind: one.chargesKind && chargesKinds[one.chargesKind],
      deposit: amount(one.deposit),
      statedCeiling: monthly(one.statedCeiling),
      rentSupplement: monthly(one.rentSupplement),
      climateGrade: one.climateGrade,
      energyCostLeast: amount(one.energyCostLeast),
      energyCostMost: amount(one.energyCostMost),
      energyCostYear: one.energyCostYear?.toString(),
      energyCostLastYear: one.energyCostLastYear?.toString(),
      tenantFees: amount(one.tenantFees),
      inventoryFees: amount(one.inventoryFees),
      presentation: one.presentation,
    }) satisfies Record<Exclude<PropertyField, 'name'> | 'certificateGrade', Value>

  async function* property(one: Property) {
    yield `<h3>${escapeHtml(one.name ?? t.unnamed)}</h3>${facts([
      ...(Object.entries(fieldsOf(one)) as [Label, Value][]),
      ['shareLink', shareUrl(one.token)],
      ['linkPaused', one.linkPaused],
      ['visitFirst', one.visitFirst === true],
      ['validated', one.validated],
      ['notificationsPaused', pausedIds.has(one.id)],
      ['createdAt', moment(one.createdAt)],
      ['updatedAt', moment(one.updatedAt)],
      ['firstValidatedAt', moment(one.firstValidatedAt)],
      ['followedUpOn', day(one.followedUpOn)],
    ])}<h4>${escapeHtml(t.applications)}</h4>`
    yield* list(
      ['applicant', 'status', 'receivedAt', 'accessEndsOn', 'income', 'guarantorIncome', 'wish', 'entryDate'],
      one.propertiesApartmentSharing,
      ({ apartmentSharing: file, ...row }) => [
        rowName(file.tenants),
        csvWords[language].statuses[rowStatus({ ...row, apartmentSharing: file }, today) ?? 'ENDED'],
        moment(row.createdAt),
        day(row.accessEndsOn),
        monthly(file.totalSalary),
        monthly(file.totalGuarantorSalary),
        row.wish,
        day(row.entryDate),
      ],
    )
  }

  async function* properties() {
    let isEmpty = true
    for await (const one of data.properties) {
      yield* property(one)
      isEmpty = false
    }
    if (isEmpty) yield `<p>${escapeHtml(t.none)}</p>`
  }

  yield `<!doctype html>
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
<section><h2>${escapeHtml(t.profile)}</h2>${profile()}</section>
`
  yield* section(t.properties, properties())
  const { stages, events, actors, reasons } = journalTexts[language]
  yield* section(
    t.events,
    list(['property', 'date', 'action', 'actor', 'reason'], data.events, (one) => [
      one.propertyName ?? t.unnamed,
      moment(one.at),
      one.stage ? stages[one.stage] : (events as Readonly<Record<string, string>>)[one.event],
      actors[one.actor],
      one.words ?? (one.reason && reasons[one.reason]),
    ]),
  )
  yield* section(
    t.messages,
    list(['property', 'writtenAt', 'author', 'text', 'reportedAt'], data.messages, (message) => [
      message.propertyName ?? t.unnamed,
      moment(message.sentAt),
      message.sentBy === 'OWNER' ? t.by.SELF : (message.firstName ?? t.formerApplicant),
      message.text,
      moment(message.report?.reportedAt),
    ]),
  )
  yield* section(
    t.visits,
    list(['property', 'visitAt', 'places', 'bookedBy'], data.visits, ({ propertyName, startsAt, places, bookings }) => [
      propertyName ?? t.unnamed,
      moment(startsAt),
      places,
      bookings.map(({ name, outcome }) => (outcome ? `${name} (${t.outcomes[outcome]})` : name)).join(', '),
    ]),
  )
  yield* section(
    t.privateNotes,
    list(['property', 'writtenAt', 'text'], data.privateNotes, ({ propertyName, savedAt, text }) => [
      propertyName ?? t.unnamed,
      moment(savedAt),
      text,
    ]),
  )
  yield* section(
    t.links,
    list(['purpose', 'email', 'createdAt', 'expiresAt', 'usedAt'], data.links, (link) => [
      t.purposes[link.purpose],
      link.email,
      moment(link.createdAt),
      moment(link.expiresAt),
      moment(link.usedAt),
    ]),
  )
  yield* section(
    t.mails,
    list(['kind', 'writtenAt', 'sentAt'], data.mails, ({ kind, createdAt, sentAt }) => [
      t.mailKinds[kind] ?? kind,
      moment(createdAt),
      moment(sentAt) ?? t.waiting,
    ]),
  )
  yield* section(
    t.actions,
    list(['action', 'date', 'property', 'actor'], data.actions, ({ occurredAt, action, by, propertyName }) => [
      auditWords[language][action] ?? action,
      moment(occurredAt),
      propertyName,
      t.by[by],
    ]),
  )
  yield '</body>\n</html>\n'
}

function formatsOf(language: Language) {
  const { yes, no } = exportPageWords[language]
  const locale = language === 'fr' ? 'fr-FR' : 'en-GB'
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 3 })
  const amounts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  return {
    moment: (timestamp: string | null | undefined) => (timestamp ? momentInWords(language, new Date(timestamp)) : null),
    day: (date: string | null | undefined) => (date ? dayInWords(language, date) : null),
    euros: (amount: number) => amounts.format(amount),
    show: (value: Value): string => {
      if (value === null || value === undefined) return ''
      if (typeof value === 'boolean') return value ? yes : no
      return typeof value === 'number' ? numbers.format(value) : value
    },
  }
}
