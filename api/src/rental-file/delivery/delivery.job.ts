import { definePurge } from '#platform/jobs/define-purge.ts'
import { deletedFiles, usedSignatures } from './external-file.repository.ts'

export const deliveriesJob = definePurge(
  'ended-deliveries',
  { everyMinutes: 5 },
  {
    signatures: usedSignatures,
    'deleted-files': deletedFiles,
  },
)
