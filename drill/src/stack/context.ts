import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { giveTo } from '#machine/as-user.ts'
import type { Ports } from '#machine/ports.ts'
import { createService, type Service, type ServicePlan } from '#machine/service.ts'
import type { Authority } from './authority.ts'
import type { Secrets } from './secrets.ts'

/** What every part of the stack is made with. */
export type Context = {
  folder: string
  ports: Ports
  secrets: Secrets
  authority: Authority
  /** A folder of this run, for the user that needs it. */
  makeFolder: (name: string, user?: 'postgres') => string
  /** A process that ends with the drill. */
  service: (plan: ServicePlan) => Service
  /** Anything else that must be ended. */
  onEnd: (end: () => Promise<unknown>) => void
}

/** Empties the folder: a drill begins with nothing. */
export function makeContext(given: Pick<Context, 'folder' | 'ports' | 'secrets' | 'authority'>) {
  const ends: (() => Promise<unknown>)[] = []
  const makeFolder: Context['makeFolder'] = (name, user) => {
    const path = join(given.folder, name)
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (user) giveTo(user, path)
    return path
  }
  const logs = makeFolder('logs')
  const context: Context = {
    ...given,
    makeFolder,
    service: (plan) => {
      const service = createService(plan, logs)
      ends.push(service.kill)
      return service
    },
    onEnd: (end) => void ends.push(end),
  }
  /** At once and without a drain: the next drill begins with nothing. */
  const endAll = async () => void (await Promise.all(ends.splice(0).map((end) => end())))
  return { context, endAll }
}

export function emptyFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  chmodSync(folder, 0o711) // the user of PostgreSQL must reach its own folder inside
}
