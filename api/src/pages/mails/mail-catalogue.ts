import {
  newUnverifiedTexts,
  newVerifiedTexts,
  nowVerifiedTexts,
  withdrawnTexts,
} from '#application/owner-mails.messages.ts'
import { fileSharedTexts, newContactTexts } from '#application/visit-first-mails.messages.ts'
import { answerAskedTexts } from '#choice/answer-mails.messages.ts'
import { contactMailTexts } from '#contact/contact-mail.messages.ts'
import { accountExistsTexts, passwordChangedTexts, resetPasswordTexts } from '#identity/account-mails.messages.ts'
import type { Receipt } from '#identity/deletion-receipt.messages.ts'
import {
  emailChangedTexts,
  emailChangeNoticeTexts,
  emailChangeTexts,
  emailChangeUndoneTexts,
} from '#identity/email-change-mails.messages.ts'
import { newDeviceTexts } from '#identity/new-device-mails.messages.ts'
import {
  factorsResetTexts,
  methodAddedTexts,
  methodRemovedTexts,
  passwordReplacedTexts,
} from '#identity/sign-in-method-mails.messages.ts'
import { accountConfirmedTexts, confirmAccountTexts } from '#identity/sign-up-mails.messages.ts'
import { digestTexts } from '#notification/digest-mail.messages.ts'
import { accountDeletedTexts } from '#owner/owner-mails.messages.ts'
import { propertyValidatedTexts } from '#property/property-mails.messages.ts'
import { archivedTexts, archiveWarningTexts } from '#rental-file/archive/archive-mails.messages.ts'
import { invitationTexts, partedTexts } from '#rental-file/member/co-tenant-mails.messages.ts'
import { guarantorNoticeTexts } from '#rental-file/part/guarantor-mails.messages.ts'
import { incomeCorrectedTexts } from '#rental-file/part/income-mails.messages.ts'
import { documentToChangeTexts, fileVerifiedTexts } from '#rental-file/part/verdict-mails.messages.ts'
import {
  accessEndingTexts,
  followUpTexts,
  inactivityDeletionTexts,
  inactivityWarningTexts,
  lastInactivityWarningTexts,
} from '#retention/retention-mails.messages.ts'
import { signalOffTexts } from '#signal/signal-off-mail.messages.ts'
import { accountDeletedTexts as tenantDeletedTexts } from '#tenant/account-mails.messages.ts'
import {
  tenantInactivityDeletionTexts,
  tenantInactivityWarningTexts,
  tenantLastInactivityWarningTexts,
} from '#tenant/inactivity-mails.messages.ts'
import { deskAlarmTexts } from '#verification/desk-alarm-mail.messages.ts'
import { applicantMailSamples } from './applicant-mail-samples.ts'
import { type MailSample, toGuarantor, toOwner, toSupport, toTenant, toVerifier } from './mail-sample.ts'
import { messageMailSamples } from './message-mail-samples.ts'

export type { MailSample } from './mail-sample.ts'

/** Whom the preview greets. */
export const sampleName = 'Camille'

const token = 'Zx3-sample-token-of-forty-three-characters_'
const [studio, loft] = [
  { id: '5b0f3c1e-8d2a-4c6f-9b1e-3a7d5c9e2f10', name: 'Studio des Lilas' },
  { id: '7c9d2e4f-1a3b-4d5e-8f60-9b8a7c6d5e4f', name: 'Loft du canal' },
]
const address = '12 rue des Lilas 75011 Paris'
const application = {
  applicationId: '2f6a1b3c-4d5e-4f60-8a7b-9c8d7e6f5a4b',
  propertyName: studio.name,
  applicant: 'Durand Ana +\u00A01',
}
const sharedFile = { applicant: 'Durand Ana', properties: [loft, studio] }
const receiptOf = (counts: Receipt['counts']): Receipt => ({
  number: 'K7QD-2MXA-P9ET',
  deletedAt: new Date('2026-11-12T10:00:00Z'),
  counts,
})
const device = { at: new Date('2026-11-12T10:00:00Z'), browser: 'Firefox', system: 'Linux' } as const
const { at } = device
const passkey = 'webauthn-passwordless'
const newEmail = 'nora.petit@example.org'
const unsubscribable = { isUnsubscribable: true }

