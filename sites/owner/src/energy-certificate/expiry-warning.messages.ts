import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const expiryWarningMessages = defineMessages({
  fr: {
    expired: {
      title: 'Ce DPE n’est plus valable',
      text: (lastDay: string) =>
        `Il était valable jusqu’au ${fr.date(lastDay)}. Faites-en établir un nouveau avant de louer.`,
    },
    soon: {
      title: 'Ce DPE arrive à échéance',
      text: (lastDay: string) => `Il est valable jusqu’au ${fr.date(lastDay)}. Prenez rendez-vous sans attendre.`,
    },
    findInspector: 'Trouver un diagnostiqueur',
  },
  en: {
    expired: {
      title: 'This EPC is no longer valid',
      text: (lastDay: string) => `It was valid until ${en.date(lastDay)}. Get a new one before letting.`,
    },
    soon: {
      title: 'This EPC is about to expire',
      text: (lastDay: string) => `It is valid until ${en.date(lastDay)}. Make an appointment now.`,
    },
    findInspector: 'Find an inspector',
  },
})
