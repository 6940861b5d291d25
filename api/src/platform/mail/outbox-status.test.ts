import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { enqueueMail } from './outbox.repository.ts'

const { deps, sql } = await startDeps()

const run = async (...args: string[]) => {
  const command = [new URL('outbox-status.ts', import.meta.url).pathname, ...args]
  try {
    return await promisify(execFile)(process.execPath, command, { env: { DATABASE_URL: deps.config.DATABASE_URL } })
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string }
  }
}

describe('outbox-status', () => {
  let id: string
  beforeAll(async () => {
    for (const to of ['dead@example.org', 'waiting@example.org']) {
      await enqueueMail(deps.db, {
        kind: 'test',
        to,
        language: 'fr',
        content: { subject: 'x', title: 'x', paragraphs: [] },
      })
    }
    const [row] = await sql(`update mail_outbox set dead_at = now(), last_failure = '550', attempts = 34
      where payload->>'to' = 'dead@example.org' returning id`)
    id = row.id
  })

  it('lists the dead, without whom they were for', async () => {
    const { stdout } = await run()
    expect(stdout).toMatch(/^1 waiting, the oldest for \d+ s; 1 dead\n/)
    expect(stdout).toContain(`${id}  test  550 after 34 attempts`)
    expect(stdout).not.toContain('example.org')
  })

  it.each(['00000000-0000-4000-8000-000000000000', 'nonsense'])('finds no dead mail %s', async (unknown) => {
    expect(await run('requeue', unknown)).toMatchObject({ code: 1, stdout: expect.stringContaining('No dead mail') })
  })

  it.each([[['requeue']], [['remove', 'x']], [['requeue', 'x', 'y']]])('explains itself for %j', async (args) => {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining('Usage:') })
  })

  it('queues a dead one again', async () => {
    expect(await run('requeue', id)).toMatchObject({ stdout: `${id} will be sent again\n` })
    expect(await sql('select attempts, dead_at from mail_outbox where id = $1', [id])).toEqual([
      { attempts: 0, dead_at: null },
    ])
  })
})
