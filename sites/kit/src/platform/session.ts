import { createContext, use } from 'react'

export type SignInRequest = {
  /** A path of this site. */
  returnTo: string
  /** Identity provider to use directly, without the password form. */
  idpHint?: string
  /** E-mail to prefill. */
  loginHint?: string
}

export type PersonConfirmation = {
  /** Opens sign-in beside the page; rejects when the identity server is down. */
  begin: () => Promise<void>
  /** The waiting calls fail, and their form stays as it was. */
  cancel: () => void
}

export type SessionEnding = {
  endsAt: Date
  /** Signing in again did not move the end: so it is at Keycloak (decision 230). */
  isFinal: boolean
  /** Opens sign-in beside the page; rejects when the identity server is down. */
  extend: () => Promise<void>
  /** Nothing more is said about this end. */
  close: () => void
}

/**
 * Public pages never wait for the session (decision 23). `unknown`: the identity server was not asked or has not
 * answered. `unavailable`: it cannot be reached. `ended`: over while a page that needs it is open.
 */
export type Session =
  | {
      status: 'unknown'
      /** Starts the lookup once; public pages do not need it (decision 67). */
      ask: () => void
    }
  | {
      status: 'unavailable'
      /** Looks up again: back to `unknown` first. */
      retry: () => void
    }
  | {
      status: 'signed-out'
      /** Redirects to the identity server and back. */
      login: (request: SignInRequest) => void
    }
  | {
      status: 'ended'
      login: (request: SignInRequest) => void
      /** Opens sign-in beside the page, which then goes on; rejects when the identity server is down. */
      signInAgain: () => Promise<void>
    }
  | {
      status: 'signed-in'
      accessToken: () => string | undefined
      /**
       * The API refused this token. Resolves to whether to ask again with the token of now: after a renewal, or once
       * the person has signed in again.
       */
      replaceToken: (refused: string) => Promise<boolean>
      /** The API wants a recent sign-in. Resolves to whether the person has proved again who they are. */
      confirmPerson: () => Promise<boolean>
      /** Set while calls wait for that. */
      confirmation?: PersonConfirmation | undefined
      /** Set in the last two minutes, until the warning is closed. */
      ending?: SessionEnding | undefined
      /** Opens the identity server's page that adds a way to sign in; rejects when it is down. */
      addSignInMethod: (action: SignInAction) => Promise<void>
      /** They signed in with a password and nothing else. */
      isByPasswordAlone: boolean
      /** Ends the session here and at the identity server, then opens the public home; rejects on failure. */
      logout: () => Promise<void>
    }

/** Keycloak's names of what its pages add (`kc_action`). */
export const signInActions = {
  passkey: 'webauthn-register-passwordless',
  codeApp: 'CONFIGURE_TOTP',
  recoveryCodes: 'CONFIGURE_RECOVERY_AUTHN_CODES',
} as const
export type SignInAction = keyof typeof signInActions

export const SessionContext = createContext<Session>({ status: 'unknown', ask: () => undefined })

export const useSession = (): Session => use(SessionContext)

/** How calls of the API get their token. */
export const tokensOf = (session: Session) =>
  session.status === 'signed-in'
    ? {
        accessToken: session.accessToken,
        replaceToken: session.replaceToken,
        confirmPerson: session.confirmPerson,
      }
    : { accessToken: () => undefined }
