import { expect, it } from 'vitest'
import { startApplications } from '#test/applications.ts'

const { call, newApplicant, passSeconds, sql } = await startApplications()

const ask = () => call('GET', '/stats/verified-files')
const count = async () => (await ask()).json().count

it('adds the files verified here to the configured base, counted again after an hour (decision 16)', async () => {
  const reply = await ask()
  expect([reply.statusCode, reply.json()]).toEqual([200, { count: 374_056 }])
  expect(reply.headers['cache-control']).toBe('public, max-age=3600')

  await newApplicant({ status: 'VALIDATED' })
  await newApplicant({ status: 'TO_PROCESS' })
  passSeconds(3_599)
  expect(await count()).toBe(374_056)
  passSeconds(1)
  expect(await count()).toBe(374_057)
})

it('counts at the next call when the database failed', async () => {
  passSeconds(3_600)
  await sql('alter table statistic rename to elsewhere')
  expect((await ask()).statusCode).toBe(500)
  await sql('alter table elsewhere rename to statistic')
  expect(await count()).toBe(374_057)
})
