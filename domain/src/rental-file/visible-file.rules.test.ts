import { describe, expect, it } from 'vitest'
import { shownStatuses } from '../application/consent-scope.rules.ts'
import { findVisibleFile, isListed, showsFigures } from './visible-file.rules.ts'

const quiet = {
  applicationType: 'COUPLE',
  lastUpdateDate: '2026-11-15T08:00:00Z',
  tenants: [
    { firstName: 'Marie', lastName: 'Dupont', tenantType: 'CREATE', salary: 1987 },
    { firstName: 'Paul', lastName: 'Durand', tenantType: 'JOIN' },
  ],
} as const
const figures = { totalSalary: 3200, totalGuarantorSalary: 4000, token: 'k3Jx0u8v2pQm5Zr7Tn9YwA' }

describe('showsFigures', () => {
  it.each([
    ['VALIDATED', true, true],
    ['VALIDATED', false, false],
    ['TO_PROCESS', true, false],
    ['DECLINED', true, false],
    ['INCOMPLETE', true, false],
    ['ARCHIVED', true, false],
    ['AFTER_VISIT', true, false],
  ] as const)('%s, access open %s: %s', (status, isAccessOpen, shows) => {
    expect(showsFigures(status, isAccessOpen)).toBe(shows)
  })
})

describe('isListed', () => {
  it.each(shownStatuses)('%s', (status) => expect(isListed(status)).toBe(status !== 'ARCHIVED'))
})

describe('findVisibleFile', () => {
  it('shows everything of a validated file', () => {
    const file = { ...quiet, ...figures, status: 'VALIDATED' } as const
    expect(findVisibleFile(file, true)).toEqual(file)
  })

  it('shows no salary beside the total of a single tenant', () => {
    const [marie] = quiet.tenants
    const file = { ...quiet, ...figures, tenants: [marie], status: 'VALIDATED' } as const
    expect(findVisibleFile(file, true)?.tenants).toStrictEqual([
      { firstName: 'Marie', lastName: 'Dupont', tenantType: 'CREATE' },
    ])
  })

  it('leaves out the guarantors’ total when there is none', () => {
    const { totalGuarantorSalary: _, ...withoutGuarantor } = { ...quiet, ...figures, status: 'VALIDATED' } as const
    expect(findVisibleFile(withoutGuarantor, true)).toStrictEqual(withoutGuarantor)
  })

  it('shows nothing of an archived file', () => {
    expect(findVisibleFile({ ...quiet, ...figures, status: 'ARCHIVED' }, true)).toBeUndefined()
  })

  const everyCase = shownStatuses.flatMap((status) => [true, false].map((isAccessOpen) => ({ status, isAccessOpen })))

  it.each(everyCase)('hides every other field when $status, access open $isAccessOpen', ({ status, isAccessOpen }) => {
    const tenants = quiet.tenants.map((tenant) => ({ ...tenant, email: 'canary@example.org', monthlyIncome: 123_456 }))
    const file = { ...quiet, ...figures, tenants, status, note: 'canary-note' }
    const seen = JSON.stringify(findVisibleFile(file, isAccessOpen) ?? {})
    const unknownFields = ['canary@', '123456', 'canary-note']
    const figureCanaries = ['3200', '4000', '1987', figures.token, 'alary']
    const hidden = status === 'VALIDATED' && isAccessOpen ? unknownFields : [...unknownFields, ...figureCanaries]
    expect(hidden.filter((canary) => seen.includes(canary))).toEqual([])
  })
})
