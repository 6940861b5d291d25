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
  origin: string
}

/** Message between tabs of the same browser. */
const signedOut = 'signed-out'

/** Connects to the identity server. Tokens stay in this page's memory (decision 12). */
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

  /** The identity server ends the session anyway. Without this call, tokens stay valid for a few minutes. */
  const tellApi = async () => {
    const callsOf = await account.loadCalls()
    const accessToken = () => identity.token
    await callsOf(createApi({ baseUrl: config.hosts.api, language, accessToken, timeLimit: 3_000 })).endSession()
  }

  const logout = async () => {
    await probeIdentity(realmAddress)
    await tellApi().catch((cause) => {
      // Already ended, by signing out everywhere.
      if (cause instanceof ApiError && cause.code === 'NotSignedIn') return
      logError('The API did not end the session', cause)
    })
    tabStorage.clear()
    otherTabs.postMessage(signedOut)
    await identity.logout({ redirectUri: new URL(account.paths(config).publicHome, origin).href })
  }

  /** keycloak-js drops the tokens after a 400; any other failure keeps the session. */
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
  // Set only now: during init the library also signals a logout before it rejects an untrusted answer, and "signed out"
  // would cause a redirect loop through sign-in.
  identity.onAuthLogout = showSignedOut
  if (!isFound) return showSignedOut()
  returnFragment.restore()
  sessionTrace.leave()
  timer = setInterval(refresh, refreshInterval)
  set({ status: 'signed-in', accessToken: () => identity.token, logout })
}

/** Return addresses always stay on this site. */
function ownAddress(returnTo: string, origin: string): URL {
  const url = new URL(returnTo, origin)
  return url.origin === origin ? url : new URL(origin)
}
