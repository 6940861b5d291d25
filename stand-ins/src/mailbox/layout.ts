import { type Html, html } from './html.ts'
import { type Language, texts } from './mailbox.messages.ts'

export type Page = {
  language: Language
  /** Path and query of this page: the other language comes back to it. */
  address: string
  title: string
  content: Html
}

export function layout({ language, address, title, content }: Page): string {
  const t = texts[language]
  const other = language === 'fr' ? 'en' : 'fr'
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} – ${t.mailbox} BailClair</title>
<link rel="stylesheet" href="/mailbox.css">
<link rel="icon" href="/mailbox.svg" type="image/svg+xml">
</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header class="header">
<a class="name" href="/">BailClair <span>${t.mailbox}</span></a>
<a class="language" href="${languageLink(address, other)}" lang="${other}" hreflang="${other}">${t.otherLanguage}</a>
</header>
<main id="content" tabindex="-1">
${content}
</main>
</body>
</html>
`.markup
}

function languageLink(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost')
  url.searchParams.set('lang', language)
  return url.pathname + url.search
}

/** An open letter, of our own (design, illustrations). */
export const letter = html`<svg class="letter" viewBox="0 0 160 120" aria-hidden="true">
<path d="M28 50 80 14l52 36v54a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z"/>
<path class="paper" d="M44 84V32a4 4 0 0 1 4-4h64a4 4 0 0 1 4 4v52"/>
<path d="M58 44h44M58 56h28"/>
<path class="paper" d="m28 52 44 28a15 15 0 0 0 16 0l44-28v52a4 4 0 0 1-4 4H32a4 4 0 0 1-4-4z"/>
<path d="m30 106 30-32M130 106l-30-32"/>
</svg>`