/** Every mail of the service, for the preview page and for tests over all mails. */
export const mailCatalogue: readonly MailSample[] = [
  toOwner('confirm-account', confirmAccountTexts, { realm: 'owner', token, search: '' }),
  toOwner('account-confirmed', accountConfirmedTexts, { realm: 'owner' }),
  toOwner('account-exists', accountExistsTexts, { realm: 'owner' }),
  toOwner('reset-password', resetPasswordTexts, { realm: 'owner', token }),
  toOwner('password-changed', passwordChangedTexts, { realm: 'owner' }),
  toOwner('email-change', emailChangeTexts, { realm: 'owner', token }),
  toOwner('email-change-notice', emailChangeNoticeTexts, { realm: 'owner', newEmail }),
  toOwner('email-changed', emailChangedTexts, { realm: 'owner', token, newEmail }),
  toOwner('new-device', newDeviceTexts, { realm: 'owner', ...device }),
  toOwner('sign-in-method-added', methodAddedTexts, { realm: 'owner', method: passkey, at }),
  toOwner('sign-in-method-removed', methodRemovedTexts, { realm: 'owner', method: passkey, name: 'Mon téléphone', at }),
  toOwner('password-replaced', passwordReplacedTexts, { realm: 'owner' }),
  toOwner('factors-reset', factorsResetTexts, { realm: 'owner' }),
  toOwner('email-change-undone', emailChangeUndoneTexts, { realm: 'owner' }),
  toOwner('account-deleted', accountDeletedTexts, receiptOf({ properties: 2, applications: 7 })),
  toOwner('property-validated', propertyValidatedTexts, { ...studio, address, isBanned: false }),
  toOwner('application-verified', newVerifiedTexts, application, unsubscribable),
  toOwner('application-not-verified', newUnverifiedTexts, application, unsubscribable),
  toOwner('application-visit-first', newContactTexts, application, unsubscribable),
  toOwner('file-shared', fileSharedTexts, { ...application, isVerified: true }, unsubscribable),
  toOwner('applicant-now-verified', nowVerifiedTexts, sharedFile, unsubscribable),
  toOwner(
    'answer-asked',
    answerAskedTexts,
    { properties: [{ ...studio, applicants: ['Durand Ana', 'Martin Bo'] }] },
    unsubscribable,
  ),
  toOwner('application-withdrawn', withdrawnTexts, { ...sharedFile, properties: [studio] }, unsubscribable),
  toOwner(
    'daily-digest',
    digestTexts,
    {
      today: '2026-11-12',
      sections: [
        {
          propertyId: loft.id,
          propertyName: loft.name,
          lines: [
            { about: 'NEW', applicant: 'Durand Ana +\u00A01', file: 'VERIFIED' },
            { about: 'NEW', applicant: 'Petit Bo', file: 'NOT_VERIFIED' },
            { about: 'NOW_VERIFIED', applicant: 'Moreau Chloé' },
          ],
          withdrawn: 1,
        },
        {
          propertyId: studio.id,
          propertyName: studio.name,
          lines: [{ about: 'ACCESS_ENDING', applicant: 'Roux Dan', accessEndsOn: '2026-11-19' }],
          withdrawn: 0,
        },
      ],
    },
    unsubscribable,
  ),
  toOwner(
    'access-ending',
    accessEndingTexts,
    {
      accessEndsOn: '2026-12-01',
      properties: [
        { ...loft, applicants: ['Durand Ana', 'Petit Bo'] },
        { ...studio, applicants: ['Roux Dan'] },
      ],
    },
    unsubscribable,
  ),
  toOwner('follow-up', followUpTexts, { propertyId: studio.id, propertyName: studio.name }, unsubscribable),
  toOwner('inactivity-warning', inactivityWarningTexts, { deletedOn: '2026-12-10' }),
  toOwner('inactivity-last-warning', lastInactivityWarningTexts, { deletedOn: '2026-12-10' }),
  toOwner('inactivity-deletion', inactivityDeletionTexts, receiptOf({ properties: 1, applications: 0 })),

  ...applicantMailSamples,
  toTenant('tenant-confirm-account', confirmAccountTexts, { realm: 'tenant', token, search: '?bien=abc' }),
  toTenant('tenant-account-confirmed', accountConfirmedTexts, { realm: 'tenant' }),
  toTenant('tenant-account-exists', accountExistsTexts, { realm: 'tenant' }),
  toTenant('tenant-reset-password', resetPasswordTexts, { realm: 'tenant', token }),
  toTenant('tenant-password-changed', passwordChangedTexts, { realm: 'tenant' }),
  toTenant('tenant-email-change', emailChangeTexts, { realm: 'tenant', token }),
  toTenant('tenant-email-change-notice', emailChangeNoticeTexts, { realm: 'tenant', newEmail }),
  toTenant('tenant-email-changed', emailChangedTexts, { realm: 'tenant', token, newEmail }),
  toTenant('tenant-new-device', newDeviceTexts, { realm: 'tenant', ...device }),
  toTenant('tenant-sign-in-method-added', methodAddedTexts, { realm: 'tenant', method: passkey, at }),
  toTenant('tenant-sign-in-method-removed', methodRemovedTexts, {
    realm: 'tenant',
    method: 'otp',
    name: 'Mon téléphone',
    at,
  }),
  toTenant('tenant-password-replaced', passwordReplacedTexts, { realm: 'tenant' }),
  toTenant('tenant-factors-reset', factorsResetTexts, { realm: 'tenant' }),
  toTenant('tenant-email-change-undone', emailChangeUndoneTexts, { realm: 'tenant' }),
  toTenant('tenant-account-deleted', tenantDeletedTexts, receiptOf({ documents: 5, accesses: 1 })),
  toTenant('co-tenant-invitation', invitationTexts, {
    token,
    applicationType: 'COUPLE',
    initiator: { firstName: 'Inès', lastName: 'Abel' },
  }),
  toTenant('taken-out-of-file', partedTexts, {}),
  toTenant('document-to-change', documentToChangeTexts, {
    documents: [
      {
        category: 'INCOME',
        kind: 'PAYSLIPS',
        isGuarantors: false,
        reason: 'OUT_OF_DATE',
        comment: 'Le bulletin d’octobre suffit.',
      },
      { category: 'IDENTITY', kind: null, isGuarantors: true, reason: 'UNREADABLE', comment: null },
    ],
  }),
  toTenant('income-corrected', incomeCorrectedTexts, {
    corrections: [
      { guarantor: null, declared: 2_500, corrected: 2_340.5, reason: 'Net avant impôt.' },
      { guarantor: 'Paul Durand', declared: null, corrected: 3_100, reason: 'Selon l’avis d’imposition.' },
    ],
  }),
  toTenant('file-verified', fileVerifiedTexts, {}),
  toTenant('archive-warning', archiveWarningTexts, { archivedOn: '2026-12-01' }),
  toTenant('file-archived', archivedTexts, {}),
  toTenant('tenant-inactivity-warning', tenantInactivityWarningTexts, { deletedOn: '2026-12-10' }),
  toTenant('tenant-inactivity-last-warning', tenantLastInactivityWarningTexts, { deletedOn: '2026-12-10' }),
  toTenant('tenant-inactivity-deletion', tenantInactivityDeletionTexts, receiptOf({ documents: 0, accesses: 0 })),

  toGuarantor('guarantor-notice', guarantorNoticeTexts, { firstName: 'Inès', lastName: 'Abel' }),

  toVerifier('verifier-new-device', newDeviceTexts, { realm: 'staff', ...device }),
  toVerifier('verifier-sign-in-method-added', methodAddedTexts, { realm: 'staff', method: 'otp', at }),
  toVerifier('verifier-sign-in-method-removed', methodRemovedTexts, { realm: 'staff', method: passkey, at }),
  toVerifier('verifier-password-replaced', passwordReplacedTexts, { realm: 'staff' }),
  toVerifier('verifier-factors-reset', factorsResetTexts, { realm: 'staff' }),

  toSupport('desk-alarm', deskAlarmTexts, { email: 'vera.petit@example.org', use: 'documents', perHour: 200 }),
  toSupport('signal-off', signalOffTexts, { kind: 'MIXED_FONTS', useful: 9, notUseful: 11 }),
  toSupport(
    'contact',
    contactMailTexts,
    {
      profile: 'OWNER',
      firstName: 'Nora',
      lastName: 'Petit',
      email: 'nora.petit@example.org',
      subject: 'Une question',
      message: 'Bonjour,\nmon lien de partage ne s’ouvre plus.\nMerci\u202f!',
    },
    { replyTo: 'nora.petit@example.org' },
  ),
  ...messageMailSamples,
]
