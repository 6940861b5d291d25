import { defineMessages } from '#platform/messages/messages.ts'

export const footerMessages = defineMessages({
  fr: {
    operator: (operatorName: string) => `Responsable du service : ${operatorName}`,
    links: 'Liens du pied de page',
    legalNotice: 'Mentions légales',
    privacy: 'Politique de confidentialité',
    cookies: 'Gestion des cookies',
    terms: 'Conditions générales d’utilisation',
    help: 'Aide',
    sitemap: 'Plan du site',
    sourceCode: 'Code source',
    accessibility: {
      non: 'Accessibilité : non conforme',
      partial: 'Accessibilité : partiellement conforme',
      full: 'Accessibilité : totalement conforme',
    },
    statistics: 'Statistiques',
    becomePartner: 'Devenir partenaire',
    social: 'Réseaux sociaux',
  },
  en: {
    operator: (operatorName: string) => `Service operated by ${operatorName}`,
    links: 'Footer links',
    legalNotice: 'Legal notice',
    privacy: 'Privacy policy',
    cookies: 'Cookie management',
    terms: 'Terms of use',
    help: 'Help',
    sitemap: 'Sitemap',
    sourceCode: 'Source code',
    accessibility: {
      non: 'Accessibility: not compliant',
      partial: 'Accessibility: partially compliant',
      full: 'Accessibility: fully compliant',
    },
    statistics: 'Statistics',
    becomePartner: 'Become a partner',
    social: 'Social networks',
  },
})
