import { receiptShape } from '@bailclair/domain/identity/receipt.ts'
import { describe, expect, it } from 'vitest'
import { enqueueMail } from '#platform/mail/outbox.repository.ts'
import { password, startAccounts } from '#test/accounts.ts'

const { call, peer, sql, deps, auditActionsOf, mailsTo, linkTo, passSeconds, addUser, signIn, claimsOf } =
  await startAccounts()

const remove = (bearer: string, language = 'fr') =>
  call('DELETE', '/owner/deleteAccount', { bearer, headers: { 'accept-language': language } })
const status = async (bearer: string) => (await call('GET', '/owner/profile', { bearer })).statusCode
const owners = (subject: string) => sql('select from owner where subject = $1', [subject])

describe('DELETE owner/deleteAccount', () => {
  it.each([
    ['fr', 'Votre compte a été supprimé'],
    ['en', 'Your account has been deleted'],
  ])('deletes everything, here and at the identity server, and mails a receipt in %s', async (language, subject) => {
    const user = addUser()
    const { bearer } = await signIn(user)
    await status(bearer)
    const reply = await remove(bearer, language)
    expect([reply.statusCode, reply.body]).toEqual([204, ''])
    expect(await owners(user.id)).toEqual([])
    expect(peer.owner.users.has(user.id)).toBe(false)
    const [mail] = await mailsTo(`${user.email}`)
    expect(mail).toMatchObject({ kind: 'account-deleted', language, content: { subject } })
    const receipt = `${reply.headers['x-receipt']}`
    expect(receipt).toMatch(receiptShape)
    expect(JSON.stringify(mail)).toContain(receipt)
    expect(await auditActionsOf(user.id)).toEqual(['ACCOUNT_DELETED'])
    expect(await sql('select from identity_task where target = $1', [user.id])).toEqual([])
  })

  it('a token that is still valid does not create the account again', async () => {
    const user = addUser()
    const [here, there] = [await signIn(user), await signIn(user)]
    await remove(here.bearer)
    expect([await status(here.bearer), await status(there.bearer)]).toEqual([401, 401])
    passSeconds(29 * 24 * 3_600)
    const late = await peer.owner.sign(claimsOf(user, 'a-new-session'))
    expect(await status(late)).toBe(401)
    expect(await owners(user.id)).toEqual([])
  })

  it('keeps no personal data', async () => {
    const user = addUser({ firstName: 'Zinedine' })
    const { bearer } = await signIn(user)
    await status(bearer)
    await call('POST', '/register/forgotPassword', { body: { email: user.email } })
    await remove(bearer)
    await sql('delete from mail_outbox')
    const tables = ['owner', 'account_token', 'account_tombstone', 'session_denied', 'identity_task', 'audit_entry']
    for (const table of tables) {
      const rows = JSON.stringify(await sql(`select t::text from ${table} as t`))
      for (const trace of [user.id, `${user.email}`, 'Zinedine']) expect(rows).not.toContain(trace)
    }
  })

  it('drops their waiting mails, and nobody else’s', async () => {
    const [ana, ben] = [addUser(), addUser()]
    const { bearer } = await signIn(ana)
    const content = { subject: 'x', title: 'x', paragraphs: [] }
    for (const { email } of [ana, ben])
      await enqueueMail(deps.db, { kind: 'other', to: `${email}`, language: 'fr', content })
    await call('POST', '/register/forgotPassword', { body: { email: ana.email } })
    await remove(bearer)
    expect((await mailsTo(`${ana.email}`)).map(({ kind }) => kind)).toEqual(['account-deleted'])
    expect((await mailsTo(`${ben.email}`)).map(({ kind }) => kind)).toEqual(['other'])
  })

  it('invalidates links mailed before', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    await call('POST', '/register/forgotPassword', { body: { email: user.email } })
    const token = await linkTo(`${user.email}`, 'reset-password')
    await remove(bearer)
    expect((await call('POST', `/register/createPassword/${token}`, { body: { password } })).statusCode).toBe(410)
    expect(peer.owner.findByEmail(`${user.email}`)).toBeUndefined()
  })

  it('lets the same e-mail sign up again as a new account', async () => {
    const user = addUser()
    const email = `${user.email}`
    await remove((await signIn(user)).bearer)
    expect((await call('POST', '/register/account', { body: { email, password } })).statusCode).toBe(201)
    await call('GET', `/register/confirmAccount/${await linkTo(email, 'confirm-account')}`)
    const again = peer.owner.findByEmail(email)
    expect(again && (await status((await signIn(again)).bearer))).toBe(200)
  })

  it('sends one mail for parallel calls', async () => {
    const user = addUser()
    const { bearer } = await signIn(user)
    await status(bearer)
    const replies = await Promise.all([remove(bearer), remove(bearer), remove(bearer)])
    for (const { statusCode } of replies) expect([204, 401]).toContain(statusCode)
    expect(replies.map(({ statusCode }) => statusCode)).toContain(204)
    expect(await mailsTo(`${user.email}`)).toHaveLength(1)
    expect(await auditActionsOf(user.id)).toEqual(['ACCOUNT_DELETED'])
  })

  it('needs a session, and changes nobody else', async () => {
    const [ana, ben] = [addUser(), addUser()]
    const his = await signIn(ben)
    await status(his.bearer)
    expect((await call('DELETE', '/owner/deleteAccount')).statusCode).toBe(401)
    await remove((await signIn(ana)).bearer)
    expect(await status(his.bearer)).toBe(200)
    expect(peer.owner.users.has(ben.id)).toBe(true)
  })
})
