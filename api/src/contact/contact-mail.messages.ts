import type { ContactProfile, ContactRequest } from '@bailclair/domain/contact/contact.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

const profiles: Record<Language, Record<ContactProfile, string>> = {
  fr: { OWNER: 'Propriétaire', TENANT: 'Locataire', PARTNER: 'Partenaire', OTHER: 'Autre' },
  en: { OWNER: 'Landlord', TENANT: 'Tenant', PARTNER: 'Partner', OTHER: 'Other' },
}

/** Written in the visitor's language, in which support should reply. */
export const contactMailTexts = defineMailTexts<ContactRequest>({
  fr: ({ profile, firstName, lastName, email, subject, message }) => ({
    subject: `Contact\u202f: ${subject}`,
    title: 'Message du formulaire de contact',
    paragraphs: ['Répondez à ce message\u202f: votre réponse ira à la personne qui l’a écrit.'],
    facts: [
      { label: 'Profil', value: profiles.fr[profile] },
      { label: 'Nom', value: `${firstName} ${lastName}` },
      { label: 'Adresse e-mail', value: email },
      { label: 'Objet', value: subject },
      { label: 'Message', value: message },
    ],
  }),
  en: ({ profile, firstName, lastName, email, subject, message }) => ({
    subject: `Contact: ${subject}`,
    title: 'Message from the contact form',
    paragraphs: ['Reply to this message: your answer goes to the person who wrote it.'],
    facts: [
      { label: 'Profile', value: profiles.en[profile] },
      { label: 'Name', value: `${firstName} ${lastName}` },
      { label: 'Email address', value: email },
      { label: 'Subject', value: subject },
      { label: 'Message', value: message },
    ],
  }),
})
