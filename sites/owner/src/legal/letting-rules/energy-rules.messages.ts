import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** What each rule says, for owners. Days come from the rule: none is written here. */
export const energyRulesMessages = defineMessages({
  fr: {
    'energy-lease-g-plus': {
      title: 'Classe G, au-delà de 450 kWh : pas de nouveau bail',
      text: 'Un logement qui consomme plus de 450 kWh d’énergie finale par m² et par an ne peut pas être loué comme résidence principale par un nouveau bail.',
    },
    'energy-lease-g': {
      title: 'Classe G : pas de nouveau bail',
      text: 'Un logement classé G ne peut pas être loué comme résidence principale par un nouveau bail. Un bail en cours continue ; à son renouvellement, le logement doit atteindre une meilleure classe.',
    },
    'energy-lease-f': {
      title: 'Classe F : pas de nouveau bail',
      text: 'Un logement classé F ne peut pas être loué comme résidence principale par un nouveau bail. Un bail en cours continue ; à son renouvellement, le logement doit atteindre une meilleure classe.',
    },
    'energy-lease-e': {
      title: 'Classe E : pas de nouveau bail',
      text: 'Un logement classé E ne peut pas être loué comme résidence principale par un nouveau bail. Un bail en cours continue ; à son renouvellement, le logement doit atteindre une meilleure classe.',
    },
    'energy-lease-g-overseas': {
      title: 'Classe G outre-mer : pas de nouveau bail',
      text: 'Outre-mer aussi, un logement classé G ne peut pas être loué comme résidence principale par un nouveau bail. Le calendrier y est plus tardif.',
    },
    'energy-lease-f-overseas': {
      title: 'Classe F outre-mer : pas de nouveau bail',
      text: 'Outre-mer aussi, un logement classé F ne peut pas être loué comme résidence principale par un nouveau bail. Rien n’y est prévu pour la classe E.',
    },
    'energy-rent': {
      title: 'Classes F et G : loyer gelé',
      text: 'Le loyer d’un logement classé F ou G n’augmente pas : ni par l’indice, ni au renouvellement, ni entre deux locataires. La règle vaut pour un bail signé, renouvelé ou reconduit depuis son premier jour.',
    },
    'energy-rent-overseas': {
      title: 'Classes F et G outre-mer : loyer gelé',
      text: 'Outre-mer aussi, le loyer d’un logement classé F ou G n’augmente pas. La règle vaut pour un bail signé, renouvelé ou reconduit depuis son premier jour.',
    },
    'energy-electricity': {
      title: 'DPE : l’électricité compte moins',
      text: 'Un kilowattheure d’électricité compte pour 1,9 d’énergie primaire, et non plus pour 2,3. Un DPE plus ancien reste valable ; une attestation gratuite peut améliorer sa classe.',
    },
    'energy-electricity-2027': {
      title: 'DPE : l’électricité compte encore moins',
      text: 'Un kilowattheure d’électricité compte pour 1,7 d’énergie primaire, et non plus pour 1,9. Un DPE plus ancien reste valable ; une attestation gratuite peut améliorer sa classe.',
    },
    'energy-small-homes': {
      title: 'DPE : des limites propres aux petits logements',
      text: 'Un logement de 40 m² ou moins a ses propres limites de classe. Si son DPE est plus ancien, une attestation gratuite peut améliorer sa classe.',
    },
    'energy-season': {
      title: 'Location touristique : pas d’autorisation en F ou G',
      text: 'Là où louer à des touristes demande une autorisation de changement d’usage, il faut un DPE valable, de classe A à E. L’autorisation est refusée à un logement classé F ou G.',
    },
    'energy-season-e': {
      title: 'Location touristique : pas d’autorisation en E',
      text: 'La même autorisation demande un DPE valable, de classe A à D.',
    },
    'energy-season-all': {
      title: 'Location touristique : la classe d’un logement décent',
      text: 'En métropole, un logement classé E, F ou G ne peut pas être loué à des touristes ; dans les cinq départements d’outre-mer, un logement classé F ou G. La résidence principale du loueur fait exception. Le maire peut demander le DPE : vous avez deux mois pour l’envoyer, ensuite c’est 100 € par jour. Louer sous la classe exigée coûte jusqu’à 5 000 € par logement. Pour les autres territoires d’outre-mer, rien n’est certain.',
    },
  },
  en: {
    'energy-lease-g-plus': {
      title: 'Grade G, above 450 kWh: no new lease',
      text: 'A home that uses more than 450 kWh of final energy per m² a year may not be let as a main residence under a new lease.',
    },
    'energy-lease-g': {
      title: 'Grade G: no new lease',
      text: 'A home graded G may not be let as a main residence under a new lease. A current lease goes on; when it is renewed, the home must reach a better grade.',
    },
    'energy-lease-f': {
      title: 'Grade F: no new lease',
      text: 'A home graded F may not be let as a main residence under a new lease. A current lease goes on; when it is renewed, the home must reach a better grade.',
    },
    'energy-lease-e': {
      title: 'Grade E: no new lease',
      text: 'A home graded E may not be let as a main residence under a new lease. A current lease goes on; when it is renewed, the home must reach a better grade.',
    },
    'energy-lease-g-overseas': {
      title: 'Grade G overseas: no new lease',
      text: 'Overseas too, a home graded G may not be let as a main residence under a new lease. The dates are later there.',
    },
    'energy-lease-f-overseas': {
      title: 'Grade F overseas: no new lease',
      text: 'Overseas too, a home graded F may not be let as a main residence under a new lease. Nothing is provided there for grade E.',
    },
    'energy-rent': {
      title: 'Grades F and G: rent frozen',
      text: 'The rent of a home graded F or G does not rise: not by the index, not at renewal, not between two tenants. This holds for leases signed, renewed or tacitly renewed since the first day of the rule.',
    },
    'energy-rent-overseas': {
      title: 'Grades F and G overseas: rent frozen',
      text: 'Overseas too, the rent of a home graded F or G does not rise. This holds for leases signed, renewed or tacitly renewed since the first day of the rule.',
    },
    'energy-electricity': {
      title: 'Energy certificate: electricity counts for less',
      text: 'A kilowatt-hour of electricity counts for 1.9 of primary energy, no longer for 2.3. Older certificates stay valid; a free attestation may improve their grade.',
    },
    'energy-electricity-2027': {
      title: 'Energy certificate: electricity counts for even less',
      text: 'A kilowatt-hour of electricity counts for 1.7 of primary energy, no longer for 1.9. Older certificates stay valid; a free attestation may improve their grade.',
    },
    'energy-small-homes': {
      title: 'Energy certificate: small homes have limits of their own',
      text: 'A home of 40 m² or less has its own limits for each grade. If its certificate is older, a free attestation may improve its grade.',
    },
    'energy-season': {
      title: 'Tourist letting: no permit for F or G',
      text: 'Where letting to tourists needs a permit for change of use, it takes a valid EPC from A to E. The permit is refused to a home graded F or G.',
    },
    'energy-season-e': {
      title: 'Tourist letting: no permit for E',
      text: 'The same permit takes a valid EPC from A to D.',
    },
    'energy-season-all': {
      title: 'Tourist letting: the grade of a decent home',
      text: 'In mainland France, a home graded E, F or G may not be let to tourists; in the five overseas départements, a home graded F or G. The landlord’s own main residence is an exception. The mayor may ask for the EPC: you have two months to send it, then it costs €100 a day. Letting below the required grade costs up to €5,000 per home. For the other overseas territories, nothing is certain.',
    },
  },
})
