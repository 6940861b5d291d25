import { noEffortRate } from '@bailclair/domain/application/effort-rate.rules.ts'
import type {
  CompleteFile,
  ShownDocument,
  ShownGuarantor,
  ShownTenant,
} from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import { nameOf } from '@bailclair/domain/rental-file/person-name.rules.ts'
import type { CalendarDate } from '@bailclair/domain/value/calendar-date.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { completeFileWords, type FileWords } from './complete-file-words.messages.ts'

const formatsOf = (locale: string) => {
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const list = new Intl.ListFormat(locale)
  return {
    date: (day: CalendarDate) => {
      const told = date.format(new Date(`${day}T00:00:00Z`))
      return locale === 'fr-FR' ? told.replace(/^1 /, '1er ') : told
    },
    money: (euros: number) => money.format(euros),
    percent: (value: number) => percent.format(value / 100),
    list: (names: readonly string[]) => list.format(names),
  }
}
const [fr, en] = [formatsOf('fr-FR'), formatsOf('en-GB')]

const withoutScheme = (address: string) => address.replace(/^https?:\/\//, '')

type NamedDocument = Pick<ShownDocument, 'kind' | 'category'>

/** Texts of the PDF, and names of downloaded files. */
export type CompleteFileTexts = FileWords & {
  date: (day: CalendarDate) => string
  money: (euros: number) => string
  perMonth: (euros: number) => string
  rentAndCharges: (rent: number, charges: number | undefined) => string
  rate: (rate: number) => string
  name: (person: ShownTenant | ShownGuarantor) => string
  /** The names of the applicants as in a sentence. */
  names: (file: Pick<CompleteFile, 'tenants'>) => string
  guarantor: (guarantor: ShownGuarantor) => string
  check: (category: DocumentCategory, day: CalendarDate, pages: number) => string
  /** The watermark of every page. */
  watermark: (file: Pick<CompleteFile, 'propertyName' | 'shownOn'>) => string
  /** Below each page of a document: whose it is, and what it is. */
  caption: (holder: string, document: NamedDocument) => string
  /** For the caption of a guarantor's document. */
  guarantorOf: (guarantor: ShownGuarantor, tenant: ShownTenant) => string
  /** What a screen reader says in place of a page that is a picture. */
  documentPage: (page: number, pages: number, caption: string) => string
  /** At the foot; `page` may be a range. */
  page: (page: string, total: number) => string
  /** How anybody checks the PDF by its code. */
  checkHow: (address: string) => string
}

const french: CompleteFileTexts = {
  ...completeFileWords.fr,
  date: fr.date,
  money: fr.money,
  perMonth: (euros) => `${fr.money(euros)} par mois`,
  rentAndCharges: (rent, charges) =>
    charges === undefined ? fr.money(rent) : `${fr.money(rent)} + ${fr.money(charges)} de charges`,
  rate: (rate) => (rate === noEffortRate ? 'Aucun revenu' : fr.percent(rate)),
  name: nameOf,
  names: ({ tenants }) => fr.list(tenants.map(nameOf)),
  guarantor: (guarantor) => {
    const kind = completeFileWords.fr.guarantors[guarantor.kind ?? 'PERSON']
    const person = nameOf(guarantor)
    const { firstName, lastName } = guarantor
    const representative = guarantor.kind === 'COMPANY' ? nameOf({ firstName, lastName }) : ''
    const by = representative ? ` (par ${representative})` : ''
    return person ? `${kind}\u202f: ${person}${by}` : kind
  },
  check: (category, day, pages) =>
    `${completeFileWords.fr.categories[category]}, le ${fr.date(day)} (${pages} ${pages < 2 ? 'page' : 'pages'})`,
  watermark: ({ propertyName, shownOn }) =>
    `${propertyName ? `Réservé à la location de «\u00a0${propertyName}\u00a0»` : 'Réservé à une location'} · ${fr.date(shownOn)}`,
  caption: (holder, { kind, category }) => `${holder} · ${completeFileWords.fr.categories[kind ?? category]}`,
  guarantorOf: (guarantor, tenant) => {
    const kind = completeFileWords.fr.guarantors[guarantor.kind ?? 'PERSON']
    const person = nameOf(guarantor)
    return person ? `${person}, garant pour ${nameOf(tenant)}` : `${kind} pour ${nameOf(tenant)}`
  },
  documentPage: (page, pages, caption) => `Page ${page} sur ${pages}\u202f: ${caption}`,
  page: (page, total) => `Page ${page} sur ${total}`,
  checkHow: (address) =>
    `Sur ${withoutScheme(address)}, déposez ce fichier ou saisissez ce code. La page dit si le service a émis ce PDF et s’il est intact, sans afficher de donnée personnelle.`,
}

const english: CompleteFileTexts = {
  ...completeFileWords.en,
  date: en.date,
  money: en.money,
  perMonth: (euros) => `${en.money(euros)} per month`,
  rentAndCharges: (rent, charges) =>
    charges === undefined ? en.money(rent) : `${en.money(rent)} + ${en.money(charges)} charges`,
  rate: (rate) => (rate === noEffortRate ? 'No income' : en.percent(rate)),
  name: nameOf,
  names: ({ tenants }) => en.list(tenants.map(nameOf)),
  guarantor: (guarantor) => {
    const kind = completeFileWords.en.guarantors[guarantor.kind ?? 'PERSON']
    const person = nameOf(guarantor)
    const { firstName, lastName } = guarantor
    const representative = guarantor.kind === 'COMPANY' ? nameOf({ firstName, lastName }) : ''
    const by = representative ? ` (by ${representative})` : ''
    return person ? `${kind}: ${person}${by}` : kind
  },
  check: (category, day, pages) =>
    `${completeFileWords.en.categories[category]}, on ${en.date(day)} (${pages} ${pages === 1 ? 'page' : 'pages'})`,
  watermark: ({ propertyName, shownOn }) =>
    `${propertyName ? `Only for letting “${propertyName}”` : 'Only for a letting'} · ${en.date(shownOn)}`,
  caption: (holder, { kind, category }) => `${holder} · ${completeFileWords.en.categories[kind ?? category]}`,
  guarantorOf: (guarantor, tenant) => {
    const kind = completeFileWords.en.guarantors[guarantor.kind ?? 'PERSON']
    const person = nameOf(guarantor)
    return person ? `${person}, guarantor of ${nameOf(tenant)}` : `${kind} for ${nameOf(tenant)}`
  },
  documentPage: (page, pages, caption) => `Page ${page} of ${pages}: ${caption}`,
  page: (page, total) => `Page ${page} of ${total}`,
  checkHow: (address) =>
    `At ${withoutScheme(address)}, drop this file or type this code. The page says whether the service issued this PDF and whether it is unaltered, without showing personal data.`,
}

export const completeFileTexts: Record<Language, CompleteFileTexts> = { fr: french, en: english }
