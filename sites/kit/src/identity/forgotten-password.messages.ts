import { defineMessages } from '#platform/messages/messages.ts'

export const forgottenPasswordMessages = defineMessages({
  fr: {
    title: 'Mot de passe oublié',
    help: 'Indiquez l’adresse e-mail de votre compte. Nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    email: 'Adresse e-mail',
    submit: 'Recevoir le lien',
    noAccount: 'Pas encore de compte ? <signUp>Créer mon compte</signUp>',
    back: 'Revenir à la connexion',
    sent: 'Un e-mail a été envoyé à l’adresse indiquée.',
    sentHelp: 'Ouvrez le lien qu’il contient dans l’heure : il ne sert qu’une fois.',
    spam: 'Vous ne le voyez pas ? Regardez dans les courriers indésirables, ou demandez un autre lien.',
    again: 'Demander un autre lien',
  },
  en: {
    title: 'Forgotten password',
    help: 'Enter your account’s email address. We will send you a link to choose a new password.',
    email: 'Email address',
    submit: 'Send me the link',
    noAccount: 'No account yet? <signUp>Create my account</signUp>',
    back: 'Back to sign-in',
    sent: 'An email has been sent to the provided address.',
    sentHelp: 'Open the link it contains within the hour: it works only once.',
    spam: 'Can’t see it? Look in your junk mail, or ask for another link.',
    again: 'Ask for another link',
  },
})
