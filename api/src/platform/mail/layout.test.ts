import { describe, expect, it } from 'vitest'
import { renderMail } from './layout.ts'
import type { MailContent, MailPayload } from './mail.schema.ts'
import { defineMailTexts } from './mail-texts.ts'

const site = {
  SITE_NAME: 'Bail & Clair',
  OPERATOR_NAME: 'Agence <test>',
  WEB_URL: 'https://owner.example/espace/',
  TENANT_URL: 'https://tenant.example',
  DESK_URL: 'https://desk.example',
}

const content: MailContent = {
  subject: 'Confirmez votre compte',
  title: 'Bienvenue',
  paragraphs: ['Une ligne\nune autre', 'Fin.'],
  facts: [{ label: 'Bien', value: 'Studio' }],
  action: { label: 'Confirmer', path: '/confirmerCompte/abc' },
}
const payload: MailPayload = { to: 'jeanne@example.org', name: 'Jeanne', language: 'fr', content }

describe('a mail as HTML and as text', () => {
  it('links a tenant to the tenant area, and to the contact form of the other site only', () => {
    const { html, text } = renderMail({ ...payload, content: { ...content, site: 'tenant' } }, site)
    expect(text).toContain('https://tenant.example/confirmerCompte/abc')
    expect(html).toContain('href="https://tenant.example"')
    expect((html + text).match(/owner\.example\S*/g)?.every((link) => link.startsWith('owner.example/contact'))).toBe(
      true,
    )
  })

  it('has its whole content in the text version', () => {
    expect(renderMail(payload, site).text).toBe(
      [
        'Bienvenue',
        '',
        'Bonjour Jeanne,',
        '',
        'Une ligne',
        'une autre',
        '',
        'Fin.',
        '',
        'Bien\u202f: Studio',
        '',
        'Confirmer',
        'https://owner.example/confirmerCompte/abc',
        '',
        'L’équipe Bail & Clair',
        '',
        '-- ',
        'Ce message est envoyé automatiquement, merci de ne pas y répondre.',
        'Bail & Clair – Agence <test>',
        'https://owner.example/espace/',
        'Une question\u202f? Écrivez-nous\u202f: https://owner.example/contact',
      ].join('\n'),
    )
  })

  it('has the same content in HTML, for light and dark, without images', () => {
    const { html } = renderMail(payload, site)
    expect(html).toContain('<html lang="fr">')
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html).toContain('Une ligne<br>une autre')
    expect(html.match(/href="https:\/\/owner\.example\/confirmerCompte\/abc"/g)).toHaveLength(2)
    expect(html).toContain('Bail &amp; Clair')
    expect(html).not.toMatch(/<img|<script|<svg|url\(/)
  })

  it('says below the button where else to turn, with a link to the owner site', () => {
    const help = { title: 'Un conseil', lines: ['Au 39 28'], link: { label: 'Droits', path: '/droits' } }
    const { html, text } = renderMail({ ...payload, content: { ...content, site: 'tenant', help } }, site)
    expect(text).toContain(
      '/confirmerCompte/abc\n\nUn conseil\nAu 39 28\nDroits\u202f: https://owner.example/droits\n\nL’équipe',
    )
    expect(html).toMatch(/<h2 [^>]*>Un conseil<\/h2>\n<p [^>]*>Au 39 28<\/p>\n<p [^>]*><a [^>]*>Droits<\/a><\/p>/)
    expect(html).toContain('href="https://owner.example/droits"')
  })

  it('has facts as a list of terms, or each as a heading with a list', () => {
    const facts = [
      { label: 'Studio', value: 'Durand Ana\nPetit Bo' },
      { label: 'Loft', value: 'Roux Dan' },
    ]
    const tagsOf = (html: string) => html.match(/<(h1|h2|ul|li|dl|dt|dd)\b/g)?.map((tag) => tag.slice(1))
    const terms = renderMail({ ...payload, content: { ...content, facts } }, site)
    expect(tagsOf(terms.html)).toEqual(['h1', 'dl', 'dt', 'dd', 'dt', 'dd'])
    const sections = renderMail({ ...payload, content: { ...content, facts, areFactsSections: true } }, site)
    expect(tagsOf(sections.html)).toEqual(['h1', 'h2', 'ul', 'li', 'li', 'h2', 'ul', 'li'])
    expect(sections.text).toContain('\n\nStudio\n\n- Durand Ana\n- Petit Bo\n\nLoft\n\n- Roux Dan\n\n')
  })

  it('has its first paragraph beside the subject in an inbox, not its title again', () => {
    const [, body = ''] = renderMail(payload, site).html.split(/<body[^>]*>/)
    const read = body.replaceAll(/<[^>]*>|&nbsp;/g, ' ').replaceAll(/\s+/g, ' ')
    expect(read.trim().startsWith('Une ligne une autre Bail &amp; Clair')).toBe(true)
  })

  it('greets without a name where none is known', () => {
    const { name: _, ...unnamed } = payload
    expect(renderMail(unnamed, site).text).toContain('\n\nBonjour,\n\n')
    expect(renderMail({ ...payload, name: '<b>' }, site).html).toContain('Bonjour &lt;b&gt;,')
  })

  it('is in English for an English recipient', () => {
    const { text } = renderMail({ ...payload, language: 'en' }, site)
    expect(text).toContain('Bien: Studio')
    expect(text).toContain('please do not reply')
  })

  it('does not ask for no reply when there is a reply address', () => {
    expect(renderMail({ ...payload, replyTo: 'a@example.org' }, site).text).not.toContain('ne pas y répondre')
  })

  it('has unsubscribe links in both versions', () => {
    const { html, text } = renderMail(payload, site, 'abc')
    for (const url of ['https://owner.example/proprietaire#notifications', 'https://owner.example/desabonnement/abc']) {
      expect(html).toContain(`href="${url}"`)
      expect(text).toContain(url)
    }
  })

  it('has no button without an action', () => {
    const { action: _, ...withoutAction } = content
    const { html } = renderMail({ ...payload, content: withoutAction }, site)
    expect(html).not.toContain('class="button"')
    expect(html).not.toContain('Si le bouton')
  })

  it('escapes what people wrote', () => {
    const hostile = `</p><script>alert(1)</script><a href='//evil.example' onclick="x">&`
    const { html } = renderMail(
      {
        ...payload,
        content: {
          subject: hostile,
          title: hostile,
          paragraphs: [hostile],
          facts: [{ label: hostile, value: hostile }],
          action: { label: hostile, path: `/a"onmouseover="${hostile}` },
        },
      },
      { ...site, SITE_NAME: hostile, OPERATOR_NAME: hostile, WEB_URL: 'https://owner.example' },
    )
    expect(html).not.toMatch(/<script|<a href='|onclick="|onmouseover="/)
    expect(html.match(/<a /g)).toHaveLength(4)
  })
})

describe('defineMailTexts', () => {
  it('refuses at compile time a mail without both languages', () => {
    const text = ({ name }: { name: string }) => ({ subject: name, title: name, paragraphs: [] })
    expect(defineMailTexts({ fr: text, en: text }).fr({ name: 'Ana' }).title).toBe('Ana')
    // @ts-expect-error English is missing
    defineMailTexts({ fr: text })
    // @ts-expect-error the English text has no title
    defineMailTexts({ fr: text, en: ({ name }: { name: string }) => ({ subject: name, paragraphs: [] }) })
  })
})
