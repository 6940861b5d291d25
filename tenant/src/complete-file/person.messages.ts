import type { GuarantorKind } from '@bailclair/domain/tenant/guarantor.rules.ts'
import type { IncomeKind, Situation } from '@bailclair/domain/tenant/situation.rules.ts'
import { formats } from '@bailclair/front/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/front/platform/messages/messages.ts'

const { fr, en } = formats

export const personMessages = defineMessages({
  fr: {
    situation: 'Situation',
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
    income: 'Revenus nets par mois',
    incomeOf: (kind: string, amount: string) => `${kind} : ${amount}`,
    incomes: {
      SALARY: 'Salaire',
      BUSINESS: 'Activité indépendante',
      PENSION: 'Pension ou retraite',
      BENEFITS: 'Prestations et allocations',
      SCHOLARSHIP: 'Bourse',
      RENT: 'Revenus locatifs',
      OTHER: 'Autres revenus',
    } satisfies Record<IncomeKind, string>,
    corrected: 'Le total est celui que notre équipe a retenu d’après les justificatifs.',
    noIncome: 'Aucun revenu',
    notStated: 'Non précisé',

    guarantor: (kind: string, name: string) => `${kind} : ${name}`,
    guarantors: { PERSON: 'Garant', COMPANY: 'Entreprise garante', BODY: 'Organisme garant' } satisfies Record<
      GuarantorKind,
      string
    >,
    representative: 'Représentée par',
    noGuarantor: 'Sans garant',

    proofs: 'Justificatifs vérifiés',
    checkedOn: (day: string) => `Vérifié le ${day}`,
    open: 'Ouvrir',
    openOne: (which: number) => `Ouvrir le n° ${which}`,
    pages: (count: number) => `${fr.number(count)} ${fr.plural(count, 'page', 'pages')}`,
    document: (category: string, holder: string) => `, ${category.toLowerCase()}, ${holder}`,
    opening: 'Ouverture du document…',
    openingHelp: 'S’il ne s’affiche pas ici, il se trouve dans vos téléchargements.',
  },
  en: {
    situation: 'Situation',
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
    income: 'Net income a month',
    incomeOf: (kind: string, amount: string) => `${kind}: ${amount}`,
    incomes: {
      SALARY: 'Salary',
      BUSINESS: 'Self-employed income',
      PENSION: 'Pension',
      BENEFITS: 'Benefits and allowances',
      SCHOLARSHIP: 'Scholarship',
      RENT: 'Rental income',
      OTHER: 'Other income',
    },
    corrected: 'The total is what our team found in the documents.',
    noIncome: 'No income',
    notStated: 'Not stated',

    guarantor: (kind: string, name: string) => `${kind}: ${name}`,
    guarantors: { PERSON: 'Guarantor', COMPANY: 'Company that vouches', BODY: 'Guarantee body' },
    representative: 'Represented by',
    noGuarantor: 'No guarantor',

    proofs: 'Checked documents',
    checkedOn: (day: string) => `Checked on ${day}`,
    open: 'Open',
    openOne: (which: number) => `Open no. ${which}`,
    pages: (count: number) => `${en.number(count)} ${en.plural(count, 'page', 'pages')}`,
    document: (category: string, holder: string) => `, ${category.toLowerCase()}, ${holder}`,
    opening: 'Opening the document…',
    openingHelp: 'If it does not show here, it is in your downloads.',
  },
})
