import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const intentMessages = defineMessages({
  fr: {
    title: (count: number) =>
      count === 1
        ? 'Une candidature à finir'
        : `${fr.number(count)} ${fr.plural(count, 'candidature', 'candidatures')} à finir`,
    at: (town: string | undefined, owner: string) => [town, `proposé par ${owner}`].filter(Boolean).join(' · '),
    dates: (begun: string, last: string) => `Commencée le ${begun}, à finir au plus tard le ${last}.`,
    ready: 'Rien n’est encore transmis au propriétaire : nous vous demandons votre accord une dernière fois.',
    noFile: 'Créez d’abord votre dossier : cette candidature vous attend ici, sur tous vos appareils.',
    joiner:
      'Seule la personne qui a créé votre dossier commun peut candidater. Demandez-lui d’ouvrir le lien du logement.',
    finish: 'Finir ma candidature',
    finishWhat: (property: string) => ` : ${property}`,
    drop: 'Abandonner',
    dropWhat: (property: string) => ` la candidature pour ${property}`,
    dropTitle: 'Abandonner cette candidature ?',
    dropText: (property: string) =>
      `Elle disparaîtra de votre espace. Le propriétaire de « ${property} » n’en saura rien. Pour candidater plus tard, rouvrez le lien du logement.`,
    dropped: 'La candidature est abandonnée.',
    leaving: 'Retour au logement',
    leavingHelp: 'Nous vous ramenons au logement pour finir votre candidature.',
  },
  en: {
    title: (count: number) =>
      count === 1 ? 'One application to finish' : `${en.number(count)} applications to finish`,
    at: (town: string | undefined, owner: string) => [town, `let by ${owner}`].filter(Boolean).join(' · '),
    dates: (begun: string, last: string) => `Started on ${begun}, to be finished by ${last}.`,
    ready: 'Nothing has been sent to the landlord yet: we will ask for your agreement one last time.',
    noFile: 'Create your file first: this application will be waiting here, on all your devices.',
    joiner: 'Only the person who created your shared file can apply. Ask them to open the property’s link.',
    finish: 'Finish my application',
    finishWhat: (property: string) => `: ${property}`,
    drop: 'Drop it',
    dropWhat: (property: string) => `: application for ${property}`,
    dropTitle: 'Drop this application?',
    dropText: (property: string) =>
      `It will disappear from your account. The landlord of “${property}” will not be told. To apply later, open the property’s link again.`,
    dropped: 'The application is dropped.',
    leaving: 'Back to the property',
    leavingHelp: 'We are taking you back to the property to finish your application.',
  },
})
