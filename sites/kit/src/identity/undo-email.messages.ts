import { defineMessages } from '#platform/messages/messages.ts'

export const undoEmailMessages = defineMessages({
  fr: {
    title: 'Annuler le changement d’adresse e-mail',
    help: 'Annulez ce changement si vous ne l’avez pas demandé. Voici ce qui se passe alors :',
    address: 'votre ancienne adresse redevient celle du compte ;',
    sessions: 'tous les appareils sont déconnectés, le vôtre aussi ;',
    newPassword: 'le mot de passe actuel ne sert plus : vous en choisissez un nouveau.',
    undo: 'Annuler le changement',
    expired: 'Le lien a expiré ou a déjà servi',
    expiredHelp:
      'Un lien est valable 72 heures après le changement. Si quelqu’un d’autre utilise votre compte, écrivez-nous tout de suite.',
    taken: 'Cette adresse e-mail a déjà un autre compte',
    takenHelp: 'Elle ne peut pas redevenir celle de l’ancien compte. Écrivez-nous : nous vous aiderons à le retrouver.',
    contact: 'Nous écrire',
    done: 'Le changement est annulé',
    doneHelp: (email: string) => `Votre compte utilise de nouveau ${email}, et tous les appareils sont déconnectés.`,
    password: 'Choisir un nouveau mot de passe',
  },
  en: {
    title: 'Undo the change of email address',
    help: 'Undo this change if you did not ask for it. This is what happens then:',
    address: 'your account goes back to your old address;',
    sessions: 'all devices are signed out, including yours;',
    newPassword: 'the current password no longer works: you choose a new one.',
    undo: 'Undo the change',
    expired: 'The link has expired or has already been used',
    expiredHelp:
      'A link is valid for 72 hours after the change. If someone else is using your account, write to us at once.',
    taken: 'This email address already has another account',
    takenHelp: 'Your old account cannot go back to it. Write to us: we will help you.',
    contact: 'Write to us',
    done: 'The change is undone',
    doneHelp: (email: string) => `Your account uses ${email} again, and all devices have been signed out.`,
    password: 'Choose a new password',
  },
})
