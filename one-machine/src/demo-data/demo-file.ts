import type { DeclineReason } from '@bailclair/domain/document/decline-reason.rules.ts'
import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import type { ApplicationType } from '@bailclair/domain/rental-file/file-shape.rules.ts'
import type { Flaws } from './documents/documents-of.ts'
import { type DemoTenant, emailOf, type Guarantor, type Holder, holder, type Payer } from './people.ts'

export type DemoApplication = { to: string; end?: 'ENDED' | 'WITHDRAWN' }
export type Declined = { category: DocumentCategory; reason: DeclineReason; comment: string }

/** How far a file has come. Everyone of it has handed in from SUBMITTED on. */
type Standing = 'BEGUN' | 'INVITED' | 'SUBMITTED' | 'VERIFIED' | 'DECLINED' | 'ARCHIVED'

export type DemoFile = {
  type: ApplicationType
  /** The initiator first. */
  tenants: readonly [DemoTenant, ...DemoTenant[]]
  standing: Standing
  /** Since it was handed in; of what is verified or declined, until the verdict. */
  hours: number
  /** By tenant, in order; of those with nothing here everything is accepted. */
  declined: readonly (readonly Declined[])[]
  flaws: Flaws
  applications: readonly DemoApplication[]
}

type Given = { born: string; home: Holder['home']; from?: string }
export const lyon: Holder['home'] = ['17 Rue des Tanneurs', '69005 Lyon']
export const nantes: Holder['home'] = ['4 Quai de la Fosse', '44000 Nantes']
export const lille: Holder['home'] = ['62 Rue Gambetta', '59000 Lille']
export const paris: Holder['home'] = ['30 Rue de la Roquette', '75011 Paris']

const origin = ({ born, home, from = 'Angers' }: Given) => ({ born: [born, from] as const, home })
export const person = (first: string, last: string, given: Given) => holder([first, last], origin(given))

type Work = Pick<DemoTenant, 'situation' | 'incomes' | 'payer'>
const paid =
  (situation: DemoTenant['situation'], kind: DemoTenant['incomes'][number]['kind']) =>
  (monthlyAmount: number, name: string, role: string, since: string): Work => ({
    situation,
    incomes: [{ kind, monthlyAmount }],
    payer: { name, role, since },
  })
export const permanent = paid('PERMANENT_CONTRACT', 'SALARY')
export const fixedTerm = paid('FIXED_TERM_CONTRACT', 'SALARY')
export const civilServant = paid('CIVIL_SERVANT', 'SALARY')
export const apprentice = paid('APPRENTICE', 'SALARY')
export const student = paid('STUDENT', 'SCHOLARSHIP')
export const retired = paid('RETIRED', 'PENSION')
export const selfEmployed = paid('SELF_EMPLOYED', 'BUSINESS')

export const tenant = (
  who: Holder,
  work: Work,
  guarantors: Guarantor[] = [],
  email = emailOf(who.firstName, who.lastName),
): DemoTenant => ({
  ...who,
  ...work,
  guarantors,
  email,
})
export const vouches = (who: Holder, monthlyIncome: number, payer: Payer): Guarantor => ({
  kind: 'PERSON',
  holder: who,
  payer,
  monthlyIncome,
})
export const pension: Payer = { name: 'Caisse fictive des retraites', role: 'Pension de retraite', since: '2019-01-01' }
export const guaranteeBody: Guarantor = { kind: 'BODY', name: 'Garantie Loyer Solidaire' }

export const file = (
  type: ApplicationType,
  tenants: DemoFile['tenants'],
  standing: Standing,
  more: Partial<DemoFile> = {},
): DemoFile => ({
  type,
  tenants,
  standing,
  hours: 20,
  declined: [],
  flaws: {},
  applications: [],
  ...more,
})
