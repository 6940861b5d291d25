import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase } from '@bailclair/one-machine/postgres/test-database.ts'
import { afterAll, expect, it } from 'vitest'
import { spawnApi } from './api-process.ts'

const database = await createTestDatabase()
afterAll(database.drop)

/** A metric that only the workers of the role have. */
const metricsOfRole = {
  web: 'document_store_writable',
  worker: 'mail_worker_last_run_timestamp_seconds',
  jobs: 'scheduled_job_overdue',
  documents: 'document_erasures_overdue',
}
type Role = keyof typeof metricsOfRole

it.each<[ROLES: string, answers: number, does: Role[]]>([
  ['web', 200, ['web']],
  ['worker', 404, ['worker']],
  ['jobs', 404, ['jobs']],
  // it uses the store, too
  ['documents documents', 404, ['documents', 'web']],
  ['web,worker,jobs,documents', 200, ['web', 'worker', 'jobs', 'documents']],
])('with ROLES=%s the API answers %i and does nothing else', async (ROLES, status, does) => {
  const api = await spawnApi({
    ROLES,
    BAILCLAIR_MODE: 'one-machine',
    DATABASE_URL: database.url,
    DATABASE_DIRECT_URL: database.directUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    DOCUMENT_FOLDER: join(tmpdir(), 'bailclair-no-documents'),
  })
  const statusOf = async (path: string) => (await fetch(`${api.origin}${path}`)).status
  await expect.poll(() => api.logs().some(({ message }) => message === 'ready'), { timeout: 30_000 }).toBe(true)
  expect(await Promise.all(['/api/config', '/api/owner/profile'].map(statusOf))).toEqual(
    status === 404 ? [404, 404] : [200, 401],
  )
  expect(await statusOf('/api/health/live')).toBe(200)
  const ready = await fetch(`${api.origin}/api/health/ready`)
  expect([ready.status, await ready.json()]).toMatchObject([200, { status: 'ready', roles: ROLES.split(/[ ,]/) }])

  const metrics = await (await fetch(`${api.metricsOrigin}/metrics`)).text()
  const done = Object.entries(metricsOfRole).filter(([, metric]) => metrics.includes(`# TYPE ${metric} `))
  expect(done.map(([role]) => role).sort()).toEqual(does.sort())
  for (const role of Object.keys(metricsOfRole))
    expect(metrics).toContain(`instance_role{role="${role}"} ${ROLES.includes(role) ? 1 : 0}`)

  api.kill('SIGTERM')
  expect([await api.exited, api.stderr()]).toEqual([{ code: 0, signal: null }, ''])
})
