import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { freePort } from '#ports.ts'
import { commandOf } from '#processes.ts'
import { startPostgres } from './postgres.ts'
import { removePostgresData } from './runner.ts'

const query = async (url: string, sql: string) => {
  const client = new pg.Client(url)
  await client.connect()
  return (await client.query(sql).finally(() => client.end())).rows
}

describe('the bundled PostgreSQL', () => {
  let folder: string
  let dataDir: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'bailclair-postgres-'))
    dataDir = join(folder, 'data')
    return () => {
      removePostgresData(dataDir)
      rmSync(folder, { recursive: true })
    }
  })
  const start = async () => startPostgres({ dataDir, port: await freePort() })

  it('keeps its rows from one run to the next, and leaves no process', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    expect(commandOf(first.pid)).toBeUndefined()
    const second = await start()
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    await second.stop()
  })

  it('loses no committed row when it is killed with -9', async () => {
    const first = await start()
    await query(first.url, 'create table kept as select 42 as answer')
    process.kill(first.pid, 'SIGKILL')
    expect(await first.exited).toBe('SIGKILL')
    const second = await start()
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
    expect(await query(second.url, 'show fsync')).toEqual([{ fsync: 'on' }])
    await second.stop()
  })

  it('shuts down when its parent is killed with -9', async () => {
    const script = join(folder, 'parent.ts')
    const module = join(import.meta.dirname, 'postgres.ts')
    writeFileSync(
      script,
      `import { startPostgres } from ${JSON.stringify(module)}
       const { pid } = await startPostgres(${JSON.stringify({ dataDir, port: await freePort() })})
       console.log(pid)`,
    )
    const parent = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [output] = await once(parent.stdout, 'data')
    parent.kill('SIGKILL')
    await expect.poll(() => commandOf(Number(output)), { timeout: 15_000 }).toBeUndefined()
  })

  it('repeats an interrupted initialisation', async () => {
    mkdirSync(`${dataDir}.draft`)
    writeFileSync(join(`${dataDir}.draft`, 'PG_VERSION'), '18\n')
    writeFileSync(`${dataDir}.draft.password`, 'half a passw')
    const server = await start()
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
    expect(readdirSync(folder).filter((name) => name.includes('draft'))).toEqual([])
  })

  it('stops a server that an earlier run left behind', async () => {
    const leftover = await start()
    const server = await start()
    expect(commandOf(leftover.pid)).toBeUndefined()
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })

  it('shows its log when it cannot start', async () => {
    const first = await start()
    await first.stop()
    const blocker = await startPostgres({ dataDir: join(folder, 'other'), port: await freePort() })
    const port = Number(new URL(blocker.url).port)
    await expect(startPostgres({ dataDir, port })).rejects.toThrow(
      /PostgreSQL did not start:[\s\S]*Address already in use/,
    )
    await blocker.stop()
    expect(existsSync(dataDir)).toBe(true)
  })
})
