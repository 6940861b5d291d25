import { type Html, html } from '#kit/html.ts'
import type { Language } from '#kit/visit.ts'
import { layout, letter } from './layout.ts'
import { texts } from './mailbox.messages.ts'
import type { Message, MessageSummary } from './message-store.ts'

type Visit = { language: Language; address: string }

const format = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language === 'fr' ? 'fr-FR' : 'en-GB', { timeZone: 'Europe/Paris', ...options })

const when = (date: string, language: Language) =>
  html`<time datetime="${date}">${format(language, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(date))}</time>`

type List = Visit & { messages: MessageSummary[]; search: string; isRefreshing: boolean; now: Date }

export function listPage({ language, address, messages, search, isRefreshing, now }: List): string {
  const t = texts[language]
  const time = format(language, { timeStyle: 'medium' }).format(now)
  const link = (refresh: boolean) => {
    const query = new URLSearchParams({ ...(search && { to: search }), ...(refresh && { refresh: '1' }) }).toString()
    return query ? `/?${query}` : '/'
  }
  const content = html`
<h1>${t.listTitle}</h1>
<p class="help">${t.help}</p>
<form class="search" role="search" action="/">
<label for="to">${t.search}</label>
<input id="to" name="to" type="search" value="${search}" autocomplete="off" autocapitalize="none" spellcheck="false">
<button class="button">${t.searchAction}</button>
${search ? html`<a class="quiet" href="/">${t.showAll}</a>` : undefined}
</form>
<div class="state">
<p role="status"><strong>${t.count(messages.length)}</strong> ${t.refreshedAt(time)}${isRefreshing ? html`. ${t.refreshing}` : undefined}</p>
${
  isRefreshing
    ? html`<a class="quiet" href="${link(false)}">${t.stopRefreshing}</a>`
    : html`<a class="quiet" href="${link(false)}">${t.refresh}</a><a class="quiet" href="${link(true)}">${t.startRefreshing}</a>`
}
</div>
${messages.length > 0 ? listOf(messages, language) : emptyState(search, language)}`
  return layout({ language, address, title: search || t.count(messages.length), content })
}

const listOf = (messages: MessageSummary[], language: Language): Html => {
  const t = texts[language]
  return html`<ul class="messages">
${messages.map(
  ({ id, to, subject, date }) => html`<li>
<a href="/messages/${id}">${subject || t.noSubject}</a>
<span class="to">${to}</span>
${when(date, language)}
</li>
`,
)}</ul>`
}

function emptyState(search: string, language: Language): Html {
  const t = texts[language]
  return html`<div class="empty">
${letter}
<h2>${search ? t.nothingFound(search) : t.emptyTitle}</h2>
<p>${search ? t.nothingFoundText : t.emptyText}</p>
</div>`
}

export function messagePage({ language, address, message }: Visit & { message: Message }): string {
  const t = texts[language]
  const subject = message.subject || t.noSubject
  const fact = (label: string, value: string | Html) => html`<div><dt>${label}</dt><dd>${value}</dd></div>
`
  const text = html`<pre tabindex="0">${message.text}</pre>`
  const content = html`
<p><a class="quiet back" href="/">${t.back}</a></p>
<article>
<h1>${subject}</h1>
<dl class="facts">
${fact(t.to, message.to)}${fact(t.from, message.from)}${message.replyTo ? fact(t.replyTo, message.replyTo) : undefined}${fact(t.received, when(message.date, language))}</dl>
${
  message.html
    ? html`<iframe sandbox="allow-popups allow-popups-to-escape-sandbox" src="/messages/${message.id}/html" title="${t.frameTitle(subject)}"></iframe>
<details><summary>${t.textVersion}</summary>
${text}
</details>`
    : text
}
</article>`
  return layout({ language, address, title: subject, content })
}

export function notFoundPage({ language, address }: Visit): string {
  const t = texts[language]
  const content = html`<div class="empty">
${letter}
<h1>${t.notFoundTitle}</h1>
<p>${t.notFoundText}</p>
<p><a href="/">${t.back}</a></p>
</div>`
  return layout({ language, address, title: t.notFoundTitle, content })
}

/** Links open in a new window, because the sites refuse to be framed. */
export function framedHtml({ html }: Message): string {
  const base = '<base target="_blank">'
  return /<head[^>]*>/i.test(html) ? html.replace(/<head[^>]*>/i, (head) => head + base) : base + html
}
