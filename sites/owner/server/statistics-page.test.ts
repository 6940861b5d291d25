import { monthsUpTo, type Statistics } from '@bailclair/domain/statistics/statistics.schema.ts'
import { siteConfigFrom } from '@bailclair/server-kit/config/site-config.ts'
import { siteEnvironment } from '@bailclair/server-kit/config/site-environment.ts'
import { renderableSite } from '@bailclair/site-kit/app/render-site.tsx'
import { expect, it } from 'vitest'
import { dataSources } from '#app/data-sources.ts'
import { descriptions } from '#app/descriptions.ts'
import { site as ownerSite } from '#app/site.ts'

const site = renderableSite(ownerSite, descriptions, dataSources)
const config = siteConfigFrom(siteEnvironment.parse({ WEB_URL: 'https://bailclair.example' }))
const pathname = '/stats'
const { route } = site.findRoute(pathname)
const data: Statistics = {
  verifiedFiles: 374_068,
  owners: 1_234,
  validatedProperties: 5_678,
  applications: 0,
  files: { INCOMPLETE: 3, TO_PROCESS: 2, VALIDATED: 12, DECLINED: 1 },
  months: monthsUpTo('2026-11-15').map((month) => ({ month, verified: 1, declined: 0 })),
  delay: { medianHours: 7.5, percentInTime: 97 },
}

it('figures that the server knows are in the page, which is then only read', async () => {
  const html = await site.renderPage(route, 'en', config, { pathname, data })
  for (const fact of ['1,234', '5,678', '7.5 hours']) expect(html).toContain(fact)
  expect(html).not.toContain('data-start=')
})

it('without them the browser asks', async () => {
  expect(await site.renderPage(route, 'en', config)).toContain('data-start="now"')
  expect(site.dataSourceOf(route)?.params({})).toEqual({})
})
