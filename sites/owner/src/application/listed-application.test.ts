import { expect, it } from 'vitest'
import { row, sixRows } from '#test/applications.ts'
import { listApplications } from './listed-application.ts'

const rent = { rentCost: 480, chargesCost: 40 }
const list = (rows = sixRows) => listApplications(rows, rent, '2026-11-12')

it('shows the figures of verified files, and why others have none', () => {
  expect(list().map(({ name, type, status, state, figures }) => [name, type, status, state, figures])).toEqual([
    [
      'Dupont Marie +\u00A01',
      'COUPLE',
      'VALIDATED',
      'open',
      {
        income: 2400,
        guarantorIncome: 10_000,
        rate: 20,
        rateWithCharges: 22,
        shares: [
          { name: 'Marie Dupont', income: 1600, percent: 67 },
          { name: 'Paul Durand', income: 800, percent: 33 },
        ],
        token: 'file-marie',
        isExternal: false,
      },
    ],
    [
      'Abadie Zoé',
      'ALONE',
      'VALIDATED',
      'open',
      {
        income: 900,
        guarantorIncome: undefined,
        rate: 53,
        rateWithCharges: 58,
        shares: [],
        token: 'file-zoe',
        isExternal: false,
      },
    ],
    [
      'Élie Noor',
      'ALONE',
      'VALIDATED',
      'open',
      {
        income: 0,
        guarantorIncome: undefined,
        rate: undefined,
        rateWithCharges: undefined,
        shares: [],
        token: 'file-noor',
        isExternal: false,
      },
    ],
    ['Faure Inès', 'ALONE', 'TO_PROCESS', 'waiting', undefined],
    ['Girard Tom +\u00A02', 'GROUP', 'DECLINED', 'waiting', undefined],
    ['Ibert Ugo', 'ALONE', 'ENDED', 'access-ended', undefined],
  ])
})

it('knows who of several states no income', () => {
  const [listed] = list([row('a', 'Dupont Marie 1600, Durand Paul', { totalSalary: 1600 })])
  expect(listed?.figures?.shares).toEqual([
    { name: 'Marie Dupont', income: 1600, percent: 100 },
    { name: 'Paul Durand', income: undefined, percent: 0 },
  ])
})

it('leaves archived files out', () => {
  expect(list([row('a', 'Dupont Marie', { status: 'ARCHIVED' })])).toEqual([])
})

it('says of a paused access that it is paused, not that it ended', () => {
  const paused = {
    ...row('a', 'Dupont Marie', { status: 'VALIDATED' }),
    accessEndsOn: '2026-11-12',
    paused: true as const,
  }
  expect(list([paused])).toMatchObject([{ state: 'paused', figures: undefined }])
})
