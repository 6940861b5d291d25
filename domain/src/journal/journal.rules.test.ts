import { describe, expect, it } from 'vitest'
import {
  chainStart,
  findBreaks,
  type JournalEntry,
  numberApplicants,
  type SealedEntry,
  sealEntries,
} from './journal.rules.ts'

/** Stands for SHA-256: the API gives the real one. */
const sha256 = (text: string) => {
  let sum = 0
  for (const sign of text) sum = (Math.imul(sum, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return sum.toString(16).padStart(64, '0')
}
const entry = (application: string, event = 'APPLIED'): JournalEntry => ({
  at: '2026-11-18T08:00:00.000Z',
  actor: 'APPLICANT',
  event,
  application,
  stage: null,
  reason: null,
})
const entries = ['a', 'b', 'a', 'c'].map((id) => entry(id))
const seals = sealEntries(sha256, undefined, entries)
const chain: SealedEntry[] = entries.map((each, index) => ({ entry: each, seal: seals[index] as SealedEntry['seal'] }))
const at = (index: number) => chain[index] as SealedEntry

describe('the chain of a journal', () => {
  it('starts at 1 and goes on where it ended', () => {
    expect(seals.map(({ position }) => position)).toEqual([1, 2, 3, 4])
    expect(seals[0]?.previous).toBe(chainStart)
    const [first, ...others] = entries
    const [head] = sealEntries(sha256, undefined, [first as JournalEntry])
    expect(sealEntries(sha256, head, others)).toEqual(seals.slice(1))
  })

  it('is whole, also when its oldest entries are gone', () => {
    expect(findBreaks(sha256, chain)).toEqual([])
    expect(findBreaks(sha256, chain.slice(2))).toEqual([])
    expect(findBreaks(sha256, [])).toEqual([])
  })

  it.each(['at', 'actor', 'event', 'application', 'stage', 'reason'] as const)('shows a change of %s', (field) => {
    const changed = { ...at(1), entry: { ...at(1).entry, [field]: 'X' } }
    expect(findBreaks(sha256, [at(0), changed, at(2), at(3)])).toEqual([2])
  })

  it('shows a change whose hash was computed anew', () => {
    const forged = { ...at(1).entry, reason: 'INCOME' }
    const [seal] = sealEntries(sha256, at(0).seal, [forged])
    const replaced = { entry: forged, seal: seal as SealedEntry['seal'] }
    expect(findBreaks(sha256, [at(0), replaced, at(2), at(3)])).toEqual([3])
  })

  it('shows a removed entry', () => {
    expect(findBreaks(sha256, [at(0), at(2), at(3)])).toEqual([3])
  })

  it('shows swapped entries', () => {
    const other = entry('d')
    const given = sealEntries(sha256, undefined, [entries[0] as JournalEntry, other])
    const mixed = { entry: other, seal: at(0).seal }
    expect(findBreaks(sha256, [mixed, { entry: at(0).entry, seal: given[1] as SealedEntry['seal'] }])).toEqual([1, 2])
    expect(findBreaks(sha256, [at(1), at(0), at(2), at(3)]).length).toBeGreaterThan(0)
  })

  it('shows a beginning that was cut off and numbered anew', () => {
    const moved = chain
      .slice(1)
      .map(({ entry: each, seal }) => ({ entry: each, seal: { ...seal, position: seal.position - 1 } }))
    expect(findBreaks(sha256, moved)).toEqual([1])
  })
})

it('numbers applicants by their first appearance', () => {
  const numbers = numberApplicants([...entries, { application: null }])
  expect([...numbers]).toEqual([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
})
