import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import {
  fineForAskingInEnglish,
  fineForAskingInFrench,
  neverAskedInEnglish,
  neverAskedInFrench,
} from '@bailclair/texts/never-asked-texts.ts'

/** What a landlord may and may not ask for (docs/law.md). */
export const lawMessages = defineMessages({
  fr: {
    which: 'Quel document donnez-vous ?',
    one: 'Un seul de ces documents suffit.',
    several: 'Vous pouvez en donner plusieurs, l’un après l’autre.',
    missing: 'Choisissez d’abord le document que vous donnez.',
    form: 'Une copie suffit ; le propriétaire peut demander à voir l’original. Le document est en français, ou traduit, et les montants sont en euros.',
    closed: 'La loi fixe la liste : on ne peut rien exiger d’autre.',
    list: {
      TENANT: 'Tout ce qu’on peut demander à un candidat',
      PERSON: 'Tout ce qu’on peut demander à un garant',
      COMPANY: 'Ce qu’on peut demander à une société garante',
    },
    never: {
      title: 'Ce que personne n’a le droit de vous demander',
      text: 'Ni un propriétaire, ni une agence, ni nous. N’envoyez rien de tout cela :',
      items: neverAskedInFrench,
      fine: fineForAskingInFrench,
      rights: 'Tous vos droits de candidat',
    },
  },
  en: {
    which: 'Which document are you giving?',
    one: 'One of these is enough.',
    several: 'You can give several, one after another.',
    missing: 'First choose the document you are giving.',
    form: 'A copy is enough; the landlord may ask to see the original. Documents are in French or translated, with amounts in euros.',
    closed: 'The law sets the list: nothing else may be required.',
    list: {
      TENANT: 'All that applicants may be asked for',
      PERSON: 'All that guarantors may be asked for',
      COMPANY: 'What a company that stands surety may be asked for',
    },
    never: {
      title: 'What nobody may ask you for',
      text: 'Not a landlord, not an agency, not us. Send none of these:',
      items: neverAskedInEnglish,
      fine: fineForAskingInEnglish,
      rights: 'All your rights as an applicant',
    },
  },
})
