import { expect, it } from 'vitest'
import { startAccounts } from '#test/accounts.ts'
import { runJob } from '#test/jobs.ts'
import { dormantAccountsJob } from './dormant-accounts.job.ts'

const { call, deps, peer, sql, passSeconds, newEmail, linkTo, signIn } = await startAccounts()
const day = 86_400

async function confirm(path: string, language: string) {
  const email = newEmail()
  const headers = { 'accept-language': language }
  await call('POST', `${path}/account`, { body: { email, password: 'Soleil-du-matin-42' }, headers })
  await call('GET', `${path}/confirmAccount/${await linkTo(email, 'confirm-account')}`)
  return email
}

it('creates a row for a confirmed account that never signed in, so that it can expire', async () => {
  const owner = await confirm('/register', 'en')
  const tenant = await confirm('/tenant/register', 'fr')
  const [gone, come] = [await confirm('/register', 'fr'), await confirm('/register', 'fr')]
  const removed = peer.owner.findByEmail(gone)
  if (removed) peer.owner.remove(removed.id)
  const user = peer.owner.findByEmail(come)
  if (user) await call('GET', '/owner/profile', { bearer: (await signIn(user)).bearer })

  passSeconds(day - 1)
  expect(await runJob(deps, dormantAccountsJob)).toEqual({})
  passSeconds(1)
  expect(await dormantAccountsJob.dryRun(deps)).toEqual({ owner: 2, tenant: 1 })
  expect(await runJob(deps, dormantAccountsJob)).toEqual({ owner: 1, tenant: 1, 'no-longer-due': 1 })
  expect(await sql('select language, last_sign_in_on from owner where email = $1', [owner])).toEqual([
    { language: 'en', last_sign_in_on: null },
  ])
  expect(await sql('select language from tenant_profile where email = $1', [tenant])).toEqual([{ language: 'fr' }])
  expect(await sql('select from owner where email = $1', [gone])).toEqual([])
  expect(await runJob(deps, dormantAccountsJob)).toEqual({ 'no-longer-due': 1 })
})
