import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

/** What each rule says, for owners. Days come from the rule: none is written here. */
export const leaseRulesMessages = defineMessages({
  fr: {
    'advert-mentions': {
      title: 'Ce qu’une annonce doit dire',
      text: 'Le loyer, les charges et leur forme, le dépôt de garantie, la surface, la commune, et si le logement est meublé. Là où les loyers sont encadrés, le loyer de référence majoré et le complément, s’il y en a un.',
    },
    'advert-grades': {
      title: 'Classes énergie et climat dans l’annonce',
      text: 'L’annonce montre la classe énergie et la classe climat du DPE. En ligne et en agence, les deux échelles sont en couleur. Un logement qui n’est pas soumis au DPE fait exception.',
    },
    'advert-energy-cost': {
      title: 'Dépenses d’énergie dans l’annonce',
      text: 'L’annonce donne le coût annuel estimé de l’énergie, tel que le DPE l’imprime, et l’année des prix qui ont servi à l’estimer.',
    },
    'advert-excess': {
      title: 'Annonce d’un logement classé F ou G',
      text: 'L’annonce dit en toutes lettres : « logement à consommation énergétique excessive », avec la classe.',
    },
    'advert-excess-overseas': {
      title: 'Annonce d’un logement classé F ou G outre-mer',
      text: 'Outre-mer aussi, l’annonce dit en toutes lettres : « logement à consommation énergétique excessive », avec la classe.',
    },
    'advert-risks': {
      title: 'Risques dans l’annonce',
      text: 'L’annonce d’un logement exposé à un risque renvoie au site Géorisques. Nos annonces le font toujours.',
    },
    'lease-deposit': {
      title: 'Dépôt de garantie',
      text: 'Un mois de loyer sans charges au plus pour un logement vide, deux mois pour un meublé.',
    },
    'lease-charges': {
      title: 'Charges',
      text: 'Logement vide : des provisions, comptées une fois par an ; en colocation, un forfait est possible. Meublé : provisions ou forfait.',
    },
    'lease-duration': {
      title: 'Durée du bail',
      text: 'Au moins trois ans pour un logement vide, six ans si le bailleur est une société autre que familiale. Un bail plus court, d’un an au moins, est possible si un événement précis oblige le bailleur à reprendre le logement pour une raison familiale ou professionnelle. Au moins un an pour un meublé, neuf mois pour un étudiant.',
    },
    'lease-notice': {
      title: 'Préavis',
      text: 'Le locataire d’un logement vide prévient trois mois avant, un mois en zone tendue ; celui d’un meublé, un mois avant. Le bailleur ne donne congé que pour la fin du bail, six mois avant, trois mois pour un meublé.',
    },
    'lease-mobility': {
      title: 'Bail mobilité',
      text: 'Ce bail meublé est réservé aux étudiants et aux personnes en formation, en stage, en mission ou en mutation. Il dure d’un à dix mois, sans dépôt de garantie, et ses charges sont un forfait. Le locataire part à tout moment, avec un mois de préavis.',
    },
    'lease-fees': {
      title: 'Frais d’agence du locataire',
      text: 'Ces frais ont un maximum par mètre carré, qui dépend de la zone. Le locataire ne paie jamais plus que le bailleur.',
    },
    'applicant-documents': {
      title: 'Documents d’un dossier',
      text: 'Un bailleur ne demande que les documents de deux listes : l’une pour le candidat, l’autre pour son garant. Tout le reste est interdit.',
    },
    'applicant-discrimination': {
      title: 'Choisir sans discriminer',
      text: 'Refuser une location pour un critère interdit est un délit. La loi en nomme plus de vingt-cinq, comme l’origine, l’âge ou la situation de famille.',
    },
  },
  en: {
    'advert-mentions': {
      title: 'What an advert must say',
      text: 'The rent, the charges and what kind they are, the deposit, the living space, the commune, and whether the home is furnished. Where rents are capped, the ceiling and the supplement, if there is one.',
    },
    'advert-grades': {
      title: 'Energy and climate grade in the advert',
      text: 'The advert shows the energy grade and the climate grade of the certificate. Online and in agencies, both scales are in colour. A home that needs no certificate is an exception.',
    },
    'advert-energy-cost': {
      title: 'Energy costs in the advert',
      text: 'The advert gives the estimated yearly cost of energy, as the certificate prints it, and the year of the prices behind it.',
    },
    'advert-excess': {
      title: 'Advert of a home graded F or G',
      text: 'The advert says in full: “logement à consommation énergétique excessive” (home with excessive energy consumption), with the grade.',
    },
    'advert-excess-overseas': {
      title: 'Advert of a home graded F or G overseas',
      text: 'Overseas too, the advert says in full: “logement à consommation énergétique excessive” (home with excessive energy consumption), with the grade.',
    },
    'advert-risks': {
      title: 'Risks in the advert',
      text: 'The advert of a home that is exposed to a risk names the Géorisques site. Our adverts always do.',
    },
    'lease-deposit': {
      title: 'Deposit',
      text: 'At most one month of rent without charges for an unfurnished home, two months for a furnished one.',
    },
    'lease-charges': {
      title: 'Charges',
      text: 'Unfurnished: provisions, settled once a year; shared flats may agree on a flat sum. Furnished: provisions or a flat sum.',
    },
    'lease-duration': {
      title: 'Length of the lease',
      text: 'At least three years for an unfurnished home, six if the landlord is a company other than a family’s. A shorter lease, of at least one year, is possible if a definite event makes the landlord take the home back for a family or professional reason. At least one year for a furnished home, nine months for a student.',
    },
    'lease-notice': {
      title: 'Notice',
      text: 'Tenants of an unfurnished home give three months’ notice, one month in a tense zone; of a furnished home, one month. Landlords give notice only for the end of the lease: six months before, three months if furnished.',
    },
    'lease-mobility': {
      title: 'Mobility lease',
      text: 'This furnished lease is for students and for people in training, on an internship, on a temporary assignment or moved by their employer. It lasts one to ten months, without a deposit, and its charges are a flat sum. Tenants may leave at any time with one month’s notice.',
    },
    'lease-fees': {
      title: 'Agency fees of the tenant',
      text: 'These fees have a maximum per square metre, which depends on the zone. Tenants never pay more than the landlord.',
    },
    'applicant-documents': {
      title: 'Documents of a file',
      text: 'Landlords may only ask for the documents of two lists: one for applicants, one for their guarantors. Everything else is forbidden.',
    },
    'applicant-discrimination': {
      title: 'Choosing without discrimination',
      text: 'Refusing to let for a forbidden reason is a criminal offence. The law names more than twenty-five, such as origin, age or family situation.',
    },
  },
})
