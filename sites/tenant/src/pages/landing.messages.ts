import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

export const landingMessages = defineMessages({
  fr: {
    title: 'Votre dossier de location, une fois pour toutes',
    promise: (minutes: number, hours: number) =>
      `Créez votre dossier en ${minutes}\u202Fminutes. Notre équipe le vérifie en ${hours}\u202Fheures, puis vous le partagez avec les propriétaires de votre choix.`,
    signUp: 'Créer mon compte',
    signIn: 'Se connecter',
    free: 'Un service gratuit.',
    benefits: 'Pourquoi un dossier vérifié',
    once: {
      title: 'Un seul dossier',
      text: 'Vous le préparez une fois, puis vous candidatez à autant de logements que vous voulez.',
    },
    lawful: {
      title: 'Seulement ce que la loi permet',
      text: 'Chaque étape dit ce qu’un propriétaire peut vous demander, et ce qu’il ne peut pas.',
    },
    control: {
      title: 'Vous gardez la main',
      text: 'Vous voyez qui a ouvert votre dossier, et vous le retirez quand vous voulez.',
    },
    what: 'Ce que contient un dossier',
    whatHelp: 'Rien de plus : ni relevé de compte, ni carte Vitale, ni livret de famille.',
    contents: {
      identity: 'Une pièce d’identité',
      address: 'Un justificatif de domicile',
      situation: 'Votre situation professionnelle',
      income: 'Vos revenus',
      guarantors: 'Vos garants, si vous en avez',
    },
  },
  en: {
    title: 'Your rental file, once and for all',
    promise: (minutes: number, hours: number) =>
      `Create your file in ${minutes} minutes. Our team checks it within ${hours} hours, then you share it with the landlords you choose.`,
    signUp: 'Create my account',
    signIn: 'Sign in',
    free: 'A free service.',
    benefits: 'Why a verified file',
    once: {
      title: 'One file',
      text: 'You prepare it once, then apply for as many properties as you like.',
    },
    lawful: {
      title: 'Only what the law allows',
      text: 'Every step says what a landlord may ask you for, and what they may not.',
    },
    control: {
      title: 'You stay in control',
      text: 'You see who has opened your file, and take it back whenever you like.',
    },
    what: 'What a file contains',
    whatHelp: 'Nothing more: no bank statement, no health-insurance card, no family record book.',
    contents: {
      identity: 'One identity document',
      address: 'One proof of address',
      situation: 'Your occupation',
      income: 'Your income',
      guarantors: 'Your guarantors, if you have any',
    },
  },
})
