import { isAnyRegistered } from '@bailclair/domain/cookie-consent/services.rules.ts'
import { defineSite } from '@bailclair/site-kit/app/site.ts'
import { pathTo } from '#platform/paths.ts'
import { Banners, prepareBanners } from './banners.tsx'
import { Footer, ShortFooter } from './layout/footer.tsx'
import { Header, prepareHeader } from './layout/header.tsx'
import { notFoundRoute, routes } from './routes.ts'

/** The owner site (decision 120). */
export const site = defineSite({
  routes,
  notFoundRoute,
  account: {
    client: ({ realms }) => realms.owner,
    paths: ({ links }) => ({
      publicHome: links.publicHome,
      landing: pathTo('Landing'),
      home: pathTo('Dashboard'),
      account: pathTo('AccountName'),
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
  ShortFooter,
  Banners,
  prepareFrame: (config, route) => Promise.all([prepareBanners(config), prepareHeader(route)]),
  // A document that loaded third-party services must never show a secret address (decision 33).
  needsDocument: (from, to, config) => isAnyRegistered(config) && from.secretAddress !== to.secretAddress,
  loadSignedIn: () => import('./signed-in.tsx'),
})
