import { describe, expect, it } from 'vitest'
import { emptyNotes, notesAfterVerdict, type PartNotes, partNotes } from './part-notes.schema.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e' as PartNotes['documents'][number]['id']
const half = { id, verdict: { status: 'DECLINED', comment: ' et ' }, checks: ['READABLE'] } as const

describe('notes on a part', () => {
  it.each<object>([
    emptyNotes,
    { ...emptyNotes, documents: [half] },
    { ...emptyNotes, documents: [{ ...half, verdict: { status: 'DECLINED', reason: 'OTHER', comment: '' } }] },
    { ...emptyNotes, corrections: [{ holder: 'tenant', income: '1 8', reason: '' }] },
    { ...emptyNotes, text: 'x'.repeat(2_000) },
  ])('are kept as typed: %j', (notes) => expect(partNotes.parse(notes)).toEqual(notes))

  it.each<object>([
    { ...emptyNotes, text: 'x'.repeat(2_001) },
    { ...emptyNotes, text: 'a\u0000b' },
    { ...emptyNotes, documents: [{ ...half, checks: ['PRETTY'] }] },
    { ...emptyNotes, documents: [{ ...half, id: '1' }] },
    { ...emptyNotes, corrections: Array(4).fill({ holder: 'tenant', income: '', reason: '' }) },
  ])('are refused: %#', (notes) => expect(partNotes.safeParse(notes).success).toBe(false))

  it('lose the decisions with the verdict, not what was checked', () => {
    const notes: PartNotes = {
      documents: [{ id, checks: [] }, half as never],
      corrections: [{ holder: 'tenant', income: '1', reason: 'x' }],
      text: 'Vu avec l’employeur.',
    }
    expect(notesAfterVerdict(notes)).toEqual({
      documents: [{ id, checks: ['READABLE'] }],
      corrections: [],
      text: 'Vu avec l’employeur.',
    })
  })
})
