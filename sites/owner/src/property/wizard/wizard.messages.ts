import type { WizardStep } from '@bailclair/domain/property/wizard.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type StepTexts = {
  /** In the menu. */
  label: string
  title: string
  help: string
}

export const wizardMessages = defineMessages({
  fr: {
    menu: 'Étapes de la description du bien',
    back: 'Retour',
    dashboard: 'Tableau de bord',
    property: 'Mon bien',
    steps: {
      identity: {
        label: 'Vos coordonnées',
        title: 'Avant tout, qui êtes-vous ?',
        help: 'Votre nom apparaît sur la page de vos biens : les candidats savent à qui ils confient leur dossier.',
      },
      name: {
        label: 'Nom',
        title: 'Quel nom donnez-vous à ce bien ?',
        help: 'Il vous aide à le reconnaître. Les candidats le voient aussi.',
      },
      type: {
        label: 'Type',
        title: 'De quel type de bien s’agit-il ?',
        help: 'Choisissez ce qui s’en approche le plus.',
      },
      address: {
        label: 'Adresse',
        title: 'Où se trouve ce bien ?',
        help: 'Écrivez le début de l’adresse, puis choisissez-la dans la liste, ou écrivez-la en entier.',
      },
      furniture: {
        label: 'Ameublement',
        title: 'Le louez-vous meublé ?',
        help: 'Le bail, le préavis et le dépôt de garantie en dépendent.',
      },
      livingSpace: {
        label: 'Surface',
        title: 'Quelle est sa surface habitable ?',
        help: 'Celle qui figure sur le bail ou sur le diagnostic de performance énergétique.',
      },
      rent: {
        label: 'Loyer',
        title: 'Quel est le loyer mensuel ?',
        help: 'Il sert à calculer le taux d’effort : la part des revenus d’un candidat que prendrait le loyer.',
      },
      diagnostic: {
        label: 'Diagnostic énergétique',
        title: 'Quelle est sa performance énergétique ?',
        help: 'Le diagnostic de performance énergétique (DPE) indique ce que le logement consomme, et s’il peut être loué.',
      },
      validate: {
        label: 'Validation',
        title: 'Vérifiez, puis validez',
        help: 'Une fois votre bien validé, son lien de partage s’ouvre aux candidats.',
      },
    } satisfies Record<WizardStep, StepTexts>,
    loadFailure: 'Votre bien n’a pas pu être chargé',
    retry: 'Réessayer',
  },
  en: {
    menu: 'Steps to describe the property',
    back: 'Back',
    dashboard: 'Dashboard',
    property: 'My property',
    steps: {
      identity: {
        label: 'Your details',
        title: 'First of all, who are you?',
        help: 'Your name appears on your properties’ pages: applicants know who they are trusting with their file.',
      },
      name: {
        label: 'Name',
        title: 'What do you call this property?',
        help: 'It helps you recognise it. Applicants see it too.',
      },
      type: {
        label: 'Type',
        title: 'What type of property is it?',
        help: 'Choose what comes closest.',
      },
      address: {
        label: 'Address',
        title: 'Where is this property?',
        help: 'Start typing the address, then choose it from the list, or type it in full.',
      },
      furniture: {
        label: 'Furnishing',
        title: 'Do you let it furnished?',
        help: 'The lease, the notice period and the deposit depend on it.',
      },
      livingSpace: {
        label: 'Living space',
        title: 'What is its living space?',
        help: 'As stated on the lease or on the energy performance certificate.',
      },
      rent: {
        label: 'Rent',
        title: 'What is the monthly rent?',
        help: 'It is used to work out the effort rate: the share of an applicant’s income that the rent would take.',
      },
      diagnostic: {
        label: 'Energy certificate',
        title: 'How energy-efficient is it?',
        help: 'The energy performance certificate (EPC) says how much energy the home uses, and whether it may be let.',
      },
      validate: {
        label: 'Validation',
        title: 'Check, then validate',
        help: 'Once your property is validated, its share link opens to applicants.',
      },
    },
    loadFailure: 'Your property could not be loaded',
    retry: 'Try again',
  },
})
