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
    load: () => import('#pages/landing.page.tsx'),
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
    name: 'MyFile',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier', en: 'My file' },
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
    load: () => import('#pages/file-preview.page.tsx'),
  }),
  route({
    name: 'Status',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier', en: 'My file' },
    load: () => import('#pages/status.page.tsx'),
  }),
  route({
    name: 'Messages',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon dossier', en: 'My file' },
    load: () => import('#pages/messages.page.tsx'),
  }),
  route({
    name: 'FileAccess',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Qui voit mon dossier', en: 'Who sees my file' },
    load: () => import('#pages/file-access.page.tsx'),
  }),
  route({
    name: 'MyApplication',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Ma candidature', en: 'My application' },
    load: () => import('#pages/my-application.page.tsx'),
  }),
  route({
    name: 'Account',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mon compte', en: 'My account' },
    load: () => import('#pages/account.page.tsx'),
  }),
  route({
    name: 'AccountLog',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Journal de mon compte', en: 'My account activity' },
    load: () => import('#audit/account-log.page.tsx'),
  }),
  route({
    name: 'Security',
    access: 'signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Connexion et sécurité', en: 'Sign-in and security' },
    load: () => import('#pages/security.page.tsx'),
  }),
  route({
    name: 'Invitation',
    access: 'public',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Rejoindre un dossier', en: 'Join a file' },
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
  load: () => import('#pages/not-found.page.tsx'),
}
