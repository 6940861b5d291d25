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
    load: () => import('#legal/sitemap.page.tsx'),
  }),
  route({
    name: 'Accessibility',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Déclaration d’accessibilité', en: 'Accessibility statement' },
    load: () => import('#legal/accessibility/accessibility.page.tsx'),
  }),
  route({
    name: 'LegalNotice',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mentions légales', en: 'Legal notice' },
    load: () => import('#legal/legal-notice.page.tsx'),
  }),
  route({
    name: 'PrivacyPolicy',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
    load: () => import('#legal/privacy/privacy-policy.page.tsx'),
  }),
  route({
    name: 'GuarantorNotice',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Information des garants', en: 'Notice to guarantors' },
    load: () => import('#legal/privacy/guarantor-notice.page.tsx'),
  }),
  route({
    name: 'TermsOfUse',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Conditions générales d’utilisation', en: 'Terms of use' },
    load: () => import('#legal/terms/terms-of-use.page.tsx'),
  }),
]
