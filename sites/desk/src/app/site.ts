import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { defineSite } from '@bailclair/site-kit/app/site.ts'
import { pathTo } from '#paths.ts'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { notFoundRoute, routes } from './routes.ts'

/** The verification desk: what it has of its own, in the frame that the sites share (decisions 120 and 129). */
export const site = defineSite({
  routes,
  notFoundRoute,
  account: {
    // said here and not in `GET config`, which everyone reads
    client: () => ({ realm: 'staff', clientId: 'desk-front' }),
    paths: ({ hosts }) => ({
      publicHome: pathTo('SignIn'),
      landing: pathTo('SignIn'),
      home: pathTo('Queue'),
      // accounts of the team are made for them: the first page says so
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
