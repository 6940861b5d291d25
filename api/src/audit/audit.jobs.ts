import { auditCutoff } from '@bailclair/domain/retention/periods.rules.ts'
import { definePurge } from '#platform/jobs/define-purge.ts'
import { countExpiredEntries, deleteExpiredEntries } from './audit.repository.ts'

export const auditJobs = [
  definePurge(
    'audit-entries',
    { dailyAt: '02:00' },
    {
      entries: {
        count: (db, now) => countExpiredEntries(db, auditCutoff(now)),
        remove: (db, now, limit) => deleteExpiredEntries(db, auditCutoff(now), limit),
      },
    },
  ),
]
