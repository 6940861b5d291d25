import type { Context } from './context.ts'
import { adaptDeployFile } from './deploy-file.ts'
import type { Database } from './postgres.ts'
import type { Release } from './release.ts'

/** Roles, databases, migrations and rights, as deploy/postgresql says. */
export async function prepareDatabases({ secrets }: Context, { sql }: Database, release: Release) {
  await sql('postgres', adaptDeployFile('postgresql/roles.sql', {}))
  for (const [role, password] of Object.entries(secrets.database))
    await sql('postgres', `alter role ${role} password '${password}'`)
  await sql('postgres', 'create database bailclair owner bailclair')
  await sql('postgres', 'create database bailclair_identity owner bailclair')
  await release.runUnit('bailclair-migrate')
  await release.runUnit('bailclair-migrate-identity')
  const asOwner = 'set session authorization bailclair;\n'
  await sql('bailclair', asOwner + adaptDeployFile('postgresql/api-grants.sql', {}))
  await sql('bailclair_identity', asOwner + adaptDeployFile('postgresql/identity-grants.sql', {}))
}
