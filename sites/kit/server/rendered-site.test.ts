import { announcementClosedCookie } from '@bailclair/domain/announcement/announcement.rules.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { testConfig, testManifest, testSite, testStyleOf } from '#test/server-site.ts'
import { type RenderedSite, renderSite } from './rendered-site.ts'

const announcement = { fr: 'Maintenance samedi', en: 'Maintenance on Saturday' }
const source = { site: testSite, manifest: testManifest, styleOf: testStyleOf, siteUrl: testConfig.hosts.web }
const { route } = testSite.findRoute('/')

describe('a page while something is announced', () => {
  let rendered: RenderedSite
  beforeAll(async () => {
    rendered = await renderSite(source, { ...testConfig, announcement })
  })
  const announced = (language: 'fr' | 'en', cookies?: string) => {
    const html = String(rendered.pageOf(route, { language, isAsked: false }, cookies).body.content.identity)
    return { fr: html.includes(announcement.fr), en: html.includes(announcement.en) }
  }
  const closing = async (message: string) => (await announcementClosedCookie(message, { isSecure: true })).split(';')[0]

  it('shows it unless it was closed in this language', async () => {
    expect(announced('fr')).toEqual({ fr: true, en: true })
    expect(announced('fr', 'lang=fr')).toEqual({ fr: true, en: true })
    expect(announced('fr', await closing(announcement.fr))).toEqual({ fr: false, en: true })
    expect(announced('fr', await closing(announcement.en))).toEqual({ fr: true, en: true })
    expect(announced('en', `lang=en; ${await closing(announcement.en)}`)).toEqual({ fr: true, en: false })
  })

  it('has a different ETag without it', async () => {
    const tag = (cookies?: string) => rendered.pageOf(route, { language: 'fr', isAsked: false }, cookies).body.tag
    expect(tag(await closing(announcement.fr))).not.toBe(tag())
  })
})
