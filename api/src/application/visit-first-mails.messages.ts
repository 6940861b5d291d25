import { pathToApplication, pathToProperties } from '@bailclair/domain/site/owner-site-paths.ts'
import { dayInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** A draft may have no name any more. */
type Application = { applicationId: string | undefined; propertyName: string | null; applicant: string }

const pathOf = ({ applicationId }: Pick<Application, 'applicationId'>) =>
  applicationId ? pathToApplication(applicationId) : pathToProperties([])

const factsOf = (labels: readonly [string, string], { propertyName, applicant }: Application) => [
  ...(propertyName ? [{ label: labels[0], value: propertyName }] : []),
  { label: labels[1], value: applicant },
]

/** To the owner: somebody applied who shares their file after a visit (decision 250). The wish stays in the service. */
export const newContactTexts = defineMailTexts<Application>({
  fr: (application) => ({
    subject: 'Nouvelle candidature, visite d’abord',
    title: 'Vous avez une nouvelle candidature',
    paragraphs: [
      'Vous avez choisi la visite d’abord\u202f: vous voyez qui candidate et pouvez lui écrire. Son dossier s’ouvre quand cette personne le partage, après la visite.',
      'Proposez-lui une visite depuis la page de sa candidature.',
    ],
    facts: factsOf(['Bien', 'Candidature'], application),
    action: { label: 'Voir la candidature', path: pathOf(application) },
  }),
  en: (application) => ({
    subject: 'New application, visit first',
    title: 'You have a new application',
    paragraphs: [
      'You chose visit first: you see who is applying and can write to them. Their file opens when they share it, after the visit.',
      'Offer them a visit from the page of their application.',
    ],
    facts: factsOf(['Property', 'Application'], application),
    action: { label: 'See the application', path: pathOf(application) },
  }),
})

/** To the owner: the file was opened to them. */
export const fileSharedTexts = defineMailTexts<Application & { isVerified: boolean }>({
  fr: ({ isVerified, ...application }) => ({
    subject: 'Un candidat partage son dossier avec vous',
    title: 'Un candidat partage son dossier avec vous',
    paragraphs: [
      isVerified
        ? 'Le dossier a été vérifié par notre équipe. Vous pouvez le consulter pendant un mois.'
        : 'Le dossier n’est pas encore vérifié. Nous vous écrirons dès que notre équipe l’aura vérifié\u202f: vous pourrez alors le consulter.',
    ],
    facts: factsOf(['Bien', 'Candidature'], application),
    action: { label: 'Voir la candidature', path: pathOf(application) },
  }),
  en: ({ isVerified, ...application }) => ({
    subject: 'An applicant has shared their file with you',
    title: 'An applicant has shared their file with you',
    paragraphs: [
      isVerified
        ? 'Our team has verified the file. You can read it for one month.'
        : 'The file is not verified yet. We will write to you as soon as our team has verified it: you can read it then.',
    ],
    facts: factsOf(['Property', 'Application'], application),
    action: { label: 'See the application', path: pathOf(application) },
  }),
})

type Applied = { propertyName: string; ownerName: string; address: string; accessEndsOn: string }

/** To the initiator of the file. */
export const contactSharedTexts = defineMailTexts<Applied>({
  fr: ({ propertyName, ownerName, address, accessEndsOn }) => ({
    site: 'tenant',
    subject: 'Votre candidature a été transmise',
    title: 'Votre candidature a été transmise',
    paragraphs: [
      'Le propriétaire voit votre nom et le mot que vous lui avez laissé, et vous pouvez vous écrire. Il ne voit rien de votre dossier\u202f: ni vos revenus, ni vos justificatifs.',
      'Après la visite, c’est vous qui décidez de partager votre dossier, depuis la page de votre candidature.',
      `Votre candidature reste dans sa liste jusqu’au ${dayInWords('fr', accessEndsOn)}. Vous pouvez la retirer à tout moment.`,
    ],
    facts: [
      { label: 'Logement', value: propertyName },
      { label: 'Adresse', value: address },
      { label: 'Propriétaire', value: ownerName },
    ],
    action: { label: 'Voir mes candidatures', path: '/acces' },
  }),
  en: ({ propertyName, ownerName, address, accessEndsOn }) => ({
    site: 'tenant',
    subject: 'Your application has been sent',
    title: 'Your application has been sent',
    paragraphs: [
      'The landlord sees your name and the note you left, and you can write to each other. They see nothing of your file: neither your income nor your documents.',
      'After the visit, you decide whether to share your file, on the page of your application.',
      `Your application stays in their list until ${dayInWords('en', accessEndsOn)}. You can withdraw it at any time.`,
    ],
    facts: [
      { label: 'Property', value: propertyName },
      { label: 'Address', value: address },
      { label: 'Landlord', value: ownerName },
    ],
    action: { label: 'See my applications', path: '/acces' },
  }),
})

type Together = {
  initiator: string
  propertyName: string | null
  ownerName: string
  address: string | null
  accessEndsOn: string
}

const sharedFacts = (labels: readonly [string, string, string], facts: Together) =>
  [
    { label: labels[0], value: facts.propertyName },
    { label: labels[1], value: facts.address },
    { label: labels[2], value: facts.ownerName },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))

