import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { renderableSite } from '#app/render-site.tsx'
import type { BuildManifest } from '#server/build-manifest.ts'
import { testSite as site, testDescriptions } from './site.tsx'

/** Default configuration with an address. */
export const testConfig = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))

export const testSite = renderableSite(site, testDescriptions)

const files = (name: string) => ({
  styles: ['/assets/style.css'],
  scripts: ['/assets/entry.js', `/assets/${name}.js`],
  texts: { fr: ['/assets/texts-fr.js'], en: ['/assets/texts-en.js'] },
})

/** The only stylesheet of the test site. */
export const testStyleOf = (): string => '@layer base{h1{color:red}}@layer app{.absent{color:red}}'

export const testManifest: BuildManifest = {
  entry: '/assets/entry.js',
  fonts: ['/assets/figtree.woff2'],
  loader: 'start()',
  pages: {
    Landing: files('landing'),
    NotFound: files('not-found'),
    ConfirmAccount: files('confirm-account'),
    Home: files('home'),
  },
}
