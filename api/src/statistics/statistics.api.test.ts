import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const { call, newApplicant, newOwner, now, passSeconds, sql } = await startApplications()

const ask = async () => (await call('GET', '/stats')).json()
/** Calls again after the cached response has expired. */
const askAgain = () => {
  passSeconds(3_600)
  return ask()
}

const hour = 3_600_000
const decide = (verdict: string, decidedAt: number, hours: number) =>
  sql('insert into verification (submitted_at, decided_at, verdict) values ($1, $2, $3)', [
    new Date(decidedAt - hours * hour),
    new Date(decidedAt),
    verdict,
  ])

it('is public, and works without any data', async () => {
  const reply = await call('GET', '/stats')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=3600'])
  const { months, ...figures } = reply.json()
  expect(figures).toEqual({
    verifiedFiles: 374_056,
    owners: 2, // those of the harness
    validatedProperties: 0,
    applications: 0,
    files: { INCOMPLETE: 0, TO_PROCESS: 0, VALIDATED: 0, DECLINED: 0 },
  })
  expect(months).toHaveLength(12)
})

it('counts owners, validated properties, files by status', async () => {
  await newOwner()
  await newApplicant({ status: 'VALIDATED' })
  await newApplicant({ status: 'TO_PROCESS' })
  await newApplicant({ status: 'ARCHIVED' })
  expect(await askAgain()).toMatchObject({
    verifiedFiles: 374_057,
    owners: 3,
    files: { INCOMPLETE: 0, TO_PROCESS: 1, VALIDATED: 1, DECLINED: 0 },
  })
})

it('measures the median delay over thirty days and the share within 48 hours', async () => {
  await decide('VALIDATED', now() * 1_000 - hour, 10)
  await decide('VALIDATED', now() * 1_000 - hour, 48)
  await decide('DECLINED', now() * 1_000 - hour, 49)
  await decide('VALIDATED', now() * 1_000 - 31 * 24 * hour, 200)
  expect((await askAgain()).delay).toEqual({ medianHours: 48, percentInTime: 67 })
})

it('counts each decision in its month (Europe/Paris)', async () => {
  const { months } = await ask()
  const before = Object.fromEntries(months.map((one: { month: string }) => [one.month, one]))
  const first = months[11].month
  // midnight in Paris is one or two hours before midnight UTC
  await decide('DECLINED', Date.parse(`${first}T00:00:00Z`) - hour / 2, 1)
  await decide('DECLINED', Date.parse(`${first}T00:00:00Z`) - 3 * hour, 1)
  await decide('VALIDATED', Date.parse(`${months[0].month}T00:00:00Z`) - 24 * hour, 1)
  const after = (await askAgain()).months
  expect(after[11].declined - before[first].declined).toBe(1)
  expect(after[10].declined - before[months[10].month].declined).toBe(1)
  expect(after[0]).toEqual(before[months[0].month])
})
