import { delayInWords } from './delay.ts'
import { html } from './html.ts'
import type { View } from './layout.ts'
import { type Action, noticeMarkup } from './notice.ts'
import { type ErrorKind, noticesMessages } from './notices.messages.ts'
import type { Page } from './page.ts'

const back = ({ language, siteName, home }: View): Action => ({
  label: noticesMessages[language].back(siteName),
  href: home,
})

/** For an outage before anything was typed; `signInPage` keeps what was typed. */
export function unavailablePage(view: View, { retryAfter }: { retryAfter: number }): Page {
  const t = noticesMessages[view.language]
  const markup = noticeMarkup(view, {
    drawing: 'key',
    title: t.unavailable,
    paragraphs: [t.unavailableHelp(delayInWords(retryAfter, view.language))],
    main: view.address === undefined ? back(view) : { label: t.retry, href: view.address },
    others: view.address === undefined ? [] : [back(view)],
  })
  return { status: 503, markup, retryAfter: Math.ceil(retryAfter) }
}

/** The sign-in is too old, was finished in another tab, or began in another browser. */
export function expiredPage(view: View): Page {
  const t = noticesMessages[view.language]
  const markup = noticeMarkup(view, {
    drawing: 'key',
    title: t.expired,
    paragraphs: [t.expiredHelp],
    main: back(view),
  })
  return { status: 400, markup }
}

type SignOut = {
  action: string
  /** Proves that the request comes from this page. */
  fields: Record<string, string>
  /** Set when the person signed in through the federation. */
  federationName?: string | undefined
}

export function signOutPage(view: View, { action, fields, federationName }: SignOut): Page {
  const t = noticesMessages[view.language]
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">
`,
  )
  const markup = noticeMarkup(view, {
    drawing: 'door',
    title: t.signOut,
    paragraphs: [t.signOutHelp, ...(federationName ? [t.signOutFederation(federationName)] : [])],
    main: html`<form method="post" action="${action}">
${hidden}<button class="button button-primary" id="kc-logout">${t.signOutAction}</button>
</form>`,
    others: [{ label: t.stay, href: view.home }],
  })
  return { status: 200, markup }
}

export function signedOutPage(view: View): Page {
  const t = noticesMessages[view.language]
  const markup = noticeMarkup(view, {
    drawing: 'door',
    title: t.signedOut,
    paragraphs: [t.signedOutHelp],
    main: back(view),
  })
  return { status: 200, markup }
}

const errorStatus: Record<ErrorKind, number> = { unexpected: 500, 'invalid-request': 400, 'not-found': 404 }

type ErrorDetails = {
  kind: ErrorKind
  /** Our request id, as in the logs. */
  requestId: string
  /** OAuth's error code, for developers of applications. Never a description, which may quote the request. */
  code?: string | undefined
}

export function errorPage(view: View, { kind, requestId, code }: ErrorDetails): Page {
  const t = noticesMessages[view.language]
  const { title, help } = t.errors[kind]
  const markup = noticeMarkup(view, {
    drawing: 'key',
    title,
    paragraphs: [help],
    main: back(view),
    reference: t.reference(code ? `${requestId} (${code})` : requestId),
  })
  return { status: errorStatus[kind], markup }
}
