import type Keycloak from 'keycloak-js'
import { keepInput } from '#platform/form/kept-input.ts'
import { logError } from '#platform/log.ts'
import { type SignInAction, type SignInRequest, signInActions } from '#platform/session.ts'
import { tabStorage } from '#platform/tab-storage.ts'
import { beginSignIn, beginSignInAgain } from './begin-sign-in.ts'
import { endSession } from './end-session.ts'
import { actionAgeSeconds, initOptions, minimumValidity, refreshInterval } from './keycloak-options.ts'
import { createPersonConfirmation } from './person-confirmation.ts'
import { createRealmClient, type SessionOptions } from './realm-client.ts'
import { renewTokens } from './renew-tokens.ts'
import { returnFragment } from './return-fragment.ts'
import { createSessionEnd } from './session-end.ts'
import type { SetSession } from './session-store.ts'
import { sessionTrace } from './session-trace.ts'
import { tabMessages } from './sign-in-window.ts'
import { arriveInTab, wasSignedInHere } from './tab-person.ts'
import { removeFrames, waitForFrames } from './wait-for-frames.ts'

/** Connects to the identity server. Tokens stay in this page's memory (decision 12). */
export async function connectSession(options: SessionOptions, set: SetSession, retry: () => void): Promise<void> {
  const { origin, needsSignIn } = options
  const client = createRealmClient(options)

  const otherTabs = new BroadcastChannel('session')
  let timer: ReturnType<typeof setInterval> | undefined
  /** Who was signed in last, unless they signed out. */
  let person: string | undefined
  /** The last token that replaced a refused one. */
  let replacement: string | undefined
  /** Calls wait for it until the person has signed in again. */
  let signedInAgain = Promise.withResolvers<boolean>()

  const login = (request: SignInRequest) => {
    beginSignIn(client, options, { ...request, hasEnded: wasSignedInHere() }).catch((cause) => {
      logError('Sign-in could not begin', cause)
      set({ status: 'unavailable', retry })
    })
  }
  const signInAgain = () => beginSignInAgain(client, options)
  const proveAgain = () => beginSignInAgain(client, options, { prompt: 'login' })
  const confirmation = createPersonConfirmation(proveAgain, () => showSignedIn())
  const end = createSessionEnd(
    () => client.current,
    proveAgain,
    () => showSignedIn(),
  )

  const showSignedOut = () => {
    clearInterval(timer)
    confirmation.settle(false)
    sessionTrace.erase()
    set({ status: 'signed-out', login })
  }

  const addSignInMethod = (action: SignInAction) =>
    beginSignInAgain(client, options, { action: signInActions[action], maxAge: actionAgeSeconds })

  const logout = () =>
    endSession(client, options, () => {
      otherTabs.postMessage(tabMessages.signedOut)
      // On its way to the public home, the page may notice the end of the session, and would turn to sign-in instead.
      delete client.current.onAuthLogout
      window.addEventListener('pageshow', showSignedOut, { once: true }) // the way back, if the browser kept the page
    })

  const onAuthLogout = () => {
    if (!needsSignIn()) return showSignedOut()
    clearInterval(timer)
    confirmation.settle(false)
    keepInput()
    set({ status: 'ended', login, signInAgain })
  }

  const replaceToken = async (refused: string) => {
    if (client.current.token === refused) {
      // A second token of the same session was refused: for the API it is over.
      if (refused === replacement) client.current.clearToken()
      else await renewTokens(client, -1)
    }
    const { token } = client.current
    if (token === refused) return false
    replacement = token
    if (token) return true
    return Boolean(person) && needsSignIn() && signedInAgain.promise
  }

  const showSignedIn = () =>
    set({
      status: 'signed-in',
      accessToken: () => client.current.token,
      replaceToken,
      confirmPerson: confirmation.ask,
      confirmation: confirmation.current(),
      ending: end.current(),
      addSignInMethod,
      isByPasswordAlone: String(client.current.tokenParsed?.['amr']) === 'pwd',
      logout,
    })

  const keepFresh = async () => {
    const isEnding = end.needsRenewal()
    await renewTokens(client, isEnding ? -1 : minimumValidity)
    if (isEnding && client.current.token) end.update()
  }

  const adopt = (connected: Keycloak) => {
    client.current = connected
    // Set only now: during init the library also signals a logout before it rejects an untrusted answer, and "signed
    // out" would cause a redirect loop through sign-in.
    connected.onAuthLogout = onAuthLogout
    person = connected.subject
    arriveInTab(person)
    sessionTrace.leave()
    clearInterval(timer)
    timer = setInterval(keepFresh, refreshInterval)
    confirmation.settle(true)
    end.update()
    showSignedIn()
    signedInAgain.resolve(true)
    signedInAgain = Promise.withResolvers()
  }

  const find = (connected: Keycloak) => waitForFrames(connected.init(initOptions(origin)), client.origins)

  /** Someone signed in again on this browser: each tab takes the new session and keeps its page. */
  const reconnect = async () => {
    delete client.current.onAuthLogout
    removeFrames()
    const next = client.create()
    const isFound = await find(next)
    // Otherwise the browser hides the session from frames, or it is somebody else's: only a new page can show it.
    if (isFound && next.subject === person) adopt(next)
    else {
      if (confirmation.current() || end.current()) keepInput()
      login({ returnTo: window.location.href })
    }
  }

  // Beside the frames, which need ten seconds to notice an outage.
  const [isFound] = await Promise.all([find(client.current), client.probe()]).catch((cause) => {
    removeFrames()
    otherTabs.close()
    throw cause
  })
  otherTabs.onmessage = ({ data }) => {
    if (data === tabMessages.signedOut) tabStorage.clear()
    if (!person) return
    if (data === tabMessages.signedOut) {
      // Nothing of the page may stay, nor wait for its person: also where the end of the session was noticed first.
      person = undefined
      delete client.current.onAuthLogout
      client.current.clearToken()
      showSignedOut()
    }
    if (data === tabMessages.signedInAgain) {
      reconnect().catch((cause) => logError('The new session was not found', cause))
    }
  }
  if (!isFound) return showSignedOut()
  returnFragment.restore()
  adopt(client.current)
}
