import type { MessageReport, MessageSide, ReportReason } from '@bailclair/domain/message/message.schema.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { momentInWords } from '#platform/mail/day-in-words.ts'
import { defineMailTexts } from '#platform/mail/mail-texts.ts'

type Report = MessageReport & {
  by: MessageSide
  applicationId: string
  messageId: string
  text: string
  sentAt: Date
}

const reasons: Record<Language, Record<ReportReason, string>> = {
  fr: {
    DISCRIMINATION: 'Discrimination',
    HARASSMENT: 'Insultes ou harcèlement',
    FRAUD: 'Arnaque ou demande d’argent',
    PERSONAL_DATA: 'Demande d’informations que la loi ne permet pas',
    OTHER: 'Autre raison',
  },
  en: {
    DISCRIMINATION: 'Discrimination',
    HARASSMENT: 'Insults or harassment',
    FRAUD: 'Fraud or request for money',
    PERSONAL_DATA: 'Request for information that the law does not allow',
    OTHER: 'Another reason',
  },
}
const sides: Record<Language, Record<MessageSide, string>> = {
  fr: { OWNER: 'Propriétaire', APPLICANT: 'Candidat' },
  en: { OWNER: 'Landlord', APPLICANT: 'Applicant' },
}

/** To the operator, in the language of the person who reports. */
export const messageReportTexts = defineMailTexts<Report>({
  fr: ({ reason, words, by, applicationId, messageId, text, sentAt }) => ({
    subject: `Message signalé\u202f: ${reasons.fr[reason]}`,
    title: 'Un message a été signalé',
    paragraphs: ['Répondez à ce mail\u202f: votre réponse ira à la personne qui a signalé le message.'],
    facts: [
      { label: 'Motif', value: reasons.fr[reason] },
      ...(words ? [{ label: 'Précisions', value: words }] : []),
      { label: 'Signalé par', value: sides.fr[by] },
      { label: 'Message signalé', value: text },
      { label: 'Écrit le', value: momentInWords('fr', sentAt) },
      { label: 'Candidature', value: applicationId },
      { label: 'Message', value: messageId },
    ],
  }),
  en: ({ reason, words, by, applicationId, messageId, text, sentAt }) => ({
    subject: `Reported message: ${reasons.en[reason]}`,
    title: 'A message has been reported',
    paragraphs: ['Reply to this mail: your answer goes to the person who reported the message.'],
    facts: [
      { label: 'Reason', value: reasons.en[reason] },
      ...(words ? [{ label: 'Details', value: words }] : []),
      { label: 'Reported by', value: sides.en[by] },
      { label: 'Reported message', value: text },
      { label: 'Written on', value: momentInWords('en', sentAt) },
      { label: 'Application', value: applicationId },
      { label: 'Message', value: messageId },
    ],
  }),
})
