import { describe, expect, it } from 'vitest'
import { codeApp, passkeyOf, recoveryCodes } from '#test/signed-in-people.ts'
import { startVerifiers } from '#test/verifiers.ts'
import { runStaffCommand } from './staff-command.ts'

const { deps, peer, newVerifier, newLeasedPart, sql, call, now, passSeconds, mailsTo } = await startVerifiers()
const passwords = { typed: async () => 'Une phrase tapée 42', made: () => 'made-up-Password-42' }
const run = (...args: string[]) => runStaffCommand(deps, args, passwords)
const names = ['--first-name', 'vera', '--last-name', 'petit']
const auditActions = async () =>
  (await sql('select action, actor, length(concerns) from audit_entry order by id desc limit 1'))[0]

describe('npm run staff', () => {
  it('creates a verifier account with a password that is shown once', async () => {
    const { text, exitCode } = await run('create', ' Vera@Example.org ', ...names)
    expect([text, exitCode]).toEqual(['vera@example.org may now verify files.\nPassword: made-up-Password-42', 0])
    expect(peer.staff.findByEmail('vera@example.org')).toMatchObject({
      username: 'vera@example.org',
      firstName: 'Vera',
      lastName: 'Petit',
      enabled: true,
      emailVerified: true,
      password: 'made-up-Password-42',
      roles: ['verifier'],
    })
    expect(await auditActions()).toEqual({ action: 'VERIFIER_CREATED', actor: null, length: 32 })
    expect((await run('list')).text).toBe('verifier  vera@example.org                        Vera Petit')
  })

  it('accepts a typed password and does not print it', async () => {
    const { text } = await run('create', 'typed@example.org', ...names, '--password-stdin')
    expect(text).toBe('typed@example.org may now verify files.')
    expect(peer.staff.findByEmail('typed@example.org')).toMatchObject({ password: 'Une phrase tapée 42' })
  })

  it('leaves the password of an existing account', async () => {
    const user = peer.staff.add({ username: 'halfway@example.org', email: 'halfway@example.org', enabled: true })
    const { text, exitCode } = await run('create', 'halfway@example.org', ...names)
    expect([text, exitCode]).toEqual([
      'halfway@example.org had an account already, and may verify files. Its password is as before.',
      1,
    ])
    expect([user.password, user.roles]).toEqual([undefined, ['verifier']])
  })

  it('does not enable a disabled account', async () => {
    const { email, user } = newVerifier()
    await run('disable', email)
    expect(await run('create', email, ...names)).toEqual({
      text: `${email} had an account already, and is disabled: npm run staff -- enable ${email}`,
      exitCode: 1,
    })
    expect(user.enabled).toBe(false)
  })

  it('disables an account at once, and enables it again', async () => {
    const { vera, id } = await newLeasedPart()
    expect(await run('disable', vera.email)).toEqual({ text: `${vera.email}: disabled.`, exitCode: 0 })
    expect(vera.user.enabled).toBe(false)
    expect(peer.staff.sessions.has(vera.sid)).toBe(false)
    // their token has not expired, and is refused
    expect((await vera.ask('GET', '/queue')).statusCode).toBe(401)
    expect(await auditActions()).toMatchObject({ action: 'VERIFIER_DISABLED' })
    expect((await run('list')).text).toContain(`disabled  ${vera.email}`)
    const walid = newVerifier()
    expect(await walid.claim(id)).toMatchObject({ id })

    expect((await run('enable', vera.email)).text).toBe(`${vera.email}: enabled.`)
    expect([vera.user.enabled, (await vera.ask('GET', '/queue')).statusCode]).toEqual([true, 200])
  })

  it('sets another password and ends all sessions', async () => {
    const vera = newVerifier()
    passSeconds(1)
    expect((await run('password', vera.email)).text).toBe(
      `${vera.email}: password changed.\nPassword: made-up-Password-42`,
    )
    expect([vera.user.password, peer.staff.sessions.has(vera.sid)]).toEqual(['made-up-Password-42', false])
    // their token has not expired, and is refused; a new sign-in works
    expect((await vera.ask('GET', '/queue')).statusCode).toBe(401)
    passSeconds(1)
    const bearer = await vera.token({ auth_time: now(), sid: 'another' })
    expect((await call('GET', '/desk/queue', { bearer })).statusCode).toBe(200)
  })

  it('removes every factor of an account, ends its sessions and tells its person', async () => {
    const { vera, id } = await newLeasedPart()
    vera.user.factors = [codeApp(), passkeyOf('Clé'), recoveryCodes()]
    passSeconds(1)
    expect(await run('reset-factors', vera.email)).toEqual({
      text: `${vera.email}: passkeys, code app and recovery codes removed, sessions ended.`,
      exitCode: 0,
    })
    expect([vera.user.factors, peer.staff.sessions.has(vera.sid)]).toEqual([[], false])
    expect((await vera.ask('GET', '/queue')).statusCode).toBe(401)
    expect(await auditActions()).toEqual({ action: 'FACTORS_RESET', actor: null, length: 32 })
    expect(await mailsTo(vera.email)).toMatchObject([{ kind: 'factors-reset', content: { site: 'desk' } }])
    expect(await newVerifier().claim(id)).toMatchObject({ id })
  })

  it.each(['owner', 'tenant'] as const)('removes the factors in realm %s alone, when told to', async (realm) => {
    const vera = newVerifier()
    const factors = [codeApp(), recoveryCodes()]
    vera.user.factors = factors
    const user = peer[realm].add({ username: vera.email, email: vera.email, factors: [passkeyOf('Clé')] })
    expect((await run('reset-factors', vera.email, '--realm', realm)).exitCode).toBe(0)
    expect([user.factors, vera.user.factors]).toEqual([[], factors])
    expect((await vera.ask('GET', '/queue')).statusCode).toBe(200)
  })

  it('removes nothing untold: a failure of the identity server leaves no entry and no mail', async () => {
    const vera = newVerifier()
    vera.user.factors = [codeApp()]
    const before = await sql('select count(*) from audit_entry')
    peer.disturb((request) => (request.startsWith('DELETE') ? 'fail' : undefined))
    await expect(run('reset-factors', vera.email)).rejects.toThrow('IdentityUnavailable')
    peer.disturb(() => undefined)
    expect([await sql('select count(*) from audit_entry'), await mailsTo(vera.email)]).toEqual([before, []])
  })

  it('knows nobody else to reset', async () => {
    expect(await run('reset-factors', 'nobody@example.org', '--realm', 'tenant')).toEqual({
      text: 'nobody@example.org has no account in realm tenant.',
      exitCode: 1,
    })
  })

  it.each([['disable'], ['enable'], ['password']])('%s: fails without an account', async (command) => {
    expect(await run(command, 'nobody@example.org')).toEqual({
      text: 'nobody@example.org has no account at the desk.',
      exitCode: 1,
    })
  })

  it.each([
    ['soleil-du-ma', 0, 'may now verify'],
    ['soleil-du-m', 1, 'too short: 12'],
    ['aaaaaaaaaaaaaaaa', 1, 'too easy to guess'],
    ['x'.repeat(201), 1, 'too long: 200'],
    ['', 1, 'no password'],
  ])('the password %j: %i', async (password, exitCode, words) => {
    const typed = async () => password
    const args = ['create', `weak-${password.length}@example.org`, ...names, '--password-stdin']
    const result = await runStaffCommand(deps, args, { ...passwords, typed })
    expect(result).toEqual({ text: expect.stringContaining(words), exitCode })
  })

  it.each([
    [[], 'Which command?'],
    [['help'], 'There is no command help.'],
    [['create'], 'create whom? An e-mail address.'],
    [['create', 'not an address', ...names], 'not an address is not an e-mail address.'],
    [['create', 'a@example.org', '--first-name', 'Vera'], '--last-name is missing, or not a name.'],
    [
      ['create', 'a@example.org', '--first-name', ' ', '--last-name', 'Petit'],
      '--first-name is missing, or not a name.',
    ],
    [['disable', 'a@example.org', 'b@example.org'], 'One e-mail address at a time: b@example.org is too much.'],
    [['list', 'a@example.org'], 'list takes no e-mail address.'],
    [['reset-factors'], 'reset-factors whom? An e-mail address.'],
    [['reset-factors', 'a@example.org', '--realm', 'master'], '--realm is staff, owner or tenant.'],
    [['password', 'a@example.org', '--realm', 'owner'], '--realm goes with reset-factors only.'],
    [['disable', 'a@example.org', '--realm', 'owner'], '--realm goes with reset-factors only.'],
    [['list', '--everyone'], "Unknown option '--everyone'"],
  ])('%j is no command', async (args, problem) => {
    const { text, exitCode } = await run(...args)
    expect([text.startsWith(problem), text.includes('npm run staff -- create'), exitCode]).toEqual([true, true, 2])
  })

  it('fails when the realm has no such role', async () => {
    const identity = { ...deps.identity, giveRole: async () => undefined }
    await expect(
      runStaffCommand({ ...deps, identity }, ['create', 'none@example.org', ...names], passwords),
    ).rejects.toThrow('realm staff has no role verifier')
  })

  it('audits nothing that the identity server did not do', async () => {
    const before = await sql('select count(*) from audit_entry')
    peer.disturb((request) => (request.startsWith('POST') ? 'fail' : undefined))
    await expect(run('create', 'later@example.org', ...names)).rejects.toThrow('IdentityUnavailable')
    peer.disturb(() => undefined)
    expect(await sql('select count(*) from audit_entry')).toEqual(before)
  })
})
