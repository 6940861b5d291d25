import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { expect, it } from 'vitest'
import { descriptions } from '#app/descriptions.ts'
import { site as ownerSite } from '#app/site.ts'

const site = renderableSite(ownerSite, descriptions)
const config = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))

/** When React comes without a touch (decision 213). Pages that are not listed never bring it by themselves. */
const starts = {
  CheckPdf: ['idle'],
  Contact: ['idle'],
  DeletedAccount: ['now'],
  ForgottenPassword: ['idle'],
  Landing: ['near', 'touch'],
  Register: ['idle'],
  ResendConfirmation: ['idle'],
  Statistics: ['now'],
}

it('React starts only where a page needs it', async () => {
  const found: Record<string, string[]> = {}
  for (const route of [...site.routes, site.notFoundRoute].filter(site.isRenderedAhead)) {
    const html = await site.renderPage(route, 'fr', config)
    const values = new Set(Array.from(html.matchAll(/\sdata-start="(\w+)"/g), ([, value = '']) => value))
    if (values.size > 0) found[route.name] = [...values].sort()
  }
  expect(found).toEqual(starts)
})
