import type { Route } from '@bailclair/domain/contract/route.ts'
import { allRoutes } from '@bailclair/domain/contracts.ts'
import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

/**
 * Every route that an owner or anybody may call, with all that an owner has ever known: income and link of a file that
 * is not verified, or not open any more, are in no answer, mail or log (decision 6).
 */
const api = await startApplications({ LOG_LEVEL: 'trace' })
const { newLandlord, newApplicant, tenantToken, subscribe, call, askAccess, passSeconds, sql, logs } = api

const incomes = { monthlyIncome: 31_415.92, guarantors: [{ monthlyIncome: 27_182.81 }, { monthlyIncome: 16_180.33 }] }
const figures = [31_415.92, 27_182.81, 16_180.33, 43_363.14]
const canaries = figures.flatMap((euros) => [String(euros), String(Math.round(euros * 100))])

const forOwners = allRoutes.filter(({ access }) => access === 'owner' || access === 'anonymous')
/** What ends something comes last: a part before the whole, and the account last of all. */
const harm = ({ method, path }: Route) => ['GET', 'POST', 'DELETE'].indexOf(method) + (path.includes('Account') ? 3 : 0)
const routes = forOwners.toSorted((a, b) => harm(a) - harm(b) || b.path.length - a.path.length)

/** A landlord to whom a verified file was open, and everything they can name it by. */
async function newReader() {
  const { user, email, property } = await newLandlord()
  const ana = await newApplicant(incomes)
  await subscribe(property.token, ana.token)
  const [application] = await sql('select id, token from application where property_id = $1', [property.id])
  const kept: Record<string, string[]> = {
    id: [property.id, application.id],
    token: [property.token, application.token],
  }
  const ways = ({ path }: Route) => {
    const [, name = ''] = /:(\w+)/.exec(path) ?? []
    return (kept[name] ?? ['12 rue des Lilas']).map((value) => path.replaceAll(/:\w+/g, encodeURIComponent(value)))
  }
  /** Each route takes what it knows of this, and ignores the rest. */
  const body = async (access: boolean) => ({
    id: property.id,
    name: 'Other',
    paused: false,
    access,
    kcToken: await tenantToken(ana.user),
    firstName: 'Nora',
    lastName: 'Petit',
    email,
  })
  /** Each call in a session of its own: one of them ends it. The tenant applies again meanwhile, or does not. */
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
  'incomes are nowhere once the file is %s',
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

it('incomes are nowhere once the access is over', async () => {
  const reader = await newReader()
  passSeconds(40 * 86_400)
  const answers = await reader.readEverything({ appliesAgain: false })
  expect(answers).toContain('"lastName":"Durand"')
  expect([...canaries, reader.fileToken].filter((canary) => answers.includes(canary))).toEqual([])
})

it('while a file that is open shows them', async () => {
  const reader = await newReader()
  const answers = await reader.readEverything()
  for (const shown of ['31415.92', '43363.14', reader.fileToken]) expect(answers).toContain(shown)
})
