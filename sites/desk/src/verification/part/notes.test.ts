import { partNotes } from '@bailclair/domain/verification/part-notes.schema.ts'
import { expect, it } from 'vitest'
import { type Draft, emptyDraft } from './draft.ts'
import { fromNotes, toNotes } from './notes.ts'

const id = '00000000-0000-4000-8000-0000000000d1'

it.each<Partial<Draft>>([
  {},
  { verdicts: { [id]: { status: 'ACCEPTED' } }, checks: { [id]: [] } },
  { verdicts: { [id]: { status: 'DECLINED', reason: '', comment: 'À ' } }, checks: { [id]: ['READABLE'] } },
  { verdicts: { [id]: { status: 'DECLINED', reason: 'OTHER', comment: '' } }, checks: { [id]: [] } },
  { checks: { [id]: ['READABLE', 'SAME_NAME'] } },
  { corrections: { tenant: { income: '1 8', reason: '' } }, text: ' Vu ' },
])('come back from the server as they were: %j', (change) => {
  const draft: Draft = { ...emptyDraft, ...change }
  expect(fromNotes(partNotes.parse(toNotes(draft)))).toEqual(draft)
})
