import type { ApplicationRow } from '@bailclair/domain/application/application-row.schema.ts'

type File = ApplicationRow['apartmentSharing']
type Tenant = File['tenants'][number]

/** «Durand Paul 800» earns 800 € a month. */
const tenant = (words: string, tenantType: Tenant['tenantType']): Tenant => {
  const [lastName = '', firstName = '', salary] = words.split(' ')
  return { lastName, firstName, tenantType, ...(salary !== undefined && { salary: Number(salary) }) }
}

/** `row('a-1', 'Dupont Marie, Durand Paul', { totalSalary: 2400, token: 't' })`: the first person is the initiator. */
export function row(id: string, names: string, file: Partial<File> = {}, accessEndsOn = '2999-01-01'): ApplicationRow {
  const tenants = names.split(', ').map((name, index) => tenant(name, index === 0 ? 'CREATE' : 'JOIN'))
  const figures = 'totalSalary' in file ? { token: `file-${id}` } : {}
  return {
    id,
    createdAt: '2026-10-01T08:00:00Z',
    accessEndsOn,
    stage: 'RECEIVED',
    apartmentSharing: {
      status: 'totalSalary' in file ? 'VALIDATED' : 'TO_PROCESS',
      applicationType: tenants.length === 1 ? 'ALONE' : 'COUPLE',
      lastUpdateDate: '2026-11-02T09:00:00Z',
      tenants,
      ...figures,
      ...file,
    },
  }
}

/** One of each kind, for a rent of 480 € and charges of 40 €. */
export const sixRows: ApplicationRow[] = [
  row('marie', 'Dupont Marie 1600, Durand Paul 800', { totalSalary: 2400, totalGuarantorSalary: 10_000 }),
  row('zoe', 'Abadie Zoé', { totalSalary: 900, lastUpdateDate: '2026-11-10T23:30:00Z' }),
  row('noor', 'Élie Noor', { totalSalary: 0, lastUpdateDate: '2026-11-09T09:00:00Z' }),
  row('ines', 'Faure Inès', { lastUpdateDate: '2026-11-08T09:00:00Z' }),
  row('tom', 'Girard Tom, Henry Lou, Ott Max', {
    status: 'DECLINED',
    applicationType: 'GROUP',
    lastUpdateDate: '2026-11-07T09:00:00Z',
  }),
  row('ugo', 'Ibert Ugo', { status: 'VALIDATED', lastUpdateDate: '2026-09-01T09:00:00Z' }, '2026-10-05'),
]
