import type { DecreeItem } from '@bailclair/domain/law/applicant-documents.data.ts'

/** The decree’s items in plain words; only the decree itself binds. */
export const decreeInFrench: Readonly<Record<DecreeItem, string>> = {
  IDENTITY_CARD: 'Carte nationale d’identité, française ou étrangère',
  PASSPORT: 'Passeport, français ou étranger',
  DRIVING_LICENCE: 'Permis de conduire, français ou étranger',
  RESIDENCE_PERMIT: 'Document qui justifie du droit au séjour : carte de séjour temporaire, carte de résident…',

  THREE_RENT_RECEIPTS:
    'Trois dernières quittances de loyer ; à défaut, attestation du bailleur précédent : loyers et charges sont payés',
  HOST_STATEMENT: 'Attestation sur l’honneur de la personne qui héberge le candidat',
  DOMICILIATION: 'Attestation d’élection de domicile auprès d’un organisme agréé',
  PROPERTY_TAX: 'Dernier avis de taxe foncière ; à défaut, titre de propriété de la résidence principale',
  LAST_RENT_RECEIPT: 'Dernière quittance de loyer',
  UTILITY_BILL: 'Facture d’eau, de gaz ou d’électricité de moins de trois mois',
  HOME_INSURANCE: 'Attestation d’assurance du logement de moins de trois mois',

  WORK_CONTRACT:
    'Contrat de travail ou de stage ; à défaut, attestation de l’employeur : emploi, rémunération, date d’entrée',
  COMPANY_REGISTER: 'Extrait K ou K bis de moins de trois mois, pour une entreprise commerciale',
  BUSINESS_REGISTER: 'Inscription au registre national des entreprises de moins de trois mois, pour un artisan',
  INSEE_CERTIFICATE: 'Certificat d’identification de l’Insee, pour un travailleur indépendant',
  PROFESSIONAL_CARD: 'Carte professionnelle, pour une profession libérale',
  OTHER_OCCUPATION: 'Toute pièce récente qui atteste de l’activité, pour les autres professions',
  STUDIES: 'Carte d’étudiant ou certificat de scolarité de l’année en cours',

  TAX_NOTICE:
    'Dernier ou avant-dernier avis d’imposition ou de non-imposition, ou le document équivalent d’un autre pays',
  LAST_TAX_NOTICE: 'Dernier avis d’imposition ou de non-imposition, ou le document équivalent d’un autre pays',
  PAYSLIPS: 'Trois derniers bulletins de salaire',
  INTERNSHIP_PAY: 'Justificatif de versement des indemnités de stage',
  ACCOUNTS: 'Deux derniers bilans ; à défaut, attestation de ressources d’un comptable pour l’exercice en cours',
  PAYMENTS_OR_ENTITLEMENT:
    'Justificatif des retraites, pensions, prestations, allocations ou indemnités des trois derniers mois, ou de l’ouverture des droits',
  PAYMENTS: 'Justificatif des retraites, pensions, prestations, allocations ou indemnités des trois derniers mois',
  HOUSING_AID_SIMULATION: 'Simulation d’aide au logement, par l’organisme payeur ou par le candidat',
  SCHOLARSHIP: 'Avis d’attribution de bourse',
  TITLE_DEED: 'Titre de propriété d’un bien immobilier ou dernier avis de taxe foncière',
  CAPITAL_INCOME: 'Justificatif de revenus fonciers, de rentes viagères ou de revenus de capitaux',

  LEGAL_EXISTENCE:
    'Extrait K bis de moins de trois mois, statuts ou autre pièce : elle montre que la société existe et nomme son responsable',
  REPRESENTATIVE: 'Pièce d’identité du représentant que nomme ce document',
}

export const decreeInEnglish: typeof decreeInFrench = {
  IDENTITY_CARD: 'National identity card, French or foreign',
  PASSPORT: 'Passport, French or foreign',
  DRIVING_LICENCE: 'Driving licence, French or foreign',
  RESIDENCE_PERMIT: 'Document that proves the right to stay: temporary residence card, resident card…',

  THREE_RENT_RECEIPTS:
    'Last three rent receipts; failing that, a statement from the previous landlord that rent and charges are paid',
  HOST_STATEMENT: 'Signed statement from the person who houses the applicant',
  DOMICILIATION: 'Certificate of domiciliation with an approved organisation',
  PROPERTY_TAX: 'Last property tax notice; failing that, title deed of the main home',
  LAST_RENT_RECEIPT: 'Last rent receipt',
  UTILITY_BILL: 'Water, gas or electricity bill less than three months old',
  HOME_INSURANCE: 'Home insurance certificate less than three months old',

  WORK_CONTRACT:
    'Employment or internship contract; failing that, a statement from the employer: post, pay, starting date',
  COMPANY_REGISTER: 'Company register extract (K or K bis) less than three months old, for a trading company',
  BUSINESS_REGISTER: 'Entry in the national register of companies less than three months old, for a craftsperson',
  INSEE_CERTIFICATE: 'Insee identification certificate, for a self-employed person',
  PROFESSIONAL_CARD: 'Professional card, for a regulated profession',
  OTHER_OCCUPATION: 'Any recent document that shows the occupation, for other professions',
  STUDIES: 'Student card or certificate of enrolment for the current year',

  TAX_NOTICE: 'Last tax notice or the one before, or the like from another country',
  LAST_TAX_NOTICE: 'Last tax notice, or the like from another country',
  PAYSLIPS: 'Last three payslips',
  INTERNSHIP_PAY: 'Proof of internship pay',
  ACCOUNTS: 'Last two balance sheets; failing that, an accountant’s statement of income for the current year',
  PAYMENTS_OR_ENTITLEMENT:
    'Proof of pensions, benefits or allowances received in the last three months, or of entitlement to them',
  PAYMENTS: 'Proof of pensions, benefits or allowances received in the last three months',
  HOUSING_AID_SIMULATION: 'Housing-aid simulation, by the paying body or by the applicant',
  SCHOLARSHIP: 'Scholarship notice',
  TITLE_DEED: 'Title deed of a property or last property tax notice',
  CAPITAL_INCOME: 'Proof of income from property, annuities or investments',

  LEGAL_EXISTENCE:
    'K bis extract less than three months old, articles or another document that shows that the company exists and names who is in charge',
  REPRESENTATIVE: 'Identity document of the representative named there',
}
