import { type Html, html } from './html.ts'
import { type Language, languageLink } from './visit.ts'

export type Page = {
  language: Language
  /** Path and query of this page, for the language link. */
  address: string
  title: string
  content: Html
}

/** `files` is the path of stylesheet and icon without extension: `/mailbox` for `/mailbox.css`. */
type Service = { name: Record<Language, string>; files: string }

const texts = {
  fr: { skip: 'Contenu', otherLanguage: 'English' },
  en: { skip: 'Content', otherLanguage: 'Français' },
} satisfies Record<Language, object>

export const createLayout =
  ({ name, files }: Service) =>
  ({ language, address, title, content }: Page): string => {
    const t = texts[language]
    const other = language === 'fr' ? 'en' : 'fr'
    return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${name[language]} BailClair</title>
<link rel="stylesheet" href="${files}.css">
<link rel="icon" href="${files}.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header class="header">
<a class="name" href="/">BailClair <span>${name[language]}</span></a>
<a class="language" href="${languageLink(address, other)}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a>
</header>
<main id="content" tabindex="-1">
${content}
</main>
</body>
</html>
`.markup
  }