/** To everybody else of the file. */
export const contactSharedTogetherTexts = defineMailTexts<Together>({
  fr: (facts) => ({
    site: 'tenant',
    subject: 'Une candidature a été envoyée en votre nom à tous',
    title: facts.initiator
      ? `${facts.initiator} a candidaté pour vous tous`
      : 'Une candidature a été envoyée pour vous tous',
    paragraphs: [
      'Le propriétaire voit vos noms. Il ne voit rien du dossier commun tant qu’il n’est pas partagé, après la visite.',
      `La candidature reste dans sa liste jusqu’au ${dayInWords('fr', facts.accessEndsOn)}.`,
      'Vous n’êtes pas d’accord\u202f? Mettez cet accès en pause ou retirez la candidature dans votre espace. Personne ne pourra la rouvrir sans vous.',
    ],
    facts: sharedFacts(['Logement', 'Adresse', 'Propriétaire'], facts),
    action: { label: 'Voir nos candidatures', path: '/acces' },
  }),
  en: (facts) => ({
    site: 'tenant',
    subject: 'An application was sent for all of you',
    title: facts.initiator ? `${facts.initiator} applied for all of you` : 'An application was sent for all of you',
    paragraphs: [
      'The landlord sees your names. They see nothing of the shared file until it is shared with them, after the visit.',
      `The application stays in their list until ${dayInWords('en', facts.accessEndsOn)}.`,
      'If you do not agree, pause their access or withdraw the application in your account. Nobody can reopen it without you.',
    ],
    facts: sharedFacts(['Property', 'Address', 'Landlord'], facts),
    action: { label: 'See our applications', path: '/acces' },
  }),
})

/** To everybody else of the file, when its initiator has opened it to an owner. */
export const fileSharedTogetherTexts = defineMailTexts<Together>({
  fr: (facts) => ({
    site: 'tenant',
    subject: 'Votre dossier commun est partagé avec un propriétaire',
    title: facts.initiator
      ? `${facts.initiator} a partagé votre dossier commun`
      : 'Votre dossier commun est partagé avec un propriétaire',
    paragraphs: [
      `Le propriétaire voit le dossier commun, une fois vérifié par notre équipe, jusqu’au ${dayInWords('fr', facts.accessEndsOn)}.`,
      'Vous n’êtes pas d’accord\u202f? Mettez cet accès en pause ou retirez le dossier dans votre espace. Personne ne pourra le rouvrir sans vous.',
    ],
    facts: sharedFacts(['Logement', 'Adresse', 'Propriétaire'], facts),
    action: { label: 'Voir qui a accès à mon dossier', path: '/acces' },
  }),
  en: (facts) => ({
    site: 'tenant',
    subject: 'Your shared file is now open to a landlord',
    title: facts.initiator
      ? `${facts.initiator} opened your shared file to a landlord`
      : 'Your shared file is now open to a landlord',
    paragraphs: [
      `Once our team has verified it, the landlord can read the shared file until ${dayInWords('en', facts.accessEndsOn)}.`,
      'If you do not agree, pause their access or withdraw the file in your account. Nobody can reopen it without you.',
    ],
    facts: sharedFacts(['Property', 'Address', 'Landlord'], facts),
    action: { label: 'See who has access to my file', path: '/acces' },
  }),
})
