import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const applicantRightsMessages = defineMessages({
  fr: {
    title: 'Droits des candidats',
    lead: 'Ce qu’un propriétaire peut demander, ce qu’il n’a pas le droit de demander, et où s’adresser.',
    holders: {
      TENANT: {
        title: 'Ce qu’on peut demander à un candidat',
        text: 'La liste est fermée : rien d’autre ne peut être exigé. Elle vaut pour chaque personne qui loue.',
      },
      PERSON: {
        title: 'Ce qu’on peut demander à un garant',
        text: 'La liste d’un garant est plus courte. Elle est fermée, elle aussi.',
      },
      COMPANY: { title: 'Quand une société se porte garante', text: 'Elle donne deux documents.' },
    },
    one: 'Un seul de ces documents.',
    some: 'Un ou plusieurs de ces documents.',
    form: `
      Une copie suffit. Le propriétaire peut demander à voir l’original. Le document est en français, ou traduit, et les
      montants sont en euros. Le <documents>guide officiel</documents> explique ces deux listes.`,
    body: 'Un organisme qui se porte garant donne un certificat de garantie. C’est la garantie elle-même : la liste n’en parle pas.',
    never: {
      title: 'Ce que personne n’a le droit de demander',
      text: 'Ni un propriétaire, ni une agence. Par exemple :',
    },
    criteria: {
      title: 'Ce qui ne peut pas motiver un refus',
      text: `
        Un propriétaire choisit pour des raisons objectives, qu’il peut montrer. La loi interdit plus de vingt-cinq
        critères. En voici la plupart, regroupés :`,
      offence: 'Refuser quelqu’un pour l’une de ces raisons est un délit.',
    },
    turn: {
      title: 'Où s’adresser',
      text: (phone: string) => `
        Un refus vous semble discriminatoire ? Appelez le ${phone} : l’appel est gratuit. Vous pouvez aussi écrire par le
        <discrimination>site contre les discriminations</discrimination>.

        Le <rightsDefender>Défenseur des droits</rightsDefender> écoute, conseille et peut enquêter. C’est gratuit.

        Gardez l’annonce et les messages. Vous avez six ans pour porter plainte.`,
      post: 'Par courrier :',
    },
    agency: {
      title: 'Un conseil gratuit sur le logement',
      text: 'Les agences départementales d’information sur le logement (ADIL) conseillent les locataires comme les propriétaires.',
      label: 'Département du logement',
      notListed: 'Mon département n’est pas dans la liste',
      site: (name: string) => `Site de l’ADIL : ${name}`,
      national: 'Trouver une agence ou un conseil',
    },
    sources: {
      title: 'Les textes',
      text: 'Cette page vous conseille. Seuls les textes font foi.',
      state: 'État de la règle aujourd’hui',
    },
  },
  en: {
    title: 'Rights of applicants',
    lead: 'What landlords may ask for, what they may not ask for, and where to turn.',
    holders: {
      TENANT: {
        title: 'What applicants may be asked for',
        text: 'The list is closed: nothing else may be required. It holds for each person who rents.',
      },
      PERSON: {
        title: 'What guarantors may be asked for',
        text: 'The list for a guarantor is shorter. It is closed, too.',
      },
      COMPANY: { title: 'When a company stands surety', text: 'It gives two documents.' },
    },
    one: 'Only one of these documents.',
    some: 'One or more of these documents.',
    form: `
      A copy is enough. The landlord may ask to see the original. Documents are in French or translated, with amounts in
      euros. The <documents>official guide</documents> explains both lists.`,
    body: 'An organisation that stands surety gives a guarantee certificate. That is the guarantee itself: the list does not mention it.',
    never: {
      title: 'What nobody may ask for',
      text: 'Neither a landlord nor an agency. For example:',
    },
    criteria: {
      title: 'What cannot be a reason to refuse',
      text: `
        Landlords choose for objective reasons that they can show. The law forbids more than twenty-five criteria. Here
        are most of them, in groups:`,
      offence: 'Refusing somebody for one of these reasons is a criminal offence.',
    },
    turn: {
      title: 'Where to turn',
      text: (phone: string) => `
        Does a refusal look like discrimination? Call ${phone}, free of charge. You can also write through the
        <discrimination>site against discrimination</discrimination>.

        The <rightsDefender>Defender of Rights</rightsDefender> listens, advises and can investigate. It is free.

        Keep the advert and the messages. You have six years to press charges.`,
      post: 'By post:',
    },
    agency: {
      title: 'Free advice on housing',
      text: 'Housing information agencies (ADIL) of the départements advise tenants and landlords alike.',
      label: 'Département of the home',
      notListed: 'My département is not in the list',
      site: (name: string) => `Site of the agency: ${name}`,
      national: 'Find an agency or advice',
    },
    sources: {
      title: 'The texts',
      text: 'This page gives advice. Only the texts bind.',
      state: 'State of the rule today',
    },
  },
})
