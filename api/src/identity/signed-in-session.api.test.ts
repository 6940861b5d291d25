import { beforeEach, describe, expect, it } from 'vitest'
import { areas, startSignedInPeople } from '#test/signed-in-people.ts'
import { endedDevices } from './signed-in-device.repository.ts'

const proxy = { TRUSTED_PROXIES: '10.0.0.0/8', COUNTRY_HEADER: 'X-Country' }
const { newPerson, peer, passSeconds, deps, sql } = await startSignedInPeople(proxy)

const chrome = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
}
const outcomeOf = (reply: { statusCode: number; json: () => { errors: { code: string }[] } }) =>
  reply.statusCode < 300 ? reply.statusCode : `${reply.statusCode} ${reply.json().errors[0]?.code}`

beforeEach(() => {
  peer.disturb(() => undefined)
  passSeconds(11)
})

describe.each(areas)('the sessions of somebody of area %s', (area) => {
  it('are listed with browser, system and country, the current one first', async () => {
    const { ask, sid, openSession } = await newPerson(area)
    passSeconds(60)
    const phone = await openSession({ ...chrome, 'x-country': 're' })
    await phone.ask('GET', '/sessions')
    passSeconds(60)
    const silent = await openSession()
    const startedAt = (secondsAgo: number) => new Date(deps.clock().getTime() - secondsAgo * 1_000).toISOString()
    expect((await ask('GET', '/sessions')).json()).toEqual({
      sessions: [
        { id: sid, isCurrent: true, startedAt: startedAt(120), lastUsedAt: startedAt(120) },
        { id: silent.sid, isCurrent: false, startedAt: startedAt(0), lastUsedAt: startedAt(0) },
        {
          id: phone.sid,
          isCurrent: false,
          startedAt: startedAt(60),
          lastUsedAt: startedAt(60),
          browser: 'Chrome',
          system: 'Windows',
          country: 'RE',
        },
      ],
    })
  })

  it('end one by one, and are refused at once', async () => {
    const { ask, openSession, isOpen, sid, auditActions } = await newPerson(area)
    const [one, other] = [await openSession(), await openSession()]
    expect(outcomeOf(await ask('DELETE', `/sessions/${one.sid}`))).toBe(204)
    expect(outcomeOf(await one.ask('GET', '/sessions'))).toBe('401 NotSignedIn')
    expect([isOpen(one.sid), isOpen(other.sid), isOpen(sid)]).toEqual([false, true, true])
    expect(outcomeOf(await other.ask('GET', '/sessions'))).toBe(200)
    expect(outcomeOf(await ask('DELETE', `/sessions/${one.sid}`))).toBe('404 SessionNotFound')
    expect(await auditActions()).toEqual(['SESSION_ENDED'])
  })

  it('end at once although the identity server does not answer in time, and are not listed any more', async () => {
    const { ask, openSession, isOpen } = await newPerson(area)
    const other = await openSession()
    peer.disturb((request) => (request === 'DELETE sessions/*' ? 'fail' : undefined))
    expect(outcomeOf(await ask('DELETE', `/sessions/${other.sid}`))).toBe(204)
    expect(isOpen(other.sid)).toBe(true)
    expect(outcomeOf(await other.ask('GET', '/sessions'))).toBe('401 NotSignedIn')
    expect((await ask('GET', '/sessions')).json().sessions).toHaveLength(1)
  })

  it('end all but the current one', async () => {
    const { ask, openSession, isOpen, sid, auditActions } = await newPerson(area)
    const others = [await openSession(), await openSession()]
    expect(outcomeOf(await ask('DELETE', '/sessions'))).toBe(204)
    expect([isOpen(sid), ...others.map((other) => isOpen(other.sid))]).toEqual([true, false, false])
    for (const other of others) expect(outcomeOf(await other.ask('GET', '/sessions'))).toBe('401 NotSignedIn')
    expect(outcomeOf(await ask('DELETE', '/sessions'))).toBe(204)
    expect(await auditActions()).toEqual(['OTHER_SESSIONS_ENDED'])
  })

  it('of somebody else are like missing', async () => {
    const [person, someone] = [await newPerson(area), await newPerson(area)]
    const { sid } = await someone.openSession()
    for (const id of [sid, crypto.randomUUID(), 'x', '%00', 'a'.repeat(65)])
      expect(outcomeOf(await person.ask('DELETE', `/sessions/${id}`))).toBe('404 SessionNotFound')
    await person.ask('DELETE', '/sessions')
    expect([someone.isOpen(sid), someone.isOpen(someone.sid)]).toEqual([true, true])
  })
})

describe('what is kept of a session', () => {
  it.each([
    ['XX', undefined],
    ['FRA', undefined],
    ['gp', 'GP'],
  ])('country %s of a trusted proxy is %s', async (named, country) => {
    const { openSession } = await newPerson('owner')
    const { ask } = await openSession({ 'x-country': named })
    const [current] = (await ask('GET', '/sessions')).json().sessions
    expect(current.country).toBe(country)
  })

  it('names nobody, goes after two days and with the account', async () => {
    const { openSession, user } = await newPerson('owner')
    const { ask, sid } = await openSession(chrome)
    await ask('GET', '/sessions')
    const rowsOf = (id: string) =>
      sql('select account, browser, system, country from signed_in_device where sid = $1', [id])
    expect(await rowsOf(sid)).toEqual([
      { account: expect.any(Buffer), browser: 'Chrome', system: 'Windows', country: null },
    ])
    expect(JSON.stringify(await rowsOf(sid))).not.toContain(user.id)
    passSeconds(2 * 86_400 - 1)
    await endedDevices.remove(deps.db, deps.clock(), 1_000)
    expect(await rowsOf(sid)).toHaveLength(1)
    passSeconds(2)
    await endedDevices.remove(deps.db, deps.clock(), 1_000)
    expect(await rowsOf(sid)).toEqual([])

    const later = await openSession(chrome)
    await later.ask('GET', '/sessions')
    expect(outcomeOf(await later.ask('DELETE', '/deleteAccount'))).toBe(204)
    expect(await rowsOf(later.sid)).toEqual([])
  })
})

describe('a country', () => {
  it('is not believed of anybody who is no trusted proxy', async () => {
    const { call, addUser, signIn } = await startSignedInPeople({ ...proxy, TRUSTED_PROXIES: '192.0.2.1' })
    const { bearer } = await signIn(addUser())
    const headers = { 'x-country': 'FR' }
    const [current] = (await call('GET', '/owner/sessions', { bearer, headers })).json().sessions
    expect(current).not.toHaveProperty('country')
  })
})
