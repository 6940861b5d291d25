import { readdir } from 'node:fs/promises'
import { signIn } from '@bailclair/one-machine/stack/sign-in.ts'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { applicationTallyJob } from '#application/tally.job.ts'
import { settleErasures } from '#document/settle-erasures.service.ts'
import { runIdentityTasks } from '#identity/identity-task.service.ts'
import { createMailer } from '#platform/mail/mailer.ts'
import { startOutboxWorker } from '#platform/mail/outbox-worker.ts'
import { openLinkPath } from '#platform/mail/sealed-link.ts'
import { addRowsOfReaders, emptyTables } from './every-table.ts'
import { startApi } from './harness.ts'
import { startSmtpPeer } from './hostile-smtp-peer.ts'
import { startIdentityProcess } from './identity-process.ts'
import { runJob } from './jobs.ts'
import { complete } from './properties.ts'
import { pdfWithScan, scan } from './sample-files.ts'
import { withToken } from './tokens.ts'

const secret = 'a client secret for tests'
const identity = await startIdentityProcess(secret)
const api = await startApi({ IDENTITY_URL: identity.url, BAILCLAIR_API_CLIENT_SECRET: secret })
api.keepTime()

const smtp = await startSmtpPeer()
const mailer = createMailer({ ...api.deps.config, SMTP_URL: smtp.url })
afterAll(async () => {
  mailer.close()
  await smtp.stop()
})

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const call = async (method: Method, path: string, body?: object, bearer?: string) => {
  const headers = { 'x-device': 'a'.repeat(22), ...(bearer && { authorization: `Bearer ${bearer}` }) }
  const reply = await api.app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) })
  expect(reply.statusCode, `${method} ${path}: ${reply.body}`).toBeLessThan(300)
  return reply.body ? reply.json() : undefined
}
const linkTo = async (email: string, kind: string) => {
  const [{ path }] = await api.sql(
    `select payload -> 'content' -> 'action' ->> 'path' as path from mail_outbox
      where payload ->> 'to' = $1 and kind = $2 order by created_at desc limit 1`,
    [email, kind],
  )
  return new URL(openLinkPath(api.deps.tokens, path), 'http://x').pathname.split('/').at(-1) as string
}
/** Each row of these has an id that other tables may name. */
const idsOf = async (query: string, values: unknown[]): Promise<string[]> =>
  (await api.sql(query, values)).map(({ id }) => String(id))
const password = 'Soleil-du-matin-42'

async function register(realm: 'owner' | 'tenant', email: string) {
  const path = realm === 'owner' ? '/register' : '/tenant/register'
  await call('POST', `${path}/account`, { email, password })
  const token = await linkTo(email, 'confirm-account')
  await call('POST', `${path}/confirmAccount/${token}`)
  const { WEB_URL: web, TENANT_URL: tenant } = api.deps.config
  const at = { identity: identity.url, web, tenant, desk: '' }
  const tokens = await signIn(at, realm, { email, password })
  api.keepTime()
  const [, claims = ''] = tokens.access_token.split('.')
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  return { token, subject: String(sub), ...tokens }
}

/** Sends all waiting mails, which erases their content. */
async function deliver() {
  const worker = startOutboxWorker({ ...api.deps, mailer }, { pollIntervalMs: 5, leaseMs: 10_000 })
  const isAllSent = async () => (await api.sql('select from mail_outbox where sent_at is null')).length === 0
  await vi.waitUntil(isAllSent, { timeout: 10_000 })
  await worker.stop()
}

