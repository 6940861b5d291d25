import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const consentMessages = defineMessages({
  fr: {
    title: (siteName: string) => `Les cookies sur ${siteName}`,
    description: (uses: readonly string[]) =>
      `Certains cookies sont nécessaires au service. Avec votre accord, d’autres servent ${uses.join(' et ')}. Le détail est dans notre <privacy>politique de confidentialité</privacy>.` as const,
    uses: { crisp: 'à la discussion avec notre équipe', matomo: 'à la mesure d’audience' },
    acceptAll: 'Tout accepter',
    rejectAll: 'Tout refuser',
    customize: 'Personnaliser',
    saved: 'Vos choix sont enregistrés.',
    modal: {
      title: 'Vos choix de cookies',
      description:
        'Vous pouvez changer d’avis à tout moment avec le bouton des cookies, au bas de chaque page. Noms et durées des cookies sont dans notre <privacy>politique de confidentialité</privacy>.',
      mandatory: 'Cookies obligatoires',
      mandatoryHint: 'Connexion, langue, choix que vous avez faits : le service ne fonctionne pas sans eux.',
      always: 'Toujours acceptés',
      crisp: 'Discussion en ligne',
      crispHint: 'Une fenêtre pour écrire à notre équipe. Elle reçoit votre adresse e-mail si vous êtes connecté.',
      matomo: 'Mesure d’audience',
      matomoHint: 'Compte les pages vues et quelques actions, pour améliorer le service.',
      cookies: (count: number) => `${count} cookies`,
      notUsed: 'Ce service n’est pas utilisé sur ce site.',
      accept: 'Accepter',
      reject: 'Refuser',
      confirm: 'Confirmer mes choix',
    },
  },
  en: {
    title: (siteName: string) => `Cookies on ${siteName}`,
    description: (uses: readonly string[]) =>
      `Some cookies are necessary for the service. With your consent, others are used for ${uses.join(' and ')}. Details are in our <privacy>privacy policy</privacy>.` as const,
    uses: { crisp: 'the chat with our team', matomo: 'audience analytics' },
    acceptAll: 'Accept all',
    rejectAll: 'Reject all',
    customize: 'Customize',
    saved: 'Your choices are saved.',
    modal: {
      title: 'Your cookie choices',
      description:
        'You can change your mind at any time with the cookie button at the bottom of every page. Names and lifetimes of the cookies are in our <privacy>privacy policy</privacy>.',
      mandatory: 'Mandatory cookies',
      mandatoryHint: 'Sign-in, language, choices you made: the service does not work without them.',
      always: 'Always accepted',
      crisp: 'Online chat',
      crispHint: 'A window to write to our team. It receives your email address when you are signed in.',
      matomo: 'Audience analytics',
      matomoHint: 'Counts page views and a few actions, to improve the service.',
      cookies: (count: number) => `${count} cookies`,
      notUsed: 'This service is not used on this site.',
      accept: 'Accept',
      reject: 'Reject',
      confirm: 'Confirm choices',
    },
  },
})
