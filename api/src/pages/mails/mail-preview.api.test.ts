import { describe, expect, it } from 'vitest'
import { startApi } from '#test/harness.ts'
import { mailCatalogue } from './mail-catalogue.ts'

const here = await startApi({ BAILCLAIR_MODE: 'one-machine' })
const elsewhere = await startApi()

describe('the preview of all mails', () => {
  it.each(['fr', 'en'])('lists all mails and shows each one: %s', async (lang) => {
    for (const { name, contentOf } of mailCatalogue) {
      const page = await here.as()('GET', `/mails?mail=${name}&lang=${lang}`)
      expect(page.statusCode).toBe(200)
      expect(page.body).toContain(`src="mails/${name}?lang=${lang}"`)
      expect(page.body.match(/aria-current="page"/g)).toHaveLength(1)
      const mail = await here.as()('GET', `/mails/${name}?lang=${lang}`)
      expect(mail.body).toContain(`<html lang="${lang}">`)
      expect(mail.body).toContain(contentOf(lang as 'fr' | 'en').title.slice(0, 10))
    }
  })

  it('lets neither the page nor a mail load or run anything', async () => {
    const page = await here.as()('GET', '/mails')
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/)
    expect(page.body).not.toContain('<script')
    const mail = await here.as()('GET', '/mails/contact')
    expect(mail.headers['content-security-policy']).toMatch(/default-src 'none'.*; sandbox /)
  })

  it('answers 404 to an unknown mail', async () => {
    for (const path of ['/mails?mail=x', '/mails/x', '/mails/constructor'])
      expect((await here.as()('GET', path)).statusCode).toBe(404)
  })

  it('does not exist outside the one-machine mode', async () => {
    for (const path of ['/mails', '/mails/contact']) {
      const reply = await elsewhere.as()('GET', path)
      expect([reply.statusCode, reply.json().errors]).toEqual([404, [{ code: 'RouteNotFound' }]])
    }
  })
})
