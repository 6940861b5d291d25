import { accountRoutes } from '@bailclair/site-kit/app/account-routes.ts'
import { type Route, routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#platform/paths.ts'
import { fileRoutes } from './file-routes.ts'

const route = routesAt(patterns)

/** The route table of the tenant area, read by router, guards, titles, sitemap and server. */
export const routes: readonly Route[] = [
  route({
    name: 'Landing',
    access: 'guest',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Votre dossier de location', en: 'Your rental file' },
    description: {
      fr: 'Faites votre dossier de location une seule fois, faites-le vérifier, partagez-le avec les propriétaires de votre choix.',
      en: 'Make your rental file once, have it checked, share it with the landlords you choose.',
    },
    load: () => import('#pages/landing.page.tsx'),
  }),
  route({
    name: 'Register',
    access: 'public',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Créer mon compte', en: 'Create my account' },
    description: {
      fr: 'Créez gratuitement votre compte locataire : votre dossier de location est prêt en quelques minutes.',
      en: 'Create your free tenant account: your rental file is ready within minutes.',
    },
    load: () => import('#pages/register.page.tsx'),
  }),
  ...accountRoutes(patterns),
  route({
    name: 'MyFile',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier', en: 'My file' },
    description: null,
    load: () => import('#pages/my-file.page.tsx'),
  }),
  ...fileRoutes,
  route({
    name: 'FilePreview',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier vu par un propriétaire', en: 'My file as a landlord sees it' },
    description: null,
    load: () => import('#pages/file-preview.page.tsx'),
  }),
  route({
    name: 'Status',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier', en: 'My file' },
    description: null,
    load: () => import('#pages/status.page.tsx'),
  }),
  route({
    name: 'Messages',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier', en: 'My file' },
    description: null,
    load: () => import('#pages/messages.page.tsx'),
  }),
  route({
    name: 'FileAccess',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Qui voit mon dossier', en: 'Who sees my file' },
    description: null,
    load: () => import('#pages/file-access.page.tsx'),
  }),
  route({
    name: 'Account',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon compte', en: 'My account' },
    description: null,
    load: () => import('#pages/account.page.tsx'),
  }),
  route({
    name: 'AccountLog',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Journal de mon compte', en: 'Log of my account' },
    description: null,
    load: () => import('#audit/account-log.page.tsx'),
  }),
  route({
    name: 'Invitation',
    access: 'public',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Rejoindre un dossier', en: 'Join a file' },
    description: null,
    load: () => import('#rental-file/invitation/invitation.page.tsx'),
  }),
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
