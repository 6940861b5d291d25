import { describe, expect, it } from 'vitest'
import type { Session } from '#platform/session.ts'
import { signedIn } from '#test/providers.tsx'
import { guard } from './guards.ts'
import type { Access } from './route.ts'

const nothing = () => undefined
const visitors = {
  unknown: { status: 'unknown', ask: nothing },
  'while the identity server is down': { status: 'unavailable', retry: nothing },
  'signed out': { status: 'signed-out', login: nothing },
  'signed in': signedIn,
  'whose session ended': { status: 'ended', login: nothing, signInAgain: async () => undefined },
} as const satisfies Record<string, Session>

const toHome = { kind: 'redirect', to: '/home' }
const show = { kind: 'show' }
const wait = { kind: 'wait' }
const signIn = { kind: 'sign-in' }
const ended = { kind: 'ended' }
const unavailable = { kind: 'unavailable' }

/** One row per access kind, one column per visitor, in the order above. */
const table: Record<Access, readonly object[]> = {
  anonymous: [show, show, show, show, show],
  public: [show, show, show, show, show],
  guest: [show, show, show, toHome, show],
  'hidden-when-signed-in': [show, show, show, toHome, show],
  'signed-in': [wait, unavailable, signIn, show, ended],
  named: [wait, unavailable, signIn, show, ended],
}

describe.each(Object.entries(table))('a page of access %s', (access, decisions) => {
  it.each(Object.entries(visitors).map(([who, session], index) => [who, session, decisions[index]] as const))(
    '%s',
    (_, session, decision) => {
      expect(guard(access as Access, session, '/home')).toEqual(decision)
    },
  )
})
