import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import type { Context } from './context.ts'
import type { Environments } from './environment.ts'
import type { Database } from './postgres.ts'
import type { Programs } from './programs.ts'

/** Roles, databases and migrations, as deploy/postgresql says. */
export async function prepareDatabases(
  { secrets, ports }: Context,
  { sql }: Database,
  programs: Programs,
  environments: Environments,
) {
  for (const [role, password] of Object.entries(secrets.database))
    await sql(
      'postgres',
      `create role ${role} login password '${password}' ${role === 'bailclair' ? 'createrole' : ''}`,
    )
  await sql('postgres', 'create database bailclair owner bailclair')
  await sql('postgres', 'create database bailclair_identity owner bailclair_identity')

  const direct = (role: keyof typeof secrets.database, name: string) =>
    `postgres://${role}:${secrets.database[role]}@127.0.0.1:${ports.postgresPrimary}/${name}?sslmode=verify-full`
  const migrate = () => programs.run('migrate', { ...environments.api, DATABASE_URL: direct('bailclair', 'bailclair') })
  // PostgreSQL 15 refuses 0031 while this function exists
  await migrate().catch(async () => {
    await sql('bailclair', 'drop function is_access_open')
    await migrate()
    const named = readFileSync(join(projectRoot, 'api/migrations/0018-access-by-named-arguments.sql'), 'utf8')
    await sql('bailclair', `set role bailclair;${named}`)
  })
  const identity = direct('bailclair_identity', 'bailclair_identity')
  await programs.run('migrate-identity', { ...environments.identity, IDENTITY_DATABASE_URL: identity })
  const roles = readFileSync(join(projectRoot, 'deploy/postgresql/api-role.sql'), 'utf8')
  await sql('bailclair', `\\set password '''${secrets.database.bailclair_api}'''\n${roles}`)
}
