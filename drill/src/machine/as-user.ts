import { execFileSync } from 'node:child_process'

/**
 * The command as it is run: as `user` when we are root, and ended when the drill ends. `setpriv` comes with Debian; a
 * change of user forgets what to do at the end of the parent, so it is said after it.
 */
export function asUser(command: readonly string[], user: string | undefined): string[] {
  const change = user && isRoot() ? ['setpriv', `--reuid=${user}`, `--regid=${user}`, '--init-groups'] : []
  return [...change, 'setpriv', '--pdeathsig=KILL', ...command]
}

export const isRoot = () => process.getuid?.() === 0

/** Folders of PostgreSQL must belong to the user that runs it. */
export function giveTo(user: string, folder: string) {
  if (isRoot()) execFileSync('chown', ['-R', `${user}:${user}`, folder])
}
