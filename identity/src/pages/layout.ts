import type { CookieSite } from '@bailclair/domain/site/cookie.ts'
import { type Language, languages } from '@bailclair/domain/value/language.ts'
import { type Theme, themeCookie, themes } from '@bailclair/domain/value/theme.ts'
import { brand, icon } from './drawings.ts'
import { type Html, html } from './html.ts'
import { layoutMessages } from './layout.messages.ts'
import { inLanguage } from './page-language.ts'
import { resourceHref } from './resources.ts'

export type View = {
  language: Language
  theme: Theme
  cookieSite: CookieSite
  siteName: string
  /** The application that the visitor comes from; the name in the header links to it. */
  home: string
  /** Path and query of this page for the language switch; undefined when it cannot be shown again. */
  address?: string | undefined
  /** The path of this server's public address; usually empty. */
  base?: string
}

/** Each language in its own words. */
const languageNames: Record<Language, string> = { fr: 'Français', en: 'English' }

export function layout(view: View, title: string, content: Html): string {
  const { language, theme, siteName, home, address, base = '' } = view
  const t = layoutMessages[language]
  return html`<!doctype html>
<html lang="${language}"${theme !== 'system' && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}">
${barColours(theme)}
<title>${title} – ${siteName}</title>
<link rel="preload" href="${resourceHref(base, 'figtree.woff2')}" as="font" type="font/woff2" crossorigin>
<link rel="stylesheet" href="${resourceHref(base, 'pages.css')}">
<link rel="icon" href="${resourceHref(base, 'icon.svg')}" type="image/svg+xml">
<script src="${resourceHref(base, 'pages.js')}" defer></script>
</head>
<body>
<a class="skip-link" href="#content">${t.skipToContent}</a>
<header class="header">
<a class="brand" href="${home}" aria-label="${t.home(siteName)}">${brand}${siteName}</a>
<div class="settings">
${themeSwitch(view)}
${address !== undefined && languageSwitch(address, language)}
</div>
</header>
<main class="main" id="content" tabindex="-1">
${content}
</main>
</body>
</html>
`.markup
}

/** `--background` of the tokens: the browser bar of a phone continues the page. The script changes `media`. */
const barColours = (theme: Theme): Html[] =>
  (['light', 'dark'] as const).map((scheme) => {
    const media = theme === 'system' ? `(prefers-color-scheme: ${scheme})` : scheme === theme ? 'all' : 'not all'
    const colour = { light: '#fbfaf7', dark: '#121716' }[scheme]
    return html`<meta name="theme-color" content="${colour}" media="${media}" data-scheme="${scheme}">
`
  })

/** A script applies and stores the choice, so that the page keeps what was typed. Hidden where scripts are off. */
function themeSwitch({ theme: current, cookieSite, language }: View): Html {
  const t = layoutMessages[language]
  const option = (theme: Theme) =>
    html`<option value="${theme}" data-cookie="${themeCookie(theme, cookieSite)}"${theme === current && html` selected`}>${t.themes[theme]}</option>`
  return html`<label class="themes">${icon('contrast')}<span class="visually-hidden">${t.theme}</span>
<select autocomplete="off">${themes.map(option)}</select>
</label>`
}

function languageSwitch(address: string, current: Language): Html {
  const link = (language: Language) =>
    html`<li><a href="${inLanguage(address, language)}" lang="${language}" hreflang="${language}"${
      language === current && html` aria-current="true"`
    }>${languageNames[language]}</a></li>
`
  return html`<nav class="languages" aria-label="${layoutMessages[current].language}">
${icon('globe')}
<ul>
${languages.map(link)}</ul>
</nav>`
}
