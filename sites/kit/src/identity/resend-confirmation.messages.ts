import { defineMessages } from '#platform/messages/messages.ts'

export const resendConfirmationMessages = defineMessages({
  fr: {
    title: 'Renvoyer l’e-mail de confirmation',
    help: 'Vous avez créé un compte, mais l’e-mail n’est pas arrivé ou son lien a expiré ? Indiquez votre adresse : nous vous en envoyons un autre.',
    email: 'Adresse e-mail',
    submit: 'Renvoyer l’e-mail',
    noAccount: 'Pas encore de compte ? <signUp>Créer mon compte</signUp>',
    back: 'Revenir à la connexion',
    sent: 'Consultez votre messagerie',
    sentHelp: (email: string) =>
      `Si un compte attend d’être confirmé à l’adresse ${email}, un e-mail vient d’y être envoyé.`,
    spam: 'Vous ne le voyez pas ? Regardez dans les courriers indésirables, puis réessayez.',
    again: 'Essayer une autre adresse',
    dialog: { action: 'Renvoyer l’e-mail', done: 'L’e-mail vient d’être renvoyé. Les deux liens fonctionnent.' },
  },
  en: {
    title: 'Get another confirmation email',
    help: 'You created an account, but the email did not arrive or its link has expired? Enter your address and we will send another one.',
    email: 'Email address',
    submit: 'Send the email again',
    noAccount: 'No account yet? <signUp>Create my account</signUp>',
    back: 'Back to sign-in',
    sent: 'Check your inbox',
    sentHelp: (email: string) =>
      `If an account is waiting to be confirmed for ${email}, an email has just been sent there.`,
    spam: 'Can’t see it? Look in your junk mail, then try again.',
    again: 'Try another address',
    dialog: { action: 'Send the email again', done: 'The email has just been sent again. Both links work.' },
  },
})
