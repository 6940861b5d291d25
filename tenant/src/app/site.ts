import { ownerSitePaths } from '@bailclair/domain/platform/owner-site-paths.ts'
import { invitationParameter, shareLinkParameter } from '@bailclair/domain/tenant/tenant-area.ts'
import { defineSite } from '@bailclair/front/app/site.ts'
import { addressAt } from '#platform/owner-site.ts'
import { pathTo } from '#platform/paths.ts'
import { Footer } from './layout/footer.tsx'
import { Header } from './layout/header.tsx'
import { notFoundRoute, routes } from './routes.ts'

/** The tenant area: what it has of its own, in the frame that the sites share (decision 120). */
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
    // whoever comes from a property, or by an invitation, gets there in the end
    carried: [shareLinkParameter, invitationParameter],
    loadCalls: async () => (await import('#identity/tenant-calls.ts')).createTenantCalls,
  },
  Header,
  Footer,
  loadSignedIn: () => import('./signed-in.tsx'),
})
