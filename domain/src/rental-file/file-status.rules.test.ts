import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fileStatus } from './file-status.rules.ts'
import { type FileStatus, fileStatuses } from './tenant-status.rules.ts'

describe('fileStatus', () => {
  it.each<[FileStatus[], FileStatus]>([
    [[], 'INCOMPLETE'],
    [['DECLINED'], 'DECLINED'],
    [['INCOMPLETE'], 'INCOMPLETE'],
    [['ARCHIVED'], 'ARCHIVED'],
    [['TO_PROCESS'], 'TO_PROCESS'],
    [['VALIDATED'], 'VALIDATED'],
    // every pair
    [['DECLINED', 'INCOMPLETE'], 'DECLINED'],
    [['DECLINED', 'ARCHIVED'], 'DECLINED'],
    [['DECLINED', 'TO_PROCESS'], 'DECLINED'],
    [['DECLINED', 'VALIDATED'], 'DECLINED'],
    [['INCOMPLETE', 'ARCHIVED'], 'INCOMPLETE'],
    [['INCOMPLETE', 'TO_PROCESS'], 'INCOMPLETE'],
    [['INCOMPLETE', 'VALIDATED'], 'INCOMPLETE'],
    [['ARCHIVED', 'TO_PROCESS'], 'INCOMPLETE'],
    [['ARCHIVED', 'VALIDATED'], 'INCOMPLETE'],
    [['TO_PROCESS', 'VALIDATED'], 'TO_PROCESS'],
  ])('%j → %s', (tenants, status) => {
    expect(fileStatus(tenants)).toBe(status)
    expect(fileStatus(tenants.toReversed())).toBe(status)
  })

  const anyTenants = fc.array(fc.constantFrom(...fileStatuses), { minLength: 1, maxLength: 8 })

  /** Each status by its own condition instead of "first match"; together they are the whole rule. */
  it.each<[FileStatus, (tenants: FileStatus[]) => boolean]>([
    ['VALIDATED', (tenants) => tenants.every((status) => status === 'VALIDATED')],
    ['ARCHIVED', (tenants) => tenants.every((status) => status === 'ARCHIVED')],
    ['DECLINED', (tenants) => tenants.some((status) => status === 'DECLINED')],
    [
      'TO_PROCESS',
      (tenants) =>
        tenants.includes('TO_PROCESS') && tenants.every((status) => status === 'TO_PROCESS' || status === 'VALIDATED'),
    ],
    [
      'INCOMPLETE',
      (tenants) =>
        !tenants.includes('DECLINED') &&
        (tenants.includes('INCOMPLETE') ||
          (tenants.includes('ARCHIVED') && tenants.some((status) => status !== 'ARCHIVED'))),
    ],
  ])('is %s exactly when its condition holds', (status, condition) => {
    fc.assert(fc.property(anyTenants, (tenants) => (fileStatus(tenants) === status) === condition(tenants)))
  })

  it('depends neither on the order of tenants nor on how many share a status', () => {
    const withShuffled = anyTenants.chain((tenants) =>
      fc.tuple(fc.constant(tenants), fc.shuffledSubarray(tenants, { minLength: tenants.length })),
    )
    fc.assert(
      fc.property(withShuffled, ([tenants, shuffled]) => {
        expect(fileStatus(shuffled)).toBe(fileStatus(tenants))
        expect(fileStatus([...new Set(tenants)])).toBe(fileStatus(tenants))
      }),
    )
  })
})
