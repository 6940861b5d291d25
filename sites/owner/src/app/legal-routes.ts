import type { Route } from '@bailclair/site-kit/app/route.ts'
import { route } from './owner-route.ts'

/** Public pages about the service, its operator and legal rights (decision 17). */
export const legalRoutes: readonly Route[] = [
  route({
    name: 'Sitemap',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Plan du site', en: 'Sitemap' },
    description: {
      fr: 'Toutes les pages publiques du service, rangées par thème : louer un bien, se faire aider, connaître ses droits.',
      en: 'Every public page of the service, sorted by subject: letting a property, getting help, knowing your rights.',
    },
    load: () => import('#legal/sitemap.page.tsx'),
  }),
  route({
    name: 'Accessibility',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Déclaration d’accessibilité', en: 'Accessibility statement' },
    description: {
      fr: 'État de conformité au RGAA 4.1, méthode, défauts connus, et à qui s’adresser si une page vous résiste.',
      en: 'How far the service meets RGAA 4.1, how it was tested, known defects, and whom to tell about a barrier.',
    },
    load: () => import('#legal/accessibility/accessibility.page.tsx'),
  }),
  route({
    name: 'LegalNotice',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mentions légales', en: 'Legal notice' },
    description: {
      fr: 'Éditeur, hébergeur, licence des contenus et du code source, signalement d’une faille ou d’un contenu.',
      en: 'Publisher, hosting provider, licence of content and source code, how to report a weakness or an abuse.',
    },
    load: () => import('#legal/legal-notice.page.tsx'),
  }),
  route({
    name: 'PrivacyPolicy',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    description: {
      fr: 'Quelles données, pourquoi, qui les voit, combien de temps ; vos droits, et chaque cookie avec sa durée.',
      en: 'Which data, what for, who sees it and for how long; your rights, and every cookie with its lifetime.',
    },
    load: () => import('#legal/privacy/privacy-policy.page.tsx'),
  }),
  route({
    name: 'GuarantorNotice',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Information des garants', en: 'Notice to guarantors' },
    description: {
      fr: 'Ce qu’un dossier de location garde sur un garant, qui le voit, combien de temps, et quels sont ses droits.',
      en: 'What a rental file keeps about a guarantor, who sees it, for how long, and what their rights are.',
    },
    load: () => import('#legal/privacy/guarantor-notice.page.tsx'),
  }),
  route({
    name: 'TermsOfUse',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Conditions générales d’utilisation', en: 'Terms of use' },
    description: {
      fr: 'Un service gratuit, sans décision automatisée : ce qu’il apporte, ce qu’il attend, ce qu’il est interdit de demander.',
      en: 'A free service without automated decisions: what it gives, what it expects, what may not be asked for.',
    },
    load: () => import('#legal/terms/terms-of-use.page.tsx'),
  }),
]
