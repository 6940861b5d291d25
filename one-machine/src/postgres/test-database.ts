import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { roleScript } from './role-scripts.ts'
import { runSql } from './run-sql.ts'

const password = 'of roles in tests'

/** `role`: the address is that of bailclair_api, _worker or _identity, under another name and with their rights. */
type Options = { empty?: boolean; role?: string | undefined }

/** Copies the migrated template of test-template.ts (23–86 ms), or creates an empty database. */
export async function createTestDatabase({ empty = false, role }: Options = {}) {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}${empty ? '' : ' template template_test'}`)
  const at = (server: string) => {
    const url = new URL(server)
    url.pathname = name
    return url
  }
  const directUrl = at(inject('postgresUrl')).href
  const asRole = (suffix: string) => {
    const asked = at(inject('postgresUrl')) // not through PgBouncer, which does not know the role
    Object.assign(asked, { username: `${name}_${suffix}`, password })
    return asked.href
  }
  if (role) {
    await runSql(directUrl, roleScript('roles', name))
    await runSql(directUrl, roleScript(role === 'identity' ? 'identity-grants' : 'api-grants', name))
    for (const suffix of ['api', 'worker', 'identity'])
      await runSql(directUrl, `alter role ${name}_${suffix} password '${password}'`)
  }
  return {
    url: role ? asRole(role) : at(inject('poolerUrl')).href,
    asRole,
    /** For what needs a session: migrations, and tests that look into the server. */
    directUrl,
    name,
    drop: async () => {
      await admin.query(`drop database ${name} with (force)`)
      for (const suffix of role ? ['', '_api', '_worker', '_identity'] : [])
        await admin.query(`drop role ${name}${suffix}`)
      await admin.end()
    },
  }
}
