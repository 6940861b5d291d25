import { describe, expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'

const { call, peer, sql, auditActionsOf, passSeconds, addUser, signIn, refresh, now } = await startAccounts()

const logout = (bearer: string, body?: object) => call('POST', '/owner/logout', { bearer, ...(body && { body }) })
const status = async (bearer: string) => (await call('GET', '/owner/profile', { bearer })).statusCode

describe('POST owner/logout', () => {
  it('ends the current session at once, and no other', async () => {
    const user = addUser()
    const [here, there] = [await signIn(user), await signIn(user)]
    const signedInAt = now()
    const reply = await logout(here.bearer)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await status(here.bearer)).toBe(401)
    expect(await status(there.bearer)).toBe(200)
    expect([...peer.owner.sessions.keys()]).toContain(there.sid)
    expect(peer.owner.sessions.has(here.sid)).toBe(false)
    // a token refreshed a moment before belongs to the same session
    passSeconds(30)
    expect(await status(await refresh(user, here.sid, signedInAt))).toBe(401)
    expect(await auditActionsOf(user.id)).toEqual(['SIGNED_OUT'])
  })

  it('with "everywhere" ends all sessions, refreshed or not, and the next sign-in works', async () => {
    const user = addUser()
    const [here, there] = [await signIn(user), await signIn(user)]
    const signedInAt = now()
    passSeconds(10)
    expect((await logout(here.bearer, { everywhere: true })).statusCode).toBe(204)
    expect([await status(here.bearer), await status(there.bearer)]).toEqual([401, 401])
    expect([...peer.owner.sessions.values()].filter(({ userId }) => userId === user.id)).toEqual([])
    passSeconds(1)
    expect(await status(await refresh(user, there.sid, signedInAt))).toBe(401)
    expect(await status((await signIn(user)).bearer)).toBe(200)
    expect(await auditActionsOf(user.id)).toEqual(['SIGNED_OUT_EVERYWHERE'])
  })

  it("does not end another owner's sessions", async () => {
    const [ana, ben] = [addUser(), addUser()]
    const [hers, his] = [await signIn(ana), await signIn(ben)]
    await logout(hers.bearer, { everywhere: true })
    expect(await status(his.bearer)).toBe(200)
  })

  it.each([
    [undefined, 204],
    [{}, 204],
    [{ unknown: 1 }, 204],
    [{ everywhere: true }, 204],
    [{ everywhere: false }, 400],
    [{ everywhere: 'true' }, 400],
    [[], 400],
  ])('with the body %j: %i', async (body, expected) => {
    const { bearer } = await signIn(addUser())
    expect((await logout(bearer, body)).statusCode).toBe(expected)
  })

  it('needs a session', async () => {
    expect((await call('POST', '/owner/logout')).statusCode).toBe(401)
    const { bearer } = await signIn(addUser())
    await logout(bearer)
    expect((await logout(bearer)).statusCode).toBe(401)
  })

  it.each([
    ['current session', undefined, 'END_SESSION'],
    ['every session', { everywhere: true }, 'END_SESSIONS'],
  ])('ends the %s while the identity server is down, and tells it later', async (_, body, kind) => {
    const user = addUser()
    const { sid, bearer } = await signIn(user)
    await status(bearer)
    passSeconds(11)
    peer.disturb(() => 'fail')
    expect((await logout(bearer, body)).statusCode).toBe(204)
    expect(await status(bearer)).toBe(401)
    expect(peer.owner.sessions.has(sid)).toBe(true)
    const target = body ? user.id : sid
    expect(await sql('select kind::text from identity_task where target = $1', [target])).toEqual([{ kind }])
    peer.disturb(() => undefined)
  })
})
