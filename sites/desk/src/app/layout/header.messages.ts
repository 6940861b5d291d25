import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Includes the account menu's texts: the menu loads later and must not wait for them. */
export const headerMessages = defineMessages({
  fr: {
    area: 'Vérification',
    mainMenu: 'Menu principal',
    queue: 'File d’attente',
    figures: 'Chiffres',
    account: 'Mon compte',
    signedInAs: 'Connecté en tant que',
    security: 'Connexion et sécurité',
    signOut: 'Se déconnecter',
    footerLinks: 'Liens du pied de page',
    accessibility: {
      non: 'Accessibilité : non conforme',
      partial: 'Accessibilité : partiellement conforme',
      full: 'Accessibilité : totalement conforme',
    },
    privacy: 'Politique de confidentialité',
    operator: (operatorName: string) => `Réservé à l’équipe de vérification. ${operatorName}`,
  },
  en: {
    area: 'Verification',
    mainMenu: 'Main menu',
    queue: 'Queue',
    figures: 'Figures',
    account: 'My account',
    signedInAs: 'Signed in as',
    security: 'Sign-in and security',
    signOut: 'Sign out',
    footerLinks: 'Footer links',
    accessibility: {
      non: 'Accessibility: not compliant',
      partial: 'Accessibility: partially compliant',
      full: 'Accessibility: fully compliant',
    },
    privacy: 'Privacy policy',
    operator: (operatorName: string) => `For the verification team only. ${operatorName}`,
  },
})
