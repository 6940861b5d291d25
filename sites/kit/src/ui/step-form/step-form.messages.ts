import { defineMessages } from '#platform/messages/messages.ts'

export const stepFormMessages = defineMessages({
  fr: {
    next: 'Continuer',
    finish: 'Enregistrer et revenir',
    failure: {
      title: 'Vos réponses n’ont pas pu être enregistrées',
      kept: 'Ce que vous avez écrit reste sur cette page.',
      retry: 'Réessayer',
    },
    conflict: {
      title: 'Modifié ailleurs entre-temps',
      text: 'Depuis que vous avez ouvert cette page, d’autres réponses ont été enregistrées dans un autre onglet ou sur un autre appareil. Rien n’a été remplacé : choisissez ce que vous gardez.',
      saved: 'Enregistré ailleurs',
      typed: 'Écrit ici',
      load: 'Garder ce qui est enregistré',
      overwrite: 'Enregistrer ce que j’ai écrit',
    },
    kept: 'Ce que vous aviez écrit',
    leaving: {
      title: 'Quitter sans enregistrer ?',
      text: 'Ce que vous avez écrit sur cette page n’est pas encore enregistré.',
      confirm: 'Quitter sans enregistrer',
    },
  },
  en: {
    next: 'Continue',
    finish: 'Save and return',
    failure: {
      title: 'Your answers could not be saved',
      kept: 'What you wrote stays on this page.',
      retry: 'Try again',
    },
    conflict: {
      title: 'Changed elsewhere in the meantime',
      text: 'Since you opened this page, other answers were saved in another tab or on another device. Nothing was replaced: choose what to keep.',
      saved: 'Saved elsewhere',
      typed: 'Written here',
      load: 'Keep what was saved',
      overwrite: 'Save what I wrote',
    },
    kept: 'What you had written',
    leaving: {
      title: 'Leave without saving?',
      text: 'What you wrote on this page is not saved yet.',
      confirm: 'Leave without saving',
    },
  },
})
