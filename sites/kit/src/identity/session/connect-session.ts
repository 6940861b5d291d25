import type { SiteConfig } from '@bailclair/domain/site/site-config.ts'
import type { Language } from '@bailclair/domain/value/language.ts'
import Keycloak from 'keycloak-js'
import type { AccountSite } from '#identity/account-site.ts'
import { createApi } from '#platform/api/api-client.ts'
import { ApiError } from '#platform/api/api-error.ts'
import { logError } from '#platform/log.ts'
import type { SignInRequest } from '#platform/session.ts'
import { tabStorage } from '#platform/tab-storage.ts'
import { initOptions, minimumValidity, refreshInterval } from './keycloak-options.ts'
import { probeIdentity } from './probe-identity.ts'
import { returnFragment } from './return-fragment.ts'
import type { SetSession } from './session-store.ts'
import { sessionTrace } from './session-trace.ts'

type Options = {
  config: SiteConfig
  account: Pick<AccountSite, 'client' | 'paths' | 'loadCalls'>
  language: () => Language
  /** Of this site. */
  origin: string
}

/** What a tab tells the others of the same browser. */
const signedOut = 'signed-out'

/** Finds the visitor's session at the identity server. Tokens stay in the memory of this page (decision 12). */
export async function connectSession(
  { config, account, language, origin }: Options,
  set: SetSession,
  retry: () => void,
): Promise<void> {
  const { realm, clientId } = account.client(config)
  const realmAddress = { url: config.hosts.identity, realm }
  await probeIdentity(realmAddress)

  const identity = new Keycloak({ ...realmAddress, clientId })
  const otherTabs = new BroadcastChannel('session')
  let timer: ReturnType<typeof setInterval> | undefined

  const login = ({ returnTo, idpHint, loginHint }: SignInRequest) => {
    const address = ownAddress(returnTo, origin)
    returnFragment.keep(address)
    const options = {
      redirectUri: address.href.slice(0, address.href.length - address.hash.length),
      locale: language(),
      ...(idpHint && { idpHint }),
      ...(loginHint && { loginHint }),
    }
    probeIdentity(realmAddress)
      .then(() => identity.login(options))
      .catch((cause) => {
        logError('Sign-in could not begin', cause)
        set({ status: 'unavailable', retry })
      })
  }

  /** The identity server ends the session in any case: without the API, its tokens live on for minutes at most. */
  const tellApi = async () => {
    const callsOf = await account.loadCalls()
    const accessToken = () => identity.token
    await callsOf(createApi({ baseUrl: config.hosts.api, language, accessToken, timeLimit: 3_000 })).endSession()
  }

  const logout = async () => {
    await probeIdentity(realmAddress)
    await tellApi().catch((cause) => {
      // Ended already: the visitor logs out everywhere.
      if (cause instanceof ApiError && cause.code === 'NotSignedIn') return
      logError('The API did not end the session', cause)
    })
    tabStorage.clear()
    otherTabs.postMessage(signedOut)
    await identity.logout({ redirectUri: new URL(account.paths(config).publicHome, origin).href })
  }

  /** keycloak-js forgets the tokens after a 400; any other failure keeps the session (spec §4). */
  const refresh = () =>
    identity.updateToken(minimumValidity).catch((cause) => logError('Failed to refresh token', cause))

  const showSignedOut = () => {
    clearInterval(timer)
    sessionTrace.erase()
    set({ status: 'signed-out', login })
  }

  otherTabs.onmessage = ({ data }) => {
    if (data !== signedOut) return
    tabStorage.clear()
    identity.clearToken()
  }

  const isFound = await identity.init(initOptions(origin))
  // From now on. While it is looked for, the library also forgets an answer that it will not trust and then rejects:
  // "signed out" would lead back to sign-in, and from there to the same answer, for ever.
  identity.onAuthLogout = showSignedOut
  if (!isFound) return showSignedOut()
  returnFragment.restore()
  sessionTrace.leave()
  timer = setInterval(refresh, refreshInterval)
  set({ status: 'signed-in', accessToken: () => identity.token, logout })
}

/** Whatever a link asked for, the visitor comes back to this site. */
function ownAddress(returnTo: string, origin: string): URL {
  const url = new URL(returnTo, origin)
  return url.origin === origin ? url : new URL(origin)
}
