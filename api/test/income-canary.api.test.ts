import type { Route } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

/**
 * Calls every route of an owner or the public with all ids that an owner ever knew. No response, mail or log may
 * contain the income or link of a file that is not verified or no longer open (decision 6).
 */
const api = await startApplications({ LOG_LEVEL: 'trace' })
const { newLandlord, newApplicant, tenantToken, subscribe, call, askAccess, passSeconds, sql, logs } = api

const incomes = { monthlyIncome: 31_415.92, guarantors: [{ monthlyIncome: 27_182.81 }, { monthlyIncome: 16_180.33 }] }
const figures = [31_415.92, 27_182.81, 16_180.33, 43_363.14]
const canaries = figures.flatMap((euros) => [String(euros), String(Math.round(euros * 100))])

const forOwners = allRoutes.filter(({ access }) => access === 'owner' || access === 'anonymous')
/** Destructive calls come last, the deletion of the account at the very end. */
const destructiveness = ({ method, path }: Route) =>
  ['GET', 'POST', 'DELETE'].indexOf(method) + (path.includes('Account') ? 3 : 0)
const routes = forOwners.toSorted((a, b) => destructiveness(a) - destructiveness(b) || b.path.length - a.path.length)

/** A landlord with access to a verified file, and all its ids. */
async function newReader({ visitFirst = false } = {}) {
  const { user, email, property, bearer: ownersBearer } = await newLandlord()
  await call('POST', `/property/${property.id}/link`, { bearer: ownersBearer, body: { visitFirst } })
  const ana = await newApplicant(incomes)
  await subscribe(property.token, ana.token)
  const [application] = await api.applicationsOn(property.id)
  const kept: Record<string, string[]> = {
    id: [property.id, application.id],
    token: [property.token, application.token],
  }
  const ways = ({ path }: Route) => {
    const [, name = ''] = /:(\w+)/.exec(path) ?? []
    return (kept[name] ?? ['12 rue des Lilas']).map((value) => path.replaceAll(/:\w+/g, encodeURIComponent(value)))
  }
  /** One body for all routes; each ignores unknown fields. */
  const body = async (access: boolean) => ({
    visitFirst,
    id: property.id,
    name: 'Other',
    paused: false,
    access,
    kcToken: await tenantToken(ana.user),
    firstName: 'Nora',
    lastName: 'Petit',
    email,
  })
  /** Each call has its own session, because one of them ends it. Optionally the tenant applies again meanwhile. */
  async function readEverything({ appliesAgain = true } = {}): Promise<string> {
    const answers = [(await askAccess(application.token)).body]
    for (const route of routes) {
      for (const path of ways(route)) {
        const bearer = route.access === 'owner' ? (await api.enter(user)).bearer : undefined
        const input = route.method === 'POST' ? { body: await body(appliesAgain) } : {}
        answers.push((await call(route.method, path, { ...input, ...(bearer && { bearer }) })).body)
      }
    }
    return answers.join('\n')
  }
  return { ana, fileToken: String(application.token), readEverything }
}

it.each(['INCOMPLETE', 'TO_PROCESS', 'DECLINED', 'ARCHIVED', 'withdrawn'])(
  'no income is visible once the file is %s',
  async (status) => {
    const reader = await newReader()
    const before = logs.length
    await (status === 'withdrawn' ? reader.ana.withdraw() : reader.ana.change({ ...incomes, status }))
    const answers = await reader.readEverything()
    expect(answers).toContain('"name":"Other"')
    const mails = JSON.stringify(await sql('select payload from mail_outbox'))
    for (const [where, text] of Object.entries({ answers, mails, logs: logs.join('') }))
      expect([where, [...canaries, reader.fileToken].filter((canary) => text.includes(canary))]).toEqual([where, []])
    expect(logs.length - before).toBeGreaterThan(routes.length)
  },
)

it('no income is visible once the access has ended', async () => {
  const reader = await newReader()
  passSeconds(40 * 86_400)
  const answers = await reader.readEverything({ appliesAgain: false })
  expect(answers).toContain('"lastName":"Durand"')
  expect([...canaries, reader.fileToken].filter((canary) => answers.includes(canary))).toEqual([])
})

it('no income or status is visible while the file is shared after a visit', async () => {
  const reader = await newReader({ visitFirst: true })
  const answers = await reader.readEverything({ appliesAgain: false })
  expect(answers).toContain('"status":"AFTER_VISIT"')
  const mails = JSON.stringify(await sql('select payload from mail_outbox'))
  for (const [where, text] of Object.entries({ answers, mails, logs: logs.join('') }))
    expect([where, [...canaries, reader.fileToken].filter((canary) => text.includes(canary))]).toEqual([where, []])
  for (const told of ['"status":"VALIDATED"', 'Vérifié', 'Verified']) expect(answers).not.toContain(told)
})

it('incomes are visible while the file is open', async () => {
  const reader = await newReader()
  const answers = await reader.readEverything()
  for (const shown of ['31415.92', '43363.14', reader.fileToken]) expect(answers).toContain(shown)
})
