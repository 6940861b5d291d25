import { propertyIdShape } from '@bailclair/domain/property/property-id.shape.ts'
import { shareTokenShape } from '@bailclair/domain/share-link/share-token.shape.ts'
import { isShortCode } from '@bailclair/domain/share-link/short-code.shape.ts'
import { accountRoutes } from '@bailclair/site-kit/app/account-routes.ts'
import type { Route } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#platform/paths.ts'
import { applicationRoutes } from './application-routes.ts'
import { legalRoutes } from './legal-routes.ts'
import { route } from './owner-route.ts'
import { wizardRoutes } from './wizard-routes.ts'

/** The route table, read by router, guards, titles, sitemap, analytics and server. */
export const routes: readonly Route[] = [
  route({
    name: 'Landing',
    access: 'guest',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Louez en toute clarté', en: 'Renting made clear' },
    load: () => import('#pages/landing.page.tsx'),
  }),
  route({
    name: 'Dashboard',
    access: 'named',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Tableau de bord', en: 'Dashboard' },
    load: () => import('#pages/dashboard.page.tsx'),
  }),
  route({
    name: 'Register',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Créer mon compte', en: 'Create my account' },
    load: () => import('#pages/register.page.tsx'),
  }),
  ...accountRoutes(patterns),
  route({
    name: 'Unsubscribe',
    access: 'public',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Désabonnement', en: 'Unsubscribe' },
    load: () => import('#notification/unsubscribe.page.tsx'),
  }),
  route({
    name: 'AccountName',
    access: 'signed-in',
    footer: false,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mes données personnelles', en: 'My personal data' },
    load: () => import('#pages/account-name.page.tsx'),
  }),
  route({
    name: 'AccountLog',
    access: 'signed-in',
    footer: false,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Journal de mon compte', en: 'My account activity' },
    load: () => import('#audit/account-log.page.tsx'),
  }),
  route({
    name: 'ConsultProperty',
    mayExist: ({ id = '' }) => propertyIdShape.test(id),
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Candidatures d’un bien', en: 'Applications for a property' },
    load: () => import('#pages/consult-property.page.tsx'),
  }),
  route({
    name: 'Applications',
    access: 'named',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Candidatures', en: 'Applications' },
    load: () => import('#pages/applications.page.tsx'),
  }),
  ...applicationRoutes,
  route({
    name: 'ConnectProperty',
    mayExist: ({ token = '' }) => shareTokenShape.test(token),
    access: 'anonymous',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Candidater pour un logement', en: 'Apply for a property' },
    load: () => import('#pages/connect-property.page.tsx'),
  }),
  route({
    name: 'ShortLink',
    mayExist: ({ code = '' }) => isShortCode(code),
    access: 'anonymous',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Candidater pour un logement', en: 'Apply for a property' },
    load: () => import('#share-link/short-link.page.tsx'),
  }),
  route({
    name: 'ValidConnectProperty',
    mayExist: ({ token = '' }) => shareTokenShape.test(token),
    access: 'anonymous',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Ma candidature', en: 'My application' },
    load: () => import('#pages/valid-connect-property.page.tsx'),
  }),
  route({
    name: 'CheckPdf',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Vérifier un PDF', en: 'Check a PDF' },
    load: () => import('#issued-pdf/check-pdf.page.tsx'),
  }),
  route({
    name: 'Contact',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Nous écrire', en: 'Write to us' },
    load: () => import('#pages/contact.page.tsx'),
  }),
  route({
    name: 'Help',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Aide', en: 'Help' },
    load: () => import('#help/help.page.tsx'),
  }),
  route({
    name: 'Statistics',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Statistiques', en: 'Statistics' },
    load: () => import('#statistics/statistics.page.tsx'),
  }),
  ...legalRoutes,
  ...wizardRoutes,
]

/** For every address without a route. */
export const notFoundRoute: Route = {
  name: 'NotFound',
  path: '*',
  access: 'anonymous',
  footer: true,
  analytics: false,
  secretAddress: false,
  title: { fr: 'Page introuvable', en: 'Page not found' },
  load: () => import('#pages/not-found.page.tsx'),
}
