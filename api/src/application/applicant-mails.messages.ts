import { dayInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'
import { helpAfterRefusal, type Recourse } from './recourse-of-mail.ts'

/** To the initiator of the file, for all its tenants; each mail links to the tenant area. */
type Applied = { propertyName: string; ownerName: string; address: string; accessEndsOn: string }

export const appliedTexts = defineMailTexts<Applied>({
  fr: ({ propertyName, ownerName, address, accessEndsOn }) => ({
    site: 'tenant',
    subject: 'Votre candidature a été transmise',
    title: 'Votre candidature a été transmise',
    paragraphs: [
      'Le propriétaire voit votre nom et l’état de votre dossier. Il n’en verra le contenu qu’une fois vérifié par notre équipe.',
      `Son accès dure jusqu’au ${dayInWords('fr', accessEndsOn)}. Vous pouvez retirer votre dossier à tout moment depuis votre espace\u202f; candidater de nouveau prolonge l’accès d’un mois.`,
    ],
    facts: [
      { label: 'Logement', value: propertyName },
      { label: 'Adresse', value: address },
      { label: 'Propriétaire', value: ownerName },
    ],
    action: { label: 'Voir qui a accès à mon dossier', path: '/acces' },
  }),
  en: ({ propertyName, ownerName, address, accessEndsOn }) => ({
    site: 'tenant',
    subject: 'Your application has been sent',
    title: 'Your application has been sent',
    paragraphs: [
      'The landlord sees your name and the status of your file. They will see its content only once our team has verified it.',
      `They have access until ${dayInWords('en', accessEndsOn)}. You can withdraw your file at any time from your account; applying again extends their access by one month.`,
    ],
    facts: [
      { label: 'Property', value: propertyName },
      { label: 'Address', value: address },
      { label: 'Landlord', value: ownerName },
    ],
    action: { label: 'See who has access to my file', path: '/acces' },
  }),
})

/** To everybody else of the file, who did not apply themselves. */
type AppliedTogether = {
  initiator: string
  propertyName: string | null
  ownerName: string
  address: string | null
  accessEndsOn: string
}

const sharedFacts = (labels: readonly [string, string, string], facts: AppliedTogether) =>
  [
    { label: labels[0], value: facts.propertyName },
    { label: labels[1], value: facts.address },
    { label: labels[2], value: facts.ownerName },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))

export const appliedTogetherTexts = defineMailTexts<AppliedTogether>({
  fr: (facts) => ({
    site: 'tenant',
    subject: 'Votre dossier commun a été transmis à un propriétaire',
    title: facts.initiator
      ? `${facts.initiator} a candidaté avec votre dossier commun`
      : 'Une candidature a été envoyée avec votre dossier commun',
    paragraphs: [
      'Le propriétaire voit vos noms et l’état du dossier commun. Il n’en verra le contenu qu’une fois vérifié par notre équipe.',
      `Son accès dure jusqu’au ${dayInWords('fr', facts.accessEndsOn)}.`,
      'Vous n’êtes pas d’accord\u202f? Mettez cet accès en pause ou retirez le dossier dans votre espace. Personne ne pourra le rouvrir sans vous.',
    ],
    facts: sharedFacts(['Logement', 'Adresse', 'Propriétaire'], facts),
    action: { label: 'Voir qui a accès à mon dossier', path: '/acces' },
  }),
  en: (facts) => ({
    site: 'tenant',
    subject: 'Your shared file has been sent to a landlord',
    title: facts.initiator
      ? `${facts.initiator} applied with your shared file`
      : 'An application was sent with your shared file',
    paragraphs: [
      'The landlord sees your names and the status of the shared file. They will see its content only once our team has verified it.',
      `They have access until ${dayInWords('en', facts.accessEndsOn)}.`,
      'If you do not agree, pause their access or withdraw the file in your account. Nobody can reopen it without you.',
    ],
    facts: sharedFacts(['Property', 'Address', 'Landlord'], facts),
    action: { label: 'See who has access to my file', path: '/acces' },
  }),
})

/** To everybody in the file. The current name of the property; a draft may have none any more. */
export type EndedFacts = { propertyName: string | null; recourse: Recourse }

const factsOf = (label: string, { propertyName }: EndedFacts) =>
  propertyName ? { facts: [{ label, value: propertyName }] } : {}

export const removedTexts = defineMailTexts<EndedFacts>({
  fr: (ended) => ({
    site: 'tenant',
    subject: 'Le propriétaire a retiré votre candidature',
    title: 'Le propriétaire a retiré votre candidature',
    paragraphs: [
      'Votre candidature n’est plus dans sa liste, et il n’a plus accès à votre dossier.',
      'Votre dossier reste dans votre espace\u202f: vous pouvez candidater à d’autres logements.',
    ],
    ...factsOf('Logement', ended),
    action: { label: 'Voir mon dossier', path: '/' },
    ...helpAfterRefusal('fr', ended.recourse),
  }),
  en: (ended) => ({
    site: 'tenant',
    subject: 'The landlord has removed your application',
    title: 'The landlord has removed your application',
    paragraphs: [
      'Your application is no longer in their list, and they no longer have access to your file.',
      'Your file stays in your account: you can apply for other properties.',
    ],
    ...factsOf('Property', ended),
    action: { label: 'See my file', path: '/' },
    ...helpAfterRefusal('en', ended.recourse),
  }),
})

/** Sent when the property or the owner's account was deleted. */
export const propertyGoneTexts = defineMailTexts<EndedFacts>({
  fr: (ended) => ({
    site: 'tenant',
    subject: 'Un logement auquel vous avez candidaté n’est plus proposé',
    title: 'Ce logement n’est plus proposé',
    paragraphs: [
      'Le propriétaire a retiré un logement auquel vous avez candidaté. Il n’a plus accès à votre dossier.',
      'Votre dossier reste dans votre espace\u202f: vous pouvez candidater à d’autres logements.',
    ],
    ...factsOf('Logement', ended),
    action: { label: 'Voir mon dossier', path: '/' },
    ...helpAfterRefusal('fr', ended.recourse),
  }),
  en: (ended) => ({
    site: 'tenant',
    subject: 'A property you applied for is no longer available',
    title: 'This property is no longer available',
    paragraphs: [
      'The landlord has withdrawn a property you applied for. They no longer have access to your file.',
      'Your file stays in your account: you can apply for other properties.',
    ],
    ...factsOf('Property', ended),
    action: { label: 'See my file', path: '/' },
    ...helpAfterRefusal('en', ended.recourse),
  }),
})
