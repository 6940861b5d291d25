import { languages } from '@bailclair/domain/value/language.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { expect, it } from 'vitest'
import { dataSources } from '#app/data-sources.ts'
import { descriptions } from '#app/descriptions.ts'
import { site as ownerSite } from '#app/site.ts'
import { publicProperty } from '#test/public-property.ts'

const site = renderableSite(ownerSite, descriptions, dataSources)
const config = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))
const pathname = `/candidater/${'a'.repeat(43)}`

it.each(languages)(
  'the page of a share link is complete in HTML and starts React by itself never (%s)',
  async (language) => {
    const { route } = site.findRoute(pathname)
    const html = await site.renderPage(route, language, config, { pathname, data: publicProperty })
    for (const fact of ['Studio Bellecour', 'Jeanne Martin', '69002 Lyon', 'type="checkbox"'])
      expect(html).toContain(fact)
    expect(html).not.toMatch(/data-start="(now|idle|near)"/)
  },
)

it('a property without a name is left to the browser', async () => {
  const { route } = site.findRoute(pathname)
  const served = { pathname, data: { ...publicProperty, name: ' ' } }
  expect(await site.renderPage(route, 'fr', config, served)).toContain('data-start="now"')
})

it('a short address leads to the share link', () => {
  const { route, params } = site.findRoute('/a/k7qx-9m3t')
  const source = site.dataSourceOf(route)
  expect(source?.params(params)).toEqual({ code: 'K7QX9M3T' })
  expect(source?.redirectTo?.({ token: 'a'.repeat(43) })).toBe(pathname)
})
