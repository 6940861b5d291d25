import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

export const headerMessages = defineMessages({
  fr: {
    area: 'Vérification',
    mainMenu: 'Menu principal',
    queue: 'File d’attente',
    figures: 'Chiffres',
    footerLinks: 'Liens du pied de page',
    accessibility: {
      non: 'Accessibilité : non conforme',
      partial: 'Accessibilité : partiellement conforme',
      full: 'Accessibilité : totalement conforme',
    },
    privacy: 'Politique de confidentialité',
    operator: (operatorName: string) => `Réservé aux équipes de ${operatorName}`,
  },
  en: {
    area: 'Verification',
    mainMenu: 'Main menu',
    queue: 'Queue',
    figures: 'Figures',
    footerLinks: 'Footer links',
    accessibility: {
      non: 'Accessibility: not compliant',
      partial: 'Accessibility: partially compliant',
      full: 'Accessibility: fully compliant',
    },
    privacy: 'Privacy policy',
    operator: (operatorName: string) => `For the staff of ${operatorName} only`,
  },
})
