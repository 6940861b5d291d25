import type { Worker } from '@bailclair/server-kit/worker.ts'
import { Gauge } from 'prom-client'
import { allJobs } from '#all-jobs.ts'
import { startAudit } from '#audit/start-audit.ts'
import type { Deps } from '#deps.ts'
import { startDocuments } from '#document/start-documents.ts'
import { startStoreWatch } from '#document/start-store-watch.ts'
import { startIdentity, startSecurityEvents } from '#identity/start-identity.ts'
import { type Role, roles } from '#platform/config/environment.ts'
import { startJobs } from '#platform/jobs/start-jobs.ts'
import { startMail } from '#platform/mail/start-mail.ts'
import { measureMonths } from '#platform/months/measure-months.ts'
import { startTokens } from '#platform/token/start-tokens.ts'
import { reportIsolation } from '#reading/report-isolation.ts'
import { startUploads } from '#rental-file/part/start-uploads.ts'

type Start = (deps: Deps) => Worker

const startAllJobs: Start = (deps) => {
  measureMonths(deps)
  return startJobs(deps, allJobs)
}

/** What each role runs beside requests; app.ts mounts the routes of `web`. */
const workersOf: Readonly<Record<Role, readonly Start[]>> = {
  web: [startStoreWatch],
  worker: [startMail, startIdentity, startSecurityEvents, startTokens, startAudit],
  jobs: [startAllJobs],
  documents: [startStoreWatch, startDocuments, startUploads],
}

/** Starts the workers of the instance's roles, each once. */
export function startRoles(deps: Deps): Worker[] {
  const own = deps.config.ROLES
  const role = new Gauge({
    name: 'instance_role',
    help: '1 for each role of this instance (ROLES), 0 for the others',
    labelNames: ['role'],
    registers: [deps.metrics],
  })
  for (const each of roles) role.set({ role: each }, own.includes(each) ? 1 : 0)
  // web, too: it reads documents from before when somebody opens them
  if (own.includes('documents') || own.includes('web')) reportIsolation(deps)
  return [...new Set(own.flatMap((each) => workersOf[each]))].map((start) => start(deps))
}
