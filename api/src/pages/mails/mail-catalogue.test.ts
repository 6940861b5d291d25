import { globSync } from 'node:fs'
import { languages } from '@bailclair/domain/value/language.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { renderMail } from '#platform/mail/layout.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { startSmtpPeer } from '#test/hostile-smtp-peer.ts'
import { type MailSample, mailCatalogue, sampleName } from './mail-catalogue.ts'

const site = {
  SITE_NAME: 'BailClair',
  OPERATOR_NAME: 'Agence',
  WEB_URL: 'https://owner.example',
  TENANT_URL: 'https://tenant.example',
  DESK_URL: 'https://desk.example',
}
const origins = ['https://owner.example', 'https://tenant.example', 'https://desk.example']
const all = mailCatalogue.flatMap((mail) => languages.map((language) => ({ mail, language, name: mail.name })))

const render = ({ to, isUnsubscribable, replyTo, contentOf }: MailSample, language: 'fr' | 'en', facts?: object) => {
  const content = contentOf(language, facts)
  const payload = { language, content, ...(to !== 'support' && { name: sampleName }), ...(replyTo && { replyTo }) }
  return { content, ...renderMail(payload, site, isUnsubscribable ? 'token' : undefined) }
}

describe('the catalogue', () => {
  it.each([
    ['confirm account', ['confirm-account', 'tenant-confirm-account']],
    ['account confirmed', ['account-confirmed', 'tenant-account-confirmed']],
    ['reset password', ['reset-password', 'tenant-reset-password']],
    ['password changed', ['password-changed', 'tenant-password-changed']],
    ['e-mail change (new and old address)', ['email-change', 'email-change-notice']],
    ['e-mail change of a tenant', ['tenant-email-change', 'tenant-email-change-notice']],
    ['account deleted', ['account-deleted', 'tenant-account-deleted']],
    ['property validated', ['property-validated']],
    ['new application, verified / not yet verified', ['application-verified', 'application-not-verified']],
    ['new application, visit first; file shared after it', ['application-visit-first', 'file-shared']],
    ['to tenants: applied, visit first', ['applied-visit-first', 'applied-visit-first-together']],
    ['to the other tenants: file shared', ['file-shared-together']],
    ['applicant now verified', ['applicant-now-verified']],
    ['application withdrawn', ['application-withdrawn']],
    ['access about to end', ['access-ending']],
    ['follow-up 42 days after validation', ['follow-up']],
    ['inactivity warnings, deletion', ['inactivity-warning', 'inactivity-last-warning', 'inactivity-deletion']],
    ['to the applicant: applied', ['applied']],
    ['to the other tenants of the file: applied', ['applied-together']],
    ['to the applicant: removed by the owner', ['application-removed']],
    ['to the applicant: property gone', ['property-gone']],
    ['co-tenant invitation', ['co-tenant-invitation']],
    ['file verified', ['file-verified']],
    ['document to change', ['document-to-change']],
    ['archive warnings, archived', ['archive-warning', 'file-archived']],
    ['daily digest', ['daily-digest']],
    ['contact form', ['contact']],
  ])('has all required mails: %s', (_, names) => {
    expect(mailCatalogue.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })

  it('names who invites, unless the name could pass for something else', () => {
    const invitation = mailCatalogue.find(({ name }) => name === 'co-tenant-invitation')
    if (!invitation) throw new Error('No invitation')
    const subjectFor = (firstName: string) =>
      render(invitation, 'fr', { ...invitation.facts, initiator: { firstName, lastName: 'Abel' } }).content.subject
    expect(subjectFor('Inès')).toBe('Inès Abel vous invite à rejoindre un dossier de location')
    for (const hostile of ['www.evil.example', 'Appelez le 08 99 12 34 56', 'https://evil', 'a'.repeat(60)])
      expect(subjectFor(hostile)).toBe('Votre invitation à rejoindre un dossier de location')
  })

  it('has every mail that has texts', async () => {
    const root = new URL('../..', import.meta.url).pathname
    const files = globSync('**/*mail*.messages.ts', { cwd: root }).map((file) => import(`${root}${file}`))
    const texts = (await Promise.all(files)).flatMap((module) =>
      Object.entries<object>(module).filter(([name]) => name.endsWith('Texts')),
    )
    const known = new Set(mailCatalogue.map((mail) => mail.texts))
    expect(texts.filter(([, value]) => !known.has(value)).map(([name]) => name)).toEqual([])
    expect(texts.length).toBeGreaterThan(25)
  })
})

describe.each(all)('$name, $language', ({ mail, language, name }) => {
  const { content, html, text } = render(mail, language)

  it('matches its golden file', async () => {
    const stop = mail.isUnsubscribable ? ' – one click unsubscribes' : ''
    const whole = `To: ${mail.to}${stop}\nSubject: ${content.subject}\n\n${text}\n`
    await expect(whole).toMatchFileSnapshot(`./golden/${name}.${language}.txt`)
  })

  it('has a plain subject of one line', () => {
    expect(content.subject).toMatch(/^[\p{L}\p{N}\p{Zs},.?:’–-]{5,70}$/u)
    expect(content.subject).not.toMatch(/!|[A-Z]{4}/)
  })

  it('links to our own sites only, by absolute URLs that the text version has too', () => {
    const links = [...html.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      expect(origins).toContain(new URL(link).origin)
      expect(text).toContain(link)
    }
    expect(html).not.toMatch(/<img|<script|<link|url\(|@import|\ssrc=/)
  })

  it(`${mail.isUnsubscribable ? 'can' : 'cannot'} be stopped`, () =>
    expect(/desabonnement/.test(html) && /desabonnement/.test(text)).toBe(mail.isUnsubscribable))
})

it.each(mailCatalogue)(
  '$name follows French typography: narrow spaces before ; : ! ?, typographic apostrophes',
  (mail) => {
    const words = render(mail, 'fr').text.replaceAll(/https?:\S+/g, '')
    expect(words).not.toMatch(/[^\u202F][;:!?](\s|$)/m)
    expect(words).not.toMatch(/\p{L}'\p{L}/u)
  },
)

/** Hostile input for names, comments and subjects. */
const corpus = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><h1>',
  '<!-- -->&lt;b&gt;',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '//evil.example/',
  '\\\\evil.example',
  '../../evil?x=1#y',
  'a\r\nBcc: evil@example.org',
  'a\nX-Evil: 1\n\n<b>body</b>',
  '=?utf-8?q?=0D=0ABcc:_evil=40example.org?=',
  'a\u2028b\u0000c\u202Ed',
  '😀'.repeat(40),
]

/** Every text among the facts that a person or a token may fill: no dates, no values of a closed list. */
function fieldsOf(facts: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof facts === 'string') {
    const isClosed = /^[A-Z_]+$|^\d{4}-\d\d-\d\d$|^(owner|tenant|staff|otp|webauthn-passwordless)$/.test(facts)
    return isClosed ? [] : [path]
  }
  return facts && typeof facts === 'object'
    ? Object.entries(facts).flatMap(([key, value]) => fieldsOf(value, [...path, key]))
    : []
}
function replaced(facts: object, path: (string | number)[], value: string): object {
  const copy = structuredClone(facts) as Record<string | number, unknown>
  const last = path.at(-1) ?? ''
  const parent = path.slice(0, -1).reduce((at, key) => at[key] as typeof copy, copy)
  parent[last] = value
  return copy
}
const hostile = mailCatalogue.flatMap((mail) =>
  fieldsOf(mail.facts).map((path) => ({ mail, path, field: `${mail.name}: ${path.join('.')}` })),
)
const tagsOf = (html: string) => html.match(/<[^>]*>/g)?.map((tag) => tag.replaceAll(/href="[^"]*"/g, 'href'))

describe.each(hostile)('$field', ({ mail, path }) => {
  it('is escaped, whatever it contains', () => {
    for (const text of corpus) {
      const { html } = render(mail, 'fr', replaced(mail.facts, path, text))
      const inert = text.replaceAll(/[^\n]/g, 'x')
      expect(tagsOf(html)).toEqual(tagsOf(render(mail, 'fr', replaced(mail.facts, path, inert)).html))
      for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g)) expect(origins).toContain(new URL(href).origin)
    }
  })
})

describe('the headers of a mail', async () => {
  const peer = await startSmtpPeer()
  const mailer = createMailer({
    ...site,
    SMTP_URL: peer.url,
    MAIL_FROM: 'BailClair <no-reply@mail.example>',
    API_URL: 'https://api.example/api/',
    PSEUDONYM_KEY: 'a key for tests, 32 characters or more',
  })
  afterAll(async () => {
    mailer.close()
    await peer.stop()
  })

  it.each(
    hostile.filter(({ mail, path }) =>
      render(mail, 'fr', replaced(mail.facts, path, '@@')).content.subject.includes('@@'),
    ),
  )('are ours, whatever $field says', async ({ mail, path }) => {
    for (const text of corpus) {
      const { content } = render(mail, 'fr', replaced(mail.facts, path, text))
      await mailer.send({
        id: crypto.randomUUID(),
        createdAt: new Date(),
        to: 'a@example.org',
        language: 'fr',
        content,
      })
      const raw = peer.received.at(-1)?.raw ?? ''
      const headers = raw.slice(0, raw.indexOf('\r\n\r\n'))
      expect(headers).not.toMatch(/^(bcc|x-evil):/im)
      expect(headers.match(/^[\w-]+:/gm)).toHaveLength(8)
    }
  })
})
