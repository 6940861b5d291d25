import type { ApplicationId } from '@bailclair/domain/application/application-row.schema.ts'
import {
  ownerVisitBookedTexts,
  ownerVisitCancelledTexts,
  ownerVisitChangedTexts,
  ownerVisitReminderTexts,
} from '#visit/owner-visit-mails.messages.ts'
import {
  visitBookedTexts,
  visitCancelledTexts,
  visitChangedTexts,
  visitReminderTexts,
  visitWithdrawnTexts,
} from '#visit/visit-mails.messages.ts'
import { type MailSample, toOwner, toTenant } from './mail-sample.ts'

const unsubscribable = { isUnsubscribable: true }

const visit = {
  propertyName: 'Studio des Lilas',
  // the day on which the clocks go forward
  startsAt: new Date('2027-03-28T08:00:00Z'),
  place: '12 rue des Lilas 75011 Paris',
}
const ofOwner = { ...visit, propertyId: '5b0f3c1e-8d2a-4c6f-9b1e-3a7d5c9e2f10', applicant: 'Durand Ana' }
const ofTenant = {
  ...visit,
  applicationId: '2f6a1b3c-4d5e-4f60-8a7b-9c8d7e6f5a4b' as ApplicationId,
  durationMinutes: 30,
}

/** Mails about visits of homes, for the catalogue. */
export const visitMailSamples: readonly MailSample[] = [
  toOwner('owner-visit-booked', ownerVisitBookedTexts, ofOwner, unsubscribable),
  toOwner('owner-visit-changed', ownerVisitChangedTexts, ofOwner, unsubscribable),
  toOwner('owner-visit-cancelled', ownerVisitCancelledTexts, ofOwner, unsubscribable),
  toOwner(
    'owner-visit-reminder',
    ownerVisitReminderTexts,
    {
      visits: [
        { ...ofOwner, at: '10:00' },
        { ...ofOwner, at: '10:40', applicant: 'Petit Bo' },
      ],
    },
    unsubscribable,
  ),
  toTenant('visit-booked', visitBookedTexts, ofTenant),
  toTenant('visit-changed', visitChangedTexts, ofTenant),
  toTenant('visit-cancelled', visitCancelledTexts, ofTenant),
  toTenant('visit-withdrawn', visitWithdrawnTexts, ofTenant),
  toTenant('visit-reminder', visitReminderTexts, ofTenant),
]
