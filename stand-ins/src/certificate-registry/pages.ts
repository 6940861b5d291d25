import { faultNotice } from '#kit/fault-notice.ts'
import type { FaultKind } from '#kit/faults.ts'
import { type Html, html } from '#kit/html.ts'
import { createLayout } from '#kit/layout.ts'
import type { Language } from '#kit/visit.ts'
import { type Case, type CaseGroup, caseGroups } from './cases.ts'
import { texts } from './registry.messages.ts'

const layout = createLayout({ name: { fr: texts.fr.registry, en: texts.en.registry }, files: '/registry' })

type Visit = { language: Language; address: string; fault: FaultKind }

export function homePage({ language, address, fault }: Visit): string {
  const t = texts[language]
  const content = html`
<h1>${t.title}</h1>
<p class="notice"><strong>${t.warning}</strong> ${t.help}</p>
${faultNotice(fault, language)}
${Object.entries(caseGroups).map(([group, cases]) => section(group as CaseGroup, cases, language))}
<p class="help">${t.recent}</p>
<p class="toast" role="status" data-failure="${t.notCopied}"></p>
<script src="/copy.js" defer></script>`
  return layout({ language, address, title: t.title, content })
}

function section(group: CaseGroup, cases: readonly Case[], language: Language): Html {
  const t = texts[language]
  return html`<h2 id="${group}">${t.groups[group]}</h2>
<ul class="cases" aria-labelledby="${group}">
${cases.map(
  ({ number, shows }) => html`<li>
<code>${number}</code>
<span>${shows[language]}</span>
<button class="copy" type="button" hidden value="${number}" aria-label="${t.copyNumber(number)}" data-success="${t.copied(number)}">${t.copy}</button>
</li>
`,
)}</ul>
`
}
