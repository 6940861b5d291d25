import { defineMessages } from '#platform/messages/messages.ts'

export const deletedAccountMessages = defineMessages({
  fr: {
    title: 'Votre compte est supprimé',
    text: 'Vos données ont été effacées. Vous allez recevoir un e-mail de confirmation.',
    receipt: 'Numéro de reçu',
    receiptHelp: 'Il est aussi dans l’e-mail. Gardez-le si vous voulez pouvoir prouver la suppression.',
    copy: 'Copier le numéro',
    home: 'Revenir à l’accueil',
    register: 'Créer un nouveau compte',
    nothing: 'Cette page confirme la suppression d’un compte. Il n’y a rien à confirmer ici.',
    nothingTitle: 'Aucun compte n’a été supprimé ici',
  },
  en: {
    title: 'Your account has been deleted',
    text: 'Your data has been erased. You will receive an email to confirm it.',
    receipt: 'Receipt number',
    receiptHelp: 'It is also in the email. Keep it if you want to be able to prove the deletion.',
    copy: 'Copy the number',
    home: 'Back to the homepage',
    register: 'Create a new account',
    nothing: 'This page confirms that an account was deleted. There is nothing to confirm here.',
    nothingTitle: 'No account was deleted here',
  },
})
