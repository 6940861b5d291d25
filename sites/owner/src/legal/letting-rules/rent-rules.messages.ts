import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const controlled = (name: string, where: string) => ({
  title: `Loyers encadrés : ${name}`,
  text: `${where}, le loyer sans les charges ne dépasse pas le loyer de référence majoré, que fixe le préfet. Seul un complément justifié s’y ajoute.`,
})

const capped = (name: string, where: string) => ({
  title: `Rent control: ${name}`,
  text: `${where}, the rent without charges may not exceed the ceiling that the prefect sets. Only a supplement with good reasons comes on top.`,
})

/** What each rule says, for owners. Days come from the rule: none is written here. */
export const rentRulesMessages = defineMessages({
  fr: {
    'rent-control-paris': controlled('Paris', 'À Paris'),
    'rent-control-lille': controlled('Lille', 'À Lille, Hellemmes et Lomme'),
    'rent-control-plaine-commune': controlled('Plaine Commune', 'Dans les communes de Plaine Commune'),
    'rent-control-est-ensemble': controlled('Est Ensemble', 'Dans les communes d’Est Ensemble'),
    'rent-control-lyon': controlled('Lyon', 'À Lyon et à Villeurbanne'),
    'rent-control-montpellier': controlled('Montpellier', 'À Montpellier'),
    'rent-control-bordeaux': controlled('Bordeaux', 'À Bordeaux'),
    'rent-control-pays-basque': controlled('Pays basque', 'Dans une partie des communes du Pays basque'),
    'rent-control-grenoble': controlled('Grenoble', 'Dans une partie de la métropole de Grenoble'),
    'rent-supplement': {
      title: 'Complément de loyer',
      text: 'Là où les loyers sont encadrés, un complément demande une localisation ou un confort que le loyer de référence ne compte pas. Il est interdit pour un logement classé F ou G, ou qui a un défaut comme l’humidité ou un vis-à-vis à moins de dix mètres.',
    },
    'rent-between-tenants': {
      title: 'Zone tendue : le loyer entre deux locataires',
      text: 'Un nouveau bail ne dépasse pas le dernier loyer, révisé selon l’indice s’il ne l’a pas été depuis un an. Des travaux ou un dernier loyer très bas ouvrent des exceptions.',
    },
    'rent-revision': {
      title: 'Révision annuelle du loyer',
      text: 'Si le bail le prévoit, le loyer se révise une fois par an. La hausse ne dépasse pas celle de l’indice de référence des loyers (IRL).',
    },
  },
  en: {
    'rent-control-paris': capped('Paris', 'In Paris'),
    'rent-control-lille': capped('Lille', 'In Lille, Hellemmes and Lomme'),
    'rent-control-plaine-commune': capped('Plaine Commune', 'In the communes of Plaine Commune'),
    'rent-control-est-ensemble': capped('Est Ensemble', 'In the communes of Est Ensemble'),
    'rent-control-lyon': capped('Lyon', 'In Lyon and Villeurbanne'),
    'rent-control-montpellier': capped('Montpellier', 'In Montpellier'),
    'rent-control-bordeaux': capped('Bordeaux', 'In Bordeaux'),
    'rent-control-pays-basque': capped('Basque Country', 'In some communes of the Basque Country'),
    'rent-control-grenoble': capped('Grenoble', 'In part of the metropolitan area of Grenoble'),
    'rent-supplement': {
      title: 'Rent supplement',
      text: 'Where rents are capped, a supplement needs a location or comfort that the reference rent does not count. It is forbidden for a home graded F or G, or with a fault such as damp or windows facing others at less than ten metres.',
    },
    'rent-between-tenants': {
      title: 'Tense zone: the rent between two tenants',
      text: 'A new lease may not exceed the last rent, revised by the index unless that was done within a year. Works or a very low last rent allow exceptions.',
    },
    'rent-revision': {
      title: 'Yearly revision of the rent',
      text: 'If the lease says so, the rent is revised once a year. It rises no more than the rent reference index (IRL).',
    },
  },
})
