import { randomUUID } from 'node:crypto'
import { ownerExport } from '@bailclair/domain/owner/owner-export.schema.ts'
import { tenantExport } from '@bailclair/domain/tenant/tenant-export.schema.ts'
import { describe, expect, it } from 'vitest'
import { startConversations } from '#test/conversations.ts'

const api = await startConversations({ LOG_LEVEL: 'trace' })
const { newConversation, newLandlord, newApplicant, subscribe, applicationsOn, call, sql, logs } = api

async function newNote() {
  const started = await newConversation()
  const path = `/owner/applications/${started.id}/private-note`
  const { bearer } = started.nora
  return {
    ...started,
    read: () => call('GET', path, { bearer }),
    save: (text: string, version: number) => call('PUT', path, { bearer, body: { text, version } }),
  }
}

describe('a private note', () => {
  it('is saved, changed and deleted', async () => {
    const { read, save } = await newNote()
    expect((await read()).json()).toEqual({ text: '', version: 0 })
    expect((await save('Visite mardi.\nRappeler. ', 0)).json()).toEqual({
      text: 'Visite mardi.\nRappeler.',
      version: 1,
      savedAt: expect.any(String),
    })
    expect((await save('Visitée', 1)).json()).toMatchObject({ text: 'Visitée', version: 2 })
    expect((await save('', 2)).json()).toEqual({ text: '', version: 3 })
    expect((await read()).json()).toEqual({ text: '', version: 3 })
  })

  it('is refused over a newer one, and not by saving the same twice', async () => {
    const { save, read } = await newNote()
    const replies = await Promise.all([save('Un', 0), save('Deux', 0)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    const { text } = (await read()).json()
    expect((await save(text, 0)).json().version).toBe(1)
    const refused = await save('Trois', 0)
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([409, 'StaleVersion'])
  })

  it('has at most 2,000 characters', async () => {
    const { save } = await newNote()
    expect((await save('a'.repeat(2_001), 0)).json().errors).toEqual([
      { code: 'InvalidField', field: 'text', message: 'text-too-long' },
    ])
    expect((await save('a'.repeat(2_000), 0)).statusCode).toBe(200)
  })

  it('is possible about an applicant of an authority’s own system', async () => {
    const nora = await newLandlord()
    const { token } = await newApplicant()
    await subscribe(nora.property.token, token)
    const [{ id }] = await applicationsOn(nora.property.id)
    const path = `/owner/applications/${id}/private-note`
    const body = { text: 'Rappeler', version: 0 }
    expect((await call('PUT', path, { bearer: nora.bearer, body })).statusCode).toBe(200)
  })

  it('goes with its application', async () => {
    const { save, nora, id } = await newNote()
    await save('À oublier', 0)
    await call('DELETE', `/property/tenant/${id}`, { bearer: nora.bearer })
    expect(await sql('select from private_note where application_id = $1', [id])).toEqual([])
  })
})

const canary = 'canari-jaune-47'

it('is in no list, file, CSV, log or audit entry, and never shown to the applicant but in their export', async () => {
  const { save, read, nora, ana, id, asOwner } = await newNote()
  await save(canary, 0)
  await save(`${canary} encore`, 0)
  await call('PUT', `/owner/applications/${id}/private-note`, { bearer: nora.bearer, body: { text: canary } })
  await asOwner('POST', '', { key: randomUUID(), text: 'Bonjour' })
  expect((await read()).body).toContain(canary)
  const seen = [
    await call('GET', '/owner/applications', { bearer: nora.bearer }),
    await call('POST', '/owner/applications/csv', { bearer: nora.bearer, body: {} }),
    await call('GET', `/property/${nora.property.id}`, { bearer: nora.bearer }),
    await call('GET', `/property/${nora.property.id}/applications.csv`, { bearer: nora.bearer }),
    await call('GET', `/property/tenant/${id}/file`, { bearer: nora.bearer }),
    await call('GET', `/owner/applications/${id}/progress`, { bearer: nora.bearer }),
    await call('GET', '/owner/audit', { bearer: nora.bearer }),
    await ana.ask('GET', '/tenant/accesses'),
    await ana.ask('GET', `/tenant/applications/${id}`),
    await ana.ask('GET', `/tenant/applications/${id}/messages`),
  ]
  for (const { statusCode, body } of seen) {
    expect(statusCode).toBe(200)
    expect(body).not.toContain(canary)
  }
  expect(logs.join()).not.toContain(canary)
  for (const table of ['audit_entry', 'application_event', 'mail_outbox'])
    expect(JSON.stringify(await sql(`select * from ${table}`))).not.toContain(canary)
})

describe('the exports', () => {
  it('have messages and notes, on both sides', async () => {
    const { save, nora, ana, id, asOwner, asTenant } = await newNote()
    await save('Rappeler mardi\n<b>le soir</b>', 0)
    await asOwner('POST', '', { key: randomUUID(), text: 'Bonjour Ana' })
    const { id: messageId } = (await asTenant('POST', '', { key: randomUUID(), text: 'Bonjour Nora' })).json()
    await asOwner('POST', `/${messageId}/report`, { reason: 'OTHER', words: 'Essai' })

    const ofOwner = ownerExport.parse((await call('GET', '/owner/export', { bearer: nora.bearer })).json())
    expect(ofOwner.messages).toMatchObject([
      { applicationId: id, propertyName: 'Studio des Lilas', sentBy: 'OWNER', text: 'Bonjour Ana' },
      { sentBy: 'APPLICANT', firstName: 'Ana', text: 'Bonjour Nora', report: { reason: 'OTHER', words: 'Essai' } },
    ])
    expect(ofOwner.privateNotes).toMatchObject([{ applicationId: id, text: 'Rappeler mardi\n<b>le soir</b>' }])

    const page = (await call('GET', '/owner/export.html', { bearer: nora.bearer })).body
    for (const text of ['Bonjour Ana', 'Bonjour Nora', 'Vos notes privées', '&lt;b&gt;le soir&lt;/b&gt;'])
      expect(page).toContain(text)

    const ofTenant = tenantExport.parse((await ana.ask('GET', '/tenant/export')).json())
    expect(ofTenant.accesses).toMatchObject([
      {
        id,
        messages: [{ text: 'Bonjour Ana' }, { text: 'Bonjour Nora' }],
        privateNote: { text: 'Rappeler mardi\n<b>le soir</b>', savedAt: expect.any(String) },
      },
    ])
    expect(ofTenant.accesses[0]?.messages[1]).not.toHaveProperty('report')
  })

  it('of an owner have every page of many messages and notes, and nobody else’s', async () => {
    const { nora, id, asOwner } = await newNote()
    await asOwner('POST', '', { key: randomUUID(), text: 'Un' })
    await sql(
      `insert into message (application_id, number, key, sent_by, text, sent_at)
        select $1, number, gen_random_uuid(), 'OWNER', 'Plus', now() from generate_series(2, 2345) as number`,
      [id],
    )
    const { messages, privateNotes } = (await call('GET', '/owner/export', { bearer: nora.bearer })).json()
    expect([messages.length, privateNotes]).toEqual([2_345, []])
    expect(new Set(messages.map(({ applicationId }: { applicationId: string }) => applicationId))).toEqual(
      new Set([id]),
    )
  })
})
