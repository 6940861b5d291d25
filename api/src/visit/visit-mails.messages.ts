import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { appointmentInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** To everybody in the file; each mail links to the page of the application. */
type Visit = {
  applicationId: ApplicationId
  propertyName: string | null
  startsAt: Date
  durationMinutes: number
  place: string | null
}

const labels = {
  fr: { property: 'Logement', when: 'Date', duration: 'Durée', place: 'Lieu' },
  en: { property: 'Property', when: 'Date', duration: 'Duration', place: 'Place' },
} as const

const factsOf = (language: Language, { propertyName, startsAt, durationMinutes, place }: Visit) => {
  const { property, when, duration, place: where } = labels[language]
  return [
    { label: property, value: propertyName },
    { label: when, value: appointmentInWords(language, startsAt) },
    { label: duration, value: `${durationMinutes}\u00A0min` },
    { label: where, value: place },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
}

const actionOf = (label: string, { applicationId }: Visit) => ({
  label,
  path: `/candidature/${applicationId}#visite`,
})

export const visitBookedTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    site: 'tenant',
    subject: 'Votre visite est réservée',
    title: 'Votre visite est réservée',
    paragraphs: [
      'Le rendez-vous est joint à ce message, pour votre agenda.',
      'Vous avez un empêchement\u202f? Déplacez ou annulez la visite dans votre espace, jusqu’à l’heure du rendez-vous.',
    ],
    facts: factsOf('fr', visit),
    action: actionOf('Voir ma visite', visit),
  }),
  en: (visit) => ({
    site: 'tenant',
    subject: 'Your visit is booked',
    title: 'Your visit is booked',
    paragraphs: [
      'The appointment is attached to this message, for your calendar.',
      'If you cannot come, move or cancel the visit in your account, until it begins.',
    ],
    facts: factsOf('en', visit),
    action: actionOf('See my visit', visit),
  }),
})

/** Moved by a tenant of the file, or changed by the owner. */
export const visitChangedTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    site: 'tenant',
    subject: 'Votre visite a changé',
    title: 'Votre visite a changé',
    paragraphs: [
      'Voici le nouveau rendez-vous. Il remplace le précédent dans votre agenda.',
      'Il ne vous convient pas\u202f? Déplacez ou annulez la visite dans votre espace.',
    ],
    facts: factsOf('fr', visit),
    action: actionOf('Voir ma visite', visit),
  }),
  en: (visit) => ({
    site: 'tenant',
    subject: 'Your visit has changed',
    title: 'Your visit has changed',
    paragraphs: [
      'This is the new appointment. It replaces the earlier one in your calendar.',
      'If it does not suit you, move or cancel the visit in your account.',
    ],
    facts: factsOf('en', visit),
    action: actionOf('See my visit', visit),
  }),
})

/** Cancelled by a tenant of the file. */
export const visitCancelledTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    site: 'tenant',
    subject: 'Votre visite est annulée',
    title: 'Votre visite est annulée',
    paragraphs: ['La place est rendue. Vous pouvez réserver un autre créneau dans votre espace.'],
    facts: factsOf('fr', { ...visit, place: null }),
    action: actionOf('Voir les créneaux', visit),
  }),
  en: (visit) => ({
    site: 'tenant',
    subject: 'Your visit is cancelled',
    title: 'Your visit is cancelled',
    paragraphs: ['Your place is free again. You can book another time in your account.'],
    facts: factsOf('en', { ...visit, place: null }),
    action: actionOf('See the times', visit),
  }),
})

/** Cancelled by the owner, or because the application has ended. */
export const visitWithdrawnTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    site: 'tenant',
    subject: 'Votre visite n’aura pas lieu',
    title: 'Votre visite n’aura pas lieu',
    paragraphs: ['Le rendez-vous est annulé. Vous n’avez rien à faire.'],
    facts: factsOf('fr', { ...visit, place: null }),
    action: { label: 'Ouvrir mon espace', path: '/acces' },
  }),
  en: (visit) => ({
    site: 'tenant',
    subject: 'Your visit will not take place',
    title: 'Your visit will not take place',
    paragraphs: ['The appointment is cancelled. There is nothing for you to do.'],
    facts: factsOf('en', { ...visit, place: null }),
    action: { label: 'Open my account', path: '/acces' },
  }),
})

export const visitReminderTexts = defineMailTexts<Visit>({
  fr: (visit) => ({
    site: 'tenant',
    subject: 'Votre visite a lieu demain',
    title: 'Votre visite a lieu demain',
    paragraphs: [
      'Vous avez un empêchement\u202f? Annulez la visite dès maintenant\u202f: quelqu’un d’autre aura la place.',
    ],
    facts: factsOf('fr', visit),
    action: actionOf('Voir ma visite', visit),
  }),
  en: (visit) => ({
    site: 'tenant',
    subject: 'Your visit is tomorrow',
    title: 'Your visit is tomorrow',
    paragraphs: ['If you cannot come, cancel the visit now: somebody else will get the place.'],
    facts: factsOf('en', visit),
    action: actionOf('See my visit', visit),
  }),
})
