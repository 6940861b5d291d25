import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const recapMessages = defineMessages({
  fr: {
    edit: 'Modifier',
    fill: 'Compléter',
    add: 'Ajouter',
    replace: 'Remplacer',
    missing: 'À compléter',
    declined: 'À corriger',
    notAsked: 'Pas nécessaire',
    you: 'Vous',
    facts: {
      people: 'Avec qui',
      names: 'Identité',
      guarantors: 'Garants',
    },
    noIncome: 'Aucun revenu',
    noGuarantor: 'Aucun garant',
    files: (count: number) => `${count} ${fr.plural(count, 'fichier', 'fichiers')}`,
    verifiedFiles: (count: number) => `${count} ${fr.plural(count, 'fichier vérifié', 'fichiers vérifiés')}`,
    yourDocuments: 'Vos justificatifs',
    documentsOf: (name: string) => `Justificatifs de votre garant : ${name}`,
  },
  en: {
    edit: 'Edit',
    fill: 'Complete',
    add: 'Add',
    replace: 'Replace',
    missing: 'To be completed',
    declined: 'To correct',
    notAsked: 'Not needed',
    you: 'You',
    facts: {
      people: 'With whom',
      names: 'Identity',
      guarantors: 'Guarantors',
    },
    noIncome: 'No income',
    noGuarantor: 'No guarantor',
    files: (count: number) => `${count} ${en.plural(count, 'file', 'files')}`,
    verifiedFiles: (count: number) => `${count} ${en.plural(count, 'file verified', 'files verified')}`,
    yourDocuments: 'Your documents',
    documentsOf: (name: string) => `Your guarantor’s documents: ${name}`,
  },
})
