import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const lettingRulesMessages = defineMessages({
  fr: {
    title: 'Règles de location',
    lead: 'Chaque règle que le service connaît, avec son texte et son état aujourd’hui.',
    about: {
      title: 'À lire d’abord',
      text: `
        Cette page vous conseille. Seuls les textes font foi : chaque règle mène à son texte ou à sa page officielle.
        Quand nous n’avons pas lu un texte à la source, nous le disons.

        Une règle change avec le temps et selon le lieu. Elle est « incertaine » quand nous ne savons pas si elle
        s’applique encore : vérifiez-la à la source officielle.`,
      today: 'État des règles au',
    },
    topics: {
      ENERGY: 'Énergie',
      RENT: 'Loyer',
      ADVERT: 'Annonce',
      LEASE: 'Bail',
      APPLICANT: 'Candidats',
    },
    places: {
      FRANCE: 'Toute la France',
      MAINLAND: 'France métropolitaine',
      OVERSEAS_DEPARTMENT: 'Les cinq départements d’outre-mer',
      TENSE_ZONE: 'Communes en zone tendue',
      CONTROLLED_RENTS: 'Là où les loyers sont encadrés',
    },
    dates: {
      inForce: (day: string) => `En vigueur depuis le ${day}.`,
      starts: (day: string) => `Entre en vigueur le ${day}.`,
      noStart: 'Son premier jour n’est pas connu.',
      ended: (day: string) => `Son dernier jour était le ${day}.`,
      uncertain: (day: string) => `Son dernier jour connu était le ${day}. Un texte l’a peut-être prolongée depuis.`,
      ends: (day: string) => `Son dernier jour est le ${day}.`,
      mayEnd: (day: string) => `Son dernier jour connu est le ${day}. On ne sait pas encore si un texte la prolongera.`,
      later: (day: string, state: string) => `À partir du ${day} : ${state}.`,
      noEnd: 'Aucune fin n’est prévue.',
      byOperator: 'Cet état a été mis à jour par l’équipe du service.',
    },
    source: {
      label: 'Source :',
      AT_SOURCE: (day: string) => `Texte lu à la source le ${day}.`,
      SECOND_HAND: (day: string) => `Connu de seconde main, le ${day} : le texte lui-même n’a pas été lu.`,
      reviewBy: (day: string) => `Prochaine vérification avant le ${day}.`,
      overdue: (day: string) => `La vérification prévue avant le ${day} n’est pas encore faite.`,
    },
    tenseZones: 'Le simulateur officiel dit si une commune est en zone tendue',
    rights: 'Ce qu’on peut demander à un candidat',
    territories: {
      title: 'Territoires où les loyers sont encadrés',
      text: 'Le préfet y fixe chaque année un loyer de référence par zone, époque de construction et nombre de pièces. Seul son arrêté fait foi.',
      official: 'Simulateur officiel',
      known: (day: string) => `Le service connaît les chiffres de l’arrêté, valables jusqu’au ${day}.`,
      old: (day: string) =>
        `Les chiffres que le service connaît ont pris fin le ${day}. Il ne connaît pas encore les nouveaux.`,
      unsure: 'Les chiffres que le service connaît ne comptent que si les loyers sont encore encadrés ici.',
      map: 'Il ne connaît pas les limites des zones : le site officiel donne la zone d’une adresse.',
    },
  },
  en: {
    title: 'Letting rules',
    lead: 'Every rule that the service knows, with its text and its state today.',
    about: {
      title: 'Read this first',
      text: `
        This page gives advice. Only the texts bind: each rule leads to its text or to its official page. Where we did
        not read a text at its source, we say so.

        A rule changes over time and from place to place. It is “uncertain” when we do not know whether it still
        applies: check it at the official source.`,
      today: 'State of the rules on',
    },
    topics: {
      ENERGY: 'Energy',
      RENT: 'Rent',
      ADVERT: 'Advert',
      LEASE: 'Lease',
      APPLICANT: 'Applicants',
    },
    places: {
      FRANCE: 'All of France',
      MAINLAND: 'Mainland France',
      OVERSEAS_DEPARTMENT: 'The five overseas départements',
      TENSE_ZONE: 'Communes in a tense zone',
      CONTROLLED_RENTS: 'Where rents are capped',
    },
    dates: {
      inForce: (day: string) => `In force since ${day}.`,
      starts: (day: string) => `Comes into force on ${day}.`,
      noStart: 'Its first day is not known.',
      ended: (day: string) => `Its last day was ${day}.`,
      uncertain: (day: string) => `Its last known day was ${day}. A text may have prolonged it since.`,
      ends: (day: string) => `Its last day is ${day}.`,
      mayEnd: (day: string) => `Its last known day is ${day}. It is not known yet whether a text will prolong it.`,
      later: (day: string, state: string) => `From ${day}: ${state}.`,
      noEnd: 'No end is planned.',
      byOperator: 'This state was updated by the team of the service.',
    },
    source: {
      label: 'Source:',
      AT_SOURCE: (day: string) => `Read at its source on ${day}.`,
      SECOND_HAND: (day: string) => `Known at second hand, on ${day}: the text itself was not read.`,
      reviewBy: (day: string) => `Next check by ${day}.`,
      overdue: (day: string) => `The check planned by ${day} has not been done yet.`,
    },
    tenseZones: 'The official simulator says whether a commune is in a tense zone',
    rights: 'What applicants may be asked for',
    territories: {
      title: 'Territories where rents are capped',
      text: 'There the prefect sets a reference rent every year, by zone, period of construction and number of rooms. Only the prefect’s order binds.',
      official: 'Official simulator',
      known: (day: string) => `The service knows the figures of the order, valid until ${day}.`,
      old: (day: string) => `The figures that the service knows ended on ${day}. It does not know the new ones yet.`,
      unsure: 'The figures that the service knows count only if rents are still capped here.',
      map: 'It does not know the limits of the zones: the official site gives the zone of an address.',
    },
  },
})
