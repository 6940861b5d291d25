import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const newSlotsMessages = defineMessages({
  fr: {
    title: 'Ajouter des créneaux',
    date: 'Date',
    time: 'Heure de début',
    timeHint: 'Heure de Paris',
    slotsPerDay: 'Nombre de créneaux à la suite',
    durationMinutes: 'Durée de chaque visite',
    bufferMinutes: 'Pause entre deux visites',
    places: 'Places par créneau',
    placesHint: 'Un couple ou une colocation prend une place.',
    place: 'Lieu de rendez-vous',
    placeHint: (address: string | undefined) =>
      address
        ? `Donné une fois la visite réservée. Sans lieu, ce sera : ${address}`
        : 'Donné une fois la visite réservée.',
    minutes: 'min',
    repeat: 'Répéter aussi le',
    weekdays: {
      d1: 'lundi',
      d2: 'mardi',
      d3: 'mercredi',
      d4: 'jeudi',
      d5: 'vendredi',
      d6: 'samedi',
      d7: 'dimanche',
    },
    until: 'Jusqu’au',
    preview: (count: number) => (count === 1 ? 'Vous proposez ce créneau' : `Vous proposez ces ${count} créneaux`),
    submit: (count: number) => (count > 1 ? `Proposer ${count} créneaux` : 'Proposer ce créneau'),
    offered: (count: number) => (count > 1 ? `${count} créneaux ajoutés` : 'Créneau ajouté'),
  },
  en: {
    title: 'Add times',
    date: 'Date',
    time: 'Begins at',
    timeHint: 'Paris time',
    slotsPerDay: 'Number of visits one after the other',
    durationMinutes: 'Duration of each visit',
    bufferMinutes: 'Break between two visits',
    places: 'Places at each time',
    placesHint: 'A couple or a group takes one place.',
    place: 'Meeting place',
    placeHint: (address: string | undefined) =>
      address ? `Told once the visit is booked. Without one it is: ${address}` : 'Told once the visit is booked.',
    minutes: 'min',
    repeat: 'Repeat on',
    weekdays: {
      d1: 'Monday',
      d2: 'Tuesday',
      d3: 'Wednesday',
      d4: 'Thursday',
      d5: 'Friday',
      d6: 'Saturday',
      d7: 'Sunday',
    },
    until: 'Until',
    preview: (count: number) => (count === 1 ? 'You offer this time' : `You offer these ${count} times`),
    submit: (count: number) => (count > 1 ? `Offer ${count} times` : 'Offer this time'),
    offered: (count: number) => (count > 1 ? `${count} times added` : 'Time added'),
  },
})
