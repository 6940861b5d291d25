import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { criteriaInEnglish, criteriaInFrench } from '@bailclair/texts/criteria-texts.ts'

export const privateNoteMessages = defineMessages({
  fr: {
    title: 'Note privée',
    label: 'Votre note',
    hint: 'Vous seul la voyez ici. Mais le candidat peut la lire s’il demande ses données : n’écrivez que ce que vous pourriez lui dire. Elle est supprimée avec la candidature.',
    save: 'Enregistrer la note',
    saved: 'Note enregistrée.',
    deleted: 'Note supprimée.',
    savedOn: (moment: string) => `Enregistrée le ${moment}`,
    loadFailed: 'La note n’a pas pu être chargée.',
    notice: (criteria: string) =>
      `Ceci pourrait évoquer un critère que la loi interdit (${criteria}). Choisissez sur des critères objectifs : revenus, garanties, date d’entrée, dossier complet.`,
    noticePrivate: 'Cette remarque reste dans votre navigateur. Vous pouvez enregistrer votre note.',
    criteria: criteriaInFrench,
    conflict: {
      title: 'Modifiée ailleurs entre-temps',
      text: 'Une autre version de cette note a été enregistrée dans un autre onglet ou sur un autre appareil :',
      none: 'La note a été supprimée.',
      load: 'Garder ce qui est enregistré',
      overwrite: 'Enregistrer ce que j’ai écrit',
    },
    leaving: {
      title: 'Quitter sans enregistrer ?',
      text: 'Votre note n’est pas encore enregistrée.',
      confirm: 'Quitter sans enregistrer',
    },
  },
  en: {
    title: 'Private note',
    label: 'Your note',
    hint: 'Only you see it here. But the applicant may read it if they ask for their data: write only what you could tell them. It is deleted with the application.',
    save: 'Save the note',
    saved: 'Note saved.',
    deleted: 'Note deleted.',
    savedOn: (moment: string) => `Saved on ${moment}`,
    loadFailed: 'The note could not be loaded.',
    notice: (criteria: string) =>
      `This could point to a criterion that the law forbids (${criteria}). Base your choice on objective criteria: income, guarantees, date of entry, complete file.`,
    noticePrivate: 'This remark stays in your browser. You can save your note.',
    criteria: criteriaInEnglish,
    conflict: {
      title: 'Changed elsewhere in the meantime',
      text: 'Another version of this note was saved in another tab or on another device:',
      none: 'The note was deleted.',
      load: 'Keep what is saved',
      overwrite: 'Save what I wrote',
    },
    leaving: {
      title: 'Leave without saving?',
      text: 'Your note has not been saved yet.',
      confirm: 'Leave without saving',
    },
  },
})
