import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import type { Language } from '@bailclair/domain/value/language.ts'

type Words = {
  situations: Readonly<Record<Situation, string>>
  incomes: Readonly<Record<IncomeKind, string>>
  noIncome: string
  guarantors: Readonly<Record<GuarantorKind, string>>
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
  guarantors: { PERSON: 'Guarantor', COMPANY: 'Company that vouches', BODY: 'Guarantee body' },
}

/** What others read of someone's situation: the same for a landlord, on the page and in the PDF, and for the team. */
export const personWords: Readonly<Record<Language, Words>> = { fr: personInFrench, en: personInEnglish }
