import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { codeResults } from '@bailclair/domain/signed-code/signed-code.schema.ts'
import type { DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import { createCaller } from '@bailclair/one-machine/demo-data/api-caller.ts'
import { makeDemoData } from '@bailclair/one-machine/demo-data/make-demo-data.ts'
import type { DemoTenant } from '@bailclair/one-machine/demo-data/people.ts'
import { tenants as invented } from '@bailclair/one-machine/demo-data/tenants.data.ts'
import { runSql } from '@bailclair/one-machine/postgres/run-sql.ts'
import { demonstration } from '@bailclair/one-machine/stack/demonstration.ts'
import { expect } from '@playwright/test'
import { getDatabaseUrl } from '#support/addresses.ts'
import { applicationsOn } from '#support/applications.ts'
import { title } from '#support/applying.ts'
import { refuseCookies } from '#support/consent.ts'
import { type Credentials, getAccessToken, openSession, openSignedIn, type Realm } from '#support/session.ts'
import { test } from '#support/test.ts'

// everything that `npm start` makes, and four people who look at it
test.describe.configure({ mode: 'serial', timeout: 480_000 })

const sql = async (query: string) => (await runSql(getDatabaseUrl(), query)).map((row) => Object.values(row).join(' '))
/** Other tests share this product. */
const isDemoPerson = `email ~ '@${demonstration.inventedDomain}$|^demo[.]'`
const isDemoProperty = `owner_id in (select id from owner where ${isDemoPerson})`
const isDemoFile = `id in (select rental_file_id from tenant where ${isDemoPerson})`
const demoTenants = `(select id from tenant where ${isDemoPerson})`
const isOfDemoTenant = `(tenant_id in ${demoTenants} or guarantor_id in (select id from guarantor where tenant_id in ${demoTenants}))`
const demoData = (at: object) => ({
  at: at as Parameters<typeof makeDemoData>[0]['at'],
  databaseUrl: getDatabaseUrl(),
  signal: new AbortController().signal,
})

test('[J-91] the demo data is made once, whatever interrupts it', async ({ at, mailbox }) => {
  const code = `import { makeDemoData } from '@bailclair/one-machine/demo-data/make-demo-data.ts'
    const [at, databaseUrl] = process.argv.slice(1)
    await makeDemoData({ at: JSON.parse(at), databaseUrl, signal: new AbortController().signal }, () => {})`
  const args = ['--input-type=module', '-e', code, JSON.stringify(at), getDatabaseUrl()]
  const maker = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: 'inherit' })
  const documents = async () => Number(await sql(`select count(*) from document where ${isOfDemoTenant}`))
  await expect.poll(documents, { timeout: 180_000 }).toBeGreaterThan(12)
  maker.kill('SIGKILL')
  await once(maker, 'exit')

  const begun: string[] = []
  const made = await makeDemoData(demoData(at), () => begun.push('begun'))
  expect(begun).toEqual(['begun'])
  expect(made?.removedMails).toBeGreaterThan(20)

  expect(await sql(`select distinct application_type from rental_file where ${isDemoFile} order by 1`)).toEqual([
    'ALONE',
    'COUPLE',
    'GROUP',
  ])
  const statuses = ['INCOMPLETE', 'TO_PROCESS', 'VALIDATED', 'DECLINED', 'ARCHIVED']
  expect(await sql(`select distinct status from rental_file where ${isDemoFile} order by 1`)).toEqual(statuses)
  expect(await sql(`select distinct kind from guarantor where tenant_id in ${demoTenants} order by 1`)).toEqual([
    'PERSON',
    'COMPANY',
    'BODY',
  ])
  const grades = `select distinct certificate->>'grade' from property where certificate is not null and ${isDemoProperty}`
  expect(await sql(`${grades} order by 1`)).toEqual(['A', 'B', 'C', 'D', 'E', 'F', 'G'])
  expect(await sql(`select name from property where energy_consumption > 450 and ${isDemoProperty}`)).toHaveLength(1) // G+
  const ofAnotherHome = `certificate->>'address' <> address or (certificate->>'livingSpace')::numeric <> living_space`
  expect(await sql(`select name from property where (${ofAnotherHome}) and ${isDemoProperty}`)).toEqual([])
  expect(await sql(`select name from property where not validated and ${isDemoProperty}`)).toHaveLength(4)
  expect(await sql(`select count(*) || ' ' || count(distinct name) from property where ${isDemoProperty}`)).toEqual([
    '16 16',
  ])
  expect(await sql(`select count(*) || ' ' || count(distinct email) from tenant where ${isDemoPerson}`)).toEqual([
    '22 22',
  ])
  const perDocument = 'tenant_id, guarantor_id, category, file_name'
  const doubles = `select 1 from document where ${isOfDemoTenant} group by ${perDocument} having count(*) > 1`
  expect(await sql(doubles)).toEqual([])
  expect(await sql(`select reason from document where status = 'DECLINED' and ${isOfDemoTenant}`)).toEqual(
    expect.arrayContaining(['UNREADABLE', 'OUT_OF_DATE', 'DIFFERS']),
  )
  const results = await sql(`select distinct code_result from document where ${isOfDemoTenant}`)
  expect(results.toSorted()).toEqual([...codeResults].toSorted())
  const late = `status = 'TO_PROCESS' and submitted_at < now() - interval '48 hours'`
  expect(await sql(`select first_name from tenant where ${late}`)).toEqual(['Lucie'])
  // one by its date, four by a choice
  const ended = `access_ends_on < (now() at time zone 'Europe/Paris')::date and property_id in (select id from property where ${isDemoProperty})`
  expect(await sql(`select 1 from application where ${ended}`)).toHaveLength(5)

  const mails = (await mailbox.listMails('')).map(({ to }) => to)
  for (const { email } of [demonstration.owner, demonstration.tenant, demonstration.tenantToCorrect])
    expect(mails.filter((to) => to === email).length, email).toBeLessThanOrEqual(5)
  expect(mails.filter((to) => to.endsWith(demonstration.inventedDomain))).toEqual([])
  expect(await sql('select 1 from mail_outbox where sent_at is null')).toEqual([])

  // what someone takes away does not come back
  await runSql(getDatabaseUrl(), `delete from property where name = 'Maison du lac'`)
  expect(await makeDemoData(demoData(at), () => begun.push('again'))).toBeUndefined()
  expect(begun).toEqual(['begun'])
  expect(await sql(`select 1 from property where ${isDemoProperty}`)).toHaveLength(15)
})

