import type { Language } from '@bailclair/domain/value/language.ts'

/** Instead of a page that cannot start. */
export const oldBrowserTexts: Record<Language, { title: string; help: string; noScript: string }> = {
  fr: {
    title: 'Votre navigateur est trop ancien pour ce service.',
    help: 'Mettez-le à jour, ou ouvrez cette page dans une version récente de Chrome, Edge, Firefox ou Safari.',
    noScript: 'Cette page a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
  },
  en: {
    title: 'Your browser is too old for this service.',
    help: 'Update it, or open this page in a recent version of Chrome, Edge, Firefox or Safari.',
    noScript: 'This page needs JavaScript. Turn it on in your browser, then reload the page.',
  },
}
