import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const accountMenuMessages = defineMessages({
  fr: { account: 'Mon compte', signedInAs: 'Connecté en tant que', signOut: 'Se déconnecter' },
  en: { account: 'My account', signedInAs: 'Signed in as', signOut: 'Log out' },
})
