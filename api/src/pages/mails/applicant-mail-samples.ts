import {
  appliedTexts,
  appliedTogetherTexts,
  propertyGoneTexts,
  removedTexts,
} from '#application/applicant-mails.messages.ts'
import { stageTexts } from '#application/stage-mails.messages.ts'
import { viewingLinkTexts } from '#application/viewing-link-mail.messages.ts'
import {
  contactSharedTexts,
  contactSharedTogetherTexts,
  fileSharedTogetherTexts,
} from '#application/visit-first-mails.messages.ts'
import { answerTexts } from '#choice/answer-mails.messages.ts'
import { type MailSample, toTenant } from './mail-sample.ts'
import { visitMailSamples } from './visit-mail-samples.ts'

const propertyName = 'Studio des Lilas'
const recourse = {
  phone: '39 28',
  url: 'https://www.antidiscriminations.fr',
  agency: { name: 'Paris', url: 'http://www.adil75.org/' },
}
const application = { applicationId: 'a-1', propertyName, recourse }
const applied = {
  propertyName,
  address: '12 rue des Lilas 75011 Paris',
  ownerName: 'Nora Petit',
  accessEndsOn: '2026-12-12',
}

/** Mails to applicants about their applications. */
export const applicantMailSamples: readonly MailSample[] = [
  toTenant('viewing-link', viewingLinkTexts, {
    propertyName,
    ownerName: 'Nora Petit',
    recipient: 'Mon associée',
    expiresAt: new Date('2026-11-13T10:00:00Z'),
  }),
  toTenant('applied', appliedTexts, applied),
  toTenant('applied-together', appliedTogetherTexts, { ...applied, initiator: 'Ana' }),
  toTenant('applied-visit-first', contactSharedTexts, applied),
  toTenant('applied-visit-first-together', contactSharedTogetherTexts, { ...applied, initiator: 'Ana' }),
  toTenant('file-shared-together', fileSharedTogetherTexts, { ...applied, initiator: 'Ana' }),
  toTenant('stage-changed', stageTexts, { applicationId: 'a-1', propertyName, stage: 'VISIT_PROPOSED' }),
  toTenant('application-answered', answerTexts, {
    ...application,
    text: 'WARM',
    reason: 'OTHER_CHOSEN',
  }),
  toTenant('application-chosen', answerTexts, { ...application, text: 'CHOSEN' }),
  toTenant('application-unanswered', answerTexts, {
    ...application,
    recourse: { ...recourse, agency: undefined },
    text: 'UNANSWERED',
  }),
  toTenant('application-removed', removedTexts, { propertyName, recourse }),
  ...visitMailSamples,
  toTenant('property-gone', propertyGoneTexts, { propertyName, recourse }),
]
