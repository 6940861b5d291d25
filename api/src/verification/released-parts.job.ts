import { definePurge } from '#platform/jobs/define-purge.ts'
import { oldReleases } from './desk-limit.repository.ts'

export const releasedPartsJob = definePurge('released-parts', { dailyAt: '02:05' }, { releases: oldReleases })
