import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const guarantorMessages = defineMessages({
  fr: {
    list: 'Vos garants',
    none: 'Aucun garant pour l’instant. Si vous n’en avez pas, continuez : vous pourrez en ajouter un plus tard.',
    add: 'Ajouter un garant',
    addAnother: 'Ajouter un second garant',
    edit: 'Modifier',
    editOf: (name: string) => ` : ${name}`,
    remove: 'Retirer',
    removeOf: (name: string) => ` ${name}`,
    monthly: (amount: string) => `${amount} par mois`,
    represented: (name: string) => `Représentée par ${name}`,
    removing: {
      title: (name: string) => `Retirer ${name} ?`,
      text: 'Ses justificatifs seront effacés. C’est définitif.',
      confirm: 'Retirer ce garant',
      done: (name: string) => `${name} ne fait plus partie de vos garants.`,
    },

    newTitle: 'Qui se porte garant pour vous ?',
    editTitle: (name: string) => `Votre garant : ${name}`,
    help: 'Demandez d’abord son accord à cette personne : ses justificatifs feront partie de votre dossier.',
    kinds: { PERSON: 'Une personne', COMPANY: 'Une entreprise', BODY: 'Un organisme de garantie' } satisfies Record<
      GuarantorKind,
      string
    >,
    kindHints: {
      PERSON: 'Un parent ou un proche',
      COMPANY: 'Votre employeur, par exemple',
      BODY: 'Visale, par exemple, ou une caution bancaire',
    } satisfies Record<GuarantorKind, string>,
    incomeHint: { PERSON: 'Écrivez 0 si cette personne n’en a pas.', COMPANY: 'Seulement si vous les connaissez.' },
    emailHint:
      'Nous écrirons une seule fois à cette personne, pour l’informer de ses données dans votre dossier et de ses droits. Sans adresse, ce sera à vous de l’informer.',
    told: (email: string) => `Nous informons cette personne à l’adresse ${email}`,
    toTell: 'À vous d’informer cette personne : <notice>remettez-lui cette page</notice>',
    unit: '€ / mois',
    otherKind: {
      title: 'D’autres justificatifs seront demandés',
      text: (name: string) => `Si vous changez de type, les justificatifs déjà envoyés pour ${name} seront effacés.`,
    },
    save: { add: 'Ajouter ce garant', edit: 'Enregistrer' },
    back: 'Retour aux garants',
  },
  en: {
    list: 'Your guarantors',
    none: 'No guarantor yet. If you have none, continue: you can add one later.',
    add: 'Add a guarantor',
    addAnother: 'Add a second guarantor',
    edit: 'Edit',
    editOf: (name: string) => `: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => ` ${name}`,
    monthly: (amount: string) => `${amount} per month`,
    represented: (name: string) => `Represented by ${name}`,
    removing: {
      title: (name: string) => `Remove ${name}?`,
      text: 'Their documents will be erased. This cannot be undone.',
      confirm: 'Remove this guarantor',
      done: (name: string) => `${name} is no longer one of your guarantors.`,
    },

    newTitle: 'Who is your guarantor?',
    editTitle: (name: string) => `Your guarantor: ${name}`,
    help: 'Ask for their agreement first: their documents will be part of your file.',
    kinds: { PERSON: 'A person', COMPANY: 'A company', BODY: 'A guarantor organisation' },
    kindHints: {
      PERSON: 'A parent, a relative or a friend',
      COMPANY: 'Your employer, for example',
      BODY: 'Visale, for example, or a bank guarantee',
    },
    incomeHint: { PERSON: 'Enter 0 if they have none.', COMPANY: 'Only if you know it.' },
    emailHint:
      'We will write to this person once, to tell them about their data in your file and their rights. Without an address, it is up to you to tell them.',
    told: (email: string) => `We inform this person at ${email}`,
    toTell: 'It is up to you to inform this person: <notice>give them this page</notice>',
    unit: '€ / month',
    otherKind: {
      title: 'Other documents will be asked for',
      text: (name: string) => `If you change the type, the documents already sent for ${name} will be erased.`,
    },
    save: { add: 'Add this guarantor', edit: 'Save' },
    back: 'Back to guarantors',
  },
})
