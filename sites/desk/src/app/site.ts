import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { defineSite } from '@bailclair/site-kit/app/site.ts'
import { pathTo } from '#paths.ts'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { notFoundRoute, routes } from './routes.ts'

/** The verification desk (decisions 120 and 129). */
export const site = defineSite({
  routes,
  notFoundRoute,
  account: {
    // Kept out of `GET config`, which everyone can read.
    client: () => ({ realm: 'staff', clientId: 'desk-front' }),
    paths: ({ hosts }) => ({
      publicHome: pathTo('SignIn'),
      landing: pathTo('SignIn'),
      home: pathTo('Queue'),
      // Staff accounts are created by the operator; there is no sign-up page.
      account: pathTo('SignIn'),
      register: pathTo('SignIn'),
      forgottenPassword: pathTo('SignIn'),
      terms: new URL(ownerSitePaths.termsOfUse, hosts.web).href,
      privacy: new URL(ownerSitePaths.privacyPolicy, hosts.web).href,
    }),
    carried: [],
    loadCalls: async () => (await import('./staff-calls.ts')).createStaffCalls,
  },
  Header,
  Footer,
  loadSignedIn: () => import('./signed-in.tsx'),
})
