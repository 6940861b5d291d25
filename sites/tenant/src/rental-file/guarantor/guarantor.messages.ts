import type { GuarantorKind } from '@bailclair/domain/rental-file/guarantor.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const guarantorMessages = defineMessages({
  fr: {
    list: 'Vos garants',
    none: 'Aucun garant pour l’instant. Sans garant, continuez : vous pourrez en ajouter un plus tard.',
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
      text: 'Ses justificatifs seront effacés. Cela ne peut pas être annulé.',
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
      PERSON: 'Un parent, un proche',
      COMPANY: 'Votre employeur, par exemple',
      BODY: 'Visale, par exemple, ou une caution bancaire',
    } satisfies Record<GuarantorKind, string>,
    incomeHint: { PERSON: 'Écrivez 0 s’il n’en a pas.', COMPANY: 'Seulement si vous les connaissez.' },
    emailHint:
      'Nous lui écrivons une fois, pour dire ce que votre dossier garde sur elle, qui le voit et quels sont ses droits. Sans adresse, c’est à vous de lui remettre cette information.',
    told: (email: string) => `Informé par nos soins : ${email}`,
    toTell: 'À informer par vous : <notice>remettez-lui cette page</notice>',
    unit: '€ / mois',
    otherKind: {
      title: 'D’autres justificatifs seront demandés',
      text: (name: string) => `En changeant de type, les justificatifs déjà envoyés pour ${name} seront effacés.`,
    },
    save: { add: 'Ajouter ce garant', edit: 'Enregistrer' },
    back: 'Retour aux garants',
  },
  en: {
    list: 'Your guarantors',
    none: 'No guarantor yet. Without one, go on: you can add one later.',
    add: 'Add a guarantor',
    addAnother: 'Add a second guarantor',
    edit: 'Edit',
    editOf: (name: string) => `: ${name}`,
    remove: 'Remove',
    removeOf: (name: string) => ` ${name}`,
    monthly: (amount: string) => `${amount} a month`,
    represented: (name: string) => `Represented by ${name}`,
    removing: {
      title: (name: string) => `Remove ${name}?`,
      text: 'Their documents will be erased. This cannot be undone.',
      confirm: 'Remove this guarantor',
      done: (name: string) => `${name} is no longer one of your guarantors.`,
    },

    newTitle: 'Who vouches for you?',
    editTitle: (name: string) => `Your guarantor: ${name}`,
    help: 'Ask this person first: their documents will be part of your file.',
    kinds: { PERSON: 'A person', COMPANY: 'A company', BODY: 'A guarantee body' },
    kindHints: {
      PERSON: 'A parent, someone close',
      COMPANY: 'Your employer, for example',
      BODY: 'Visale, for example, or a bank guarantee',
    },
    incomeHint: { PERSON: 'Write 0 if there is none.', COMPANY: 'Only if you know it.' },
    emailHint:
      'We write once, to say what your file keeps about them, who sees it and what their rights are. Without an address, it is up to you to give them this notice.',
    told: (email: string) => `Informed by us: ${email}`,
    toTell: 'For you to inform: <notice>give them this page</notice>',
    unit: '€ / month',
    otherKind: {
      title: 'Other documents will be asked for',
      text: (name: string) => `With another type, the documents already sent for ${name} will be erased.`,
    },
    save: { add: 'Add this guarantor', edit: 'Save' },
    back: 'Back to the guarantors',
  },
})
