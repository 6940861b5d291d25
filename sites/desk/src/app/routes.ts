import { type Route, routesAt } from '@bailclair/site-kit/app/route.ts'
import { patterns } from '#paths.ts'

const route = routesAt(patterns)

/** Nobody outside the team is told where the desk is: no page is listed, nor named to other sites (decision 129). */
const forTheTeam = { analytics: false, secretAddress: true, description: null } as const

/** The pages of the verification desk: router, guards, titles and the server read this table. */
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
]

/** Any other address. */
export const notFoundRoute: Route = {
  ...forTheTeam,
  name: 'NotFound',
  path: '*',
  access: 'anonymous',
  footer: true,
  title: { fr: 'Page introuvable', en: 'Page not found' },
  load: () => import('#pages/not-found.page.tsx'),
}
