import { definePurge } from '#platform/jobs/define-purge.ts'
import { failedUploads, unreadUploads } from './upload.repository.ts'

export const oldUploadsJob = definePurge(
  'old-uploads',
  { dailyAt: '02:50' },
  { unread: unreadUploads, rows: failedUploads },
)
