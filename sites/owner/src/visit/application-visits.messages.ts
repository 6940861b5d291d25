import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const applicationVisitsMessages = defineMessages({
  fr: {
    title: 'Visite',
    notProposed: 'Vous n’avez pas encore proposé de visite.',
    waiting: 'La visite est proposée. Le candidat n’a pas encore choisi de créneau.',
    all: 'Voir les visites du bien',
    failed: 'Les visites n’ont pas pu être chargées.',
    outcomes: { CAME: 'venu', DID_NOT_COME: 'pas venu' },
  },
  en: {
    title: 'Visit',
    notProposed: 'You have not proposed a visit yet.',
    waiting: 'The visit is proposed. The applicant has not chosen a time yet.',
    all: 'See the visits of the property',
    failed: 'The visits could not be loaded.',
    outcomes: { CAME: 'came', DID_NOT_COME: 'did not come' },
  },
})
