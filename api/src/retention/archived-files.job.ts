import { archiveCutoff } from '@bailclair/domain/retention/archived-file.rules.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { recordServiceAction } from '#audit/record-audit.service.ts'
import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { deleteFile } from '#rental-file/delete-file.service.ts'
import { listArchivedFiles, lockArchivedFile } from './archived-files.repository.ts'

/** A file that was archived a year ago is deleted; the accounts of its tenants stay (decision 117). */
export const archivedFilesJob = defineSweep({
  name: 'archived-files',
  schedule: { dailyAt: '02:30' },
  list: async ({ db, clock }, page) => {
    const files = await listArchivedFiles(db, archiveCutoff(todayInParis(clock())), page)
    return files.map((file) => ({ ...file, step: 'deleted' }))
  },
  settle: async (deps, tx, { id }) => {
    if (!(await lockArchivedFile(tx, archiveCutoff(todayInParis(deps.clock())), id))) return false
    await deleteFile(tx, id)
    await recordServiceAction(deps, tx, 'FILE_DELETED', { object: { kind: 'FILE', id } })
    return true
  },
})
