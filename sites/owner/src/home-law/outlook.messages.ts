import type { OutlookRuleId } from '@bailclair/domain/law/home-outlook.rules.ts'
import type { LawState } from '@bailclair/domain/law/law-rule.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

type Names = Readonly<Record<Exclude<OutlookRuleId, `rent-control-${string}`>, string>>
type Becomes = Readonly<Record<LawState, string>>

export const outlookMessages = defineMessages({
  fr: {
    title: 'En bref',
    uncertain: 'Ce qui est incertain aujourd’hui',
    next: 'Ce qui va changer',
    none: 'Aucun changement n’est annoncé pour ce logement.',
    since: (day: string) => `depuis le ${fr.date(day)}`,
    withoutGrade: 'Sans la lettre du DPE, les dates qui dépendent de la classe énergie ne figurent pas ici.',
    withoutPlace: 'Tant que le lieu n’est pas connu, les règles de loyer de la commune ne figurent pas ici.',
    becomes: {
      IN_FORCE: 'Entre en vigueur',
      ENDED: 'Prend fin',
      UNCERTAIN: 'Devient incertain',
      ANNOUNCED: 'Est suspendu',
    } satisfies Becomes,
    control: (territory: string) => `Encadrement des loyers : ${territory}`,
    names: {
      'energy-lease-g-plus': 'Interdiction de louer au-delà de 450 kWh par m² et par an',
      'energy-lease-g': 'Interdiction de louer un logement classé G',
      'energy-lease-f': 'Interdiction de louer un logement classé F',
      'energy-lease-e': 'Interdiction de louer un logement classé E',
      'energy-lease-g-overseas': 'Interdiction de louer un logement classé G, outre-mer',
      'energy-lease-f-overseas': 'Interdiction de louer un logement classé F, outre-mer',
      'energy-electricity-2027': 'DPE : l’électricité compte moins, la classe peut s’améliorer',
      'energy-rent': 'Gel du loyer des logements classés F ou G',
      'energy-rent-overseas': 'Gel du loyer des logements classés F ou G, outre-mer',
      'energy-season': 'Classe exigée pour l’autorisation de louer à des touristes',
      'energy-season-e': 'Classe D au moins pour l’autorisation de louer à des touristes',
      'energy-season-all': 'Classe exigée pour louer à des touristes',
      'rent-supplement': 'Conditions du complément de loyer',
      'rent-between-tenants': 'Plafond du loyer entre deux locataires, en zone tendue',
      'rent-revision': 'Révision du loyer',
      'lease-deposit': 'Limite du dépôt de garantie',
      'lease-charges': 'Règlement des charges',
      'lease-duration': 'Durée du bail',
      'lease-notice': 'Délais de congé',
      'lease-mobility': 'Limites du bail mobilité',
      'lease-fees': 'Plafonds des honoraires d’agence',
    } satisfies Names,
  },
  en: {
    title: 'In short',
    uncertain: 'What is uncertain today',
    next: 'What will change',
    none: 'No change is announced for this home.',
    since: (day: string) => `since ${en.date(day)}`,
    withoutGrade: 'Without the letter of the EPC, the dates that depend on the energy grade are not listed here.',
    withoutPlace: 'As long as the place is not known, the rent rules of its commune are not listed here.',
    becomes: {
      IN_FORCE: 'Comes into force',
      ENDED: 'Ends',
      UNCERTAIN: 'Becomes uncertain',
      ANNOUNCED: 'Is suspended',
    } satisfies Becomes,
    control: (territory: string) => `Rent control: ${territory}`,
    names: {
      'energy-lease-g-plus': 'Ban on letting a home above 450 kWh per m² a year',
      'energy-lease-g': 'Ban on letting a home graded G',
      'energy-lease-f': 'Ban on letting a home graded F',
      'energy-lease-e': 'Ban on letting a home graded E',
      'energy-lease-g-overseas': 'Ban on letting a home graded G, overseas',
      'energy-lease-f-overseas': 'Ban on letting a home graded F, overseas',
      'energy-electricity-2027': 'EPC: electricity counts for less, the grade may improve',
      'energy-rent': 'Frozen rent of homes graded F or G',
      'energy-rent-overseas': 'Frozen rent of homes graded F or G, overseas',
      'energy-season': 'Grade required for a permit to let to tourists',
      'energy-season-e': 'Grade D at least for a permit to let to tourists',
      'energy-season-all': 'Grade required to let to tourists',
      'rent-supplement': 'Conditions of a rent supplement',
      'rent-between-tenants': 'Limit of the rent between two tenants, in a tense zone',
      'rent-revision': 'Revision of the rent',
      'lease-deposit': 'Limit of the deposit',
      'lease-charges': 'How charges are paid',
      'lease-duration': 'Duration of the lease',
      'lease-notice': 'Periods of notice',
      'lease-mobility': 'Limits of a mobility lease',
      'lease-fees': 'Limits of agency fees',
    } satisfies Names,
  },
})
