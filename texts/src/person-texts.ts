import type { GuarantorValues, TenantValues } from '@bailclair/domain/rental-file/file-fields.schema.ts'
import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

/** A correction is told in a sentence; the type of a tenant is not told. */
type TenantField = Exclude<keyof TenantValues, 'tenantType' | 'incomeCorrection'>
type GuarantorField = Exclude<keyof GuarantorValues, 'incomeCorrection'>

/** Above a field of a form. Those of guarantors differ by kind. */
type FormLabels = {
  file: { applicationType: string }
  tenant: Readonly<Record<TenantField, string>>
  guarantor: { kind: string; name: Readonly<Record<'COMPANY' | 'BODY', string>> } & Readonly<
    Record<Exclude<GuarantorField, 'kind' | 'name'>, Readonly<Record<'PERSON' | 'COMPANY', string>>>
  >
}

/** Beside a value, for its reader: recap, complete file, PDF, desk, and the error summary of forms. */
type ShortLabels = {
  file: { applicationType: string; totalSalary: string; totalGuarantorSalary: string }
  tenant: Readonly<Record<TenantField, string>>
  guarantor: Readonly<Record<GuarantorField | 'representative', string>>
}

type Words = {
  situations: Readonly<Record<Situation, string>>
  incomes: Readonly<Record<IncomeKind, string>>
  noIncome: string
  guarantors: Readonly<Record<GuarantorKind, string>>
  form: FormLabels
  short: ShortLabels
}

export const personInFrench: Words = {
  situations: {
    PERMANENT_CONTRACT: 'En CDI',
    FIXED_TERM_CONTRACT: 'En CDD ou en intérim',
    CIVIL_SERVANT: 'Dans la fonction publique',
    SELF_EMPLOYED: 'En activité indépendante',
    APPRENTICE: 'En alternance',
    STUDENT: 'En études',
    RETIRED: 'À la retraite',
    UNEMPLOYED: 'En recherche d’emploi',
    OTHER: 'Autre situation',
  },
  incomes: {
    SALARY: 'Salaire',
    BUSINESS: 'Activité indépendante',
    PENSION: 'Pension ou retraite',
    BENEFITS: 'Prestations et allocations',
    SCHOLARSHIP: 'Bourse',
    RENT: 'Revenus locatifs',
    OTHER: 'Autres revenus',
  },
  noIncome: 'Aucun revenu',
  guarantors: { PERSON: 'Garant', COMPANY: 'Entreprise garante', BODY: 'Organisme garant' },
  form: {
    file: { applicationType: 'Type de dossier' },
    tenant: {
      lastName: 'Nom',
      firstName: 'Prénom',
      situation: 'Votre situation',
      incomes: 'Vos revenus mensuels nets',
      monthlyIncome: 'Total par mois',
    },
    guarantor: {
      kind: 'Type de garant',
      name: { COMPANY: 'Nom de l’entreprise', BODY: 'Nom de l’organisme' },
      lastName: { PERSON: 'Nom du garant', COMPANY: 'Nom du représentant' },
      firstName: { PERSON: 'Prénom du garant', COMPANY: 'Prénom du représentant' },
      email: { PERSON: 'Adresse e-mail du garant', COMPANY: 'Adresse e-mail du représentant' },
      monthlyIncome: { PERSON: 'Revenus mensuels nets du garant', COMPANY: 'Revenus mensuels nets de l’entreprise' },
    },
  },
  short: {
    file: {
      applicationType: 'Type de dossier',
      totalSalary: 'Revenus mensuels des locataires',
      totalGuarantorSalary: 'Revenus mensuels des garants',
    },
    tenant: {
      lastName: 'Nom',
      firstName: 'Prénom',
      situation: 'Situation',
      incomes: 'Revenus mensuels nets',
      monthlyIncome: 'Revenu mensuel net',
    },
    guarantor: {
      kind: 'Type de garant',
      name: 'Nom de l’organisation',
      lastName: 'Nom',
      firstName: 'Prénom',
      email: 'Adresse e-mail',
      monthlyIncome: 'Revenus mensuels nets',
      representative: 'Représentée par',
    },
  },
}

export const personInEnglish: Words = {
  situations: {
    PERMANENT_CONTRACT: 'Permanent contract',
    FIXED_TERM_CONTRACT: 'Fixed-term or temporary contract',
    CIVIL_SERVANT: 'Civil service',
    SELF_EMPLOYED: 'Self-employed',
    APPRENTICE: 'Apprenticeship',
    STUDENT: 'Student',
    RETIRED: 'Retired',
    UNEMPLOYED: 'Looking for work',
    OTHER: 'Other situation',
  },
  incomes: {
    SALARY: 'Salary',
    BUSINESS: 'Self-employed income',
    PENSION: 'Pension',
    BENEFITS: 'Benefits and allowances',
    SCHOLARSHIP: 'Scholarship',
    RENT: 'Rental income',
    OTHER: 'Other income',
  },
  noIncome: 'No income',
  guarantors: { PERSON: 'Guarantor', COMPANY: 'Guarantor company', BODY: 'Guarantor organisation' },
  form: {
    file: { applicationType: 'Type of file' },
    tenant: {
      lastName: 'Last name',
      firstName: 'First name',
      situation: 'Your situation',
      incomes: 'Your monthly net income',
      monthlyIncome: 'Monthly total',
    },
    guarantor: {
      kind: 'Type of guarantor',
      name: { COMPANY: 'Name of the company', BODY: 'Name of the organisation' },
      lastName: { PERSON: 'Last name of the guarantor', COMPANY: 'Last name of the representative' },
      firstName: { PERSON: 'First name of the guarantor', COMPANY: 'First name of the representative' },
      email: { PERSON: 'Email address of the guarantor', COMPANY: 'Email address of the representative' },
      monthlyIncome: { PERSON: 'Monthly net income of the guarantor', COMPANY: 'Monthly net income of the company' },
    },
  },
  short: {
    file: {
      applicationType: 'Type of file',
      totalSalary: 'Monthly income of the tenants',
      totalGuarantorSalary: 'Monthly income of the guarantors',
    },
    tenant: {
      lastName: 'Last name',
      firstName: 'First name',
      situation: 'Situation',
      incomes: 'Monthly net income',
      monthlyIncome: 'Monthly net income',
    },
    guarantor: {
      kind: 'Type of guarantor',
      name: 'Name of the organisation',
      lastName: 'Last name',
      firstName: 'First name',
      email: 'Email address',
      monthlyIncome: 'Monthly net income',
      representative: 'Represented by',
    },
  },
}

/** What others read of someone's situation: the same for a landlord, on the page and in the PDF, and for the team. */
export const personWords: Readonly<Record<Language, Words>> = { fr: personInFrench, en: personInEnglish }
