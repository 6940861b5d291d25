import { layoutMessages } from '#app/layout/layout.messages.ts'
import { SiteFooter } from '#app/layout/site-footer.tsx'
import { SiteHeader } from '#app/layout/site-header.tsx'
import type { PageDescriptions, Route } from '#app/route.ts'
import { defineSite } from '#app/site.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { createTestCalls } from './account-calls.ts'
import { type TestProps, TestSite } from './providers.tsx'
import { createShow } from './screen.tsx'

function Page() {
  const t = useMessages(layoutMessages)
  return <h1>{t.ownerArea}</h1>
}

export const notFound: Route = {
  name: 'NotFound',
  path: '*',
  access: 'anonymous',
  footer: true,
  analytics: false,
  secretAddress: false,
  title: { fr: 'Page introuvable', en: 'Page not found' },
  load: async () => ({ default: Page }),
}

/** One page of each kind: public, secret address, signed-in. */
const landing: Route = {
  ...notFound,
  name: 'Landing',
  path: '/',
  access: 'guest',
  title: { fr: 'Espace propriétaire', en: 'Owner area' },
}
const secret: Route = {
  ...notFound,
  name: 'ConfirmAccount',
  path: '/confirmerCompte/:token',
  secretAddress: true,
  mayExist: ({ token = '' }) => token !== 'impossible',
}
const home: Route = { ...notFound, name: 'Home', path: '/home', access: 'signed-in' }

export const testDescriptions: PageDescriptions = {
  [landing.name]: { fr: 'La première page', en: 'The first page' },
}

/** The smallest site, for tests of shared code. */
export const testSite = defineSite({
  routes: [landing, secret, home],
  notFoundRoute: notFound,
  account: {
    client: ({ realms }) => realms.owner,
    paths: ({ links }) => ({
      publicHome: links.publicHome,
      landing: '/',
      home: '/home',
      account: '/account',
      register: '/creation',
      forgottenPassword: '/mot-de-passe-oublie',
      terms: '/cgu',
      privacy: '/politique-de-confidentialite',
    }),
    carried: ['from'],
    loadCalls: async () => createTestCalls,
  },
  Header: () => <SiteHeader area="owner">{null}</SiteHeader>,
  Footer: () => <SiteFooter linkTo={(link) => link} cookies={null} />,
  loadSignedIn: async () => ({ default: ({ children }) => children, askAhead: () => undefined }),
})

export const TestProviders = (props: TestProps) => <TestSite site={testSite} {...props} />

export const show = createShow(testSite)
