import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const deleteAccountMessages = defineMessages({
  fr: {
    title: 'Supprimer votre compte ?',
    intro: 'Rien ne pourra être récupéré. Vous supprimez :',
    account: 'votre compte et vos données personnelles ;',
    properties: 'tous vos biens, et les liens que vous avez partagés ;',
    applications: 'les candidatures reçues, et votre accès aux dossiers des candidats, qui en seront avertis.',
    farewell: 'Un dernier e-mail vous confirmera la suppression.',
    confirm: 'Supprimer mon compte',
    failed: 'Une erreur est survenue, veuillez réessayer plus tard.',
  },
  en: {
    title: 'Delete your account?',
    intro: 'Nothing can be recovered. You are deleting:',
    account: 'your account and your personal data;',
    properties: 'all your properties, and the links you have shared;',
    applications: 'the applications received, and your access to applicants’ files; they will be told.',
    farewell: 'One last email will confirm the deletion.',
    confirm: 'Delete my account',
    failed: 'An error occurred, please try again later.',
  },
})
