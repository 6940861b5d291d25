import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const consentModalMessages = defineMessages({
  fr: {
    title: 'Vos choix de cookies',
    description:
      'Vous pouvez changer d’avis à tout moment avec le bouton des cookies, au bas de chaque page. Noms et durées des cookies sont dans notre <privacy>politique de confidentialité</privacy>.',
    mandatory: 'Cookies obligatoires',
    mandatoryHint: 'Connexion, langue, choix que vous avez faits : le service ne fonctionne pas sans eux.',
    always: 'Toujours acceptés',
    crisp: 'Messagerie instantanée',
    crispHint: 'Une fenêtre pour écrire à notre équipe. Elle reçoit votre adresse e-mail si vous êtes connecté.',
    matomo: 'Mesure d’audience',
    matomoHint: 'Compte les pages vues et quelques actions, pour améliorer le service.',
    cookies: (count: number) => `${count} cookies`,
    notUsed: 'Ce service n’est pas utilisé sur ce site.',
    accept: 'Accepter',
    reject: 'Refuser',
    confirm: 'Confirmer mes choix',
  },
  en: {
    title: 'Your cookie choices',
    description:
      'You can change your mind at any time with the cookie button at the bottom of every page. Names and lifetimes of the cookies are in our <privacy>privacy policy</privacy>.',
    mandatory: 'Mandatory cookies',
    mandatoryHint: 'Sign-in, language, choices you made: the service does not work without them.',
    always: 'Always accepted',
    crisp: 'Live chat',
    crispHint: 'A window to write to our team. It receives your email address when you are signed in.',
    matomo: 'Audience analytics',
    matomoHint: 'Counts page views and a few actions, to improve the service.',
    cookies: (count: number) => `${count} cookies`,
    notUsed: 'This service is not used on this site.',
    accept: 'Accept',
    reject: 'Reject',
    confirm: 'Confirm choices',
  },
})
