import { join } from 'node:path'
import { projectRoot } from '@bailclair/one-machine/project.ts'
import { runCommand } from '#machine/run-command.ts'

const servers = {
  api: 'api/src/main.ts',
  identity: 'identity/src/main.ts',
  owner: 'sites/owner/server/main.ts',
  tenant: 'sites/tenant/server/main.ts',
  desk: 'sites/desk/server/main.ts',
}
const commands = {
  migrate: 'api/src/migrate.ts',
  'migrate-identity': 'identity/src/migrate.ts',
  staff: 'api/src/staff.ts',
}

export type ServerKind = keyof typeof servers
export type Programs = ReturnType<typeof findPrograms>

/** The programs of a release. */
export function findPrograms() {
  const command = (script: string) => [process.execPath, join(projectRoot, script)]
  return {
    commandOf: (kind: ServerKind) => command(servers[kind]),
    /** Runs an operator's command to its end. */
    run: (name: keyof typeof commands, env: Record<string, string>, args: string[] = [], input?: string) =>
      runCommand([...command(commands[name]), ...args], { env, ...(input !== undefined && { input }) }),
  }
}
