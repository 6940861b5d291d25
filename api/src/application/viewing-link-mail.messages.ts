import { momentInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** `recipient` is what the owner typed. */
export type ViewingLinkMade = { propertyName: string | null; ownerName: string; recipient: string; expiresAt: Date }

/** To everybody in the file. Essential: it is about who sees their data. */
export const viewingLinkTexts = defineMailTexts<ViewingLinkMade>({
  fr: ({ propertyName, ownerName, recipient, expiresAt }) => ({
    site: 'tenant',
    subject: 'Le propriétaire montre votre dossier à une autre personne',
    title: 'Votre dossier est montré à une autre personne',
    paragraphs: [
      'Le propriétaire a créé un lien qui permet à une autre personne de lire votre dossier pendant 24\u202fheures, sans compte.',
      'Votre espace indique quand ce lien est ouvert. Vous pouvez y mettre l’accès en pause ou retirer votre dossier\u202f: le lien ne fonctionne alors plus.',
    ],
    facts: [
      { label: 'Pour', value: recipient },
      { label: 'Jusqu’au', value: momentInWords('fr', expiresAt) },
      ...(propertyName ? [{ label: 'Bien', value: propertyName }] : []),
      ...(ownerName ? [{ label: 'Propriétaire', value: ownerName }] : []),
    ],
    action: { label: 'Voir qui a accès à mon dossier', path: '/acces' },
  }),
  en: ({ propertyName, ownerName, recipient, expiresAt }) => ({
    site: 'tenant',
    subject: 'The landlord is showing your file to someone else',
    title: 'Your file is being shown to someone else',
    paragraphs: [
      'The landlord has created a link that lets someone else read your file for 24 hours, without an account.',
      'Your account shows each time the link is opened. There you can pause access or withdraw your file: the link then stops working at once.',
    ],
    facts: [
      { label: 'For', value: recipient },
      { label: 'Until', value: momentInWords('en', expiresAt) },
      ...(propertyName ? [{ label: 'Property', value: propertyName }] : []),
      ...(ownerName ? [{ label: 'Landlord', value: ownerName }] : []),
    ],
    action: { label: 'See who has access to my file', path: '/acces' },
  }),
})
