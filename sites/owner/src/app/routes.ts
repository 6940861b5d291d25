import { propertyIdShape } from '@bailclair/domain/property/property-id.shape.ts'
import { shareTokenShape } from '@bailclair/domain/share-link/share-token.shape.ts'
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
    description: {
      fr: 'Recevez des dossiers de location déjà vérifiés. Un service gratuit pour les propriétaires bailleurs.',
      en: 'Receive rental files that are already verified. A free service for landlords.',
    },
    load: () => import('#pages/landing.page.tsx'),
  }),
  route({
    name: 'Dashboard',
    access: 'named',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Tableau de bord', en: 'Dashboard' },
    description: null,
    load: () => import('#pages/dashboard.page.tsx'),
  }),
  route({
    name: 'Register',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Créer mon compte', en: 'Create my account' },
    description: {
      fr: 'Créez gratuitement votre compte propriétaire : décrivez vos biens et recevez des dossiers de location vérifiés.',
      en: 'Create your free owner account: describe your properties and receive verified rental files.',
    },
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
    description: null,
    load: () => import('#notification/unsubscribe.page.tsx'),
  }),
  route({
    name: 'AccountName',
    access: 'signed-in',
    footer: false,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mes données personnelles', en: 'My personal data' },
    description: null,
    load: () => import('#pages/account-name.page.tsx'),
  }),
  route({
    name: 'AccountLog',
    access: 'signed-in',
    footer: false,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Journal de mon compte', en: 'Log of my account' },
    description: null,
    load: () => import('#audit/account-log.page.tsx'),
  }),
  route({
    name: 'ConsultProperty',
    mayExist: ({ id = '' }) => propertyIdShape.test(id),
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Candidatures', en: 'Applications' },
    description: null,
    load: () => import('#pages/consult-property.page.tsx'),
  }),
  ...applicationRoutes,
  route({
    name: 'ConnectProperty',
    mayExist: ({ token = '' }) => shareTokenShape.test(token),
    access: 'anonymous',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Candidater à un logement', en: 'Apply for a property' },
    description: null,
    load: () => import('#pages/connect-property.page.tsx'),
  }),
  route({
    name: 'ValidConnectProperty',
    mayExist: ({ token = '' }) => shareTokenShape.test(token),
    access: 'anonymous',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Ma candidature', en: 'My application' },
    description: null,
    load: () => import('#pages/valid-connect-property.page.tsx'),
  }),
  route({
    name: 'CheckPdf',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Vérifier un PDF', en: 'Check a PDF' },
    description: {
      fr: 'Un PDF de dossier de location vous a été remis ? Vérifiez qu’il a été émis par le service et qu’il est intact.',
      en: 'Were you given the PDF of a rental file? Check that the service issued it and that it is unaltered.',
    },
    load: () => import('#issued-pdf/check-pdf.page.tsx'),
  }),
  route({
    name: 'Contact',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Nous écrire', en: 'Write to us' },
    description: {
      fr: 'Une question sur vos biens, vos candidatures ou votre compte ? Écrivez à l’équipe : une personne vous répond.',
      en: 'A question about your properties, your applications or your account? Write to the team: a person answers.',
    },
    load: () => import('#pages/contact.page.tsx'),
  }),
  route({
    name: 'Help',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Aide', en: 'Help' },
    description: {
      fr: 'Dossiers, lien de partage, taux d’effort, diagnostic énergétique, compte : les réponses aux questions des propriétaires.',
      en: 'Files, share link, effort rate, energy certificate, account: answers to the questions of landlords.',
    },
    load: () => import('#help/help.page.tsx'),
  }),
  route({
    name: 'Statistics',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Statistiques', en: 'Statistics' },
    description: {
      fr: 'Dossiers vérifiés, délai de réponse, biens et candidatures : les chiffres du service, recalculés chaque heure.',
      en: 'Verified files, time to an answer, properties and applications: the figures of the service, worked out every hour.',
    },
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
  description: null,
  load: () => import('#pages/not-found.page.tsx'),
}
