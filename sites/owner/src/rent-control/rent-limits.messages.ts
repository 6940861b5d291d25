import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const rentLimitsMessages = defineMessages({
  fr: {
    title: 'Ce que la loi dit de ce loyer',
    noAddress: 'Dans certaines communes, le loyer est plafonné.',
    addAddress: 'Indiquez l’adresse du bien pour le savoir.',
    unknownPlace: 'Nous n’avons pas pu situer cette adresse : nous ne savons pas si le loyer y est plafonné.',
    controlSimulator: 'Vérifier si les loyers sont encadrés',
    zoneSimulator: 'Vérifier si la commune est en zone tendue',
    source: 'Source :',
    allRules: 'Toutes les règles qui concernent ce bien',
    facts: {
      type: 'le type de bien',
      furniture: 'l’ameublement',
      livingSpace: 'la surface habitable',
      rooms: 'le nombre de pièces principales',
      builtPeriod: 'l’époque de construction',
      lastRent: 'le loyer du dernier locataire',
      lastRentSince: 'la date de ce dernier loyer',
    },
    charges: 'Charges : provisions ou forfait ?',
  },
  en: {
    title: 'What the law says about this rent',
    noAddress: 'In some towns the rent is capped.',
    addAddress: 'Enter the address of the property to find out.',
    unknownPlace: 'We could not locate this address, so we do not know whether the rent is capped there.',
    controlSimulator: 'Check whether rents are controlled',
    zoneSimulator: 'Check whether the town is in a tense zone',
    source: 'Source:',
    allRules: 'All the rules for this property',
    facts: {
      type: 'the property type',
      furniture: 'the furnishing',
      livingSpace: 'the living space',
      rooms: 'the number of main rooms',
      builtPeriod: 'when it was built',
      lastRent: 'the rent of the last tenant',
      lastRentSince: 'the date of that last rent',
    },
    charges: 'Charges: advance payments or a flat rate?',
  },
})
