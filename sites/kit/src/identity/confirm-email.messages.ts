import { defineMessages } from '#platform/messages/messages.ts'

export const confirmEmailMessages = defineMessages({
  fr: {
    title: 'Confirmer votre nouvelle adresse e-mail',
    help: 'Elle deviendra celle de votre compte : vous vous connecterez avec elle et y recevrez nos messages.',
    confirm: 'Confirmer cette adresse',
    confirmed: 'Votre adresse e-mail a été changée',
    confirmedHelp: (email: string) => `Votre compte utilise désormais ${email}.`,
    expired: 'Le lien a expiré ou a déjà servi',
    expiredHelp:
      'Un lien est valable 24 heures. Si l’adresse de votre compte n’a pas changé, demandez un nouveau lien depuis votre compte.',
    taken: 'Cette adresse e-mail est déjà utilisée',
    takenHelp: 'Un autre compte l’utilise depuis. Choisissez-en une autre dans votre compte.',
    account: 'Aller à mon compte',
  },
  en: {
    title: 'Confirm your new email address',
    help: 'It will become the address of your account: you will sign in with it and receive our messages there.',
    confirm: 'Confirm this address',
    confirmed: 'Your email address has been changed',
    confirmedHelp: (email: string) => `Your account now uses ${email}.`,
    expired: 'The link has expired or has already been used',
    expiredHelp:
      'A link is valid for 24 hours. If your account’s address has not changed, ask for a new link in your account.',
    taken: 'The email already exists',
    takenHelp: 'Another account took it in the meantime. Choose another one in your account.',
    account: 'Go to my account',
  },
})
