import { formats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { defineMessages } from '@bailclair/site-kit/platform/messages/messages.ts'

const { fr, en } = formats

export const readingMessages = defineMessages({
  fr: {
    failed: 'La lecture de ce document n’a pas pu être chargée.',
    retry: 'Recharger la lecture',
    pending: 'Chargement de la lecture…',
    signals: (count: number) => `${fr.number(count)} ${fr.plural(count, 'signal', 'signaux')}`,
    codes: (count: number) => `${fr.number(count)} ${fr.plural(count, 'code signé', 'codes signés')}`,
    recognised: (pages: readonly number[]) =>
      `${fr.plural(pages.length, 'Page', 'Pages')} ${pages.join(', ')} : texte lu par une machine sur une image. Des chiffres ou des lettres peuvent être faux.`,
  },
  en: {
    failed: 'What was read in this document could not be loaded.',
    retry: 'Load it again',
    pending: 'Loading what was read…',
    signals: (count: number) => `${en.number(count)} ${en.plural(count, 'signal', 'signals')}`,
    codes: (count: number) => `${en.number(count)} ${en.plural(count, 'signed code', 'signed codes')}`,
    recognised: (pages: readonly number[]) =>
      `${en.plural(pages.length, 'Page', 'Pages')} ${pages.join(', ')}: text read by a machine from a picture. Letters or digits may be wrong.`,
  },
})
