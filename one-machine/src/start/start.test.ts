import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { readIfExists } from '#files.ts'
import { freePortBase, portsFrom } from '#ports.ts'
import { removePostgresData } from '#postgres/runner.ts'
import { commandOf, endOf } from '#processes.ts'
import { demonstration } from '#stack/demonstration.ts'
import { buildIfStale } from '#stack/site-build.ts'

/** Built before the first start, whose time is limited. */
beforeAll(async () => {
  const { signal } = new AbortController()
  const sites = ['owner', 'tenant', 'desk'] as const
  await Promise.all(sites.map((site) => buildIfStale(site, signal, () => undefined)))
}, 180_000)

/** Starts the real servers on free ports, in a temporary folder. */
describe('npm start', { timeout: 120_000 }, () => {
  let dataDir: string
  let base: number
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'bailclair-start-'))
    base = await freePortBase()
    return () => {
      removePostgresData(join(dataDir, 'postgres'))
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  const launch = (args: string[] = [], env: Record<string, string> = {}) => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), ...args], {
      env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT_BASE: String(base), ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    return { child, end: endOf(child), output: () => output }
  }
  /** Without demo data by default: it takes a while, and J-91 tests it. */
  const launchUntilReady = async (...args: string[]) => {
    const started = launch(args.includes('--demo') ? args.filter((it) => it !== '--demo') : ['--empty', ...args])
    await expect.poll(started.output, { timeout: 60_000 }).toContain('BailClair is ready')
    return started
  }
  const sql = async (statement: string, database = 'postgres') => {
    const password = readFileSync(join(dataDir, 'postgres/bailclair.password'), 'utf8')
    const client = new pg.Client(`postgres://bailclair:${password}@127.0.0.1:${portsFrom(base).postgres}/${database}`)
    await client.connect()
    return (await client.query(statement).finally(() => client.end())).rows
  }
  const untilGone = (pids: number[]) =>
    expect.poll(() => pids.filter((pid) => commandOf(pid) !== undefined), { timeout: 30_000 }).toEqual([])

  it('prints all addresses; Ctrl-C stops everything, also while demo data is made, with code 0', async () => {
    const { child, end, output } = await launchUntilReady('--demo')
    const { web, api, identity, tenant, desk, mailbox, address, registry, federation } = portsFrom(base)
    for (const url of [
      `http://localhost:${web}`,
      `http://localhost:${tenant}`,
      `http://localhost:${desk}`,
      `http://localhost:${api}/api/openapi.json`,
      `http://localhost:${mailbox}`,
      `http://localhost:${address}`,
      `http://localhost:${registry}`,
      `http://localhost:${federation}`,
    ]) {
      expect(output()).toContain(url)
      expect((await fetch(url)).status).toBe(200)
    }
    expect(output()).toContain(`http://localhost:${identity}`)
    expect((await fetch(`http://localhost:${identity}/realms/owner/.well-known/openid-configuration`)).status).toBe(200)
    const { owner, tenant: applicant, tenantToCorrect, verifier, password } = demonstration
    for (const word of [...[owner, applicant, tenantToCorrect, verifier].map(({ email }) => email), password])
      expect(output()).toContain(word)
    await expect.poll(output).toContain('Making the demo data')
    const family = descendantsOf(child)
    expect(family.length).toBeGreaterThan(3)
    child.kill('SIGINT')
    child.kill('SIGINT') // terminal and npm may both send one
    expect(await end).toBe('code 0')
    expect(output()).toMatch(/Stopping…\nStopped[.]\n$/)
    await untilGone(family)
  })

  it('loses nothing when it is killed with -9 or moves to other ports, and leaves no process behind', async () => {
    const first = await launchUntilReady()
    await sql('create table kept as select 42 as answer')
    await sql(
      `insert into owner (issuer, subject, email, language) values ('http://localhost:1/realms/owner', 's', 'o@x.example', 'fr')`,
    )
    const family = descendantsOf(first.child)
    first.child.kill('SIGKILL')
    await first.end
    const second = await launchUntilReady() // immediately: it waits for the leftovers of the first
    await untilGone(family)
    expect(await sql('select answer from kept')).toEqual([{ answer: 42 }])
    expect(await sql('select issuer from owner')).toEqual([
      { issuer: `http://localhost:${portsFrom(base).identity}/realms/owner` },
    ])
    const { email } = demonstration.owner
    expect(await sql('select email, email_verified, enabled from account', 'identity')).toEqual([
      { email, email_verified: true, enabled: true },
    ])
    second.child.kill('SIGTERM')
    expect(await second.end).toBe('code 0')

    const third = await launchUntilReady('--fresh', '--seed-owners', '2', '--seed-files', '5')
    expect(await sql(`select to_regclass('kept') as kept`)).toEqual([{ kept: null }])
    await expect.poll(third.output, { timeout: 60_000 }).toContain('Seeded 2 of 2 owners with their files')
    third.child.disconnect() // as when start.mjs is killed
    expect(await third.end).toBe('code 0')
  })

  it('restarts a server that dies, PostgreSQL included', async () => {
    const { child, end, output } = await launchUntilReady()
    for (const [name, word] of [
      ['API', 'api/src/main.ts'],
      ['PostgreSQL', 'postgres'],
    ] as const) {
      const victim = descendantsOf(child).find((pid) => commandOf(pid)?.some((it) => it.endsWith(word)))
      process.kill(victim ?? 0, 'SIGKILL')
      await expect.poll(output).toContain(`${name} ended (SIGKILL): restart 1 of 5`)
    }
    const health = () =>
      fetch(`http://localhost:${portsFrom(base).api}/api/health/ready`).then(
        ({ status }) => status,
        () => 0,
      )
    await expect.poll(health, { timeout: 60_000 }).toBe(200)
    child.kill('SIGTERM')
    expect(await end).toBe('code 0')
  })

  it('refuses a second start from the same folder and prints the address of the first', async () => {
    const { child, end } = await launchUntilReady()
    const second = launch([], { PORT_BASE: String(await freePortBase()) })
    expect(await second.end).toBe('code 1')
    expect(second.output()).toContain(`already runs from this folder at http://localhost:${base}, process ${child.pid}`)
    child.kill('SIGTERM')
    expect(await end).toBe('code 0')
  })

  it('can be interrupted before it is ready', async () => {
    const { child, end, output } = launch()
    await expect.poll(output).toContain('Starting BailClair…')
    const family = descendantsOf(child)
    child.kill('SIGINT')
    expect(await end).toBe('code 0')
    await untilGone(family)
  })

  it.each([
    [['--seed-owners', 'many'], '"many" is not a number'],
    [['--seed-files', '3'], '--seed-files needs --seed-owners'],
  ])('says what is wrong with %j', async (args, message) => {
    const { end, output } = launch(args)
    expect(await end).toBe('code 1')
    expect(output()).toContain(message)
  })

  it.each([
    [{ PORT_BASE: 'high' }, 'PORT_BASE must be a number'],
    [{ NODE_ENV: 'production' }, 'refuses NODE_ENV=production'],
  ])('says what is wrong with %j', async (env, message) => {
    const { end, output } = launch([], env)
    expect(await end).toBe('code 1')
    expect(output()).toContain(message)
  })
})

function descendantsOf({ pid = 0 }: ChildProcess): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(
      (name) =>
        [Number(name), Number(/^PPid:\s*(\d+)/m.exec(readIfExists(`/proc/${name}/status`) ?? '')?.[1])] as const,
    )
  const childrenOf = (parent: number): number[] =>
    parents.filter(([, ppid]) => ppid === parent).flatMap(([child]) => [child, ...childrenOf(child)])
  return childrenOf(pid)
}
