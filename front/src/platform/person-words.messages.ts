import type { GuarantorKind } from '@bailclair/domain/tenant/guarantor.rules.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/tenant/situation.rules.ts'
import { defineMessages } from '#platform/messages/messages.ts'

/** What others read of someone's situation: the same for a landlord and for the team. */
export const personWords = defineMessages({
  fr: {
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
    } satisfies Record<Situation, string>,
    incomes: {
      SALARY: 'Salaire',
      BUSINESS: 'Activité indépendante',
      PENSION: 'Pension ou retraite',
      BENEFITS: 'Prestations et allocations',
      SCHOLARSHIP: 'Bourse',
      RENT: 'Revenus locatifs',
      OTHER: 'Autres revenus',
    } satisfies Record<IncomeKind, string>,
    noIncome: 'Aucun revenu',
    guarantors: { PERSON: 'Garant', COMPANY: 'Entreprise garante', BODY: 'Organisme garant' } satisfies Record<
      GuarantorKind,
      string
    >,
  },
  en: {
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
  },
})
