import { type DemoTenant, emailOf, type Guarantor, type Holder, holder, type Payer } from './people.ts'

type Home = Holder['home']
export const lyon: Home = ['17 Rue des Tanneurs', '69005 Lyon']
export const nantes: Home = ['4 Quai de la Fosse', '44000 Nantes']
export const lille: Home = ['62 Rue Gambetta', '59000 Lille']
export const paris: Home = ['30 Rue de la Roquette', '75011 Paris']

/** `name` is `Inès Abel`. The birth place is the town of `home`. */
export function person(name: string, birthDate: string, home: Home): Holder {
  const [firstName = '', lastName = ''] = name.split(' ')
  const [, town] = home
  return holder([firstName, lastName], { born: [birthDate, town.replace(/^\d+ /, '')], home })
}

type Work = Pick<DemoTenant, 'situation' | 'incomes' | 'payer'>
/** `monthlyAmount` in euros; the work began on 1 September of `year`. */
const workAs =
  (situation: DemoTenant['situation'], kind: DemoTenant['incomes'][number]['kind']) =>
  (monthlyAmount: number, name: string, role: string, year: number): Work => ({
    situation,
    incomes: [{ kind, monthlyAmount }],
    payer: { name, role, since: `${year}-09-01` },
  })
export const permanent = workAs('PERMANENT_CONTRACT', 'SALARY')
export const fixedTerm = workAs('FIXED_TERM_CONTRACT', 'SALARY')
export const civilServant = workAs('CIVIL_SERVANT', 'SALARY')
export const apprentice = workAs('APPRENTICE', 'SALARY')
export const student = workAs('STUDENT', 'SCHOLARSHIP')
export const retired = workAs('RETIRED', 'PENSION')
export const selfEmployed = workAs('SELF_EMPLOYED', 'BUSINESS')

type Extra = Pick<DemoTenant, 'findings'> & { guarantors?: Guarantor[]; email?: string }
export function tenant(name: string, birthDate: string, home: Home, work: Work, extra: Extra = {}): DemoTenant {
  const who = person(name, birthDate, home)
  return { ...who, ...work, guarantors: [], email: emailOf(who.firstName, who.lastName), ...extra }
}

export const personalGuarantor = (who: Holder, monthlyIncome: number, payer: Payer): Guarantor => ({
  kind: 'PERSON',
  holder: who,
  payer,
  monthlyIncome,
})
export const guaranteeBody: Guarantor = { kind: 'BODY', name: 'Garantie Loyer Solidaire' }
