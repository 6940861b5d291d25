import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const shareFileMessages = defineMessages({
  fr: {
    button: 'Partager mon dossier avec ce propriétaire',
    buttonFor: (property: string) => `Partager mon dossier avec ce propriétaire : ${property}`,
    title: 'Partager votre dossier ?',
    text: (owner: string, property: string, day: string) =>
      `Vous autorisez ${owner} à consulter votre dossier de location, une fois vérifié, pour votre candidature au logement « ${property} », jusqu’au ${day}.`,
    withdraw: 'Vous pourrez mettre cet accès en pause ou le retirer à tout moment. Nous prévenons le propriétaire.',
    confirm: 'Partager mon dossier',
    shared: (owner: string, day: string) =>
      `Dossier partagé : ${owner} peut le consulter jusqu’au ${day}, une fois vérifié.`,
    someProperty: 'Logement sans nom',
    someOwner: 'Le propriétaire',
  },
  en: {
    button: 'Share my file with this landlord',
    buttonFor: (property: string) => `Share my file with this landlord: ${property}`,
    title: 'Share your file?',
    text: (owner: string, property: string, day: string) =>
      `You authorise ${owner} to consult your rental file, once it is verified, for your application for the property “${property}”, until ${day}.`,
    withdraw: 'You can pause or withdraw this access at any time. We tell the landlord.',
    confirm: 'Share my file',
    shared: (owner: string, day: string) => `File shared: ${owner} can read it until ${day}, once it is verified.`,
    someProperty: 'Property without a name',
    someOwner: 'The landlord',
  },
})
