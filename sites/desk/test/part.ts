import { declineReasons } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DeskDocument, DeskPart } from '@bailclair/domain/verification/desk-part.schema.ts'
import type { Figures } from '@bailclair/domain/verification/figures.schema.ts'
import { emptyNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import type { QueuedPart } from '@bailclair/domain/verification/queue.schema.ts'

const idOf = (last: string) => `00000000-0000-4000-8000-0000000000${last}`

export const document = (last: string, changes: Partial<DeskDocument> = {}): DeskDocument => ({
  id: idOf(last),
  category: 'IDENTITY',
  mediaType: 'image/jpeg',
  size: 1_258_291,
  pages: 1,
  status: 'PENDING',
  createdAt: '2026-11-14T09:00:00.000Z',
  ...changes,
})

/** A plain tenant with one guarantor. */
export const camille: DeskPart = {
  id: idOf('01'),
  version: 3,
  leaseEndsAt: '2026-11-15T12:20:00.000Z',
  submittedAt: '2026-11-14T12:00:00.000Z',
  dueAt: '2026-11-16T12:00:00.000Z',
  secondsLeft: 18_000,
  isResubmitted: false,
  fileNumber: '1063947196',
  notes: emptyNotes,
  language: 'fr',
  reasons: declineReasons.map((reason) => ({ reason, text: `texte ${reason}` })),
  applicationType: 'ALONE',
  tenantType: 'CREATE',
  firstName: 'Camille',
  lastName: 'Martin',
  situation: 'PERMANENT_CONTRACT',
  incomes: [{ kind: 'SALARY', monthlyAmount: 2450.5 }],
  monthlyIncome: 2450.5,
  documents: [document('d2', { category: 'INCOME', mediaType: 'application/pdf', pages: 3 }), document('d1')],
  guarantors: [
    {
      id: idOf('a1'),
      kind: 'PERSON',
      firstName: 'Paul',
      lastName: 'Durand',
      monthlyIncome: 3200,
      documents: [document('d3', { category: 'ADDRESS', status: 'ACCEPTED' })],
    },
  ],
  coTenants: [],
}

/** The next tenant in the queue. */
export const noe: DeskPart = {
  ...camille,
  id: idOf('02'),
  firstName: 'Noé',
  lastName: 'Petit',
  documents: [document('e1')],
  guarantors: [],
}

export const queued = (last: string, changes: Partial<QueuedPart> = {}): QueuedPart => ({
  id: idOf(last),
  initials: 'C. M.',
  applicationType: 'ALONE',
  tenantType: 'CREATE',
  documents: 4,
  guarantors: 0,
  isResubmitted: false,
  wantsSecondOpinion: false,
  submittedAt: '2026-11-14T12:00:00.000Z',
  dueAt: '2026-11-16T12:00:00.000Z',
  secondsLeft: 18_000,
  state: 'FREE',
  ...changes,
})

const nothing = { verified: 0, declined: 0, late: 0 }

export const figures: Figures = {
  waiting: 7,
  late: 2,
  today: { verified: 12, declined: 3, late: 1, medianDelay: 66_600 },
  week: { verified: 48, declined: 9, late: 1, medianDelay: 1_500, since: '2026-11-09' as never },
  days: [
    { ...nothing, date: '2026-11-14' as never },
    { verified: 12, declined: 3, late: 1, date: '2026-11-15' as never },
  ],
  signals: [],
}
