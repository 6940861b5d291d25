import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const checkPdfMessages = defineMessages({
  fr: {
    title: 'Vérifier un PDF',
    help: (site: string) =>
      `Vous avez reçu le PDF d’un dossier de location ? Vérifiez qu’il a bien été émis par ${site} et qu’il est intact. Aucune donnée personnelle n’est affichée.`,
    file: 'Le fichier',
    choose: 'Choisir le PDF',
    drop: 'ou déposez-le ici',
    dropNow: 'Déposez-le maintenant',
    staysHere: 'Le fichier ne quitte pas votre appareil : seule son empreinte est comparée.',
    reading: 'Lecture du fichier…',
    unreadable: 'Ce fichier n’a pas pu être lu. Choisissez-le à nouveau.',
    orCode: 'Vous n’avez qu’un imprimé ? Saisissez son code',
    code: 'Code du PDF',
    codeHint: 'Douze lettres et chiffres, en bas de chaque page. Par exemple : K7QX-9M3T-B4WD.',
    submit: 'Vérifier le code',
    verdicts: {
      UNALTERED: {
        title: 'Ce PDF est authentique',
        text: (site: string, date: string) => `${site} l’a émis le ${date}. Il n’a pas été modifié depuis.`,
      },
      ALTERED: {
        title: 'Ce PDF n’est pas l’original',
        text: (site: string, date: string) =>
          `${site} a émis un PDF avec ce code le ${date}, mais ce fichier est différent. Il a été modifié, ou simplement enregistré avec un autre logiciel. Demandez le fichier d’origine.`,
      },
      ISSUED: {
        title: 'Ce code existe',
        text: (site: string, date: string) =>
          `${site} a émis un PDF avec ce code le ${date}. Mais un code peut être recopié : seul le fichier permet de savoir si le document est intact.`,
      },
      UNKNOWN: {
        title: 'Nous ne connaissons pas ce PDF',
        text: (site: string) =>
          `${site} n’a émis aucun PDF de ce genre ces douze derniers mois, ou bien ce fichier a été modifié. Vérifiez le code, ou demandez le fichier d’origine.`,
      },
    },
  },
  en: {
    title: 'Check a PDF',
    help: (site: string) =>
      `Have you received a rental file as a PDF? Check that ${site} issued it and that it is unaltered. No personal data is shown.`,
    file: 'The file',
    choose: 'Choose the PDF',
    drop: 'or drop it here',
    dropNow: 'Drop it now',
    staysHere: 'The file does not leave your device: only its fingerprint is compared.',
    reading: 'Reading the file…',
    unreadable: 'This file could not be read. Please choose it again.',
    orCode: 'Only have a printout? Enter its code',
    code: 'PDF code',
    codeHint: 'Twelve letters and digits, at the foot of every page. For example: K7QX-9M3T-B4WD.',
    submit: 'Check the code',
    verdicts: {
      UNALTERED: {
        title: 'This PDF is genuine',
        text: (site: string, date: string) => `${site} issued it on ${date}. It has not been altered since.`,
      },
      ALTERED: {
        title: 'This PDF is not the original',
        text: (site: string, date: string) =>
          `${site} issued a PDF with this code on ${date}, but this file is different. It was altered, or simply saved with other software. Ask for the original file.`,
      },
      ISSUED: {
        title: 'This code exists',
        text: (site: string, date: string) =>
          `${site} issued a PDF with this code on ${date}. But a code can be copied: only the file can show whether the document is unaltered.`,
      },
      UNKNOWN: {
        title: 'We do not know this PDF',
        text: (site: string) =>
          `${site} issued no such PDF in the last twelve months, or this file was altered. Check the code, or ask for the original file.`,
      },
    },
  },
})
