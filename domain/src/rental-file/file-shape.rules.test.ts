import { describe, expect, it } from 'vitest'
import { type ApplicationType, type ShapeProblem, shapeProblems, type TenantType } from './file-shape.rules.ts'

const tenant = (tenantType: TenantType, guarantorCount = 0) => ({
  tenantType,
  guarantors: Array(guarantorCount).fill({}),
})
const create = tenant('CREATE')
const join = tenant('JOIN')

describe('shapeProblems', () => {
  it.each<[ApplicationType, ReturnType<typeof tenant>[], ShapeProblem[]]>([
    ['ALONE', [], ['tenantCount', 'initiatorCount']],
    ['ALONE', [create], []],
    ['ALONE', [create, join], ['tenantCount']],
    ['ALONE', [join], ['initiatorCount']],
    ['COUPLE', [create], ['tenantCount']],
    ['COUPLE', [create, join], []],
    ['COUPLE', [join, create], []],
    ['COUPLE', [create, join, join], ['tenantCount']],
    ['COUPLE', [create, create], ['initiatorCount']],
    ['COUPLE', [join, join], ['initiatorCount']],
    ['GROUP', [create], ['tenantCount']],
    ['GROUP', [create, join], []],
    ['GROUP', [create, ...Array(9).fill(join)], []],
    ['GROUP', [create, join, create], ['initiatorCount']],
    ['ALONE', [tenant('CREATE', 2)], []],
    ['ALONE', [tenant('CREATE', 3)], ['guarantorCount']],
    ['COUPLE', [tenant('CREATE', 2), tenant('JOIN', 2)], []],
    ['COUPLE', [create, tenant('JOIN', 3)], ['guarantorCount']],
    ['ALONE', [tenant('JOIN', 3), join], ['tenantCount', 'initiatorCount', 'guarantorCount']],
  ])('%s %j: %j', (applicationType, tenants, problems) => {
    expect(shapeProblems({ applicationType, tenants })).toEqual(problems)
  })
})