/** Searches all rows of both databases for a value, as text, in hexadecimal and in base64. */
async function whereIs(trace: string): Promise<string[]> {
  const bytes = Buffer.from(trace)
  const forms = [trace, bytes.toString('hex'), bytes.toString('base64').replaceAll('=', '')]
  const found: string[] = []
  for (const [name, { sql }] of Object.entries({ api, identity })) {
    const tables = await sql(`select table_name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
    expect(tables.length).toBeGreaterThan(5)
    for (const { table_name: table } of tables) {
      const rows = (await sql(`select t::text as row from ${table} as t`)).map(({ row }) => String(row))
      if (rows.some((row) => forms.some((form) => row.includes(form)))) found.push(`${name}.${table}`)
    }
  }
  return found
}

/** Files in the document store an hour later: what was before a page was turned goes then. */
async function listStored(): Promise<string[]> {
  await api.sql(`update document_erasure set due_at = due_at - interval '1 hour'`)
  await settleErasures(api.deps)
  const found = await readdir(api.deps.config.DOCUMENT_FOLDER, { recursive: true, withFileTypes: true })
  return found.filter((entry) => entry.isFile()).map(({ name }) => name)
}
/** What is kept about documents beside their rows: words that were read, fingerprints, opinions about signals. */
const keptAboutDocuments = () =>
  api.sql(`select 'READ' as what, encode(sealed, 'hex') as trace from document_reading
    union all select kind, encode(print, 'hex') from document_fingerprint
    union all select 'OPINION', document_id::text from signal_opinion`)

/** Stays, with what is theirs, when the others go. */
const neighbour = { email: 'voisine@example.org' }
const owner = { email: 'zephyrine@example.org', firstName: 'Zéphyrine', lastName: 'Quatrelivres' }
const tenant = { email: 'melchior@example.org', firstName: 'Melchior', lastName: 'Trousseau' }
let [ownerTokens, tenantTokens]: Awaited<ReturnType<typeof register>>[] = []
let traces: Record<'owner' | 'tenant', string[]>
let aboutDocuments: string[]

beforeAll(async () => {
  ownerTokens = await register('owner', owner.email)
  tenantTokens = await register('tenant', tenant.email)
  const neighbourTokens = await register('owner', neighbour.email)
  const [asOwner, asTenant] = [ownerTokens.access_token, tenantTokens.access_token]
  const asNeighbour = neighbourTokens.access_token
  await call('GET', '/owner/profile?campaign=spring', undefined, asOwner)
  await call('POST', '/owner/names', { ...owner, email: owner.email }, asOwner)
  const property = await call('POST', '/property', { ...complete, name: 'Chez Zéphyrine', validated: true }, asOwner)
  await call('POST', `/property/${property.id}/link/code`, undefined, asOwner)
  const [studio, next, farther] = await Promise.all(
    (
      [
        ['Studio', asOwner],
        ['Chez la voisine', asNeighbour],
        ['Plus loin', asNeighbour],
      ] as const
    ).map(async ([name, bearer]) => {
      await call('GET', '/owner/profile', undefined, bearer)
      return call('POST', '/property', { ...complete, name, validated: true }, bearer)
    }),
  )
  await call('POST', '/owner/names', { ...owner, email: 'zephyrine.new@example.org' }, asOwner)
  await call('POST', '/register/forgotPassword', { email: owner.email })

  await call('GET', '/tenant/profile', undefined, asTenant)
  await call('POST', '/tenant/names', { firstName: tenant.firstName, lastName: tenant.lastName }, asTenant)
  await call('POST', '/tenant/file', { applicationType: 'COUPLE', coTenants: [{ email: 'co@example.org' }] }, asTenant)
  await call(
    'POST',
    '/tenant/guarantors',
    {
      kind: 'PERSON',
      firstName: 'Balthazar',
      lastName: 'Trousseau',
      monthlyIncome: 3000,
      email: 'balthazar@example.org',
    },
    asTenant,
  )
  await call(
    'POST',
    '/tenant/situation',
    { situation: 'RETIRED', incomes: [{ kind: 'PENSION', monthlyAmount: 1_234 }] },
    asTenant,
  )
  const upload = await api.app.inject({
    method: 'POST',
    url: '/api/tenant/documents/INCOME',
    headers: {
      authorization: `Bearer ${asTenant}`,
      'content-type': 'application/pdf',
      'x-document-kind': 'PAYSLIPS',
      'x-file-name': 'Melchior.pdf',
    },
    payload: await pdfWithScan(await scan()),
  })
  expect(upload.statusCode, upload.body).toBe(200)
  // on a busy machine the answer comes before the file has been read
  const document = await vi.waitUntil(async () => (await api.sql('select id from document'))[0], {
    timeout: 60_000,
    interval: 100,
  })
  await call('POST', `/tenant/documents/${document.id}/turn`, undefined, asTenant)
  for (const { token } of [property, next])
    await call('POST', `/property/public/subscribe/${token}`, { access: true, kcToken: asTenant })
  for (const { token } of [studio, farther]) await call('POST', '/tenant/intents', { token }, asTenant)
  for (const id of await idsOf('select id from application', []))
    await call('POST', `/tenant/accesses/${id}`, { paused: true }, asTenant)
  await addRowsOfReaders({ api, identity }, 'Melchior a appelé')
  await identity.sql(
    `insert into federated_identity (realm, issuer, subject, account_id) select realm, 'https://id.example', id::text, id from account`,
  )
  await identity.sql(
    `insert into passkey (account_id, credential_id, public_key, sign_count, transports, aaguid, name)
      select id, uuid_send(id), '', 0, '{}', gen_random_uuid(), 'My key' from account`,
  )
  await identity.sql(
    `insert into code_app (account_id, sealed, key_id, last_step, name) select id, '', '', 0, 'My phone' from account`,
  )
  await identity.sql(`insert into recovery_code (account_id, hash) select id, uuid_send(id) from account`)
  const invitation = await linkTo('co@example.org', 'co-tenant-invitation')
  const [row] = await api.sql('select token, token_sealed, token_key_id from application where property_id = $1', [
    property.id,
  ])
  const application = withToken(api.deps, row).token
  const reset = await linkTo(owner.email, 'reset-password')
  const propertyIds = [property.id, studio.id]
  const ownIds = [
    ownerTokens.subject,
    ...propertyIds,
    ...(await idsOf('select id from owner where email = $1', [owner.email])),
  ]
  const partIds = await idsOf(
    `select id from tenant union select id from rental_file union select id from guarantor union select id from document
      union select id from upload union select id from tenant_profile union select id from application`,
    [],
  )
  traces = {
    owner: [
      owner.email,
      'zephyrine.new@example.org',
      owner.firstName,
      owner.lastName,
      'spring',
      property.token,
      application,
      reset,
      ownerTokens.token,
      ownerTokens.refresh_token,
      ...ownIds,
      ...(await idsOf('select id from application where property_id = any($1)', [propertyIds])),
    ],
    tenant: [
      tenant.email,
      tenant.firstName,
      tenant.lastName,
      'Balthazar',
      'balthazar@example.org',
      invitation,
      tenantTokens.refresh_token,
      tenantTokens.subject,
      ...partIds,
    ],
  }
  aboutDocuments = (await keptAboutDocuments()).map(({ trace }) => trace)
  await deliver()
})

describe('before a deletion', () => {
  it('every table that holds something about somebody has a row', async () => {
    expect(await emptyTables({ api, identity }), 'fill the table in beforeAll, or except it with a reason').toEqual([])
  })

  it('the search finds the data', async () => {
    expect(await whereIs(owner.email)).toEqual(['api.account_token', 'api.owner', 'identity.account'])
    expect(await whereIs(owner.lastName)).toEqual(['api.owner'])
    expect(await whereIs(tenant.firstName)).toEqual(
      [
        'answered_application',
        'document',
        'message',
        'message_report',
        'part_note',
        'private_note',
        'second_opinion',
        'tenant',
        'tenant_profile',
        'upload',
        'viewing_link',
      ].map((it) => `api.${it}`),
    )
    expect(await whereIs('Balthazar')).toEqual(['api.guarantor'])
  })

  it('a document has pages in the store, words, fingerprints of file and page, and an opinion', async () => {
    const kept = new Set((await keptAboutDocuments()).map(({ what }) => what))
    expect([...kept].toSorted()).toEqual(['BYTES', 'OPINION', 'PICTURE', 'READ'])
    expect(await listStored()).toEqual((await api.sql('select store_key from document')).map((row) => row.store_key))
    for (const trace of aboutDocuments) expect(await whereIs(trace)).not.toEqual([])
  })
})

/** The journal of a property keeps the random id of an application, which names nobody any more (decision 241). */
const isNotJournal = (table: string) => table !== 'api.application_event'

describe.each(['owner', 'tenant'] as const)('after the deletion of the account of an %s', (who) => {
  it('no table of either database contains their e-mail, name or tokens', async () => {
    const [path, bearer] =
      who === 'owner'
        ? ['/owner/deleteAccount', ownerTokens?.access_token]
        : ['/tenant/account', tenantTokens?.access_token]
    await call('DELETE', path, undefined, bearer)
    await runIdentityTasks(api.deps)
    await deliver()
    await runJob(api.deps, applicationTallyJob)
    for (const trace of traces[who]) expect((await whereIs(trace)).filter(isNotJournal), trace).toEqual([])
  })

  it('a receipt was mailed, and the audit log has a pseudonym of its number', async () => {
    const mail = smtp.received.findLast(({ raw }) => raw.includes(`To: ${{ owner, tenant }[who].email}`))
    const [number = ''] = /(?<![\w-])[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}(?![\w-])/.exec(mail?.raw ?? '') ?? []
    expect(number).not.toBe('')
    expect(await whereIs(number)).toEqual([])
    const entries = await api.sql(
      `select from audit_entry where action = 'ACCOUNT_DELETED' and object_kind = 'RECEIPT'`,
    )
    expect(entries).toHaveLength(who === 'owner' ? 1 : 2)
  })
})

it('after the deletion of their tenant nothing is left of documents: no page, no word, no fingerprint', async () => {
  expect(await listStored()).toEqual([])
  expect(await keptAboutDocuments()).toEqual([])
  for (const trace of aboutDocuments) expect(await whereIs(trace)).toEqual([])
})
