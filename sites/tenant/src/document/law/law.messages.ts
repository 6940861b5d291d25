import type { neverAsked } from '@bailclair/domain/document/document-category.rules.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

type NeverAsked = (typeof neverAsked)[number]

/** What a landlord may and may not ask for (docs/law.md). */
export const lawMessages = defineMessages({
  fr: {
    which: 'Quel document donnez-vous ?',
    one: 'Un seul de ces documents suffit.',
    several: 'Vous pouvez en donner plusieurs, l’un après l’autre.',
    missing: 'Choisissez d’abord le document que vous donnez.',
    form: 'Une copie suffit ; le propriétaire peut demander à voir l’original. Le document est en français, ou traduit, et les montants sont en euros.',
    never: {
      title: 'Ce que personne n’a le droit de vous demander',
      text: 'Ni un propriétaire, ni une agence, ni nous. N’envoyez rien de tout cela :',
      items: {
        BANK_STATEMENT: 'relevé de compte bancaire',
        HEALTH_INSURANCE_CARD: 'carte Vitale',
        FAMILY_BOOK: 'livret de famille',
        MARRIAGE_OR_DIVORCE_PAPERS: 'contrat de mariage, jugement de divorce',
        CRIMINAL_RECORD: 'casier judiciaire',
        MONEY_BEFORE_THE_LEASE: 'argent avant la signature du bail',
      } satisfies Record<NeverAsked, string>,
      fine: 'Les demander expose à une amende : jusqu’à 3 000 € pour une personne et 15 000 € pour une société.',
    },
  },
  en: {
    which: 'Which document are you giving?',
    one: 'One of these is enough.',
    several: 'You can give several, one after another.',
    missing: 'First choose the document you are giving.',
    form: 'A copy is enough; the landlord may ask to see the original. Documents are in French or translated, with amounts in euros.',
    never: {
      title: 'What nobody may ask you for',
      text: 'Not a landlord, not an agency, not us. Send none of these:',
      items: {
        BANK_STATEMENT: 'bank statement',
        HEALTH_INSURANCE_CARD: 'health insurance card',
        FAMILY_BOOK: 'family record book',
        MARRIAGE_OR_DIVORCE_PAPERS: 'marriage contract, divorce judgment',
        CRIMINAL_RECORD: 'criminal record',
        MONEY_BEFORE_THE_LEASE: 'money before the lease is signed',
      },
      fine: 'Asking for one is punishable by a fine: up to €3,000 for a person, €15,000 for a company.',
    },
  },
})
