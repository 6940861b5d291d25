import type { CompleteFile, ShownDocument, ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'

const document = (id: string, category: ShownDocument['category'], pages = 1): ShownDocument => ({
  id,
  category,
  pages,
  size: 84_000,
})

/** Employed, with a guarantor and no correction. */
const camille: ShownTenant = {
  tenantType: 'CREATE',
  firstName: 'Camille',
  lastName: 'Durand',
  situation: 'PERMANENT_CONTRACT',
  incomes: [
    { kind: 'SALARY', monthlyAmount: 2100 },
    { kind: 'RENT', monthlyAmount: 150.5 },
  ],
  monthlyIncome: 2250.5,
  checks: [
    { category: 'IDENTITY', checkedOn: '2026-11-12' },
    { category: 'INCOME', checkedOn: '2026-11-13' },
  ],
  documents: [document('d-1', 'IDENTITY', 2), document('d-2', 'INCOME'), document('d-3', 'INCOME', 4)],
  guarantors: [
    {
      kind: 'PERSON',
      firstName: 'Marie',
      lastName: 'Durand',
      monthlyIncome: 3000,
      checks: [{ category: 'IDENTITY', checkedOn: '2026-11-12' }],
      documents: [document('d-4', 'IDENTITY')],
    },
  ],
}

/** Single, verified, for a studio in Lyon. */
export const file: CompleteFile = {
  propertyName: 'Studio Bellecour',
  town: 'Lyon',
  rentCost: 700,
  chargesCost: 50,
  shownOn: '2026-11-15',
  accessEndsOn: '2026-12-14',
  verifiedOn: '2026-11-13',
  applicationType: 'ALONE',
  tenants: [camille],
  hasDocuments: true,
  totalSalary: 2250.5,
  totalGuarantorSalary: 3000,
  effortRate: 31,
  effortRateWithCharges: 33,
}

const noe: ShownTenant = {
  tenantType: 'JOIN',
  firstName: 'Noé',
  lastName: 'Petit',
  situation: 'STUDENT',
  incomes: [{ kind: 'SCHOLARSHIP', monthlyAmount: 500 }],
  monthlyIncome: 450,
  checks: [],
  documents: [],
  guarantors: [
    {
      kind: 'COMPANY',
      name: 'Atelier Petit',
      firstName: 'Jean',
      lastName: 'Petit',
      checks: [{ category: 'COMPANY', checkedOn: '2026-11-12' }],
      documents: [document('d-5', 'COMPANY')],
    },
    {
      kind: 'BODY',
      name: 'Garantie publique',
      checks: [{ category: 'GUARANTEE_BODY', checkedOn: '2026-11-12' }],
      documents: [document('d-6', 'GUARANTEE_BODY')],
    },
  ],
}

/** Two flatmates, one with a corrected income. */
export const groupFile: CompleteFile = {
  ...file,
  applicationType: 'GROUP',
  tenants: [camille, noe],
  totalSalary: 2700.5,
  effortRate: 26,
  effortRateWithCharges: 28,
}

/** From an operator's own system: incomes without proofs. */
export const externalFile: CompleteFile = {
  shownOn: '2026-11-15',
  accessEndsOn: '2026-12-14',
  verifiedOn: '2026-11-13',
  applicationType: 'ALONE',
  tenants: [
    {
      tenantType: 'CREATE',
      firstName: 'Camille',
      lastName: 'Durand',
      incomes: [],
      checks: [],
      documents: [],
      guarantors: [{ checks: [], documents: [] }],
    },
  ],
  hasDocuments: false,
  totalSalary: 0,
}