test('[J-91] the demo owner has applications in every stage, and a step that is repeated adds nothing', async ({
  at,
}) => {
  const onDemoProperty = `property_id in (select id from property where owner_id = (select id from owner where email = '${demonstration.owner.email}'))`
  const ofDemoOwner = `application_id in (select id from application where ${onDemoProperty})`
  const made = async () => [
    ...(await sql(`select stage, count(*) from application where ${onDemoProperty} group by 1 order by 1`)),
    ...(await sql(
      `select 'slots', count(*), count(*) filter (where starts_at > now()) as future from visit_slot where ${onDemoProperty}`,
    )),
    ...(await sql(`select 'booking', outcome from visit_booking where ${ofDemoOwner} order by 2`)),
    ...(await sql(`select 'messages', count(*) from message where ${ofDemoOwner}`)),
    ...(await sql(`select 'notes', count(*) from private_note where ${ofDemoOwner}`)),
    ...(await sql(`select 'answer', left_at is not null as gone from answer where ${onDemoProperty} order by 2`)),
  ]
  const everyStage = [
    'RECEIVED 11',
    'VISIT_PROPOSED 2',
    'VISITED 1',
    'SHORTLISTED 2',
    'CHOSEN 1',
    'NOT_CHOSEN 4',
    'LEASE_SIGNED 1',
    'slots 9 8',
    'booking CAME',
    'booking ',
    'messages 3',
    'notes 1',
    'answer false',
    'answer true',
  ]
  expect(await made()).toEqual(everyStage)
  const shortlisted = `select distinct file_status from application where stage = 'SHORTLISTED' and ${onDemoProperty}`
  expect(await sql(shortlisted)).toEqual(['VALIDATED'])

  await runSql(getDatabaseUrl(), `delete from one_machine.demo_step where name like 'letting %'`)
  expect(await makeDemoData(demoData(at), () => undefined)).toBeDefined()
  expect(await made()).toEqual(everyStage)
})

test('[J-91] its documents open as what they are', async ({ at }) => {
  const headers = {
    authorization: `Bearer ${await getAccessToken(at, 'tenant', demonstration.tenant)}`,
  }
  const profile = await (await fetch(`${at.api}tenant/profile`, { headers })).json()
  const { documents, guarantors } = profile.file as { documents: Kept[]; guarantors: { documents: Kept[] }[] }
  const all = [...documents, ...guarantors.flatMap((guarantor) => guarantor.documents)]
  expect(all.map(({ mediaType }) => mediaType).toSorted()).toEqual([
    ...Array(6).fill('application/pdf'),
    ...Array(2).fill('image/jpeg'),
  ])
  for (const { id, mediaType } of all) {
    const response = await fetch(`${at.api}tenant/documents/${id}`, { headers })
    const begin = Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 4)
    expect([response.headers.get('content-type'), begin]).toEqual([
      mediaType,
      mediaType === 'image/jpeg' ? '\xff\xd8\xff\xdb' : '%PDF',
    ])
  }
})
type Kept = { id: string; mediaType: string }

