import { siteConfigFrom } from '@bailclair/domain/platform/site-config.ts'
import { siteEnvironment } from '@bailclair/domain/platform/site-environment.ts'
import { renderableSite } from '#app/render-site.tsx'
import { testSite as site } from '#app/test-site.tsx'
import type { BuildManifest } from './build-manifest.ts'

/** The configuration of an operator who set nothing but the address. */
export const testConfig = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))

export const testSite = renderableSite(site)

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
    ConfirmAccount: files('confirm-account'),
    Home: files('home'),
  },
}
