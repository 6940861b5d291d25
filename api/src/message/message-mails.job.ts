import { defineSweep } from '#platform/jobs/define-sweep.ts'
import { listDueReaders, listPeople, lockDueReader, recordMail } from './reader.repository.ts'
import { mailReader } from './tell-readers.service.ts'

/** Mails about messages that came less than an hour after the last mail, and have not been read since. */
export const messageMailsJob = defineSweep({
  name: 'message-mails',
  schedule: { everyMinutes: 1 },
  list: async ({ db, clock }, page) => {
    const readers = await listDueReaders(db, clock(), page)
    return readers.map((reader) => ({ ...reader, step: 'mailed' }))
  },
  settle: async ({ clock }, tx, { id }) => {
    const reader = await lockDueReader(tx, id, clock())
    if (!reader) return false
    const { tenantId, ownerId, fileId } = reader
    await mailReader(tx, reader, tenantId ? { tenantId } : { ownerId }, await listPeople(tx, fileId))
    await recordMail(tx, id, clock())
    return true
  },
})
