import type { ViewingLinkState } from '@bailclair/domain/complete-file/viewing-link.rules.ts'
import type { FileAccessState } from '@bailclair/domain/file-access/file-access.rules.ts'
import type { FileVisitKind } from '@bailclair/domain/file-access/file-visit.schema.ts'
import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { stagesInEnglish, stagesInFrench } from '@bailclair/texts/stage-texts.ts'

const { fr, en } = formats

export const fileAccessMessages = defineMessages({
  fr: {
    title: 'Qui voit mon dossier',
    help: 'Vous décidez : mettez un accès en pause, prolongez-le, ou retirez votre dossier à tout moment.',
    failed: 'La liste n’a pas pu s’afficher',
    count: (count: number) => `${fr.number(count)} ${fr.plural(count, 'candidature', 'candidatures')}`,
    none: 'Personne ne voit votre dossier',
    noneHelp:
      'Pour candidater, ouvrez le lien de partage qu’un propriétaire vous a donné, et donnez votre accord : il verra votre dossier vérifié pendant un mois, et apparaîtra ici.',
    onlyInitiator:
      'Seule la personne qui a créé le dossier peut prolonger un accès ; chacun peut le mettre en pause ou le retirer.',
    pausedBy: (firstName: string | undefined) =>
      `${firstName ?? 'Une autre personne du dossier'} a mis cet accès en pause. Personne d’autre ne peut le reprendre.`,
    someProperty: 'Logement sans nom',
    someOwner: 'Le propriétaire',

    address: 'Adresse',
    owner: 'Propriétaire',
    stage: 'Étape',
    stages: stagesInFrench,
    follow: 'Suivre cette candidature',
    followFor: (property: string) => `Suivre cette candidature : ${property}`,
    appliedOn: 'Candidature du',
    endsOn: 'Accès jusqu’au',
    endedOn: 'Accès terminé le',
    states: {
      OPEN: { name: 'Consultable', text: (owner: string) => `${owner} peut consulter votre dossier.` },
      AFTER_VISIT: {
        name: 'Après la visite',
        text: (owner: string) =>
          `${owner} voit votre nom et le mot que vous avez laissé, mais rien de votre dossier tant que vous ne le partagez pas.`,
      },
      WAITING: {
        name: 'En attente',
        text: (owner: string) =>
          `${owner} voit votre candidature, mais ni vos revenus ni vos justificatifs tant que votre dossier n’est pas vérifié.`,
      },
      PAUSED: {
        name: 'En pause',
        text: (owner: string) => `${owner} voit votre candidature, mais rien de votre dossier tant que dure la pause.`,
      },
      ENDED: {
        name: 'Terminé',
        text: (owner: string) => `${owner} ne peut plus consulter votre dossier : le mois est écoulé.`,
      },
    } satisfies Record<FileAccessState, unknown>,
    answered: (owner: string) => `${owner} ne peut plus consulter votre dossier : votre candidature a reçu sa réponse.`,

    wish: 'Votre mot',
    extendContactText: (owner: string, property: string, day: string) =>
      `Vous autorisez ${owner} à voir votre nom et votre mot et à vous écrire, pour votre candidature au logement « ${property} », jusqu’au ${day}. Votre dossier ne lui est pas montré.`,
    extendedContact: (owner: string, day: string) =>
      `C’est prolongé : votre candidature reste chez ${owner} jusqu’au ${day}.`,

    noVisit: 'Votre dossier n’a pas encore été consulté.',
    visits: (count: number, latest: string) =>
      `${fr.number(count)} ${fr.plural(count, 'consultation', 'consultations')}, la dernière le ${latest}`,
    visitKinds: {
      VIEW: 'Dossier ouvert',
      DOCUMENT: 'Justificatif ouvert',
      PDF: 'Dossier téléchargé',
    } satisfies Record<FileVisitKind, string>,
    by: (owner: string) => `par ${owner}`,
    byLink: (recipient: string) => `par le lien pour « ${recipient} »`,
    links: (owner: string) => `Liens de consultation créés par ${owner}, valables 24 heures chacun :`,
    linkStates: {
      OPEN: (_made: string, end: string) => `Lien actif jusqu’au ${end}.`,
      EXPIRED: (made: string, end: string) => `Lien créé le ${made}, expiré le ${end}.`,
      REVOKED: (made: string, _end: string) => `Lien créé le ${made}, désactivé par le propriétaire.`,
    } satisfies Record<ViewingLinkState, unknown>,
    linkOpenings: (count: number) => (count === 0 ? 'Jamais ouvert.' : `Ouvert ${fr.number(count)} fois.`),
    visitsNote: 'Plusieurs consultations du même genre en une heure comptent pour une seule.',

    pause: 'Mettre en pause',
    pauseFor: (property: string) => `Mettre en pause l’accès pour ${property}`,
    pausedNow: (owner: string) => `Accès en pause : ${owner} ne voit plus votre dossier.`,
    resume: 'Reprendre',
    resumeFor: (property: string) => `Reprendre l’accès pour ${property}`,
    resumed: (owner: string) => `Accès repris : ${owner} peut de nouveau consulter votre dossier vérifié.`,

    resumedOwn: 'Votre pause est terminée, mais une autre personne du dossier maintient la sienne.',

    extend: 'Prolonger',
    extendFor: (property: string) => `Prolonger l’accès pour ${property}`,
    extendTitle: 'Prolonger cet accès d’un mois ?',
    extendText: (owner: string, property: string, day: string) =>
      `Vous autorisez ${owner} à consulter votre dossier de location, une fois vérifié, pour votre candidature au logement « ${property} », jusqu’au ${day}.`,
    extendWithdraw: 'Vous pourrez retirer cet accès à tout moment.',
    extendConfirm: 'Prolonger d’un mois',
    extended: (owner: string, day: string) => `Accès prolongé : ${owner} voit votre dossier jusqu’au ${day}.`,

    withdraw: 'Retirer',
    withdrawFrom: (owner: string, property: string) => `Retirer mon dossier : ${owner}, ${property}`,
    withdrawTitle: 'Retirer votre dossier ?',
    withdrawText: (owner: string, property: string) =>
      `${owner} ne verra plus ni votre dossier ni votre candidature au logement « ${property} », dès maintenant. Nous l’en avertissons, sauf s’il ne veut pas de ces messages.`,
    withdrawAgain: 'C’est définitif. Pour candidater de nouveau, il vous faudra le lien de partage du logement.',
    withdrawForAll:
      'Personne ne pourra candidater de nouveau à ce logement avec votre dossier commun, sauf si vous l’autorisez ici.',
    withdrawConfirm: 'Retirer mon dossier',
    withdrawn: (owner: string, property: string) =>
      `Dossier retiré : ${owner} ne voit plus votre candidature au logement « ${property} ».`,

    stopped: 'Partages arrêtés',
    stoppedByMe: (owner: string, day: string) =>
      `Vous avez retiré le dossier commun le ${day} : ${owner} ne le voit plus, et personne ne peut candidater de nouveau ici sans votre accord.`,
    stoppedBy: (firstName: string | undefined, owner: string, day: string) =>
      `${firstName ?? 'Une autre personne du dossier'} a retiré le dossier commun le ${day} : ${owner} ne le voit plus. Pour candidater de nouveau, demandez-lui de l’autoriser dans son espace.`,
    allow: 'Autoriser de nouveau',
    allowFor: (property: string) => `Autoriser de nouveau une candidature pour ${property}`,
    allowed: (property: string) =>
      `C’est noté : votre dossier commun peut de nouveau servir à candidater pour ${property}.`,
  },
  en: {
    title: 'Who sees my file',
    help: 'You decide: pause or extend a landlord’s access, or withdraw your file at any time.',
    failed: 'The list could not be shown',
    count: (count: number) => `${en.number(count)} ${en.plural(count, 'application', 'applications')}`,
    none: 'Nobody sees your file',
    noneHelp:
      'To apply, open the link that a landlord gave you and agree to share your file. They can read it for one month once it is verified, and they appear here.',
    onlyInitiator: 'Only the person who created the file can extend access; everyone can pause or withdraw it.',
    pausedBy: (firstName: string | undefined) =>
      `${firstName ?? 'Someone else in the file'} paused this landlord’s access. Nobody else can resume it.`,
    someProperty: 'Property without a name',
    someOwner: 'The landlord',

    address: 'Address',
    owner: 'Landlord',
    stage: 'Stage',
    stages: stagesInEnglish,
    follow: 'Follow this application',
    followFor: (property: string) => `Follow this application: ${property}`,
    appliedOn: 'Applied on',
    endsOn: 'Access until',
    endedOn: 'Access ended on',
    states: {
      OPEN: { name: 'Open', text: (owner: string) => `${owner} can read your file.` },
      AFTER_VISIT: {
        name: 'After the visit',
        text: (owner: string) =>
          `${owner} sees your name and the note you left, but nothing of your file until you share it.`,
      },
      WAITING: {
        name: 'Waiting',
        text: (owner: string) =>
          `${owner} sees your application, but neither your income nor your documents until your file is verified.`,
      },
      PAUSED: {
        name: 'Paused',
        text: (owner: string) => `${owner} sees your application, but nothing of your file while access is paused.`,
      },
      ENDED: {
        name: 'Ended',
        text: (owner: string) => `${owner} can no longer read your file: the month is over.`,
      },
    },
    answered: (owner: string) => `${owner} can no longer read your file: your application has been answered.`,

    wish: 'Your note',
    extendContactText: (owner: string, property: string, day: string) =>
      `You authorise ${owner} to see your name and your note and to write to you, for your application for the property “${property}”, until ${day}. Your file is not shown to them.`,
    extendedContact: (owner: string, day: string) => `Extended: your application stays with ${owner} until ${day}.`,

    noVisit: 'Nobody has opened your file yet.',
    visits: (count: number, latest: string) =>
      `${en.number(count)} ${en.plural(count, 'visit', 'visits')}, the latest on ${latest}`,
    visitKinds: { VIEW: 'File opened', DOCUMENT: 'Document opened', PDF: 'File downloaded' },
    by: (owner: string) => `by ${owner}`,
    byLink: (recipient: string) => `by the link for “${recipient}”`,
    links: (owner: string) => `Viewing links created by ${owner}, valid for 24 hours each:`,
    linkStates: {
      OPEN: (_made: string, end: string) => `Link active until ${end}.`,
      EXPIRED: (made: string, end: string) => `Link created on ${made}, expired on ${end}.`,
      REVOKED: (made: string, _end: string) => `Link created on ${made}, switched off by the landlord.`,
    },
    linkOpenings: (count: number) =>
      count === 0 ? 'Never opened.' : `Opened ${en.number(count)} ${en.plural(count, 'time', 'times')}.`,
    visitsNote: 'Several visits of the same kind within an hour count as one.',

    pause: 'Pause',
    pauseFor: (property: string) => `Pause access for ${property}`,
    pausedNow: (owner: string) => `Access paused: ${owner} no longer sees your file.`,
    resume: 'Resume',
    resumeFor: (property: string) => `Resume access for ${property}`,
    resumed: (owner: string) => `Access resumed: ${owner} can read your verified file again.`,

    resumedOwn: 'Your pause is over, but someone else in the file keeps theirs.',

    extend: 'Extend',
    extendFor: (property: string) => `Extend access for ${property}`,
    extendTitle: 'Extend this access by one month?',
    extendText: (owner: string, property: string, day: string) =>
      `You authorise ${owner} to consult your rental file, once it is verified, for your application for the property “${property}”, until ${day}.`,
    extendWithdraw: 'You can withdraw this access at any time.',
    extendConfirm: 'Extend by one month',
    extended: (owner: string, day: string) => `Access extended: ${owner} sees your file until ${day}.`,

    withdraw: 'Withdraw',
    withdrawFrom: (owner: string, property: string) => `Withdraw my file: ${owner}, ${property}`,
    withdrawTitle: 'Withdraw your file?',
    withdrawText: (owner: string, property: string) =>
      `From now on ${owner} sees neither your file nor your application for the property “${property}”. We will tell them, unless they have switched these messages off.`,
    withdrawAgain: 'This cannot be undone. To apply again you will need the share link of the property.',
    withdrawForAll: 'Nobody can apply for this property with your shared file again, unless you allow it here.',
    withdrawConfirm: 'Withdraw my file',
    withdrawn: (owner: string, property: string) =>
      `File withdrawn: ${owner} no longer sees your application for the property “${property}”.`,

    stopped: 'Stopped sharing',
    stoppedByMe: (owner: string, day: string) =>
      `You withdrew the shared file on ${day}: ${owner} no longer sees it, and nobody can apply here again without your agreement.`,
    stoppedBy: (firstName: string | undefined, owner: string, day: string) =>
      `${firstName ?? 'Someone else in the file'} withdrew the shared file on ${day}: ${owner} no longer sees it. To apply again, ask them to allow it in their account.`,
    allow: 'Allow again',
    allowFor: (property: string) => `Allow again: applications for ${property}`,
    allowed: (property: string) => `Done: your shared file can be used again to apply for ${property}.`,
  },
})
