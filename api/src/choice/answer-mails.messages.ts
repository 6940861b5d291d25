import type { AnswerReason, AnswerText } from '@bailclair/domain/choice/answer.rules.ts'
import { pathToProperties } from '@bailclair/domain/site/owner-site-paths.ts'
import { pathToMyApplication } from '@bailclair/domain/site/tenant-site-paths.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { answerWords, reasonWords } from '@bailclair/texts/answer-texts.ts'
import { helpAfterRefusal, type Recourse } from '#application/recourse-of-mail.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

/** To everybody of the file. `reason` only if the owner tells it. */
type Answered = {
  applicationId: string
  propertyName: string | null
  text: AnswerText
  recourse: Recourse
  reason?: AnswerReason | undefined
  words?: string | undefined
}

const reasonOf = (language: Language, { reason, words }: Answered) =>
  reason && (reason === 'OTHER' && words ? words : reasonWords[language][reason])

const factsOf = (labels: readonly [string, string], answered: Answered, language: Language) => {
  const facts = [
    { label: labels[0], value: answered.propertyName },
    { label: labels[1], value: reasonOf(language, answered) },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  return facts.length > 0 ? { facts } : {}
}

const helpOf = ({ text, recourse }: Answered, language: Language) =>
  text === 'CHOSEN' ? {} : helpAfterRefusal(language, recourse)

export const answerTexts = defineMailTexts<Answered>({
  fr: (answered) => ({
    site: 'tenant',
    subject: answered.text === 'CHOSEN' ? 'Votre candidature est choisie' : 'La réponse à votre candidature',
    title: answered.text === 'CHOSEN' ? 'Votre candidature est choisie' : 'La réponse à votre candidature',
    paragraphs: [
      answerWords.fr[answered.text],
      answered.text === 'CHOSEN'
        ? 'Ne versez rien avant la signature du bail : la loi interdit de vous demander de l’argent avant.'
        : 'Votre dossier reste dans votre espace : vous pouvez candidater à d’autres logements.',
    ],
    ...factsOf(['Logement', 'Raison donnée'], answered, 'fr'),
    action: { label: 'Voir ma candidature', path: pathToMyApplication(answered.applicationId) },
    ...helpOf(answered, 'fr'),
  }),
  en: (answered) => ({
    site: 'tenant',
    subject: answered.text === 'CHOSEN' ? 'Your application has been chosen' : 'The answer to your application',
    title: answered.text === 'CHOSEN' ? 'Your application has been chosen' : 'The answer to your application',
    paragraphs: [
      answerWords.en[answered.text],
      answered.text === 'CHOSEN'
        ? 'Pay nothing before the lease is signed: the law forbids asking you for money earlier.'
        : 'Your file stays in your account: you can apply for other properties.',
    ],
    ...factsOf(['Property', 'Reason given'], answered, 'en'),
    action: { label: 'See my application', path: pathToMyApplication(answered.applicationId) },
    ...helpOf(answered, 'en'),
  }),
})

/** Sent by `notifyOwner` after 30 days without an answer; one mail for all applications of an owner. */
export type Unanswered = {
  properties: readonly { id: string; name: string | null; applicants: readonly string[] }[]
}

const sectionsOf = ({ properties }: Unanswered, unnamed: string) =>
  properties.map(({ name, applicants }) => ({ label: name ?? unnamed, value: applicants.join('\n') }))

export const answerAskedTexts = defineMailTexts<Unanswered>({
  fr: (unanswered) => ({
    subject: 'Des candidats attendent votre réponse',
    title: 'Des candidats attendent votre réponse',
    paragraphs: [
      'Ils ont candidaté il y a 30 jours. Choisissez l’un d’eux, ou répondez à ceux que vous ne retenez pas : cela prend une minute.',
      'Sans réponse de votre part, nous terminerons leur candidature le 45e jour par une réponse neutre.',
    ],
    facts: sectionsOf(unanswered, 'Bien sans nom'),
    areFactsSections: true,
    action: { label: 'Répondre aux candidats', path: pathToProperties(unanswered.properties.map(({ id }) => id)) },
  }),
  en: (unanswered) => ({
    subject: 'Applicants are waiting for your answer',
    title: 'Applicants are waiting for your answer',
    paragraphs: [
      'They applied 30 days ago. Choose one of them, or answer those you do not choose: it takes a minute.',
      'Without an answer from you, we will end their applications on day 45 with a neutral answer.',
    ],
    facts: sectionsOf(unanswered, 'Unnamed property'),
    areFactsSections: true,
    action: { label: 'Answer the applicants', path: pathToProperties(unanswered.properties.map(({ id }) => id)) },
  }),
})
