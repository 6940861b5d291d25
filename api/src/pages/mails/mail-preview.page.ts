import type { Language } from '@bailclair/domain/value/language.ts'
import { escapeHtml } from '#platform/mail/escape-html.ts'
import { type MailSample, mailCatalogue } from './mail-catalogue.ts'
import { previewTexts } from './preview.messages.ts'

/** The product's design tokens, for light and dark. */
const styles = `
:root { color-scheme: light dark;
  --background: light-dark(#fbfaf7, #121716); --surface: light-dark(#fff, #1a2120); --sunken: light-dark(#f3f1eb, #0d1110);
  --line: light-dark(#d9d5cb, #34403d); --text: light-dark(#1c2321, #edf2f0); --muted: light-dark(#56605c, #a9b6b2);
  --primary: light-dark(#0b5d57, #5ccbbe); --tint: light-dark(#e3f1ee, #17302d); --focus: light-dark(#1d4ed8, #8ab4ff); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--background); color: var(--text); font: 1rem/1.5 Figtree, system-ui, sans-serif; }
a { color: var(--primary); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
.page { display: grid; grid-template-columns: 18rem minmax(0, 1fr); max-width: 84rem; margin: auto; }
header { grid-column: 1 / -1; padding: 2rem 1.5rem 0; }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2; }
header p { max-width: 68ch; margin: .5rem 0 0; color: var(--muted); }
nav { padding: 1.5rem; }
nav h2 { margin: 1rem 0 .25rem; font-size: .875rem; font-weight: 600; color: var(--muted); }
nav ul { margin: 0; padding: 0; list-style: none; }
nav a { display: block; padding: .625rem .75rem; border-radius: 8px; color: inherit; text-decoration: none; line-height: 1.3; }
nav a:hover { background: var(--sunken); }
nav a[aria-current] { background: var(--tint); font-weight: 600; }
main { min-width: 0; padding: 1.5rem; }
main h2 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
main h3 { margin: 2rem 0 .5rem; font-size: 1rem; }
.facts { margin: .25rem 0 0; color: var(--muted); }
.frames { display: flex; flex-wrap: wrap; gap: 0 2rem; }
.frames > div { min-width: 0; max-width: 100%; }
.wide { flex: 1 1 30rem; }
iframe { display: block; width: 100%; height: 46rem; border: 1px solid var(--line); border-radius: 14px; background: var(--surface); }
.narrow iframe { width: 322px; max-width: 100%; }
pre { margin: 0; padding: 1.25rem; border-radius: 14px; background: var(--sunken); font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (width < 48rem) { .page { grid-template-columns: minmax(0, 1fr); } nav { padding-block-end: 0; } }
`

type Preview = { mail: MailSample; language: Language; subject: string; text: string }

/** Lists all mails and shows one: wide, narrow and as text. URLs are relative, because the page knows no host. */
export function previewPage({ mail, language, subject, text }: Preview): string {
  const t = previewTexts[language]
  const other = language === 'fr' ? 'en' : 'fr'
  const frame = (title: string) =>
    `<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="mails/${mail.name}?lang=${language}" title="${escapeHtml(`${title} – ${subject}`)}"></iframe>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${subject} – ${t.title}`)}</title>
<style>${styles}</style>
</head>
<body><div class="page">
<header>
<h1>${t.title}</h1>
<p>${t.help} <a href="mails?mail=${mail.name}&amp;lang=${other}" hreflang="${other}" lang="${other}">${t.otherLanguage}</a></p>
</header>
<nav aria-label="${t.title}">
${(['owner', 'tenant', 'guarantor', 'verifier', 'support'] as const).map((to) => listOf(to, mail, language)).join('\n')}
</nav>
<main>
<h2>${escapeHtml(subject)}</h2>
<p class="facts">${t.to[mail.to]} · <code>${mail.name}</code> · ${t.stops[mail.isUnsubscribable ? 'yes' : 'no']}</p>
<div class="frames">
<div class="wide"><h3>${t.wide}</h3>${frame(t.wide)}</div>
<div class="narrow"><h3>${t.narrow}</h3>${frame(t.narrow)}</div>
</div>
<h3>${t.text}</h3>
<pre tabindex="0">${escapeHtml(text)}</pre>
</main>
</div></body>
</html>
`
}

function listOf(to: MailSample['to'], shown: MailSample, language: Language): string {
  const links = mailCatalogue
    .filter((mail) => mail.to === to)
    .map((mail) => {
      const current = mail === shown ? ' aria-current="page"' : ''
      const { subject } = mail.contentOf(language)
      return `<li><a href="mails?mail=${mail.name}&amp;lang=${language}"${current}>${escapeHtml(subject)}</a></li>`
    })
  return `<h2>${previewTexts[language].to[to]}</h2>\n<ul>${links.join('\n')}</ul>`
}
