import { type Route, routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#paths.ts'

const route = routesAt(patterns)

/** The desk is not public: no page is listed by search engines or sent to other sites as a referrer (decision 129). */
const forTheTeam = { analytics: false, secretAddress: true } as const

/** The route table of the desk, read by router, guards, titles and server. */
export const routes: readonly Route[] = [
  route({
    ...forTheTeam,
    name: 'SignIn',
    access: 'guest',
    footer: true,
    title: { fr: 'Vérification des dossiers', en: 'Verification desk' },
    load: () => import('#pages/sign-in.page.tsx'),
  }),
  route({
    ...forTheTeam,
    name: 'Queue',
    access: 'signed-in',
    footer: true,
    title: { fr: 'File d’attente', en: 'Queue' },
    load: () => import('#verification/queue/queue.page.tsx'),
  }),
  route({
    ...forTheTeam,
    name: 'Part',
    access: 'signed-in',
    footer: false,
    title: { fr: 'Dossier à vérifier', en: 'File to verify' },
    load: () => import('#verification/part/part.page.tsx'),
  }),
  route({
    ...forTheTeam,
    name: 'Figures',
    access: 'signed-in',
    footer: true,
    title: { fr: 'Chiffres', en: 'Figures' },
    load: () => import('#verification/figures/figures.page.tsx'),
  }),
  route({
    ...forTheTeam,
    name: 'Security',
    access: 'signed-in',
    footer: true,
    title: { fr: 'Connexion et sécurité', en: 'Sign-in and security' },
    load: () => import('#pages/security.page.tsx'),
  }),
]

/** For every address without a route. */
export const notFoundRoute: Route = {
  ...forTheTeam,
  name: 'NotFound',
  path: '*',
  access: 'anonymous',
  footer: true,
  title: { fr: 'Page introuvable', en: 'Page not found' },
  load: () => import('#pages/not-found.page.tsx'),
}
