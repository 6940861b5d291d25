import type { DocumentCategory } from '@bailclair/domain/document/document-category.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import type { StepName } from '../file-places.ts'

type StepTexts = { label: string; title: string; help: string }
type CategoryTexts = { label: string; title: string; titleOf: (name: string) => string; help: string }

export const wizardMessages = defineMessages({
  fr: {
    menu: 'Étapes du dossier',
    back: 'Retour',
    home: 'Mon dossier',
    categoriesMenu: 'Catégories de justificatifs',
    guarantorLabel: (name: string) => `Garant : ${name}`,
    steps: {
      type: {
        label: 'Type de dossier',
        title: 'Avec qui allez-vous louer ?',
        help: 'Un dossier réunit toutes les personnes qui signeront le bail.',
      },
      coTenants: {
        label: 'Avec qui',
        title: 'Qui signera le bail avec vous ?',
        help: 'Chaque personne rejoint le dossier avec son propre compte, et n’y voit ni vos revenus ni vos justificatifs.',
      },
      names: {
        label: 'Identité',
        title: 'Comment vous appelez-vous ?',
        help: 'Comme sur votre pièce d’identité.',
      },
      situation: {
        label: 'Situation et revenus',
        title: 'Quels sont votre situation et vos revenus ?',
        help: 'Les propriétaires voient ces montants une fois votre dossier vérifié, et seulement si vous candidatez chez eux.',
      },
      guarantors: {
        label: 'Garants',
        title: 'Avez-vous un garant ?',
        help: 'La loi n’en impose pas, mais un propriétaire peut en exiger un, sauf s’il est assuré contre les loyers impayés. Vous pouvez en ajouter deux.',
      },
      documents: {
        label: 'Vos justificatifs',
        title: 'Vos justificatifs',
        help: 'Uniquement les documents que la loi permet de demander.',
      },
      summary: {
        label: 'Récapitulatif',
        title: 'Relisez, puis déposez',
        help: 'Notre équipe vérifie votre dossier. Aucun propriétaire ne le voit avant.',
      },
    } satisfies Record<StepName, StepTexts>,
    categories: {
      IDENTITY: {
        label: 'Pièce d’identité',
        title: 'Votre pièce d’identité',
        titleOf: (name: string) => `Pièce d’identité : ${name}`,
        help: 'Une seule pièce, en cours de validité. Deux fichiers si elle a deux faces.',
      },
      ADDRESS: {
        label: 'Domicile',
        title: 'Votre justificatif de domicile',
        titleOf: (name: string) => `Justificatif de domicile : ${name}`,
        help: 'Un seul justificatif de l’adresse actuelle.',
      },
      PROFESSIONAL: {
        label: 'Profession',
        title: 'Votre situation professionnelle',
        titleOf: (name: string) => `Situation professionnelle : ${name}`,
        help: 'Un ou plusieurs documents récents.',
      },
      INCOME: {
        label: 'Ressources',
        title: 'Vos justificatifs de ressources',
        titleOf: (name: string) => `Justificatifs de ressources : ${name}`,
        help: 'Des documents qui confirment les montants déclarés.',
      },
      GUARANTEE_BODY: {
        label: 'Certificat de garantie',
        title: 'Le certificat de garantie',
        titleOf: (name: string) => `Certificat de garantie : ${name}`,
        help: 'Le document par lequel l’organisme se porte garant pour vous.',
      },
      COMPANY: {
        label: 'Entreprise',
        title: 'Le justificatif de l’entreprise',
        titleOf: (name: string) => `Justificatif de l’entreprise : ${name}`,
        help: 'Un document qui montre que l’entreprise est enregistrée.',
      },
    } satisfies Record<DocumentCategory, CategoryTexts>,
    resubmitted: 'Tout y est de nouveau : votre dossier est reparti en vérification.',
    again: {
      title: 'Ce que vous modifiez sera vérifié de nouveau',
      VERIFIED:
        'Votre dossier est vérifié. Si vous changez quelque chose ici, il repart en vérification, et les propriétaires ne le voient plus en attendant.',
      IN_REVIEW: 'Notre équipe a votre dossier. Vous pouvez encore le modifier : elle verra ce que vous changez.',
    },
  },
  en: {
    menu: 'Steps of the file',
    back: 'Back',
    home: 'My file',
    categoriesMenu: 'Categories of documents',
    guarantorLabel: (name: string) => `Guarantor: ${name}`,
    steps: {
      type: {
        label: 'Type of file',
        title: 'Who will you rent with?',
        help: 'A file brings together everyone who will sign the lease.',
      },
      coTenants: {
        label: 'With whom',
        title: 'Who will sign the lease with you?',
        help: 'Each person joins the file with an account of their own, and sees neither your income nor your documents.',
      },
      names: {
        label: 'Identity',
        title: 'What is your name?',
        help: 'As on your identity document.',
      },
      situation: {
        label: 'Situation and income',
        title: 'What is your situation, and what is your income?',
        help: 'Landlords see these amounts once your file is verified, and only if you apply to them.',
      },
      guarantors: {
        label: 'Guarantors',
        title: 'Do you have a guarantor?',
        help: 'The law does not require one, but a landlord may, unless they are insured against unpaid rent. You can add two.',
      },
      documents: {
        label: 'Your documents',
        title: 'Your documents',
        help: 'Only documents that a landlord may lawfully ask for.',
      },
      summary: {
        label: 'Summary',
        title: 'Check it, then hand it in',
        help: 'Our team checks your file. No landlord sees it before that.',
      },
    },
    categories: {
      IDENTITY: {
        label: 'Identity document',
        title: 'Your identity document',
        titleOf: (name: string) => `Identity document: ${name}`,
        help: 'One document only, still valid. Two files if it has two sides.',
      },
      ADDRESS: {
        label: 'Address',
        title: 'Your proof of address',
        titleOf: (name: string) => `Proof of address: ${name}`,
        help: 'One proof of the current address only.',
      },
      PROFESSIONAL: {
        label: 'Occupation',
        title: 'Your occupation',
        titleOf: (name: string) => `Occupation: ${name}`,
        help: 'One or more recent documents.',
      },
      INCOME: {
        label: 'Income',
        title: 'Your proofs of income',
        titleOf: (name: string) => `Proofs of income: ${name}`,
        help: 'Documents that confirm the declared amounts.',
      },
      GUARANTEE_BODY: {
        label: 'Guarantee certificate',
        title: 'The guarantee certificate',
        titleOf: (name: string) => `Guarantee certificate: ${name}`,
        help: 'The document in which the organisation agrees to be your guarantor.',
      },
      COMPANY: {
        label: 'Company',
        title: 'Proof of registration',
        titleOf: (name: string) => `Proof of registration: ${name}`,
        help: 'A document showing that the company is registered.',
      },
    },
    resubmitted: 'Everything is there again: your file has gone back to be verified.',
    again: {
      title: 'Anything you change will be checked again',
      VERIFIED:
        'Your file is verified. If you change something here, it goes back to be checked, and landlords cannot see it in the meantime.',
      IN_REVIEW: 'Our team has your file. You can still change it: they will see what you change.',
    },
  },
})
