import { expect, it } from 'vitest'
import { startTenants } from '#test/tenants.ts'

const { app, call, peer, deps, logs, linkTo, passSeconds, sql, signIn, tenantToken } = await startTenants({
  LOG_LEVEL: 'trace',
})

const secret = 'Canary-password-1'
const canaries: string[] = [
  '4711.47',
  '471147',
  secret,
  'Canary-password-2',
  'canary-name',
  deps.config.BAILCLAIR_API_CLIENT_SECRET,
]
const keep = <T extends string>(text: T): T => {
  canaries.push(text)
  return text
}

/** Every call of an account, valid and invalid, and with a failing identity server. */
async function useAccount(number: number) {
  const email = keep(`canary-${number}@example.org`)
  const next = keep(`canary-next-${number}@example.org`)
  await call('POST', '/register/account', { body: { email, password: secret } })
  await call('POST', '/register/account', { body: { email, password: 'Canary' } })
  const confirm = keep(await linkTo(email, 'confirm-account'))
  const headers = { 'x-sign-up-browser': keep('canary-browser'.padEnd(43, '-')), 'user-agent': keep('canary-agent') }
  await call('GET', `/register/confirmAccount/${confirm}`, { headers })
  await call('GET', `/register/signUp/${confirm}`, { headers })
  await call('DELETE', `/register/confirmAccount/${confirm.toLowerCase()}`, { headers })
  await call('POST', `/register/confirmAccount/${confirm}`, { headers })
  await call('GET', `/register/confirmAccount/${confirm.toUpperCase()}`)
  await call('POST', '/register/account', { body: { email, password: secret } })
  await call('POST', '/register/forgotPassword', { body: { email } })
  await call('POST', '/register/forgotPassword', { body: { email: keep(`canary-absent-${number}@example.org`) } })
  const reset = keep(await linkTo(email, 'reset-password'))
  await call('POST', `/register/createPassword/${reset}`, { body: { password: 'Canary-password-2' } })
  await call('POST', `/register/createPassword/${reset}`, { body: { password: 'Canary-password-2' } })
  passSeconds(2)
  const user = peer.owner.findByEmail(email)
  if (!user) return
  const { sid, bearer } = await signIn(user)
  keep(sid)
  keep(user.id)
  for (const part of bearer.split('.').slice(1)) keep(part)
  await call('GET', `/owner/profile?campaign=canary-name&access_token=${bearer}`, { bearer })
  await call('GET', '/owner/profile', { bearer: bearer.slice(0, -9) })
  await call('POST', '/owner/names', {
    bearer,
    body: { firstName: 'canary-name', lastName: 'canary-name', email: next },
  })
  await useProperty(bearer)
  const change = keep(await linkTo(next, 'email-change'))
  await call('POST', `/owner/confirmEmail/${change}`)
  await call('POST', `/owner/confirmEmail/${change}`)
  await call('POST', '/owner/logout', { bearer, body: { everywhere: true } })
  passSeconds(2)
  const last = await signIn(user)
  await call('DELETE', '/owner/deleteAccount', { bearer: last.bearer })
}

/** With a registry that does not respond. */
async function useProperty(bearer: string) {
  const body = { name: 'canary-name', address: keep('1 rue du Canari'), ademeNumber: keep('2375ECANARY1A') }
  await call('POST', '/property', { bearer, body })
  const { id, token } = (await call('POST', '/property', { bearer, body: { ...body, ademeNumber: null } })).json()
  if (!id) return
  keep(id)
  keep(token)
  await call('POST', '/property', { bearer, body: { id, version: 9, name: 'canary-name' } })
  await call('GET', `/property/${id}`, { bearer })
  await call('GET', `/property/${id}?name=canary-name`, {})
  await call('DELETE', `/property/dpe/${id}`, { bearer })
  await call('DELETE', `/property/${id}`, { bearer })
}

/** The same in the tenant area, with a file that somebody else is invited to. */
async function useTenantAccount(number: number) {
  const email = keep(`canary-tenant-${number}@example.org`)
  const friend = keep(`canary-friend-${number}@example.org`)
  const user = peer.tenant.add({ username: email, email, enabled: true, emailVerified: true })
  const bearer = await tenantToken(user)
  for (const part of bearer.split('.').slice(1)) keep(part)
  const ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) =>
    call(method, `/tenant${path}`, { bearer, ...(body && { body }) })
  await call('POST', '/tenant/register/account', { body: { email: friend, password: secret } })
  keep(await linkTo(friend, 'confirm-account'))
  await ask('GET', '/profile')
  await ask('POST', '/names', { firstName: 'canary-name', lastName: 'canary-name' })
  const next = keep(`canary-tenant-next-${number}@example.org`)
  await ask('POST', '/email', { email: next })
  await ask('POST', '/email', { email: 'canary-name' })
  await call('POST', `/tenant/confirmEmail/${keep(await linkTo(next, 'email-change'))}`)
  await ask('POST', '/file', { applicationType: 'COUPLE', coTenants: [{ email: friend }] })
  const invitation = keep(await linkTo(friend, 'co-tenant-invitation'))
  await call('GET', `/tenant/invitation/${invitation}`)
  await ask('POST', `/invitation/${invitation}/accept`, { consent: true })
  await ask('POST', '/situation', { situation: 'STUDENT', incomes: [{ kind: 'RENT', monthlyAmount: 4_711.47 }] })
  await ask('POST', '/guarantors', { kind: 'BODY', name: keep('Garantie du Canari') })
  await app.inject({
    method: 'POST',
    url: '/api/tenant/documents/INCOME',
    headers: {
      authorization: `Bearer ${bearer}`,
      'x-document-kind': 'PAYSLIPS',
      'x-file-name': keep('canary-file.pdf'),
    },
    payload: keep('%PDF-1.7 canary-content'),
  })
  await ask('POST', '/submit', { declaration: true })
  await ask('GET', '/export')
  await ask('DELETE', '/account')
}

it('no token, password, name or address reaches a log, whatever fails', async () => {
  await useAccount(1)
  await useTenantAccount(1)
  for (const [number, how] of (['fail', 'lose', 'garble', 'forbid'] as const).entries()) {
    let count = 0
    peer.disturb(() => (count++ % 4 === 3 ? how : undefined))
    await useAccount(10 + number)
    await useTenantAccount(10 + number)
    peer.disturb(() => undefined)
    passSeconds(20)
  }
  await sql('alter table audit_entry rename to audit_entry_away')
  await useAccount(20)
  await useTenantAccount(20)
  await sql('alter table audit_entry_away rename to audit_entry')

  const written = logs.join('').toLowerCase()
  expect(logs.length).toBeGreaterThan(80)
  expect(written).toContain('/api/register/createpassword/:token')
  expect(written).toContain('/api/tenant/invitation/:token/accept')
  expect(written).toContain('identityunavailable'.slice(0, 8))
  const leaked = canaries.filter((canary) => canary.length > 3 && written.includes(canary.toLowerCase()))
  expect(leaked).toEqual([])
  expect(canaries.length).toBeGreaterThan(20)
})
