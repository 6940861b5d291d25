import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '#project.ts'

/**
 * For tests: a script of deploy/postgresql without psql, with another prefix for its roles. Roles belong to the whole
 * server, and several tests share it.
 */
export function roleScript(name: 'roles' | 'api-grants' | 'identity-grants', prefix = 'bailclair'): string {
  const script = readFileSync(join(projectRoot, `deploy/postgresql/${name}.sql`), 'utf8')
  const commands = script.split('\n').filter((line) => line.startsWith('\\'))
  if (commands.join() !== '\\set ON_ERROR_STOP on') throw new Error(`${name}.sql needs psql for more than its start`)
  return script.replaceAll(/^\\.*$/gm, '').replaceAll(/\bbailclair(?=_api|_worker|_identity|\b)/g, prefix)
}
