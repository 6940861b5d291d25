import { type FederationFailureKind, federationFailureMessages } from './federation-failure.messages.ts'
import type { View } from './layout.ts'
import { noticeMarkup } from './notice.ts'
import type { Page } from './page.ts'
import { inLanguage } from './page-language.ts'

type FederationFailure = {
  kind: FederationFailureKind
  federationName: string
  /** The password form of the current sign-in, without the federation hint. */
  passwordHref: string
  retryHref: string
}

const statusOf: Record<FederationFailureKind, number> = {
  cancelled: 200,
  unavailable: 503,
  failed: 400,
  'email-taken': 409,
  'no-email': 422,
  'other-person': 403,
  disabled: 403,
}
/** A retry would have the same result. */
const isFinal: ReadonlySet<FederationFailureKind> = new Set(['email-taken', 'disabled'])
/** After this time a federation that does not respond is worth a retry. */
const retryAfter = 60

export function federationFailurePage(view: View, failure: FederationFailure): Page {
  const { kind, federationName, passwordHref, retryHref } = failure
  const t = federationFailureMessages[view.language]
  const { title, help } = t.kinds[kind]
  const markup = noticeMarkup(view, {
    drawing: 'key',
    title: title(federationName),
    paragraphs: [help(federationName, view.siteName)],
    main: { label: t.withPassword, href: inLanguage(passwordHref, view.language) },
    others: isFinal.has(kind) ? [] : [{ label: t.retry(federationName), href: inLanguage(retryHref, view.language) }],
  })
  return { status: statusOf[kind], markup, ...(kind === 'unavailable' && { retryAfter }) }
}
