import { pathToApplication, pathToProperties } from '@bailclair/domain/site/owner-site-paths.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** A draft may have no name any more. */
type Application = { applicationId: string | undefined; propertyName: string | null; applicant: string }

const factsOf = (labels: Labels, { propertyName, applicant }: Application) => [
  ...(propertyName ? [{ label: labels.property, value: propertyName }] : []),
  { label: labels.applicant, value: applicant },
]
type Labels = { property: string; properties: string; applicant: string }
const french: Labels = { property: 'Bien', properties: 'Biens', applicant: 'Candidature' }
const english: Labels = { property: 'Property', properties: 'Properties', applicant: 'Application' }

const pathOf = ({ applicationId }: Application) =>
  applicationId ? pathToApplication(applicationId) : pathToProperties([])

/** For a verified file: everything can be consulted. */
export const newVerifiedTexts = defineMailTexts<Application>({
  fr: (application) => ({
    subject: 'Nouvelle candidature, dossier vérifié',
    title: 'Vous avez une nouvelle candidature',
    paragraphs: [
      'Le dossier a été vérifié par notre équipe. Vous pouvez le consulter pendant un mois.',
      'Rien ne vous oblige à répondre dans l’ordre d’arrivée\u202f; choisissez sur des critères objectifs.',
    ],
    facts: factsOf(french, application),
    action: { label: 'Voir la candidature', path: pathOf(application) },
  }),
  en: (application) => ({
    subject: 'New application, verified file',
    title: 'You have a new application',
    paragraphs: [
      'Our team has verified the file. You can read it for one month.',
      'You do not have to answer in order of arrival; base your choice on objective criteria.',
    ],
    facts: factsOf(english, application),
    action: { label: 'See the application', path: pathOf(application) },
  }),
})

/** For an unverified file: the row shows who and since when, no figures (decision 6). */
export const newUnverifiedTexts = defineMailTexts<Application>({
  fr: (application) => ({
    subject: 'Nouvelle candidature, dossier pas encore vérifié',
    title: 'Vous avez une nouvelle candidature',
    paragraphs: [
      'Le dossier n’est pas encore vérifié\u202f: vous voyez qui candidate, pas encore les revenus ni les justificatifs.',
      'Nous vous écrirons dès que notre équipe l’aura vérifié.',
    ],
    facts: factsOf(french, application),
    action: { label: 'Voir la candidature', path: pathOf(application) },
  }),
  en: (application) => ({
    subject: 'New application, file not yet verified',
    title: 'You have a new application',
    paragraphs: [
      'The file is not verified yet: you can see who is applying, but not their income or documents.',
      'We will write to you as soon as our team has verified it.',
    ],
    facts: factsOf(english, application),
    action: { label: 'See the application', path: pathOf(application) },
  }),
})

/** One file, with all properties of one owner that it was shared for. */
export type SharedFile = {
  applicant: string
  /** Without an application once it was withdrawn. */
  properties: readonly { id: string; name: string | null; applicationId?: string }[]
}

function pathOfShared({ properties }: SharedFile) {
  const [first, ...others] = properties
  return first?.applicationId && others.length === 0
    ? pathToApplication(first.applicationId)
    : pathToProperties(properties.map(({ id }) => id))
}

function sharedFactsOf(labels: Labels, { applicant, properties }: SharedFile) {
  const names = properties.flatMap(({ name }) => name ?? [])
  const label = names.length === 1 ? labels.property : labels.properties
  return [
    { label: labels.applicant, value: applicant },
    ...(names.length > 0 ? [{ label, value: names.join('\n') }] : []),
  ]
}

export const nowVerifiedTexts = defineMailTexts<SharedFile>({
  fr: (file) => ({
    subject: 'Un dossier est maintenant vérifié',
    title: 'Un dossier est maintenant vérifié',
    paragraphs: ['Bonne nouvelle\u202f: notre équipe a vérifié ce dossier. Vous pouvez maintenant le consulter.'],
    facts: sharedFactsOf(french, file),
    action: { label: 'Voir la candidature', path: pathOfShared(file) },
  }),
  en: (file) => ({
    subject: 'A file is now verified',
    title: 'A file is now verified',
    paragraphs: ['Good news: our team has verified this file. You can now read it.'],
    facts: sharedFactsOf(english, file),
    action: { label: 'See the application', path: pathOfShared(file) },
  }),
})

export const withdrawnTexts = defineMailTexts<SharedFile>({
  fr: (file) => ({
    subject: 'Une candidature a été retirée',
    title: 'Une candidature a été retirée',
    paragraphs: [
      'Le candidat a retiré sa candidature\u202f: elle n’est plus dans votre liste, et vous n’avez plus accès à son dossier.',
    ],
    facts: sharedFactsOf(french, file),
    action: { label: 'Voir les candidatures', path: pathOfShared(file) },
  }),
  en: (file) => ({
    subject: 'An application has been withdrawn',
    title: 'An application has been withdrawn',
    paragraphs: [
      'The applicant has withdrawn: the application is no longer in your list, and you no longer have access to the file.',
    ],
    facts: sharedFactsOf(english, file),
    action: { label: 'See the applications', path: pathOfShared(file) },
  }),
})
