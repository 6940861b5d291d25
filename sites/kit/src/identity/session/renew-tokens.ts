import { holdFailureWhileLeaving } from '#platform/hold-failure.ts'
import { logError } from '#platform/log.ts'
import type { RealmClient } from './realm-client.ts'
import { removeFrames, SilentFrames, waitForFrames } from './wait-for-frames.ts'

/** One after the other: a refresh token that is used twice ends the session. */
export function renewTokens(client: RealmClient, validity: number): Promise<void> {
  client.renewal = client.renewal.then(() => renew(client, validity))
  return client.renewal
}

/** keycloak-js drops the tokens after a 400; any other failure keeps the session. */
async function renew(client: RealmClient, validity: number): Promise<void> {
  try {
    await holdFailureWhileLeaving(waitForFrames(client.current.updateToken(validity), client.origins)).catch(
      (cause) => {
        if (!(cause instanceof SilentFrames)) throw cause
        return goOnWithoutFrames(client)
      },
    )
  } catch (cause) {
    logError('Failed to refresh token', cause)
  }
}

/**
 * keycloak-js renews nothing while its frame is silent, and the session would end after five minutes. Without the frame
 * it goes on as where third-party cookies are blocked: it no longer watches for sign-outs elsewhere.
 */
async function goOnWithoutFrames(client: RealmClient): Promise<void> {
  const { token, refreshToken, idToken, onAuthLogout } = client.current
  if (!token || !refreshToken) return
  delete client.current.onAuthLogout
  removeFrames()
  const next = client.create()
  if (onAuthLogout) next.onAuthLogout = onAuthLogout
  try {
    await next.init({ token, refreshToken, ...(idToken && { idToken }), checkLoginIframe: false })
  } finally {
    // not before: calls of the page need a token meanwhile
    client.current = next
  }
}
