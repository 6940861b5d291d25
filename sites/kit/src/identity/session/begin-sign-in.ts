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
  { returnTo, idpHint, loginHint, prompt, hasEnded = false }: SignInRequest & { prompt?: 'login'; hasEnded?: boolean },
): Promise<void> {
  const address = ownAddress(returnTo, origin)
  returnFragment.keep(address)
  await client.probe()
  const signInPage = await client.current.createLoginUrl({
    redirectUri: address.href.slice(0, address.href.length - address.hash.length),
    locale: language(),
    ...(idpHint && { idpHint }),
    ...(loginHint && { loginHint }),
    ...(prompt && { prompt }),
  })
  window.location.assign(addressOf(signInPage, hasEnded))
  // Pending until the browser has left the page.
  return new Promise(() => undefined)
}

/**
 * Opens sign-in in a window. Where windows are blocked it replaces the page, whose input is kept in the tab.
 * `isConfirmation`: the session goes on, but the identity server asks again who it is.
 */
export async function beginSignInAgain(
  client: RealmClient,
  { language, origin }: Options,
  { isConfirmation = false } = {},
): Promise<void> {
  const prompt = isConfirmation ? { prompt: 'login' as const } : {}
  const opened = openSignInWindow()
  if (!opened) {
    // A page whose session ended is hidden and has kept it before.
    if (isConfirmation) keepInput()
    return beginSignIn(
      client,
      { language, origin },
      { returnTo: window.location.href, hasEnded: !isConfirmation, ...prompt },
    )
  }
  try {
    await client.probe()
    const redirectUri = `${origin}${signedInPath}`
    const signInPage = await client.current.createLoginUrl({ redirectUri, locale: language(), ...prompt })
    opened.location.replace(addressOf(signInPage, !isConfirmation))
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
