import { defineMessages } from '#platform/messages/messages.ts'

export const changePasswordMessages = defineMessages({
  fr: {
    title: 'Choisir un nouveau mot de passe',
    help: 'Il remplacera l’ancien, et vos autres appareils seront déconnectés.',
    password: 'Nouveau mot de passe',
    submit: 'Enregistrer le mot de passe',
    updated: 'Le mot de passe a été mis à jour',
    updatedHelp: 'Connectez-vous avec votre nouveau mot de passe.',
    signIn: 'Se connecter',
    expired: 'Le lien a expiré, veuillez recommencer la procédure de réinitialisation du mot de passe',
    expiredHelp:
      'Un lien est valable une heure et ne sert qu’une fois. Demandez-en un nouveau : il arrivera par e-mail.',
    askAgain: 'Recevoir un nouveau lien',
  },
  en: {
    title: 'Choose a new password',
    help: 'It will replace the old one, and your other devices will be signed out.',
    password: 'New password',
    submit: 'Save the password',
    updated: 'The password has been updated',
    updatedHelp: 'Sign in with your new password.',
    signIn: 'Sign in',
    expired: 'The link has expired, please initiate the password reset process',
    expiredHelp: 'A link is valid for one hour and works only once. Ask for a new one: it will come by email.',
    askAgain: 'Send me a new link',
  },
})
