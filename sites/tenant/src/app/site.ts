import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { agreedParameter, invitationParameter, shareLinkParameter } from '@bailclair/domain/site/tenant-site-paths.ts'
import { defineSite } from '@bailclair/site-kit/app/site.ts'
import { addressAt } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'
import { Footer, ShortFooter } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { notFoundRoute, routes } from './routes.ts'

/** The tenant area (decision 120). */
export const site = defineSite({
  routes,
  notFoundRoute,
  account: {
    client: ({ realms }) => realms.tenant,
    paths: ({ hosts }) => ({
      publicHome: pathTo('Landing'),
      landing: pathTo('Landing'),
      home: pathTo('MyFile'),
      account: pathTo('Account'),
      register: pathTo('Register'),
      forgottenPassword: pathTo('ForgottenPassword'),
      terms: addressAt(hosts.web, ownerSitePaths.termsOfUse),
      privacy: addressAt(hosts.web, ownerSitePaths.privacyPolicy),
    }),
    // Visitors from a property or an invitation return there.
    carried: [shareLinkParameter, agreedParameter, invitationParameter],
    loadCalls: async () => (await import('./tenant-calls.ts')).createTenantCalls,
  },
  Header,
  Footer,
  ShortFooter,
  loadSignedIn: () => import('./signed-in.tsx'),
})
