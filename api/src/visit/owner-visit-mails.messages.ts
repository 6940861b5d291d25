import type { Language } from '@bailclair/domain/value/language.ts'
import { appointmentInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Visit = {
  propertyId: string
  propertyName: string | null
  applicant: string
  startsAt: Date
  place: string | null
}

const labels = {
  fr: { property: 'Bien', applicant: 'Candidat', when: 'Date', place: 'Lieu' },
  en: { property: 'Property', applicant: 'Applicant', when: 'Date', place: 'Place' },
} as const

const factsOf = (language: Language, { propertyName, applicant, startsAt, place }: Visit) => {
  const { property, applicant: who, when, place: where } = labels[language]
  return [
    { label: property, value: propertyName },
    { label: who, value: applicant },
    { label: when, value: appointmentInWords(language, startsAt) },
    { label: where, value: place },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

const visitsPath = (propertyId: string) => `/consulte-propriete/${propertyId}/visites`
const actionOf = (label: string, { propertyId }: Pick<Visit, 'propertyId'>) => ({ label, path: visitsPath(propertyId) })

export const ownerVisitBookedTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    subject: 'Une visite est réservée',
    title: 'Une visite est réservée',
    paragraphs: ['Un candidat a choisi un de vos créneaux.'],
    facts: factsOf('fr', visit),
    action: actionOf('Voir les visites', visit),
  }),
  en: (visit) => ({
    subject: 'A visit is booked',
    title: 'A visit is booked',
    paragraphs: ['An applicant has chosen one of your times.'],
    facts: factsOf('en', visit),
    action: actionOf('See the visits', visit),
  }),
})

/** Moved by the applicant, or changed by the owner, whose calendar needs it, too. */
export const ownerVisitChangedTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    subject: 'Une visite a changé',
    title: 'Une visite a changé',
    paragraphs: ['Voici le nouveau rendez-vous. Il remplace le précédent dans votre agenda.'],
    facts: factsOf('fr', visit),
    action: actionOf('Voir les visites', visit),
  }),
  en: (visit) => ({
    subject: 'A visit has changed',
    title: 'A visit has changed',
    paragraphs: ['This is the new appointment. It replaces the earlier one in your calendar.'],
    facts: factsOf('en', visit),
    action: actionOf('See the visits', visit),
  }),
})

export const ownerVisitCancelledTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    subject: 'Une visite est annulée',
    title: 'Une visite est annulée',
    paragraphs: ['Ce rendez-vous n’aura pas lieu.'],
    facts: factsOf('fr', { ...visit, place: null }),
    action: actionOf('Voir les visites', visit),
  }),
  en: (visit) => ({
    subject: 'A visit is cancelled',
    title: 'A visit is cancelled',
    paragraphs: ['This appointment will not take place.'],
    facts: factsOf('en', { ...visit, place: null }),
    action: actionOf('See the visits', visit),
  }),
})

type Reminder = { visits: readonly (Omit<Visit, 'place'> & { at: string })[] }

/** One list for each property. */
const sectionsOf = (unnamed: string, { visits }: Reminder) =>
  [...Map.groupBy(visits, ({ propertyId }) => propertyId).values()].map((ofProperty) => ({
    label: ofProperty[0]?.propertyName ?? unnamed,
    value: ofProperty.map(({ at, applicant }) => `${at} – ${applicant}`).join('\n'),
  }))
const firstProperty = ({ visits }: Reminder) => ({ propertyId: visits[0]?.propertyId ?? '' })

export const ownerVisitReminderTexts = defineMailTexts<Reminder>({
  fr: (reminder) => ({
    subject: 'Vos visites de demain',
    title: 'Vos visites de demain',
    paragraphs: ['Voici les rendez-vous de demain.'],
    facts: sectionsOf('Bien sans nom', reminder),
    areFactsSections: true,
    action: actionOf('Voir les visites', firstProperty(reminder)),
  }),
  en: (reminder) => ({
    subject: 'Your visits of tomorrow',
    title: 'Your visits of tomorrow',
    paragraphs: ['These are the appointments of tomorrow.'],
    facts: sectionsOf('Property without a name', reminder),
    areFactsSections: true,
    action: actionOf('See the visits', firstProperty(reminder)),
  }),
})
