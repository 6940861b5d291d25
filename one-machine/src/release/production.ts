import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createDatabaseIfMissing } from '#postgres/create-database.ts'
import { startPostgres } from '#postgres/postgres.ts'
import { roleScript } from '#postgres/role-scripts.ts'
import { runSql } from '#postgres/run-sql.ts'
import { waitUntilHealthy } from '#stack/server-process.ts'
import type { Running } from '#stack/supervise-process.ts'
import { operator, writeEnvironmentFiles } from './production-settings.ts'
import { type ServerKind, serverUnits } from './server-units.ts'
import { readUnit } from './systemd-unit.ts'

/** Public addresses. Production refuses any but https://. */
type Addresses = Record<'web' | 'api' | 'identity' | 'tenant' | 'desk', string>
type Ports = Record<ServerKind | 'postgres' | 'smtp', number>
type Options = { release: string; folder: string; at: Addresses; ports: Ports }

/** Settings of an authority: those that a server gets by files, beside its own port. */
type Settings = Record<string, Record<string, string>>

/**
 * A release as an authority runs it: the units of deploy/systemd with settings from files, NODE_ENV=production, roles
 * with their rights, and migrations by the release itself. Only PostgreSQL is ours, and everything is on loopback.
 */
export async function prepareProduction({ release, folder, at, ports }: Options) {
  mkdirSync(folder, { recursive: true })
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), port: ports.postgres })
  const settings = join(folder, 'settings')
  const unitOf = (name: string) => readUnit(name, { release, settings })

  const run = async (unit: string, args: readonly string[] = [], input?: string): Promise<string> => {
    const { command, environment } = unitOf(unit)
    const [program = '', ...rest] = args.length > 0 ? [...command.slice(0, -1), ...args] : command
    const running = promisify(execFile)(program, rest, { cwd: '/', env: environment })
    running.child.stdin?.end(input)
    return (await running).stdout
  }

  /** Starts one server, and resolves once it is ready. */
  const start = (kind: ServerKind): Promise<Running> => {
    const { command, environment } = unitOf(serverUnits[kind].unit)
    const logFile = join(folder, `${kind}.log`)
    const log = openSync(logFile, 'a', 0o600)
    const [program = '', ...args] = command
    const env = { ...environment, PORT: String(ports[kind]), METRICS_PORT: String(ports[kind] + 100) }
    const child = spawn(program, args, { cwd: '/', env, stdio: ['ignore', log, log] })
    closeSync(log)
    const health = [`http://127.0.0.1:${ports[kind]}${serverUnits[kind].ready}`]
    return waitUntilHealthy(kind, child, { health, logFile, signal: new AbortController().signal })
  }

  try {
    const passwords = await makeRoles(postgres.url)
    writeEnvironmentFiles(settings, settingsOf(at, ports, passwords, folder))
    await run('bailclair-migrate')
    await run('bailclair-migrate-identity')
    for (const [database, grants] of [
      [owner, 'api-grants'],
      [`${owner}_identity`, 'identity-grants'],
    ] as const) {
      const url = await createDatabaseIfMissing(postgres.url, database)
      await runSql(url, `set session authorization ${owner};\n${roleScript(grants, owner)}`)
    }
    return { run, start, stop: postgres.stop }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

/** Owns the tables. Its usual name, "bailclair", is that of the superuser of the bundled PostgreSQL. */
const owner = 'valbrume'
const roles = [owner, `${owner}_api`, `${owner}_worker`, `${owner}_identity`] as const
type Passwords = Record<(typeof roles)[number], string>

async function makeRoles(url: string): Promise<Passwords> {
  await runSql(url, roleScript('roles', owner))
  const passwords = Object.fromEntries(roles.map((role) => [role, secret('hex')])) as Passwords
  for (const role of roles) await runSql(url, `alter role ${role} password '${passwords[role]}'`)
  for (const database of [owner, `${owner}_identity`]) await runSql(url, `create database ${database} owner ${owner}`)
  return passwords
}

const secret = (encoding: 'hex' | 'base64') => randomBytes(32).toString(encoding)

function settingsOf(at: Addresses, ports: Ports, passwords: Passwords, folder: string): Settings {
  const database = (role: keyof Passwords, name: string = owner) =>
    `postgres://${role}:${passwords[role]}@127.0.0.1:${ports.postgres}/${name}`
  const client = { BAILCLAIR_API_CLIENT_SECRET: secret('hex') }
  const website = { API_INTERNAL_URL: `http://127.0.0.1:${ports.api}/api/` }
  return {
    site: {
      ...operator,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      WEB_URL: at.web,
      API_URL: at.api,
      IDENTITY_URL: at.identity,
      TENANT_URL: at.tenant,
      DESK_URL: at.desk,
    },
    api: {
      ...client,
      TRUSTED_PROXIES: '127.0.0.1',
      DATABASE_URL: database('valbrume_api'),
      SMTP_URL: `smtp://127.0.0.1:${ports.smtp}`,
      IDENTITY_INTERNAL_URL: `http://127.0.0.1:${ports.identity}`,
      ADDRESS_API_URL: 'https://adresses.valbrume.test/',
      DPE_API_URL: 'https://dpe.valbrume.test/',
      DPE_CLIENT_ID: 'valbrume',
      DPE_CLIENT_SECRET: secret('hex'),
      DOCUMENT_FOLDER: join(folder, 'documents'),
      DOCUMENT_KEY: secret('base64'),
      TOKEN_KEY: secret('base64'),
      PSEUDONYM_KEY: secret('base64'),
    },
    'api-worker': { DATABASE_URL: database('valbrume_worker') },
    identity: {
      ...client,
      TRUSTED_PROXIES: '127.0.0.1',
      IDENTITY_DATABASE_URL: database('valbrume_identity', 'valbrume_identity'),
      COOKIE_KEYS: secret('hex'),
      SIGNING_KEY_ENCRYPTION_KEYS: secret('base64'),
      PSEUDONYM_KEY: secret('base64'),
    },
    migrate: { DATABASE_URL: database(owner) },
    'migrate-identity': { IDENTITY_DATABASE_URL: database(owner, 'valbrume_identity') },
    ...{ owner: website, tenant: website, desk: website },
  }
}
