import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const statusMessages = defineMessages({
  fr: {
    TO_COMPLETE: {
      title: 'Votre dossier est à compléter',
      text: (hours: number) =>
        `Quand il sera complet et déposé, notre équipe le vérifiera en ${fr.number(hours)} heures. Il manque encore :`,
    },
    TO_SUBMIT: {
      title: 'Votre dossier est prêt',
      text: (hours: number) =>
        `Tout y est. Relisez-le et déposez-le : notre équipe vous répond en ${fr.number(hours)} heures.`,
    },
    TO_CORRECT: {
      title: 'Votre dossier est à corriger',
      text: (hours: number) =>
        `Ce n’est pas un refus. Faites les corrections demandées ci-dessous : votre dossier repartira de lui-même, et notre équipe vous répondra en ${fr.number(hours)} heures.`,
    },
    IN_REVIEW: {
      title: 'Notre équipe vérifie votre dossier',
      text: (hours: number) =>
        `Vous recevrez une réponse par e-mail, en ${fr.number(hours)} heures. Vous n’avez rien d’autre à faire.`,
    },
    PART_VERIFIED: {
      title: 'Votre partie du dossier est vérifiée',
      text: () =>
        'Les propriétaires verront le dossier commun quand la partie de chacun sera vérifiée. Vous recevrez un e-mail.',
    },
    VERIFIED: {
      title: 'Votre dossier est vérifié',
      text: () =>
        'Les propriétaires auprès de qui vous candidatez peuvent le consulter. Si vous y changez quelque chose, il repart en vérification.',
    },
    late: 'Cela prend plus de temps que prévu, veuillez nous en excuser. Votre dossier garde sa place.',
    actions: {
      complete: 'Compléter mon dossier',
      submit: 'Relire et déposer',
      correct: 'Corriger mon dossier',
      accesses: 'Qui voit mon dossier',
    },

    track: {
      title: 'Les étapes',
      fill: 'Vous remplissez votre dossier',
      fillText: 'Vos réponses, puis les justificatifs que la loi permet de demander, et rien de plus.',
      correctText: 'Faites les corrections demandées : le dossier repart alors de lui-même en vérification.',
      sent: (moment: string) => `Déposé le ${moment}.`,
      verify: 'Notre équipe le vérifie',
      verifyText: (hours: number, days: number) =>
        `Une réponse en ${fr.number(hours)} heures ; l’équipe travaille ${fr.number(days)} jours par semaine.`,
      share: 'Vous le partagez',
      shareText:
        'Vous ouvrez le lien d’un propriétaire et donnez votre accord : il consulte votre dossier pendant un mois.',
    },
    people: 'Le dossier commun est vérifié quand la partie de chacun l’est.',
  },
  en: {
    TO_COMPLETE: {
      title: 'Your file is incomplete',
      text: (hours: number) =>
        `Once it is complete and handed in, our team checks it within ${en.number(hours)} hours. Still missing:`,
    },
    TO_SUBMIT: {
      title: 'Your file is ready',
      text: (hours: number) =>
        `Everything is there. Check it and hand it in: our team answers within ${en.number(hours)} hours.`,
    },
    TO_CORRECT: {
      title: 'Your file needs a correction',
      text: (hours: number) =>
        `This is not a refusal. Make the corrections asked for below: your file then goes back to our team on its own, and they answer within ${en.number(hours)} hours.`,
    },
    IN_REVIEW: {
      title: 'Our team is checking your file',
      text: (hours: number) =>
        `You will get an answer by email within ${en.number(hours)} hours. You have nothing else to do.`,
    },
    PART_VERIFIED: {
      title: 'Your part of the file is verified',
      text: () => 'Landlords will see the shared file once everyone’s part is verified. You will receive an email.',
    },
    VERIFIED: {
      title: 'Your file is verified',
      text: () => 'The landlords you apply to can read it. If you change something, it goes back for verification.',
    },
    late: 'This is taking longer than planned, and we are sorry. Your file keeps its place.',
    actions: {
      complete: 'Complete my file',
      submit: 'Check and hand in',
      correct: 'Correct my file',
      accesses: 'Who sees my file',
    },

    track: {
      title: 'The steps',
      fill: 'You fill in your file',
      fillText: 'Your answers, then the documents a landlord may lawfully ask for, and nothing more.',
      correctText: 'Make the corrections asked for: the file then goes back for verification on its own.',
      sent: (moment: string) => `Handed in on ${moment}.`,
      verify: 'Our team verifies it',
      verifyText: (hours: number, days: number) =>
        `An answer within ${en.number(hours)} hours; the team works ${en.number(days)} days a week.`,
      share: 'You share it',
      shareText: 'You open a landlord’s link and agree: they can read your file for one month.',
    },
    people: 'The shared file is verified when everyone’s part is.',
  },
})
