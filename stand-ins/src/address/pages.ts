import { faultNotice } from '#kit/fault-notice.ts'
import type { FaultKind } from '#kit/faults.ts'
import { type Html, html } from '#kit/html.ts'
import { createLayout } from '#kit/layout.ts'
import type { Language } from '#kit/visit.ts'
import { texts } from './address.messages.ts'
import type { toFeature } from './feature.ts'

const layout = createLayout({ name: { fr: texts.fr.directory, en: texts.en.directory }, files: '/address' })

type Feature = ReturnType<typeof toFeature>
type Visit = {
  language: Language
  address: string
  fault: FaultKind
  text: string
  /** Undefined when the text is too short to search. */
  found: Feature[] | undefined
}

const examples = ['12 rue des lilas 69003', 'st etienne', '75011 rue', 'place de la mairie 97400']

export function homePage({ language, address, fault, text, found }: Visit): string {
  const t = texts[language]
  const content = html`
<h1>${t.title}</h1>
<p class="notice"><strong>${t.warning}</strong> ${t.help}</p>
${faultNotice(fault, language)}
<form class="search" role="search" action="/">
<label for="q">${t.search}</label>
<input id="q" name="q" type="search" value="${text}" maxlength="200" autocomplete="off" spellcheck="false">
<button class="button">${t.searchAction}</button>
</form>
<p class="examples">${t.examples}
${examples.map((example) => html`<a class="quiet" href="/?q=${encodeURIComponent(example)}">${example}</a>`)}</p>
${text ? results(text, found, language) : undefined}
<h2>${t.truthTitle}</h2>
<ul class="truths">
${t.truths.map((truth) => html`<li>${truth}</li>`)}</ul>`
  return layout({ language, address, title: text || t.title, content })
}

function results(text: string, found: Feature[] | undefined, language: Language): Html {
  const t = texts[language]
  if (!found) return html`<p class="state" role="status">${t.tooShort}</p>`
  if (found.length === 0) {
    return html`<p class="state" role="status"><strong>${t.nothingFound(text)}</strong><br>${t.nothingFoundText}</p>`
  }
  return html`<p class="state" role="status"><strong>${t.results(found.length)}</strong></p>
<ol class="addresses">
${found.map(
  ({ properties: { label, postcode, context } }) => html`<li>
<strong>${label}</strong>
<span>${label.includes(postcode) ? '' : `${postcode} · `}${context}</span>
</li>
`,
)}</ol>`
}
