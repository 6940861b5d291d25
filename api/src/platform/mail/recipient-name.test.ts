import { afterEach, describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import type { Mail } from './mail.schema.ts'
import { enqueueMail, enqueueMails } from './outbox.repository.ts'

const { deps, sql } = await startDeps()
afterEach(() => sql('truncate mail_outbox, owner, tenant_profile cascade'))

const firstSignIn = { owner: '', tenant_profile: ', first_sign_in_on' }

const account = (table: keyof typeof firstSignIn, email: string, firstName: string | null, signedIn = '2026-11-01') =>
  sql(
    `insert into ${table} (issuer, subject, email, first_name, language, last_sign_in_on${firstSignIn[table]})
     values ('https://id.example', gen_random_uuid()::text, $1, $2, 'fr', $3${firstSignIn[table] && ', $3'})`,
    [email, firstName, signedIn],
  )
const mail = (to: string, more: Partial<Mail> = {}): Mail => ({
  kind: 'test',
  to,
  language: 'fr',
  content: { subject: 'Sujet', title: 'Titre', paragraphs: [] },
  ...more,
})
const toTenant = { content: { ...mail('').content, site: 'tenant' as const } }
const names = async () =>
  (await sql(`select payload ->> 'name' as name from mail_outbox order by payload ->> 'to'`)).map(({ name }) => name)

describe('the name in a mail', () => {
  it('is the first name of the account with this address, on the site of the mail', async () => {
    await account('owner', 'a@example.org', 'Nora')
    await account('tenant_profile', 'a@example.org', 'Inès')
    await enqueueMail(deps.db, mail('a@example.org'))
    await enqueueMail(deps.db, mail('a@example.org', toTenant))
    expect((await names()).sort()).toEqual(['Inès', 'Nora'])
  })

  it('is found for many at once, and missing where nobody has it or gave one', async () => {
    await account('owner', 'a@example.org', 'Nora')
    await account('owner', 'b@example.org', null)
    await enqueueMails(
      deps.db,
      ['a@example.org', 'b@example.org', 'c@example.org'].map((to) => mail(to)),
    )
    expect(await names()).toEqual(['Nora', null, null])
  })

  it('is that of the account that signed in last, where two have one mailbox', async () => {
    await account('owner', 'a@example.org', 'Nora', '2026-11-03')
    await account('owner', 'a@example.org', 'Former', '2026-11-02')
    await enqueueMail(deps.db, mail('a@example.org'))
    expect(await names()).toEqual(['Nora'])
  })

  it('may be given, and is left out when it could pass for a link', async () => {
    await account('owner', 'a@example.org', 'Nora')
    await account('owner', 'b@example.org', 'Www.evil.example')
    await enqueueMails(deps.db, [mail('a@example.org', { name: 'Ana' }), mail('b@example.org')])
    expect(await names()).toEqual(['Ana', null])
  })
})
