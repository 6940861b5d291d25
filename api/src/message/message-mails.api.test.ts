import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startConversations } from '#test/conversations.ts'
import { messageMailsJob } from './message-mails.job.ts'

const api = await startConversations()
const { newConversation, newShared, mailsTo, passSeconds, call, deps, sql } = api

const run = () => messageMailsJob.run(deps, new AbortController().signal)
const words = () => ({ key: randomUUID(), text: 'Un secret entre nous' })
const mailsAbout = async (email: string) => (await mailsTo(email)).filter(({ kind }) => kind.startsWith('new-message'))

describe('the mail about a message', () => {
  it('leads to it and shows nothing of it', async () => {
    const { asOwner, asTenant, nora, ana, id } = await newConversation(undefined, 'en')
    await asOwner('POST', '', words())
    await asTenant('POST', '', words())
    const [toOwner] = await mailsAbout(nora.email)
    expect(toOwner).toMatchObject({
      kind: 'new-message',
      language: 'en',
      unsubscribe: expect.any(String),
      content: {
        facts: [
          { label: 'Property', value: 'Studio des Lilas' },
          { label: 'Application', value: 'Durand Ana' },
        ],
        action: { path: `/candidature/${id}#messages` },
      },
    })
    const [toTenant] = await mailsAbout(ana.email)
    expect(toTenant).toMatchObject({
      kind: 'new-message-to-applicant',
      language: 'fr',
      content: {
        site: 'tenant',
        facts: [
          { label: 'Logement', value: 'Studio des Lilas' },
          { label: 'Propriétaire', value: 'Nora Petit' },
        ],
        action: { path: `/candidature/${id}#messages` },
      },
    })
    expect(JSON.stringify([toOwner, toTenant])).not.toMatch(/secret/)
  })

  it('comes once until its reader has seen the message, and not again within an hour', async () => {
    const { asOwner, ana, again } = await newConversation()
    await asOwner('POST', '', words())
    await asOwner('POST', '', words())
    passSeconds(7_200)
    let late = await again()
    await late.asOwner('POST', '', words())
    await run()
    expect(await mailsAbout(ana.email)).toHaveLength(1)

    expect((await late.asTenant('POST', '/seen', { until: 3 })).json().unread).toBe(0)
    await late.asOwner('POST', '', words())
    expect(await mailsAbout(ana.email)).toHaveLength(2)

    passSeconds(60)
    await late.asTenant('POST', '/seen', { until: 4 })
    await late.asOwner('POST', '', words())
    await run()
    expect(await mailsAbout(ana.email)).toHaveLength(2)
    passSeconds(3_540)
    await Promise.all([run(), run()])
    expect(await mailsAbout(ana.email)).toHaveLength(3)
    expect(await run()).toMatchObject({ counts: {} })
    late = await again()
    expect((await late.asTenant('GET', '')).json().unread).toBe(1)
  })

  it('that waits is not needed once its reader was there', async () => {
    const { asOwner, ana, again } = await newConversation()
    await asOwner('POST', '', words())
    const { asTenant } = await again()
    await asTenant('POST', '/seen', { until: 1 })
    await asOwner('POST', '', words())
    await asTenant('POST', '/seen', { until: 2 })
    passSeconds(3_600)
    expect(await run()).toMatchObject({ counts: {} })
    expect(await mailsAbout(ana.email)).toHaveLength(1)
  })

  it('goes to everybody of a file but its author, and not to who is only invited', async () => {
    const email = `ben-${randomUUID()}@example.org`
    const [ana, ben] = await newShared('COUPLE', email)
    const { asOwner, path } = await newConversation(ana)
    await ben.ask('POST', `/tenant${path}`, words())
    expect((await mailsAbout(ana.email)).length).toBe(1)
    expect((await mailsAbout(ben.email)).length).toBe(0)
    await asOwner('POST', '', words())
    expect((await mailsAbout(ben.email)).length).toBe(1)
    expect((await mailsAbout(ana.email)).length).toBe(1)
    expect((await ben.ask('GET', `/tenant${path}`)).json().unread).toBe(1)
    expect((await ana.ask('GET', `/tenant${path}`)).json().unread).toBe(2)

    await sql('update tenant set profile_id = null where id = $1', [await ben.myId()])
    await sql('update conversation_reader set mailed_at = null')
    await asOwner('POST', '', words())
    expect((await mailsAbout(ben.email)).length).toBe(1)
  })

  it('is not sent to an owner who wants none, or paused the property', async () => {
    const { asTenant, nora, again } = await newConversation()
    await call('POST', '/owner/preferences', { bearer: nora.bearer, body: { notifications: 'NONE' } })
    await asTenant('POST', '', words())
    expect(await mailsAbout(nora.email)).toEqual([])
    await call('POST', '/owner/preferences', {
      bearer: nora.bearer,
      body: { notifications: 'EACH', properties: [{ id: nora.property.id, paused: true }] },
    })
    const { asOwner } = await again()
    expect((await asOwner('POST', '/seen', { until: 1 })).json().unread).toBe(0)
    await asTenant('POST', '', words())
    passSeconds(3_600)
    await run()
    expect(await mailsAbout(nora.email)).toEqual([])
  })
})

describe('what somebody has seen', () => {
  it('is counted per person, never goes back and leaves out what they wrote', async () => {
    const { asOwner, asTenant } = await newConversation()
    for (let i = 0; i < 3; i++) await asOwner('POST', '', words())
    await asTenant('POST', '', words())
    expect((await asTenant('GET', '')).json().unread).toBe(3)
    expect((await asOwner('GET', '')).json().unread).toBe(1)
    expect((await asTenant('POST', '/seen', { until: 2 })).json().unread).toBe(1)
    expect((await asTenant('POST', '/seen', { until: 1 })).json().unread).toBe(1)
    expect((await asTenant('POST', '/seen', { until: 500 })).json().unread).toBe(0)
    await asOwner('POST', '', words())
    expect((await asTenant('GET', '')).json().unread).toBe(1)
  })
})
