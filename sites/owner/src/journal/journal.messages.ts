import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const journalMessages = defineMessages({
  fr: {
    help: 'Qui a candidaté et quand, les étapes, les motifs et les consultations de dossiers, en PDF. Il vous aide à montrer que votre choix était objectif. Les noms disparaissent avec les candidatures.',
    download: 'Télécharger le journal (PDF)',
    fileName: 'Journal du choix.pdf',
    done: 'Le journal est téléchargé.',
  },
  en: {
    help: 'Who applied and when, the stages, the reasons and when files were opened, as a PDF. It helps you to show that your choice was objective. Names disappear with the applications.',
    download: 'Download the journal (PDF)',
    fileName: 'Journal of the choice.pdf',
    done: 'The journal is downloaded.',
  },
})
