import { siteConfigFrom } from '@bailclair/domain/platform/site-config.ts'
import { siteEnvironment } from '@bailclair/domain/platform/site-environment.ts'
import { type Route, site as realSite } from '#app/entry-server.tsx'
import type { BuildManifest } from './build-manifest.ts'

/** The configuration of an operator who set nothing but the address. */
export const testConfig = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))

const { notFoundRoute } = realSite

/** One page of each kind: the same for everyone, one whose address is a secret, one that needs sign-in. */
const landing = realSite.routes.filter(({ name }) => name === 'Landing')
const secret: Route = { ...notFoundRoute, name: 'Contact', path: '/candidater/:token', secretAddress: true }
const dashboard: Route = { ...notFoundRoute, name: 'Dashboard', path: '/home', access: 'named-owner' }

export const testSite = {
  ...realSite,
  routes: [...landing, secret, dashboard],
  findRoute: (pathname: string) => {
    if (pathname.startsWith('/candidater/')) return { route: secret, params: {} }
    return pathname === '/home' ? { route: dashboard, params: {} } : realSite.findRoute(pathname)
  },
}

const files = (name: string) => ({
  scripts: ['/assets/entry.js', `/assets/${name}.js`],
  texts: { fr: ['/assets/texts-fr.js'], en: ['/assets/texts-en.js'] },
})

export const testManifest: BuildManifest = {
  entry: '/assets/entry.js',
  styles: ['/assets/style.css'],
  fonts: ['/assets/figtree.woff2'],
  pages: {
    Landing: files('landing'),
    NotFound: files('not-found'),
    Contact: files('contact'),
    Dashboard: files('dashboard'),
  },
}
