import { type Html, html } from '#kit/html.ts'
import { createLayout } from '#kit/layout.ts'
import type { Language } from '#kit/visit.ts'
import { texts } from './federation.messages.ts'
import { inventedPeople, type Person } from './people.ts'

type Visit = { language: Language; address: string }

const layout = createLayout({ name: { fr: texts.fr.federation, en: texts.en.federation }, files: '/federation' })

export function choicePage({ language, address }: Visit): string {
  const t = texts[language]
  const content = html`
<h1>${t.title}</h1>
<p class="notice"><strong>${t.warning}</strong> ${t.help}</p>
<form class="people" method="post" action="${address}">
<h2>${t.people}</h2>
<ul>
${inventedPeople.map(
  (person) => html`<li>${personButton(person, language)}</li>
`,
)}</ul>
</form>
<form class="other" method="post" action="${address}">
<h2>${t.other}</h2>
${field('email', t.email, 'email')}
<label class="check"><input type="checkbox" name="email_verified" checked> ${t.emailVerified}</label>
<div class="names">
${field('given_name', t.givenName)}
${field('family_name', t.familyName)}
</div>
<button class="button" name="choice" value="typed">${t.submit}</button>
</form>
<form class="cancel" method="post" action="${address}">
<button class="button button-plain" name="choice" value="cancel">${t.cancel}</button>
</form>`
  return layout({ language, address, title: t.title, content })
}

function personButton({ subject, givenName, familyName, email, isEmailVerified }: Person, language: Language): Html {
  const t = texts[language]
  const name = [givenName, familyName].filter(Boolean).join(' ')
  const state = isEmailVerified ? t.verified : t.unverified
  return html`<button class="person" name="choice" value="${subject}">
<strong>${name || t.noName}</strong>
<span>${email ?? t.noEmail}</span>
${email ? html`<span class="state${isEmailVerified ? ' state-verified' : ''}">${state}</span>` : undefined}
</button>`
}

const field = (name: string, label: string, type = 'text') => html`<p class="field">
<label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" autocomplete="off" autocapitalize="none" spellcheck="false">
</p>`

const plainPage = ({ language, address }: Visit, title: string, help: string) =>
  layout({ language, address, title, content: html`<h1>${title}</h1><p class="notice">${help}</p>` })

export const homePage = (visit: Visit) =>
  plainPage(visit, texts[visit.language].homeTitle, texts[visit.language].homeHelp)
export const expiredPage = (visit: Visit) =>
  plainPage(visit, texts[visit.language].expiredTitle, texts[visit.language].expiredHelp)
export const invalidPage = (visit: Visit, code: string) =>
  plainPage(visit, texts[visit.language].invalidTitle, texts[visit.language].invalidHelp(code))
