import { withTheme } from '@bailclair/domain/value/theme.ts'
import { keepInput } from '#platform/form/kept-input.ts'
import type { SignInRequest } from '#platform/session.ts'
import type { RealmClient, SessionOptions } from './realm-client.ts'
import { returnFragment } from './return-fragment.ts'
import { openSignInWindow, signedInPath } from './sign-in-window.ts'

type Options = Pick<SessionOptions, 'language' | 'origin'>

/** Leads to the identity server and back; rejects when it is down. */
export async function beginSignIn(
  client: RealmClient,
  { language, origin }: Options,
  { returnTo, idpHint, loginHint, again = {}, hasEnded = false }: SignInRequest & { again?: Again; hasEnded?: boolean },
): Promise<void> {
  const address = ownAddress(returnTo, origin)
  returnFragment.keep(address)
  await client.probe()
  const signInPage = await client.current.createLoginUrl({
    redirectUri: address.href.slice(0, address.href.length - address.hash.length),
    locale: language(),
    ...(idpHint && { idpHint }),
    ...(loginHint && { loginHint }),
    ...again,
  })
  window.location.assign(addressOf(signInPage, hasEnded))
  // Pending until the browser has left the page.
  return new Promise(() => undefined)
}

/** For somebody who is signed in: what the identity server asks them. */
type Again = { prompt?: 'login'; action?: string; maxAge?: number }

/**
 * Opens sign-in in a window. Where windows are blocked it replaces the page, whose input is kept in the tab.
 * With `again` the session goes on, otherwise it has ended.
 */
export async function beginSignInAgain(
  client: RealmClient,
  { language, origin }: Options,
  again?: Again,
): Promise<void> {
  const hasEnded = again === undefined
  const opened = openSignInWindow()
  if (!opened) {
    // A page whose session ended is hidden and has kept it before.
    if (!hasEnded) keepInput()
    return beginSignIn(
      client,
      { language, origin },
      { returnTo: window.location.href, hasEnded, ...(again && { again }) },
    )
  }
  try {
    await client.probe()
    const redirectUri = `${origin}${signedInPath}`
    const signInPage = await client.current.createLoginUrl({ redirectUri, locale: language(), ...again })
    opened.location.replace(addressOf(signInPage, hasEnded))
  } catch (cause) {
    opened.close()
    throw cause
  }
}

/** The sign-in page says that the session has ended, in the colours chosen here. */
const addressOf = (signInPage: string, hasEnded: boolean) =>
  withTheme(hasEnded ? `${signInPage}&session_ended=true` : signInPage, document.cookie)

/** Return addresses always stay on this site. */
function ownAddress(returnTo: string, origin: string): URL {
  const url = new URL(returnTo, origin)
  return url.origin === origin ? url : new URL(origin)
}
