import { noEffortRate } from '@bailclair/domain/application/effort-rate.rules.ts'
import type { CompleteFile, ShownGuarantor, ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
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
  return {
    date: (day: CalendarDate) => {
      const told = date.format(new Date(`${day}T00:00:00Z`))
      return locale === 'fr-FR' ? told.replace(/^1 /, '1er ') : told
    },
    money: (euros: number) => money.format(euros),
    percent: (value: number) => percent.format(value / 100),
  }
}
const [fr, en] = [formatsOf('fr-FR'), formatsOf('en-GB')]

const nameOf = ({ firstName, lastName }: { firstName?: string; lastName?: string }) =>
  [firstName, lastName].filter(Boolean).join(' ')
const personOf = (person: ShownTenant | ShownGuarantor) =>
  'name' in person && person.name ? person.name : nameOf(person)

/** Texts of the PDF, and names of downloaded files. */
export type CompleteFileTexts = FileWords & {
  date: (day: CalendarDate) => string
  perMonth: (euros: number) => string
  rentAndCharges: (rent: number, charges: number | undefined) => string
  rate: (rate: number, withCharges: number | undefined) => string
  name: (person: ShownTenant | ShownGuarantor) => string
  /** The names of the applicants and the type of file. */
  applicants: (file: CompleteFile) => string
  guarantor: (guarantor: ShownGuarantor) => string
  check: (category: DocumentCategory, day: CalendarDate, pages: number) => string
  /** The watermark of every page. */
  watermark: (file: CompleteFile) => string
  /** Below each page of a document: whose it is, and its category. */
  caption: (holder: string, category: DocumentCategory) => string
  /** For the caption of a guarantor's document. */
  guarantorOf: (guarantor: ShownGuarantor, tenant: ShownTenant) => string
}

const french: CompleteFileTexts = {
  ...completeFileWords.fr,
  date: fr.date,
  perMonth: (euros) => `${fr.money(euros)} par mois`,
  rentAndCharges: (rent, charges) =>
    charges === undefined ? fr.money(rent) : `${fr.money(rent)} + ${fr.money(charges)} de charges`,
  rate: (rate, withCharges) => {
    if (rate === noEffortRate) return 'aucun revenu déclaré'
    return `${fr.percent(rate)} du revenu${withCharges === undefined ? '' : `, ${fr.percent(withCharges)} charges comprises`}`
  },
  name: personOf,
  applicants: ({ tenants, applicationType }) =>
    `${tenants.map(personOf).join(', ')} · ${completeFileWords.fr.types[applicationType]}`,
  guarantor: (guarantor) => {
    const kind = completeFileWords.fr.guarantors[guarantor.kind ?? 'PERSON']
    const person = personOf(guarantor)
    const by = guarantor.kind === 'COMPANY' && nameOf(guarantor) ? ` (par ${nameOf(guarantor)})` : ''
    return person ? `${kind}\u202f: ${person}${by}` : kind
  },
  check: (category, day, pages) =>
    `${completeFileWords.fr.categories[category]}, le ${fr.date(day)} (${pages} ${pages < 2 ? 'page' : 'pages'})`,
  watermark: ({ propertyName, shownOn }) =>
    `${propertyName ? `Réservé à la location de «\u00a0${propertyName}\u00a0»` : 'Réservé à une location'} · ${fr.date(shownOn)}`,
  caption: (holder, category) => `${holder} · ${completeFileWords.fr.categories[category]}`,
  guarantorOf: (guarantor, tenant) => `${personOf(guarantor)}, garant pour ${personOf(tenant)}`,
}

const english: CompleteFileTexts = {
  ...completeFileWords.en,
  date: en.date,
  perMonth: (euros) => `${en.money(euros)} a month`,
  rentAndCharges: (rent, charges) =>
    charges === undefined ? en.money(rent) : `${en.money(rent)} + ${en.money(charges)} charges`,
  rate: (rate, withCharges) => {
    if (rate === noEffortRate) return 'no income stated'
    return `${en.percent(rate)} of income${withCharges === undefined ? '' : `, ${en.percent(withCharges)} with charges`}`
  },
  name: personOf,
  applicants: ({ tenants, applicationType }) =>
    `${tenants.map(personOf).join(', ')} · ${completeFileWords.en.types[applicationType]}`,
  guarantor: (guarantor) => {
    const kind = completeFileWords.en.guarantors[guarantor.kind ?? 'PERSON']
    const person = personOf(guarantor)
    const by = guarantor.kind === 'COMPANY' && nameOf(guarantor) ? ` (by ${nameOf(guarantor)})` : ''
    return person ? `${kind}: ${person}${by}` : kind
  },
  check: (category, day, pages) =>
    `${completeFileWords.en.categories[category]}, on ${en.date(day)} (${pages} ${pages === 1 ? 'page' : 'pages'})`,
  watermark: ({ propertyName, shownOn }) =>
    `${propertyName ? `Only for letting “${propertyName}”` : 'Only for a letting'} · ${en.date(shownOn)}`,
  caption: (holder, category) => `${holder} · ${completeFileWords.en.categories[category]}`,
  guarantorOf: (guarantor, tenant) => `${personOf(guarantor)}, guarantor of ${personOf(tenant)}`,
}

export const completeFileTexts: Record<Language, CompleteFileTexts> = { fr: french, en: english }
