import { type Route, routesAt } from '@bailclair/front/app/route.ts'
import { patterns } from '#platform/paths.ts'

const route = routesAt(patterns)

/** The pages of the tenant area: router, guards, titles, sitemap and the server read this table. */
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
  route({
    name: 'ConfirmAccount',
    access: 'public',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Confirmation du compte', en: 'Account confirmation' },
    description: null,
    load: () => import('#pages/confirm-account.page.tsx'),
  }),
  route({
    name: 'ForgottenPassword',
    access: 'hidden-when-signed-in',
    footer: true,
    analytics: true,
    secretAddress: false,
    title: { fr: 'Mot de passe oublié', en: 'Forgotten password' },
    description: null,
    load: () => import('#pages/forgotten-password.page.tsx'),
  }),
  route({
    name: 'ChangePassword',
    access: 'hidden-when-signed-in',
    footer: true,
    analytics: false,
    secretAddress: true,
    title: { fr: 'Nouveau mot de passe', en: 'New password' },
    description: null,
    load: () => import('#pages/change-password.page.tsx'),
  }),
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
]

/** Any other address. */
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
