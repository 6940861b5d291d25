import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import type { Context } from './context.ts'
import type { Database } from './postgres.ts'
import type { Release } from './release.ts'

/** Roles, databases and migrations, as deploy/postgresql says. */
export async function prepareDatabases({ secrets }: Context, { sql }: Database, release: Release) {
  for (const [role, password] of Object.entries(secrets.database))
    await sql('postgres', `create role ${role} login password '${password}'`)
  await sql('postgres', 'create database bailclair owner bailclair')
  await sql('postgres', 'create database bailclair_identity owner bailclair_identity')
  await release.runUnit('bailclair-migrate')
  await release.runUnit('bailclair-migrate-identity')
  const script = (name: string) => readFileSync(join(projectRoot, `deploy/postgresql/${name}.sql`), 'utf8')
  await sql('postgres', script('roles'))
  await sql('bailclair', `set role bailclair;\n${script('api-grants')}`)
}
