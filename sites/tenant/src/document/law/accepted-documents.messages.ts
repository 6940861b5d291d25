import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { AcceptedList } from './accepted-list.ts'

/** The list of the decree of 5 November 2015 in everyday words (docs/law.md). */
export const acceptedDocumentMessages = defineMessages({
  fr: {
    IDENTITY: {
      card: 'carte nationale d’identité, française ou étrangère',
      passport: 'passeport',
      licence: 'permis de conduire',
      residence: 'titre de séjour',
    },
    ADDRESS: {
      receipts: 'trois dernières quittances de loyer, ou attestation du bailleur précédent',
      host: 'attestation sur l’honneur de la personne qui vous héberge',
      domiciliation: 'attestation d’élection de domicile',
      tax: 'dernier avis de taxe foncière, ou titre de propriété',
    },
    ADDRESS_OF_GUARANTOR: {
      receipt: 'dernière quittance de loyer',
      bill: 'facture d’eau, de gaz ou d’électricité de moins de trois mois',
      insurance: 'attestation d’assurance du logement de moins de trois mois',
      tax: 'dernier avis de taxe foncière, ou titre de propriété',
    },
    EMPLOYEE: {
      contract: 'contrat de travail ou de stage',
      employer: 'attestation de l’employeur (emploi, rémunération, date d’entrée)',
    },
    SELF_EMPLOYED: {
      register: 'extrait K bis ou D1 de moins de trois mois',
      number: 'certificat d’identification de l’Insee',
      card: 'carte professionnelle, pour une profession libérale',
    },
    STUDENT: { card: 'carte d’étudiant', certificate: 'certificat de scolarité de l’année en cours' },
    OCCUPATION: {
      contract: 'contrat de travail, ou attestation de l’employeur',
      register: 'extrait K bis, D1 ou certificat de l’Insee pour un indépendant',
      student: 'carte d’étudiant ou certificat de scolarité',
      other: 'tout document récent qui montre l’activité',
    },
    INCOME: {
      payslips: 'trois derniers bulletins de salaire',
      tax: 'dernier ou avant-dernier avis d’imposition',
      benefits: 'versements des trois derniers mois : retraite, pension, allocations, indemnités',
      scholarship: 'avis d’attribution d’une bourse',
      accounts: 'deux derniers bilans, ou attestation de ressources de l’exercice en cours',
      property: 'revenus fonciers, rentes, ou titre de propriété',
    },
    GUARANTEE_BODY: { certificate: 'visa, certificat ou acte de caution délivré par l’organisme, à votre nom' },
    COMPANY: {
      register: 'extrait K bis de moins de trois mois',
      statutes: 'statuts, ou tout document qui montre l’existence légale de l’entreprise',
    },
  } satisfies Record<AcceptedList, object>,
  en: {
    IDENTITY: {
      card: 'national identity card, French or foreign',
      passport: 'passport',
      licence: 'driving licence',
      residence: 'residence permit',
    },
    ADDRESS: {
      receipts: 'last three rent receipts, or a statement of the previous landlord',
      host: 'statement on honour of the person you live with',
      domiciliation: 'certificate of domiciliation',
      tax: 'last property tax notice, or title deed',
    },
    ADDRESS_OF_GUARANTOR: {
      receipt: 'last rent receipt',
      bill: 'water, gas or electricity bill of the last three months',
      insurance: 'home insurance certificate of the last three months',
      tax: 'last property tax notice, or title deed',
    },
    EMPLOYEE: {
      contract: 'employment or internship contract',
      employer: 'statement of the employer (post, pay, starting date)',
    },
    SELF_EMPLOYED: {
      register: 'extract of the trade register (K bis or D1) of the last three months',
      number: 'Insee identification certificate',
      card: 'professional card, for a liberal profession',
    },
    STUDENT: { card: 'student card', certificate: 'certificate of enrolment for the current year' },
    OCCUPATION: {
      contract: 'employment contract, or statement of the employer',
      register: 'trade register extract (K bis, D1) or Insee certificate of a self-employed person',
      student: 'student card or certificate of enrolment',
      other: 'any recent document that shows the occupation',
    },
    INCOME: {
      payslips: 'last three payslips',
      tax: 'last tax notice, or the one before',
      benefits: 'payments of the last three months: pension, allowances, benefits',
      scholarship: 'notice of a scholarship',
      accounts: 'last two balance sheets, or a statement of income for the current year',
      property: 'income from property, annuities, or a title deed',
    },
    GUARANTEE_BODY: { certificate: 'visa, certificate or deed of guarantee issued by the body, in your name' },
    COMPANY: {
      register: 'trade register extract (K bis) of the last three months',
      statutes: 'articles, or any document that shows that the company legally exists',
    },
  },
})
