import type { CompleteFile, ShownGuarantor, ShownTenant } from '@bailclair/domain/complete-file/complete-file.schema.ts'
import { categoriesOf } from '@bailclair/domain/document/document-category.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import { completeFileTexts } from '#complete-file/complete-file.messages.ts'
import { type Plan, type PlannedDocument, renderFile, UnreadablePage } from '#complete-file/pdf/render-file.ts'
import type { Renderer } from '#complete-file/pdf/renderer.ts'
import { photo } from './complete-files.ts'

const checkedOn = '2026-11-11'
const checksOf = (kind: keyof typeof categoriesOf) =>
  categoriesOf[kind].map((category) => ({ category, checkedOn }) as const)

const tenant = (firstName: string, lastName: string, guarantors: ShownGuarantor[] = []): ShownTenant => ({
  tenantType: 'CREATE',
  firstName,
  lastName,
  situation: 'PERMANENT_CONTRACT',
  incomes: [
    { kind: 'SALARY', monthlyAmount: 1_900.5 },
    { kind: 'BENEFITS', monthlyAmount: 210 },
  ],
  monthlyIncome: 2_110.5,
  checks: checksOf('TENANT'),
  documents: [],
  guarantors,
})
const parent: ShownGuarantor = {
  kind: 'PERSON',
  firstName: 'Ève',
  lastName: 'Żółć-Durand',
  monthlyIncome: 3_200,
  checks: checksOf('PERSON'),
  documents: [],
}
const company: ShownGuarantor = {
  kind: 'COMPANY',
  firstName: 'Luc',
  lastName: 'Roy',
  name: 'Ateliers Roy',
  checks: checksOf('COMPANY'),
  documents: [],
}

const alone: CompleteFile = {
  propertyName: 'Studio des Lilas',
  town: 'Paris',
  rentCost: 650.5,
  chargesCost: 49.99,
  shownOn: '2026-11-12',
  accessEndsOn: '2026-12-12',
  verifiedOn: '2026-11-11',
  applicationType: 'ALONE',
  hasDocuments: true,
  totalSalary: 2_110.5,
  effortRate: 31,
  effortRateWithCharges: 34,
  tenants: [tenant('Ana', 'Durand')],
}
const {
  propertyName: _,
  town: __,
  rentCost: ___,
  chargesCost: ____,
  effortRate: _____,
  effortRateWithCharges: ______,
  ...least
} = alone

/** Files of every shape, with names in several scripts and some that no font has. */
export const printedFiles = {
  alone,
  'couple with guarantors': {
    ...alone,
    applicationType: 'COUPLE',
    totalGuarantorSalary: 3_200,
    tenants: [tenant('Ana', 'Durand', [parent, company]), tenant('محمد', 'العربي', [parent])],
  },
  group: {
    ...alone,
    propertyName: 'Appartement « Les Tilleuls » & jardin <2>',
    applicationType: 'GROUP',
    tenants: ['Ana', 'Bo', 'Шевченко', '李', 'Eve', 'Fay', 'Gil'].map((name) => tenant(name, 'Li', [parent])),
  },
  'file of an authority': {
    ...least,
    hasDocuments: false,
    totalSalary: 0,
    tenants: [{ ...tenant('Ana', 'Durand'), incomes: [], checks: [] }],
  },
} satisfies Record<string, CompleteFile>

export const printedCheck = { code: 'K7QX-9M3T-B4WD', address: 'https://bailclair.example/verifier-un-pdf' }

type Given = Pick<PlannedDocument, 'pages' | 'openPages'>

/** Pages that are pictures of this size; from `missing` on nobody can draw them. */
export async function scan(pages = 1, { width = 600, height = 400, missing = pages + 1 } = {}): Promise<Given> {
  const { bytes } = await photo(width, height)
  async function* openPages() {
    for (let page = 1; page <= pages; page++) {
      if (page >= missing) throw new UnreadablePage('DocumentUnreadable')
      yield { bytes, width, height }
    }
  }
  return { pages, openPages }
}

type Printed = { file: CompleteFile; language?: Language; documents?: readonly Given[] }

/** The PDF of a file with its summary, and these documents in place of its own. */
export async function printSample(renderer: Renderer, { file, language = 'fr', documents = [] }: Printed) {
  const t = completeFileTexts[language]
  const chunks: Uint8Array[] = []
  const plan: Plan = {
    front: {
      language,
      siteName: 'BailClair',
      file,
      watermark: t.watermark(file),
      check: printedCheck,
      hasSummary: true,
    },
    title: [t.title, file.propertyName].filter(Boolean).join(' – '),
    summaryTitle: t.title,
    documents: documents.map((given, index) => ({
      caption: t.caption(`n° ${index + 1}`, { category: 'INCOME' }),
      ...given,
    })),
    onFailure: () => undefined,
  }
  for await (const chunk of renderFile(renderer, plan)) chunks.push(chunk)
  return Buffer.concat(chunks)
}
