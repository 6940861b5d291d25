import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { answersInEnglish, answersInFrench, reasonsInEnglish, reasonsInFrench } from '@bailclair/texts/answer-texts.ts'
import { recourseInEnglish, recourseInFrench } from '@bailclair/texts/recourse-texts.ts'
import { stagesInEnglish, stagesInFrench } from '@bailclair/texts/stage-texts.ts'

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
    entryDate: 'Entrée possible le',
    wish: 'Votre mot',
    sharing: 'Votre dossier',
    closed: (owner: string) =>
      `La visite d’abord : ${owner} voit votre nom, et rien de votre dossier. Après la visite, vous pouvez le partager, pour un mois.`,
    closedForOthers: 'Seule la personne qui a créé le dossier commun peut le partager.',
    stages: stagesInFrench,
    progress: 'Où en est votre candidature',
    since: (date: string) => `depuis le ${date}`,
    history: 'Toutes les étapes',
    waiting: (days: number) =>
      days === 0
        ? 'Le propriétaire a reçu votre candidature aujourd’hui.'
        : `Le propriétaire a votre candidature depuis ${days} jour${days > 1 ? 's' : ''}.`,
    promise: 'Vous aurez une réponse dans tous les cas : au plus tard le 45e jour, nous vous en donnons une.',
    answered: 'La réponse du propriétaire',
    answers: answersInFrench,
    reason: (words: string) => `Raison donnée : ${words}`,
    reasons: reasonsInFrench,
    recourse: recourseInFrench,
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
    entryDate: 'Could move in on',
    wish: 'Your note',
    sharing: 'Your file',
    closed: (owner: string) =>
      `The visit first: ${owner} sees your name, and nothing of your file. After the visit, you can share it for one month.`,
    closedForOthers: 'Only the person who created the shared file can share it.',
    stages: stagesInEnglish,
    progress: 'Where your application stands',
    since: (date: string) => `since ${date}`,
    history: 'All stages',
    waiting: (days: number) =>
      days === 0
        ? 'The landlord received your application today.'
        : `The landlord has had your application for ${days} day${days > 1 ? 's' : ''}.`,
    promise: 'You will get an answer in any case: at the latest on day 45 we give you one.',
    answered: 'The landlord’s answer',
    answers: answersInEnglish,
    reason: (words: string) => `Reason given: ${words}`,
    reasons: reasonsInEnglish,
    recourse: recourseInEnglish,
    gone: 'This application no longer exists',
    goneText: 'It was removed, or ended more than three months ago.',
    failed: 'The application could not be loaded',
    retry: 'Try again',
  },
})
