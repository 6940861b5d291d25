import { describe, expect, it } from 'vitest'
import { decision } from './decision.schema.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'
const accepted = { id, status: 'ACCEPTED' }
const declined = { id, status: 'DECLINED', reason: 'UNREADABLE' }
const correction = { monthlyIncome: 1_500.5, reason: 'Selon l’avis d’imposition' }

const problemsOf = (body: unknown) =>
  (decision.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('decision', () => {
  it.each([
    { version: 1, documents: [] },
    { version: 1, documents: [accepted, declined, { ...declined, comment: 'x'.repeat(500) }] },
    { version: 1, documents: Array(200).fill(accepted) },
    { version: 1, documents: [], corrections: Array(3).fill(correction) },
    { version: 1, documents: [], corrections: [{ ...correction, guarantorId: id, monthlyIncome: 0 }] },
  ])('accepts %j', (body) => expect(decision.parse(body)).toEqual(body))

  it.each([
    [{ documents: [] }, [['version', 'field-required']]],
    [{ version: 1.5, documents: [] }, [['version', 'field-required']]],
    [{ version: 1 }, [['documents', 'field-required']]],
    [{ version: 1, documents: Array(201).fill(accepted) }, [['documents', 'field-not-valid']]],
    [{ version: 1, documents: [{ id }] }, [['documents.0.status', 'field-required']]],
    [{ version: 1, documents: [{ id, status: 'PENDING' }] }, [['documents.0.status', 'field-required']]],
    [{ version: 1, documents: [{ id, status: 'DECLINED' }] }, [['documents.0.reason', 'field-required']]],
    [{ version: 1, documents: [{ ...declined, reason: 'UGLY' }] }, [['documents.0.reason', 'field-required']]],
    [{ version: 1, documents: [{ ...declined, comment: ' ' }] }, [['documents.0.comment', 'field-required']]],
    [
      { version: 1, documents: [{ ...declined, comment: 'x'.repeat(501) }] },
      [['documents.0.comment', 'text-too-long']],
    ],
    [{ version: 1, documents: [], corrections: Array(4).fill(correction) }, [['corrections', 'field-not-valid']]],
    [
      { version: 1, documents: [], corrections: [{ monthlyIncome: -1, reason: '' }] },
      [
        ['corrections.0.monthlyIncome', 'income-negative'],
        ['corrections.0.reason', 'field-required'],
      ],
    ],
  ])('refuses %j: %j', (body, problems) => expect(problemsOf(body)).toEqual(problems))

  it.each([
    ['documents.0.id', { documents: [{ ...accepted, id: '1' }] }],
    ['documents.0.id', { documents: [{ ...declined, id: '1' }] }],
    ['corrections.0.guarantorId', { documents: [], corrections: [{ ...correction, guarantorId: '1' }] }],
  ])('refuses what cannot be an id: %s', (path, body) =>
    expect(problemsOf({ version: 1, ...body }).map(([where]) => where)).toEqual([path]),
  )
})
