import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const shareBanMessages = defineMessages({
  fr: {
    title: 'Partager ce lien malgré l’interdiction ?',
    intro: 'Rien n’est bloqué. Vous pouvez partager le lien, par exemple :',
    cases: {
      season: 'pour une location saisonnière ;',
      works: 'si les travaux seront finis et un nouveau DPE établi avant la signature ;',
      exception: 'si l’une des exceptions de la loi s’applique à ce logement.',
    },
    confirm: 'Partager quand même',
  },
  en: {
    title: 'Share this link despite the ban?',
    intro: 'Nothing is blocked. You may share the link, for example:',
    cases: {
      season: 'for a seasonal let;',
      works: 'if works will be finished, and a new EPC made, before the lease is signed;',
      exception: 'if one of the exceptions in the law applies to this home.',
    },
    confirm: 'Share anyway',
  },
})
