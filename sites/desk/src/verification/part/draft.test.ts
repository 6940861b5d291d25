import { describe, expect, it } from 'vitest'
import { camille, document } from '#test/part.ts'
import {
  correctionProblems,
  countUndecided,
  type DocumentVerdict,
  type Draft,
  decisionOf,
  documentProblem,
  dropStaleDecisions,
  emptyDraft,
  findOpen,
  verdictOnPart,
} from './draft.ts'
import { listPartDocuments } from './part-documents.ts'

const [identity, income, address] = listPartDocuments(camille).map((partDocument) => partDocument.document.id) as [
  string,
  string,
  string,
]
const accepted = { status: 'ACCEPTED' } as const
const declined = (reason: 'DIFFERS' | 'OTHER' | '', comment = ''): DocumentVerdict => ({
  status: 'DECLINED',
  reason,
  comment,
})
const draftOf = (verdicts: Draft['verdicts'], corrections: Draft['corrections'] = {}): Draft => ({
  ...emptyDraft,
  verdicts,
  corrections,
})

it('lists documents by holder in the legal order, the tenant first', () => {
  expect(listPartDocuments(camille).map(({ document, holder }) => [holder.name, document.category])).toEqual([
    ['Camille Martin', 'IDENTITY'],
    ['Camille Martin', 'INCOME'],
    ['Paul Durand', 'ADDRESS'],
  ])
})

it('numbers documents of the same category', () => {
  const two = { ...camille, documents: [document('d4', { category: 'INCOME' }), ...camille.documents], guarantors: [] }
  expect(listPartDocuments(two).map(({ document, nth }) => [document.category, nth])).toEqual([
    ['IDENTITY', undefined],
    ['INCOME', 1],
    ['INCOME', 2],
  ])
})

describe('a document', () => {
  const waiting = document('d9')
  const before = document('d9', { status: 'ACCEPTED' })
  it.each([
    [waiting, undefined, 'undecided'],
    [before, undefined, undefined],
    [before, declined('DIFFERS'), undefined],
    [waiting, accepted, undefined],
    [waiting, declined(''), 'reason'],
    [waiting, declined('DIFFERS'), undefined],
    [waiting, declined('OTHER'), 'comment'],
    [waiting, declined('OTHER', '  \n'), 'comment'],
    [waiting, declined('OTHER', 'Il manque la signature.'), undefined],
    [waiting, declined('DIFFERS', 'x'.repeat(500)), undefined],
    [waiting, declined('DIFFERS', 'x'.repeat(501)), 'too-long'],
  ] as const)('%o with %o: %s', (one, verdict, problem) => {
    expect(documentProblem(one, draftOf(verdict ? { [one.id]: verdict } : {}))).toBe(problem)
  })
})

it.each([
  ['1 850,50', 'Salaire net', {}],
  ['0', 'Rien de prouvé', {}],
  ['', 'Salaire net', { income: 'field-required' }],
  ['abc', 'Salaire net', { income: 'number-not-valid' }],
  ['-1', 'Salaire net', { income: 'income-negative' }],
  ['1,255', 'Salaire net', { income: 'number-too-many-decimals' }],
  ['1850', '', { reason: 'field-required' }],
  ['1850', 'x'.repeat(501), { reason: 'text-too-long' }],
])('a corrected income of «%s» because of «%s»: %o', (income, reason, problems) => {
  expect(correctionProblems({ income, reason })).toEqual(problems)
})

describe('findOpen', () => {
  it('returns the first document without a verdict, then a correction without a reason', () => {
    expect(findOpen(camille, emptyDraft)).toMatchObject({
      kind: 'document',
      partDocument: { document: { id: identity } },
    })
    expect(countUndecided(camille, emptyDraft)).toBe(2)
    const half = draftOf({ [identity]: accepted, [income]: accepted }, { tenant: { income: '1', reason: '' } })
    expect(findOpen(camille, half)).toEqual({ kind: 'correction', key: 'tenant' })
    expect(findOpen(camille, draftOf(half.verdicts))).toBeUndefined()
  })
})

it('sends the decisions with the version of the part', () => {
  const paul = camille.guarantors[0]?.id ?? ''
  const draft = draftOf(
    { [identity]: accepted, [income]: declined('DIFFERS', ' Le net, pas le brut. ') },
    { tenant: { income: '1 850,50', reason: 'Net' }, [paul]: { income: '0', reason: 'Aucun' } },
  )
  expect(decisionOf(camille, draft)).toEqual({
    version: 3,
    documents: [
      { id: identity, status: 'ACCEPTED' },
      { id: income, status: 'DECLINED', reason: 'DIFFERS', comment: 'Le net, pas le brut.' },
    ],
    corrections: [
      { monthlyIncome: 1850.5, reason: 'Net' },
      { guarantorId: paul, monthlyIncome: 0, reason: 'Aucun' },
    ],
  })
})

it.each([
  [{ [identity]: accepted, [income]: accepted }, 'VALIDATED'],
  [{ [identity]: accepted, [income]: declined('DIFFERS') }, 'DECLINED'],
  [{ [identity]: accepted, [income]: accepted, [address]: declined('DIFFERS') }, 'DECLINED'],
] as const)('%o: %s', (verdicts, verdict) => {
  expect(verdictOnPart(camille, draftOf(verdicts))).toBe(verdict)
})

it('drops decisions on documents that are gone', () => {
  const kept = draftOf(
    { [identity]: accepted, gone: accepted },
    { tenant: { income: '1', reason: 'x' }, gone: { income: '', reason: '' } },
  )
  expect(dropStaleDecisions(kept, camille)).toEqual(
    draftOf({ [identity]: accepted }, { tenant: { income: '1', reason: 'x' } }),
  )
})
