import { html } from '#kit/html.ts'
import { createLayout } from '#kit/layout.ts'
import type { Language } from '#kit/visit.ts'
import type { Received } from './received.ts'

const texts = {
  fr: {
    title: 'Ce que les services ont reçu',
    help: 'Discussion, mesure d’audience et rapports d’erreur : tout ce que les pages et les serveurs ont envoyé, le plus récent d’abord. Rien n’arrive ici sans consentement, sauf les rapports d’erreur.',
    nothing: 'Rien pour l’instant.',
    services: { chat: 'Discussion', analytics: 'Mesure d’audience', errors: 'Rapport d’erreur' },
  },
  en: {
    title: 'What the services received',
    help: 'Chat, audience analytics and error reports: everything that pages and servers sent, newest first. Nothing arrives here without consent, except error reports.',
    nothing: 'Nothing so far.',
    services: { chat: 'Chat', analytics: 'Audience analytics', errors: 'Error report' },
  },
} satisfies Record<Language, object>

const layout = createLayout({ name: { fr: 'services', en: 'services' }, files: '/services' })

type Home = { language: Language; address: string; received: readonly Received[] }

export function homePage({ language, address, received }: Home): string {
  const t = texts[language]
  const items = received.map(
    ({ service, at, content }) => html`<li>
<h2>${t.services[service]}</h2>
<p><time datetime="${at}">${at}</time></p>
<pre>${JSON.stringify(content, null, 2)}</pre>
</li>`,
  )
  const list = items.length > 0 ? html`<ul class="received">${items}</ul>` : html`<p>${t.nothing}</p>`
  return layout({ language, address, title: t.title, content: html`<h1>${t.title}</h1><p>${t.help}</p>${list}` })
}
