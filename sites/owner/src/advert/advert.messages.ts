import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { mentionNames } from '@bailclair/texts/advert-texts.ts'

const { fr, en } = formats

export const advertMessages = defineMessages({
  fr: {
    title: 'Annonce',
    intro:
      'Un texte avec les mentions obligatoires, à copier où vous voulez. Si le logement a un DPE, ajoutez ses étiquettes en ligne.',
    back: 'Mon bien',
    loading: 'Chargement de l’annonce',
    failed: 'L’annonce n’a pas pu s’afficher',
    preview: 'L’annonce',
    language: 'Langue de l’annonce',
    languages: { fr: 'Français', en: 'Anglais' },
    copy: 'Copier l’annonce',
    copied: 'Annonce copiée',
    download: 'Télécharger en PDF',
    saveAndDownload: 'Enregistrer et télécharger en PDF',
    fileName: { fr: 'annonce', en: 'annonce-en-anglais' },
    downloaded: 'L’annonce est téléchargée.',
    missing: {
      title: (count: number) =>
        `${fr.number(count)} ${fr.plural(count, 'mention obligatoire manquante', 'mentions obligatoires manquantes')}`,
      none: 'Toutes les mentions obligatoires y sont.',
      uncertain: 'Tout le reste est rempli. Vérifiez encore si les loyers sont encadrés à cette adresse.',
      give: 'Compléter',
    },
    mentions: mentionNames.fr,
    untranslated: 'Votre présentation reste dans la langue où vous l’avez écrite.',
    link: {
      included: 'Le lien de partage est dans l’annonce : les candidats l’ouvrent pour envoyer leur dossier.',
      UNVALIDATED: 'Le lien de partage n’est pas dans l’annonce : le bien n’est pas encore validé.',
      PAUSED: 'Le lien de partage n’est pas dans l’annonce : il est en pause.',
      LET: 'Le lien de partage n’est pas dans l’annonce : le logement est loué.',
    },
    place: {
      failed: 'Nous n’avons pas pu vérifier si les loyers sont encadrés à cette adresse. L’annonce n’en dit rien.',
      UNKNOWN: 'Nous ne savons pas si les loyers sont encadrés à cette adresse. L’annonce n’en dit rien.',
      UNCERTAIN: (territory: string) =>
        `${territory} : nous ne savons pas si l’encadrement des loyers s’applique encore. L’annonce n’en dit rien.`,
      check: 'Vérifier sur le site officiel',
    },
    sources: {
      title: 'D’où viennent ces règles ?',
      notice: 'C’est une aide, pas un conseil juridique. Les textes officiels font foi.',
      of: {
        'advert-mentions': 'Mentions de l’annonce',
        'advert-grades': 'Classes énergie et climat',
        'advert-energy-cost': 'Dépenses d’énergie',
        'advert-risks': 'Risques',
        'lease-deposit': 'Dépôt de garantie',
        'lease-charges': 'Charges',
        'lease-fees': 'Honoraires',
      },
      state: {
        ANNOUNCED: (from: string | undefined) => (from ? `annoncé pour le ${fr.date(from)}` : 'annoncé'),
        IN_FORCE: (since: string | undefined) => (since ? `en vigueur depuis le ${fr.date(since)}` : 'en vigueur'),
        ENDED: (since: string | undefined) => (since ? `terminé depuis le ${fr.date(since)}` : 'terminé'),
        UNCERTAIN: (since: string | undefined) => (since ? `incertain depuis le ${fr.date(since)}` : 'incertain'),
      },
      readOn: (day: string) => `Lu le ${fr.date(day)}.`,
      all: 'Toutes les règles de location',
    },
  },
  en: {
    title: 'Advert',
    intro:
      'A text with the compulsory mentions, to copy wherever you like. If the home has an EPC, add its labels online.',
    back: 'My property',
    loading: 'Loading the advert',
    failed: 'The advert could not be shown',
    preview: 'The advert',
    language: 'Language of the advert',
    languages: { fr: 'French', en: 'English' },
    copy: 'Copy the advert',
    copied: 'Advert copied',
    download: 'Download as PDF',
    saveAndDownload: 'Save and download as PDF',
    fileName: { fr: 'advert-in-french', en: 'advert' },
    downloaded: 'The advert is downloaded.',
    missing: {
      title: (count: number) =>
        `${en.number(count)} ${en.plural(count, 'compulsory mention is missing', 'compulsory mentions are missing')}`,
      none: 'Every compulsory mention is there.',
      uncertain: 'Everything else is filled in. Now check whether rents are controlled at this address.',
      give: 'Complete',
    },
    mentions: mentionNames.en,
    untranslated: 'Your own words stay in the language in which you wrote them.',
    link: {
      included: 'The share link is in the advert: applicants open it to send their file.',
      UNVALIDATED: 'The share link is not in the advert: the property is not validated yet.',
      PAUSED: 'The share link is not in the advert: it is paused.',
      LET: 'The share link is not in the advert: the home is let.',
    },
    place: {
      failed: 'We could not check whether rents are controlled at this address. The advert says nothing of it.',
      UNKNOWN: 'We do not know whether rents are controlled at this address. The advert says nothing of it.',
      UNCERTAIN: (territory: string) =>
        `${territory}: we do not know whether rent control still applies. The advert says nothing of it.`,
      check: 'Check on the official site',
    },
    sources: {
      title: 'Where do these rules come from?',
      notice: 'This is help, not legal advice. Only the official texts count.',
      of: {
        'advert-mentions': 'Mentions of the advert',
        'advert-grades': 'Energy and climate grades',
        'advert-energy-cost': 'Energy costs',
        'advert-risks': 'Risks',
        'lease-deposit': 'Deposit',
        'lease-charges': 'Charges',
        'lease-fees': 'Fees',
      },
      state: {
        ANNOUNCED: (from: string | undefined) => (from ? `announced for ${en.date(from)}` : 'announced'),
        IN_FORCE: (since: string | undefined) => (since ? `in force since ${en.date(since)}` : 'in force'),
        ENDED: (since: string | undefined) => (since ? `ended since ${en.date(since)}` : 'ended'),
        UNCERTAIN: (since: string | undefined) => (since ? `uncertain since ${en.date(since)}` : 'uncertain'),
      },
      readOn: (day: string) => `Read on ${en.date(day)}.`,
      all: 'All rules of letting',
    },
  },
})
