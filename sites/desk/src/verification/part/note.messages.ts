import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const noteMessages = defineMessages({
  fr: {
    title: 'Notes de l’équipe',
    label: 'Pour vous et vos collègues',
    hint: 'Des faits, sans jugement : la personne peut demander à lire ces notes.',
    tooLong: 'Cette note est trop longue',
    saved: (time: string) => `Notes enregistrées à ${time}`,
    states: {
      saved: 'Notes enregistrées',
      saving: 'Enregistrement…',
      failed: 'Notes pas encore enregistrées, nouvel essai dans un instant',
    },
    asked: 'Un collègue demande un second avis',
    askedOn: (moment: string) => `Demandé le ${moment}. Décidez, ou demandez un autre avis en donnant le vôtre.`,
  },
  en: {
    title: 'Team notes',
    label: 'For you and your colleagues',
    hint: 'Facts, no judgement: the person may ask to read these notes.',
    tooLong: 'This note is too long',
    saved: (time: string) => `Notes saved at ${time}`,
    states: {
      saved: 'Notes saved',
      saving: 'Saving…',
      failed: 'Notes not saved yet, trying again in a moment',
    },
    asked: 'A colleague is asking for a second opinion',
    askedOn: (moment: string) => `Asked on ${moment}. Decide, or ask for another opinion and give yours.`,
  },
})
