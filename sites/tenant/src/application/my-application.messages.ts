import type { AnswerReason, AnswerText } from '@bailclair/domain/choice/answer.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { stageWords } from '@bailclair/texts/stage-texts.ts'

const answersFr: Record<AnswerText, string> = {
  SIMPLE: 'Le propriétaire a choisi une autre candidature.',
  WARM: 'Le propriétaire vous remercie de votre intérêt. Il a choisi une autre candidature et vous souhaite de trouver bientôt.',
  SHORT: 'Votre candidature n’a pas été retenue.',
  UNANSWERED: 'Le propriétaire n’a pas donné de réponse en 45 jours. Votre candidature est terminée.',
  CHOSEN: 'Le propriétaire a choisi votre candidature. Il va préparer le bail avec vous.',
}

const answersEn: Record<AnswerText, string> = {
  SIMPLE: 'The landlord has chosen another application.',
  WARM: 'The landlord thanks you for your interest. They have chosen another application and hope that you find a home soon.',
  SHORT: 'Your application was not chosen.',
  UNANSWERED: 'The landlord gave no answer within 45 days. Your application has ended.',
  CHOSEN: 'The landlord has chosen your application. They will prepare the lease with you.',
}

const reasonsFr: Record<AnswerReason, string> = {
  INCOME: 'revenus par rapport au loyer',
  GUARANTEE: 'garantie',
  ENTRY_DATE: 'date d’entrée',
  FILE_INCOMPLETE: 'dossier incomplet',
  OTHER_CHOSEN: 'une autre candidature a été choisie avant',
  NO_LONGER_AVAILABLE: 'le logement n’est plus disponible',
  OTHER: 'autre raison',
}

const reasonsEn: Record<AnswerReason, string> = {
  INCOME: 'income compared with the rent',
  GUARANTEE: 'guarantee',
  ENTRY_DATE: 'date of entry',
  FILE_INCOMPLETE: 'incomplete file',
  OTHER_CHOSEN: 'another application was chosen first',
  NO_LONGER_AVAILABLE: 'the home is no longer available',
  OTHER: 'another reason',
}

export const myApplicationMessages = defineMessages({
  fr: {
    title: (property: string) => `Candidature : ${property}`,
    loading: 'Chargement de la candidature…',
    someProperty: 'Un logement',
    someOwner: 'Le propriétaire',
    back: 'Qui voit mon dossier',
    owner: 'Propriétaire',
    address: 'Adresse',
    appliedOn: 'Candidature du',
    stages: stageWords.fr,
    progress: 'Où en est votre candidature',
    since: (date: string) => `depuis le ${date}`,
    history: 'Toutes les étapes',
    waiting: (days: number) =>
      days === 0
        ? 'Le propriétaire a reçu votre candidature aujourd’hui.'
        : `Le propriétaire a votre candidature depuis ${days} jour${days > 1 ? 's' : ''}.`,
    promise: 'Vous aurez une réponse dans tous les cas : au plus tard le 45e jour, nous vous en donnons une.',
    answered: 'La réponse du propriétaire',
    answers: answersFr,
    reason: (words: string) => `Raison donnée : ${words}.`,
    reasons: reasonsFr,
    gone: 'Cette candidature n’existe plus',
    goneText: 'Elle a été retirée, ou elle est terminée depuis plus de trois mois.',
    failed: 'La candidature n’a pas pu être chargée',
    retry: 'Réessayer',
  },
  en: {
    title: (property: string) => `Application: ${property}`,
    loading: 'Loading the application…',
    someProperty: 'A property',
    someOwner: 'The landlord',
    back: 'Who sees my file',
    owner: 'Landlord',
    address: 'Address',
    appliedOn: 'Applied on',
    stages: stageWords.en,
    progress: 'Where your application stands',
    since: (date: string) => `since ${date}`,
    history: 'All stages',
    waiting: (days: number) =>
      days === 0
        ? 'The landlord received your application today.'
        : `The landlord has had your application for ${days} day${days > 1 ? 's' : ''}.`,
    promise: 'You will get an answer in any case: at the latest on day 45 we give you one.',
    answered: 'The landlord’s answer',
    answers: answersEn,
    reason: (words: string) => `Reason given: ${words}.`,
    reasons: reasonsEn,
    gone: 'This application no longer exists',
    goneText: 'It was withdrawn, or ended more than three months ago.',
    failed: 'The application could not be loaded',
    retry: 'Try again',
  },
})
