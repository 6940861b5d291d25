import { defineSite } from '@bailclair/front/app/site.ts'
import { pathTo } from '#platform/paths.ts'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { notFoundRoute, routes } from './routes.ts'

/** The owner site: what it has of its own, in the frame that the sites share (decision 120). */
export const site = defineSite({
  routes,
  notFoundRoute,
  account: {
    client: ({ realms }) => realms.owner,
    paths: ({ links }) => ({
      publicHome: links.publicHome,
      landing: pathTo('Landing'),
      home: pathTo('Dashboard'),
      register: pathTo('Register'),
      forgottenPassword: pathTo('ForgottenPassword'),
      terms: pathTo('TermsOfUse'),
      privacy: pathTo('PrivacyPolicy'),
    }),
    carried: [],
    loadCalls: async () => (await import('#identity/owner-calls.ts')).createOwnerCalls,
  },
  Header,
  Footer,
  loadSignedIn: () => import('./signed-in.tsx'),
})
