import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const consentMessages = defineMessages({
  fr: {
    title: (siteName: string) => `Les cookies sur ${siteName}`,
    description: (uses: readonly string[]) =>
      `Certains cookies sont nécessaires au service. Avec votre accord, d’autres servent ${uses.join(' et ')}. Le détail est dans notre <privacy>politique de confidentialité</privacy>.` as const,
    uses: { crisp: 'à la messagerie instantanée', matomo: 'à la mesure d’audience' },
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    customize: 'Personnaliser',
    saved: 'Vos choix sont enregistrés.',
  },
  en: {
    title: (siteName: string) => `Cookies on ${siteName}`,
    description: (uses: readonly string[]) =>
      `Some cookies are necessary for the service. With your consent, others are used for ${uses.join(' and ')}. Details are in our <privacy>privacy policy</privacy>.` as const,
    uses: { crisp: 'live chat with our team', matomo: 'audience analytics' },
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    customize: 'Customize',
    saved: 'Your choices are saved.',
  },
})
