import { createApi } from '#platform/api/api-client.ts'
import { ApiError } from '#platform/api/api-error.ts'
import { logError } from '#platform/log.ts'
import { tabStorage } from '#platform/tab-storage.ts'
import type { RealmClient, SessionOptions } from './realm-client.ts'

/** Signs out at the API and at the identity server, then opens the public home; rejects when the latter is down. */
export async function endSession(
  client: RealmClient,
  { config, account, language, origin }: SessionOptions,
  tellOtherTabs: () => void,
): Promise<void> {
  await client.probe()
  // The identity server ends the session anyway. Without this call, tokens stay valid for a few minutes.
  const callsOf = await account.loadCalls()
  const accessToken = () => client.current.token
  const calls = callsOf(createApi({ baseUrl: config.hosts.api, language, accessToken, timeLimit: 3_000 }))
  await calls.endSession().catch((cause: unknown) => {
    // Already ended, by signing out everywhere.
    if (cause instanceof ApiError && cause.code === 'NotSignedIn') return
    logError('The API did not end the session', cause)
  })
  tabStorage.clear()
  tellOtherTabs()
  await client.current.logout({ redirectUri: new URL(account.paths(config).publicHome, origin).href })
}
