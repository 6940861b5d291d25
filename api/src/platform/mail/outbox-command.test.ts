import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import { startDeps } from '#test/harness.ts'
import { enqueueMail } from './outbox.repository.ts'
import { runOutboxCommand } from './outbox-command.ts'

const { deps, sql } = await startDeps()
const run = (...args: string[]) => runOutboxCommand(deps.db, args)
const content = { subject: 'x', title: 'x', paragraphs: [] }
const rows = () =>
  sql('select attempts, dead_at is not null as is_dead from mail_outbox order by attempts, dead_at nulls first')

describe('npm run outbox', () => {
  let id: string
  beforeEach(async () => {
    await sql('truncate mail_outbox')
    for (const to of ['dead@example.org', 'dead@example.org', 'waiting@example.org'])
      await enqueueMail(deps.db, { kind: 'test', to, language: 'fr', content })
    const [row] = await sql(`update mail_outbox set dead_at = now(), last_failure = '550', attempts = 36
      where payload->>'to' = 'dead@example.org' returning id`)
    id = row.id
  })

  it('lists dead mails without their recipients', async () => {
    const { text, exitCode } = await run('list')
    expect(text).toMatch(/^1 waiting, the oldest for \d+ s; 2 dead\n/)
    expect(text).toContain(`${id}  test  550 after 36 attempts`)
    expect(text).not.toContain('example.org')
    expect(exitCode).toBe(0)
  })

  it('retries a dead mail', async () => {
    expect(await run('retry', id)).toEqual({ text: '1 mail will be sent again', exitCode: 0 })
    expect(await rows()).toEqual([
      { attempts: 0, is_dead: false },
      { attempts: 0, is_dead: false },
      { attempts: 36, is_dead: true },
    ])
  })

  it('drops all dead mails and no waiting one', async () => {
    expect(await run('drop', '--all')).toEqual({ text: '2 mails forgotten', exitCode: 0 })
    expect(await rows()).toEqual([{ attempts: 0, is_dead: false }])
    expect(await run('drop', '--all')).toEqual({ text: 'No such dead mail', exitCode: 1 })
  })

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000', ''])(
    'finds no dead mail with the id %j',
    async (other) => {
      for (const command of ['retry', 'drop']) expect((await run(command, other)).exitCode).toBeGreaterThan(0)
      expect((await rows()).filter(({ is_dead }) => is_dead)).toHaveLength(2)
    },
  )

  it.each([[[]], [['retry']], [['list', 'x']], [['remove', 'x']], [['drop', 'x', 'y']], [['drop', '--al']]])(
    'prints its usage for %j',
    async (args) => expect(await run(...args)).toEqual({ text: expect.stringContaining('Usage:'), exitCode: 2 }),
  )

  it('runs as a process', async () => {
    const program = new URL('outbox.ts', import.meta.url).pathname
    const env = { DATABASE_URL: deps.config.DATABASE_URL }
    const { stdout } = await promisify(execFile)(process.execPath, [program, 'retry', id], { env })
    expect(stdout).toBe('1 mail will be sent again\n')
  })
})
