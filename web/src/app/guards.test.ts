import { describe, expect, it } from 'vitest'
import type { OwnerNames, Session } from '#platform/session.ts'
import { guard } from './guards.ts'
import type { Access } from './route.ts'

const signedIn = (owner?: OwnerNames): Session => ({
  status: 'signed-in',
  accessToken: () => 'token',
  signOut: () => undefined,
  ...(owner && { owner }),
})
const visitors = {
  unknown: { status: 'unknown' },
  'signed out': { status: 'signed-out' },
  'signed in, profile on its way': signedIn(),
  'without any name': signedIn({}),
  'without first name': signedIn({ lastName: 'Martin', firstName: '' }),
  'without last name': signedIn({ firstName: 'Jeanne' }),
  named: signedIn({ firstName: 'Jeanne', lastName: 'Martin' }),
} as const satisfies Record<string, Session>

const toDashboard = { kind: 'redirect', to: '/home' }
const toAccount = { kind: 'redirect', to: '/proprietaire' }
const show = { kind: 'show' }
const wait = { kind: 'wait' }
const signIn = { kind: 'sign-in' }

/** Spec §2, navigation guards: one row per kind of page, one column per visitor, in the order above. */
const table: Record<Access, readonly object[]> = {
  anonymous: [show, show, show, show, show, show, show],
  public: [show, show, show, show, show, show, show],
  guest: [show, show, toDashboard, toDashboard, toDashboard, toDashboard, toDashboard],
  'hidden-when-signed-in': [show, show, toDashboard, toDashboard, toDashboard, toDashboard, toDashboard],
  owner: [wait, signIn, show, show, show, show, show],
  'named-owner': [wait, signIn, wait, toAccount, toAccount, toAccount, show],
}

describe.each(Object.entries(table))('a page of access %s', (access, decisions) => {
  it.each(Object.entries(visitors).map(([who, session], index) => [who, session, decisions[index]] as const))(
    '%s',
    (_, session, decision) => {
      expect(guard(access as Access, session)).toEqual(decision)
    },
  )
})
