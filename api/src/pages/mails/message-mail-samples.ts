import { messageToApplicantTexts, messageToOwnerTexts } from '#message/message-mails.messages.ts'
import { messageReportTexts } from '#message/report-mail.messages.ts'
import { type MailSample, toOwner, toSupport, toTenant } from './mail-sample.ts'

const about = { applicationId: '2f6a1b3c-4d5e-4f60-8a7b-9c8d7e6f5a4b', propertyName: 'Studio des Lilas' }

/** Mails about messages between owners and applicants. */
export const messageMailSamples: readonly MailSample[] = [
  toOwner('new-message', messageToOwnerTexts, { ...about, applicant: 'Durand Ana' }, { isUnsubscribable: true }),
  toTenant('new-message-to-applicant', messageToApplicantTexts, { ...about, ownerName: 'Nora Petit' }),
  toSupport(
    'message-report',
    messageReportTexts,
    {
      reason: 'FRAUD',
      words: 'Il demande un virement avant la visite.',
      by: 'APPLICANT',
      applicationId: about.applicationId,
      messageId: '9a1b2c3d-4e5f-4a6b-8c7d-0e1f2a3b4c5d',
      text: 'Bonjour,\nversez d’abord 300\u00A0€ pour réserver.',
      sentAt: new Date('2026-11-12T10:00:00Z'),
    },
    { replyTo: 'ana.durand@example.org' },
  ),
]
