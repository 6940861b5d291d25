import { describe, expect, it } from 'vitest'
import { fileDelivery } from './delivered-file.schema.ts'

const tenant = {
  id: 't-1',
  tenantType: 'CREATE',
  firstName: 'ana',
  lastName: 'de souza',
  email: ' Ana@Example.org ',
  status: 'TO_PROCESS',
  monthlyIncome: 2_100.5,
  guarantors: [{ monthlyIncome: 3_000 }],
}
const joiner = { ...tenant, id: 't-2', tenantType: 'JOIN' }
const file = {
  event: 'FILE_UPDATED',
  id: 'file-1',
  updatedAt: '2026-11-12T10:00:00.123Z',
  applicationType: 'ALONE',
  tenants: [tenant],
}
const couple = { ...file, applicationType: 'COUPLE', tenants: [tenant, joiner] }
const problemsOf = (delivery: unknown) =>
  fileDelivery.safeParse(delivery).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

describe('a delivery of the webhook', () => {
  it('is normalised: names formatted, e-mail canonical, unknown fields dropped', () => {
    expect(fileDelivery.parse({ ...file, secret: 1, tenants: [{ ...tenant, iban: 'FR76' }] })).toEqual({
      ...file,
      tenants: [{ ...tenant, firstName: 'Ana', lastName: 'De Souza', email: 'ana@example.org' }],
    })
  })

  it('without guarantors has none', () => {
    const delivered = { ...file, tenants: [{ ...tenant, guarantors: undefined }] }
    expect(fileDelivery.parse(delivered)).toMatchObject({ tenants: [{ guarantors: [] }] })
  })

  it.each([
    ['a couple', couple],
    ['a group', { ...couple, applicationType: 'GROUP' }],
    ['a time with an offset', { ...file, updatedAt: '2026-11-12T11:00:00+01:00' }],
    ['no income', { ...file, tenants: [{ ...tenant, monthlyIncome: null }] }],
    ['an income not given', { ...file, tenants: [{ ...tenant, monthlyIncome: undefined }] }],
    ['an income of nothing', { ...file, tenants: [{ ...tenant, monthlyIncome: 0 }] }],
    ['guarantors not given', { ...file, tenants: [{ ...tenant, guarantors: undefined }] }],
    ['a guarantor without income', { ...file, tenants: [{ ...tenant, guarantors: [{}, { monthlyIncome: null }] }] }],
    ['a known account', { ...file, tenants: [{ ...tenant, subject: 'a1' }] }],
    ['a deletion', { event: 'FILE_DELETED', id: 'file-1', updatedAt: file.updatedAt }],
  ])('accepts %s', (_, delivery) => expect(problemsOf(delivery)).toEqual([]))

  it.each([
    ['another event', { ...file, event: 'FILE_LOST' }, 'event'],
    ['no event', { ...file, event: undefined }, 'event'],
    ['no id', { ...file, id: '' }, 'id'],
    ['an id too long', { ...file, id: 'x'.repeat(129) }, 'id'],
    ['a day for a time', { ...file, updatedAt: '2026-11-12' }, 'updatedAt'],
    ['a time of nowhere', { ...file, updatedAt: '2026-11-12T10:00:00' }, 'updatedAt'],
    ['another type', { ...file, applicationType: 'FAMILY' }, 'applicationType'],
    ['nobody', { ...file, tenants: [] }, 'tenants'],
    ['one who is two', { ...file, applicationType: 'COUPLE' }, 'tenants'],
    ['two who are alone', { ...couple, applicationType: 'ALONE' }, 'tenants'],
    ['no initiator', { ...file, tenants: [{ ...tenant, tenantType: 'JOIN' }] }, 'tenants'],
    ['two initiators', { ...couple, tenants: [tenant, { ...joiner, tenantType: 'CREATE' }] }, 'tenants'],
    ['one tenant twice', { ...couple, tenants: [tenant, { ...joiner, id: 't-1' }] }, 'tenants'],
    ['three guarantors', { ...file, tenants: [{ ...tenant, guarantors: [{}, {}, {}] }] }, 'tenants'],
    ['a nameless tenant', { ...file, tenants: [{ ...tenant, lastName: ' ' }] }, 'tenants.0.lastName'],
    ['no e-mail', { ...file, tenants: [{ ...tenant, email: 'ana' }] }, 'tenants.0.email'],
    ['another status', { ...file, tenants: [{ ...tenant, status: 'OK' }] }, 'tenants.0.status'],
    ['an income below zero', { ...file, tenants: [{ ...tenant, monthlyIncome: -1 }] }, 'tenants.0.monthlyIncome'],
    ['a tenth of a cent', { ...file, tenants: [{ ...tenant, monthlyIncome: 0.001 }] }, 'tenants.0.monthlyIncome'],
    ['an income as text', { ...file, tenants: [{ ...tenant, monthlyIncome: '12' }] }, 'tenants.0.monthlyIncome'],
    ['a deletion of nothing', { event: 'FILE_DELETED', updatedAt: file.updatedAt }, 'id'],
    [
      'a crowd',
      {
        ...file,
        applicationType: 'GROUP',
        tenants: [tenant, ...Array.from({ length: 50 }, (_, n) => ({ ...joiner, id: `j-${n}` }))],
      },
      'tenants',
    ],
  ])('refuses %s', (_, delivery, field) => expect(problemsOf(delivery)[0]?.[0]).toBe(field))
})
