import { z } from 'zod/mini'
import { defineRoute } from '../contract/route.ts'
import { newPassword, newStaffPassword } from './password.schema.ts'
import { methodName, signedInSessions, signInId, signInMethodList } from './sign-in.schema.ts'

const byId = z.object({ id: signInId })

/** How the signed-in person signs in, and where they are signed in; the same for each kind of account. */
const signInContract = <
  const Path extends '/owner' | '/tenant' | '/desk',
  const A extends 'owner' | 'tenant' | 'verifier',
>(
  path: Path,
  access: A,
  password: typeof newPassword,
) => ({
  methods: defineRoute({
    method: 'GET',
    path: `${path}/sign-in-methods`,
    access,
    summary: 'What one signs in with: password, passkeys, code app, recovery codes',
    response: signInMethodList,
  }),
  renameMethod: defineRoute({
    method: 'PUT',
    path: `${path}/sign-in-methods/:id/name`,
    access,
    summary: 'Names a passkey or the code app',
    notFound: 'SignInMethodNotFound',
    params: byId,
    body: z.object({ name: methodName }),
    status: 204,
  }),
  removeMethod: defineRoute({
    method: 'DELETE',
    path: `${path}/sign-in-methods/:id`,
    access,
    recentSignIn: true,
    summary: 'Removes a passkey, or the code app with its recovery codes. 409 LastWayIn, LastFactor',
    notFound: 'SignInMethodNotFound',
    params: byId,
    status: 204,
  }),
  password: defineRoute({
    method: 'PUT',
    path: `${path}/password`,
    access,
    recentSignIn: true,
    summary: 'Replaces the password and ends every other session. 409 NoPassword: the federation has it',
    body: z.object({ password }),
    status: 204,
  }),
  sessions: defineRoute({
    method: 'GET',
    path: `${path}/sessions`,
    access,
    summary: 'Where one is signed in: browser, system, and country if configured',
    response: signedInSessions,
  }),
  endSession: defineRoute({
    method: 'DELETE',
    path: `${path}/sessions/:id`,
    access,
    summary: 'Ends one of one’s sessions',
    notFound: 'SessionNotFound',
    params: byId,
    status: 204,
  }),
  endOtherSessions: defineRoute({
    method: 'DELETE',
    path: `${path}/sessions`,
    access,
    summary: 'Ends every session but the current one',
    status: 204,
  }),
})

export const ownerSignInContract = signInContract('/owner', 'owner', newPassword)
export const tenantSignInContract = signInContract('/tenant', 'tenant', newPassword)
export const deskSignInContract = signInContract('/desk', 'verifier', newStaffPassword)
