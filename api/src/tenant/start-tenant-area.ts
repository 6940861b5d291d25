import { repeat, type Worker } from '@bailclair/platform/worker.ts'
import type { Deps } from '#deps.ts'
import { archiveSilent } from './archive.service.ts'

/** Milliseconds. Steps are days apart: an hour more or less is nothing. */
const everyMs = 3_600_000

/** What the tenant area needs beside requests. */
export const startTenantArea = (deps: Pick<Deps, 'db' | 'clock' | 'config' | 'logger'>): Worker =>
  repeat({ name: 'archive of silent tenants', everyMs, logger: deps.logger }, () => archiveSilent(deps))
