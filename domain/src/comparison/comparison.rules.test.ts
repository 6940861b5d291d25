import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type RowStatus, rowStatuses } from '../application/row-state.rules.ts'
import { openStages, type Stage, stages } from '../application/stage.rules.ts'
import type { CompleteFile } from '../complete-file/complete-file.schema.ts'
import { completeFile } from '../complete-file/complete-file.schema.ts'
import { isComparedCount, mostCompared } from './compared-count.rules.ts'
import { columnLabels, compareFile, type LeftOutReason, whyLeftOut } from './comparison.rules.ts'
import { comparison } from './comparison.schema.ts'

it.each([
  [1, false],
  [2, true],
  [4, true],
  [5, false],
])('%i applications together: %s', (count, isCompared) => expect(isComparedCount(count)).toBe(isCompared))

it('has a label for each', () => expect(columnLabels).toHaveLength(mostCompared))

describe('who is left out', () => {
  it.each<[RowStatus | undefined, LeftOutReason | undefined]>([
    ['VALIDATED', undefined],
    ['TO_PROCESS', 'NOT_VERIFIED'],
    ['DECLINED', 'NOT_VERIFIED'],
    ['INCOMPLETE', 'NOT_VERIFIED'],
    ['AFTER_VISIT', 'NOT_SHARED'],
    ['PAUSED', 'PAUSED'],
    ['ENDED', 'ENDED'],
    [undefined, 'GONE'],
  ])('undecided, %s: %s', (status, reason) => {
    for (const stage of openStages) expect(whyLeftOut(stage, status)).toBe(reason)
  })

  it.each<Stage>(['CHOSEN', 'NOT_CHOSEN', 'LEASE_SIGNED'])('%s, whatever the status', (stage) => {
    for (const status of rowStatuses) expect(whyLeftOut(stage, status)).toBe('DECIDED')
  })

  it('every stage is open or decided', () => {
    for (const stage of stages) expect([undefined, 'DECIDED']).toContain(whyLeftOut(stage, 'VALIDATED'))
  })
})

const document = { id: 'hidden', category: 'IDENTITY', kind: 'RESIDENCE_PERMIT', pages: 1, size: 1 } as const
const check = { category: 'IDENTITY', checkedOn: '2026-11-11' } as const
const file = {
  propertyName: 'hidden',
  town: 'hidden',
  rentCost: 650,
  chargesCost: 50,
  shownOn: '2026-11-12',
  accessEndsOn: '2026-12-12',
  verifiedOn: '2026-11-11',
  applicationType: 'COUPLE',
  hasDocuments: true,
  totalSalary: 2_600,
  totalGuarantorSalary: 3_000,
  effortRate: 25,
  effortRateWithCharges: 27,
  tenants: [
    {
      tenantType: 'CREATE',
      firstName: 'hidden',
      lastName: 'hidden',
      situation: 'STUDENT',
      incomes: [{ kind: 'BENEFITS', monthlyAmount: 2_600 }],
      monthlyIncome: 2_600,
      checks: [check],
      documents: [document],
      guarantors: [
        {
          kind: 'COMPANY',
          firstName: 'hidden',
          lastName: 'hidden',
          name: 'hidden',
          monthlyIncome: 3_000,
          checks: [{ ...check, category: 'COMPANY' }],
          documents: [document],
        },
      ],
    },
    {
      tenantType: 'JOIN',
      firstName: 'hidden',
      lastName: 'hidden',
      incomes: [],
      checks: [],
      documents: [],
      guarantors: [],
    },
  ],
} as const

describe('what is compared of a file', () => {
  it('is this, and nothing else', () => {
    z.parse(completeFile, file)
    expect(compareFile(file as unknown as CompleteFile)).toEqual({
      totalSalary: 2_600,
      totalGuarantorSalary: 3_000,
      effortRate: 25,
      effortRateWithCharges: 27,
      hasDocuments: true,
      tenants: [
        {
          situation: 'STUDENT',
          monthlyIncome: 2_600,
          checked: ['IDENTITY'],
          guarantors: [{ kind: 'COMPANY', monthlyIncome: 3_000, checked: ['COMPANY'] }],
        },
        { checked: [], guarantors: [] },
      ],
    })
  })

  it('has no rate without income', () => {
    const none = { ...file, totalSalary: 0, effortRate: -1, effortRateWithCharges: -1 }
    const compared = compareFile(none as unknown as CompleteFile)
    expect(Object.keys(compared)).toEqual(['totalSalary', 'totalGuarantorSalary', 'hasDocuments', 'tenants'])
  })

  it('has no field that the answer does not have, and none that is not known', () => {
    const { totalGuarantorSalary: _, effortRate: __, effortRateWithCharges: ___, ...poor } = file
    for (const one of [file, poor]) {
      const compared = compareFile(one as unknown as CompleteFile)
      const column = { label: 'A', reference: 'r', ...compared }
      expect(z.parse(comparison, { columns: [column], leftOut: [] }).columns).toEqual([column])
      expect(JSON.stringify(compared)).not.toMatch(/hidden|COUPLE|CREATE|BENEFITS|RESIDENCE|2026/)
    }
  })
})
