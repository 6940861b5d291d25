import { auditCutoff } from '@bailclair/domain/retention/periods.rules.ts'
import { definePurge } from '#platform/jobs/define-purge.ts'
import {
  countExpiredEntries,
  countPastMonths,
  countSealsOfGoneEntries,
  deleteExpiredEntries,
  deleteSealsOfGoneEntries,
  dropPastMonth,
} from './audit.repository.ts'

export const auditJobs = [
  definePurge(
    'audit-entries',
    { dailyAt: '02:00' },
    {
      months: { batchSize: 1, count: countPastMonths, remove: dropPastMonth },
      entries: {
        count: (db, now) => countExpiredEntries(db, auditCutoff(now)),
        remove: (db, now, limit) => deleteExpiredEntries(db, auditCutoff(now), limit),
      },
      seals: {
        count: (db, now) => countSealsOfGoneEntries(db, auditCutoff(now)),
        remove: (db, _now, limit) => deleteSealsOfGoneEntries(db, limit),
      },
    },
  ),
]
