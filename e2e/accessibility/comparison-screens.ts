import type { Screen } from './screen.ts'

const [one, two] = ['0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a41', '0b1f3f0e-6d63-4c8e-9a68-0d5c8c7f6a42']
const ofOwner = {
  as: 'landlord',
  path: ({ ids }) => `/consulte-propriete/${ids.applied}/comparer?candidatures=${one},${two}`,
} as const satisfies Partial<Screen>
const call = 'POST owner/properties/*/comparison'

const single = {
  totalSalary: 2_000,
  effortRate: 33,
  effortRateWithCharges: 36,
  hasDocuments: true,
  tenants: [
    {
      situation: 'PERMANENT_CONTRACT',
      monthlyIncome: 2_000,
      checked: ['IDENTITY', 'ADDRESS', 'PROFESSIONAL', 'INCOME'],
      guarantors: [],
    },
  ],
}
const couple = {
  ...single,
  totalSalary: 2_900,
  totalGuarantorSalary: 4_000,
  tenants: [
    ...single.tenants,
    {
      situation: 'STUDENT',
      monthlyIncome: 900,
      checked: ['IDENTITY', 'ADDRESS'],
      guarantors: [
        { kind: 'PERSON', monthlyIncome: 4_000, checked: ['IDENTITY'] },
        { kind: 'BODY', checked: [] },
      ],
    },
  ],
}
const external = { hasDocuments: false, totalSalary: 0, tenants: single.tenants }
const columns = [single, couple, external, couple].map((facts, index) => ({
  label: 'ABCD'[index],
  reference: `reference-${index}`,
  ...facts,
}))
const property = { propertyName: 'Studio Bellecour', rentCost: 650, chargesCost: 50 }

/** Applications side by side. */
export const comparisonScreens: readonly Screen[] = [
  {
    name: 'Comparison',
    ...ofOwner,
    answers: { [call]: { json: { ...property, columns, leftOut: [] } } },
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'Comparison, some left out',
    ...ofOwner,
    answers: {
      [call]: { json: { ...property, columns: columns.slice(0, 2), leftOut: [{ reason: 'PAUSED', count: 1 }] } },
    },
    act: (page) => page.getByRole('table').waitFor(),
  },
  {
    name: 'Comparison, too few',
    ...ofOwner,
    answers: { [call]: { json: { ...property, columns: [], leftOut: [{ reason: 'GONE', count: 2 }] } } },
    act: (page) => page.getByRole('heading', { level: 1, name: /^(Il faut|It takes)/ }).waitFor(),
  },
  {
    name: 'Comparison, nothing selected',
    as: 'landlord',
    path: ({ ids }) => `/consulte-propriete/${ids.applied}/comparer`,
    act: (page) => page.getByRole('heading', { level: 1, name: /^(Sélectionnez|Select)/ }).waitFor(),
  },
  {
    name: 'Comparison, failed',
    ...ofOwner,
    answers: { [call]: { status: 503, json: { errors: [{ code: 'ServiceUnavailable' }] } } },
    act: (page) => page.getByRole('alert').waitFor(),
    expectedErrors: /503/,
  },
]