test('[J-91] the files that wait at the desk show signals', async ({ at }) => {
  const verifier = createCaller(at, 'staff', demonstration.colleague, new AbortController().signal)
  const signalsOf = async ({ email }: DemoTenant) => {
    const [id] = await sql(`select id from tenant where email = '${email}'`)
    const part = await verifier.post<DeskPart>(`desk/parts/${id}/claim`)
    const documents = [part, ...part.guarantors].flatMap((holder) => holder.documents)
    const readings = await Promise.all(documents.map((one) => verifier.get<Read>(`desk/documents/${one.id}/reading`)))
    await verifier.post(`desk/parts/${id}/release`, { reason: 'INTERRUPTED' })
    return new Set(readings.flatMap(({ signals }) => signals.map(({ kind }) => kind)))
  }
  expect(await signalsOf(invented.paul)).toContain('AMOUNTS_DIFFER')
  expect(await signalsOf(invented.ana)).toContain('MIXED_FONTS')
  expect(await signalsOf(invented.elise)).toContain('EMPLOYER_NUMBER_WRONG')
  expect(await signalsOf(invented.lucie)).toContain('SAME_BYTES')
  expect(await signalsOf(invented.yasmine)).toEqual(new Set())
})
type Read = { signals: { kind: string }[] }

/** Of the demo tenant's application. */
const pathOf = async (property: string) =>
  `/candidature/${await sql(`select application.id from application join property on property.id = property_id
    where name = '${property}' and rental_file_id in
      (select rental_file_id from tenant where email = '${demonstration.tenant.email}')`)}`

test('[J-91] a newcomer finds the first page of every role filled', async ({ browser, at }) => {
  const enter = async (address: string, realm: Realm, who: Credentials) => {
    const context = await browser.newContext({ locale: 'fr-FR', baseURL: at.web })
    await refuseCookies(context, at)
    const page = await context.newPage()
    await openSignedIn(page, address, await openSession(at, realm, who))
    return page
  }
  const { owner, tenant, tenantToCorrect, verifier } = demonstration
  const owners = await enter(`${at.web}/home`, 'owner', owner)
  await expect(title(owners)).toHaveText('Bonjour Dominique')
  await expect(owners.getByRole('rowheader')).toHaveCount(12)
  await owners.getByRole('row').filter({ hasText: 'T2 lumineux' }).getByRole('link').first().click()
  const { rowOf, names } = applicationsOn(owners)
  await expect(names).toHaveCount(7)
  await expect(rowOf('Roussel Léa')).toContainText(/2\s602\s€/)
  await expect(rowOf('Khelifi Yasmine')).toContainText('En cours de traitement')
  await expect(rowOf('Petit Camille')).toHaveCount(0) // withdrawn

  const tenants = await enter(`${at.tenant}/statut`, 'tenant', tenant)
  await expect(tenants.getByRole('heading', { name: 'Votre dossier est vérifié' })).toBeVisible()
  await tenants.goto(`${at.tenant}${await pathOf('T3 des Chartrons')}`)
  await expect(tenants.getByRole('button', { name: /^Réserver le / })).toHaveCount(6)
  await tenants.goto(`${at.tenant}${await pathOf('T3 du canal')}`)
  const progress = tenants.getByRole('region', { name: 'Où en est votre candidature' })
  await expect(progress.locator('.badge')).toHaveText('Candidature non retenue')
  const correcting = await enter(`${at.tenant}/messages`, 'tenant', tenantToCorrect)
  await expect(correcting.getByRole('article')).toHaveCount(2)
  await expect(correcting.getByRole('main')).toContainText('La photo du bulletin est floue')

  const desk = await enter(`${at.desk}/file-d-attente`, 'staff', verifier)
  const queued = (initials: string) => desk.getByRole('row').filter({ hasText: initials })
  await expect(queued('L. V.')).toContainText('dépassé de')
  for (const initials of ['B. C.', 'É. P.', 'M. T.', 'P. G.', 'A. C.', 'Y. K.', 'C. R.'])
    await expect(queued(initials)).toContainText('encore')
  for (const page of [owners, tenants, correcting, desk]) await page.context().close()
})
