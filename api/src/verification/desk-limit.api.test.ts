import { deskLimitsPerHour } from '@bailclair/domain/verification/desk-limits.rules.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { png } from '#test/sample-files.ts'
import { startVerifiers } from '#test/verifiers.ts'

const api = await startVerifiers()
const { newVerifier, newTenantAt, passSeconds, deps, sql, app } = api

const tenant = await newTenantAt('TO_PROCESS')
const id = await tenant.myId()
/** Documents whose bytes are there. */
const before = new Set((await tenant.file()).documents.map((one) => one.id))
for (let count = 0; count < 8; count++)
  await app.inject({
    method: 'POST',
    url: '/api/tenant/documents/INCOME',
    headers: { authorization: `Bearer ${tenant.bearer}`, 'content-type': 'image/png', 'x-document-kind': 'PAYSLIPS' },
    payload: await png(),
  })
const documents = (await tenant.file()).documents.map((one) => one.id).filter((one) => !before.has(one))
const [document] = documents
const refused = [429, [{ code: 'DeskLimitReached' }]]
const reason = { reason: 'INTERRUPTED' }
const answerOf = async (reply: Promise<{ statusCode: number; json: () => { errors?: unknown } }>) => {
  const { statusCode, json } = await reply
  return statusCode === 429 ? [statusCode, json().errors] : statusCode
}
const alarms = () => sql(`select payload from mail_outbox where kind = 'desk-alarm'`)
const metric = async (use: string) =>
  Number(
    (await deps.metrics.metrics()).match(new RegExp(`desk_limit_reached_total\\{use="${use}"\\} (\\d+)`))?.[1] ?? 0,
  )

type Vera = ReturnType<typeof newVerifier>
const take = (vera: Vera) => answerOf(vera.ask('POST', `/parts/${id}/claim`))
const giveBack = (vera: Vera) => answerOf(vera.ask('POST', `/parts/${id}/release`, reason))
const look = (vera: Vera, one = document) => answerOf(vera.ask('GET', `/documents/${one}/pages/1`))
/** Writes entries of the audit log that the verifier has made in this hour. */
const alreadyDid = (vera: Vera, action: string, count: number) =>
  sql(
    `insert into audit_entry (occurred_at, actor, action)
     select $1, actor, $2 from audit_entry, generate_series(1, $3) where id = (
       select max(id) from audit_entry where action = 'PART_TAKEN' and actor = $4)`,
    [deps.clock(), action, count, vera.actor],
  )

beforeEach(async () => {
  await sql('update tenant set verifier = null, lease_ends_at = null')
  await sql(`delete from mail_outbox where kind = 'desk-alarm'`)
  passSeconds(3_601)
})

describe('in an hour a verifier', () => {
  it('takes so many parts, and again when the hour is over', async () => {
    const vera = newVerifier()
    await take(vera)
    await alreadyDid(vera, 'PART_TAKEN', deskLimitsPerHour.claims - 2)
    await giveBack(vera)
    expect(await take(vera)).toBe(200)
    await giveBack(vera)
    expect(await take(vera)).toEqual(refused)
    // the refused part stays free
    expect(await take(newVerifier())).toBe(200)
    await sql('update tenant set verifier = null, lease_ends_at = null')
    passSeconds(3_600)
    expect(await take(vera)).toBe(200)
  })

  it('goes on with the part in hand, however often', async () => {
    const vera = newVerifier()
    await take(vera)
    await alreadyDid(vera, 'PART_TAKEN', deskLimitsPerHour.claims)
    expect(await take(vera)).toBe(200)
  })

  it('gives back so many, with a reason that is kept', async () => {
    const vera = newVerifier()
    await take(vera)
    await alreadyDid(vera, 'PART_RELEASED', deskLimitsPerHour.releases - 1)
    expect(await giveBack(vera)).toBe(204)
    expect(await sql('select reason from part_release where verifier = $1', [vera.actor])).toEqual([reason])
    await take(vera)
    expect(await giveBack(vera)).toEqual(refused)
    // signing out is always possible, and gives it back too
    expect((await vera.ask('POST', '/logout')).statusCode).toBe(204)
    expect(await take(newVerifier())).toBe(200)
  })

  it('opens so many documents, also in parallel', async () => {
    const vera = newVerifier()
    await take(vera)
    await alreadyDid(vera, 'DOCUMENT_VIEWED', deskLimitsPerHour.documents - 2)
    const answers = await Promise.all(documents.map((one) => look(vera, one)))
    expect(answers.filter((answer) => answer === 200)).toHaveLength(2)
    expect(answers.filter((answer) => answer !== 200)).toEqual(Array(6).fill(refused))
    expect((await vera.auditActions()).filter((action) => action === 'DOCUMENT_VIEWED')).toHaveLength(
      deskLimitsPerHour.documents,
    )
  })

  it('reads what was read in so many, as it opens their pages', async () => {
    const vera = newVerifier()
    await take(vera)
    await alreadyDid(vera, 'DOCUMENT_VIEWED', deskLimitsPerHour.documents - 1)
    const read = (one = document) => answerOf(vera.ask('GET', `/documents/${one}/reading`))
    expect([await read(), await look(vera), await read()]).toEqual([200, 200, 200])
    expect(await read(documents[1])).toEqual(refused)
    expect(await alarms()).toHaveLength(1)
  })
})

describe('a reached limit', () => {
  it('is counted, and mailed to the operator once an hour', async () => {
    const [vera, walid] = [newVerifier(), newVerifier()]
    const before = await metric('documents')
    for (const verifier of [vera, walid]) {
      await sql('update tenant set verifier = null, lease_ends_at = null')
      await take(verifier)
      await alreadyDid(verifier, 'DOCUMENT_VIEWED', deskLimitsPerHour.documents)
      expect(await look(verifier)).toEqual(refused)
    }
    expect(await metric('documents')).toBe(before + 2)
    const mails = await alarms()
    expect(mails).toHaveLength(1)
    expect(mails[0].payload).toMatchObject({ to: deps.config.SECURITY_EMAIL, language: 'fr' })
    expect(JSON.stringify(mails)).toContain(vera.email)
    await sql(`delete from mail_outbox where kind = 'desk-alarm'`)
    passSeconds(3_600)
    await sql('update tenant set verifier = null, lease_ends_at = null')
    await take(walid)
    await alreadyDid(walid, 'DOCUMENT_VIEWED', deskLimitsPerHour.documents)
    await look(walid)
    expect(await alarms()).toHaveLength(1)
  })
})

it.each([[{}], [{ reason: '' }], [{ reason: 'BORED' }], [undefined]])('refuses to give back for %j', async (body) => {
  const vera = newVerifier()
  await take(vera)
  const reply = await vera.ask('POST', `/parts/${id}/release`, body)
  expect(reply.statusCode).toBe(400)
  expect(await sql('select from tenant where verifier = $1', [vera.actor])).toHaveLength(1)
})
