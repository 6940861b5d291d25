import type { IncomeKind, Situation } from '@bailclair/domain/rental-file/situation.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** Texts of the fixed lists, shared by all pages. */
export const situationMessages = defineMessages({
  fr: {
    situations: {
      PERMANENT_CONTRACT: 'Salarié en CDI',
      FIXED_TERM_CONTRACT: 'Salarié en CDD ou en intérim',
      CIVIL_SERVANT: 'Agent public',
      SELF_EMPLOYED: 'Indépendant',
      APPRENTICE: 'En apprentissage ou en alternance',
      STUDENT: 'Étudiant',
      RETIRED: 'Retraité',
      UNEMPLOYED: 'Sans emploi',
      OTHER: 'Autre situation',
    } satisfies Record<Situation, string>,
    kinds: {
      SALARY: 'Salaire',
      BUSINESS: 'Activité indépendante',
      PENSION: 'Retraite ou pension',
      BENEFITS: 'Allocations et prestations sociales',
      SCHOLARSHIP: 'Bourse',
      RENT: 'Loyers perçus ou rente',
      OTHER: 'Autre revenu régulier',
    } satisfies Record<IncomeKind, string>,
  },
  en: {
    situations: {
      PERMANENT_CONTRACT: 'Employee, permanent contract',
      FIXED_TERM_CONTRACT: 'Employee, fixed-term contract or agency work',
      CIVIL_SERVANT: 'Civil servant',
      SELF_EMPLOYED: 'Self-employed',
      APPRENTICE: 'Apprentice or on a work-study contract',
      STUDENT: 'Student',
      RETIRED: 'Retired',
      UNEMPLOYED: 'Unemployed',
      OTHER: 'Another situation',
    },
    kinds: {
      SALARY: 'Salary',
      BUSINESS: 'Self-employed work',
      PENSION: 'Pension',
      BENEFITS: 'Social benefits and allowances',
      SCHOLARSHIP: 'Scholarship',
      RENT: 'Rents received or annuity',
      OTHER: 'Another regular income',
    },
  },
})
