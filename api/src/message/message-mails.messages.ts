import { pathToApplication } from '@bailclair/domain/site/owner-site-paths.ts'
import { pathToMyApplication } from '@bailclair/domain/site/tenant-site-paths.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** Nothing of the message itself. A draft may have no name any more. */
type ToOwner = { applicationId: string; propertyName: string | null; applicant: string }
type ToApplicant = { applicationId: string; propertyName: string | null; ownerName: string }

const factsOf = (facts: readonly (readonly [string, string | null])[]) =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))

export const messageToOwnerTexts = defineMailTexts<ToOwner>({
  fr: ({ applicationId, propertyName, applicant }) => ({
    subject: 'Vous avez un nouveau message d’un candidat',
    title: 'Vous avez un nouveau message',
    paragraphs: [
      'Un candidat vous a écrit. Pour protéger vos échanges, ce mail n’en montre pas le contenu.',
      'Lisez le message et répondez sur la page de la candidature, pas à ce mail.',
    ],
    facts: factsOf([
      ['Bien', propertyName],
      ['Candidature', applicant],
    ]),
    action: { label: 'Lire le message', path: `${pathToApplication(applicationId)}#messages` },
  }),
  en: ({ applicationId, propertyName, applicant }) => ({
    subject: 'You have a new message from an applicant',
    title: 'You have a new message',
    paragraphs: [
      'An applicant has written to you. To protect your conversation, this mail does not show the message.',
      'Read it and answer on the page of the application, not by replying to this mail.',
    ],
    facts: factsOf([
      ['Property', propertyName],
      ['Application', applicant],
    ]),
    action: { label: 'Read the message', path: `${pathToApplication(applicationId)}#messages` },
  }),
})

export const messageToApplicantTexts = defineMailTexts<ToApplicant>({
  fr: ({ applicationId, propertyName, ownerName }) => ({
    site: 'tenant',
    subject: 'Vous avez un nouveau message au sujet de votre candidature',
    title: 'Vous avez un nouveau message',
    paragraphs: [
      'Quelqu’un a écrit au sujet de votre candidature. Pour protéger vos échanges, ce mail n’en montre pas le contenu.',
      'Lisez le message et répondez dans votre espace, pas à ce mail.',
    ],
    facts: factsOf([
      ['Logement', propertyName],
      ['Propriétaire', ownerName],
    ]),
    action: { label: 'Lire le message', path: `${pathToMyApplication(applicationId)}#messages` },
  }),
  en: ({ applicationId, propertyName, ownerName }) => ({
    site: 'tenant',
    subject: 'You have a new message about your application',
    title: 'You have a new message',
    paragraphs: [
      'Somebody has written about your application. To protect your conversation, this mail does not show the message.',
      'Read it and answer in your account, not by replying to this mail.',
    ],
    facts: factsOf([
      ['Property', propertyName],
      ['Landlord', ownerName],
    ]),
    action: { label: 'Read the message', path: `${pathToMyApplication(applicationId)}#messages` },
  }),
})
