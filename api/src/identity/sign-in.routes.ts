import {
  deskSignInContract,
  ownerSignInContract,
  tenantSignInContract,
} from '@bailclair/domain/identity/sign-in.contract.ts'
import { languageOfRequest } from '@bailclair/domain/value/language.ts'
import type { FastifyInstance } from 'fastify'
import type { Deps, SignedIn, TenantAccount, Verifier } from '#deps.ts'
import { mount } from '#platform/http/mount.ts'
import { changePassword } from './change-password.service.ts'
import { listMethods, removeMethod, renameMethod } from './sign-in-method.service.ts'
import { describeSessions, endOneSession, endOtherSessions, type Person } from './signed-in-session.service.ts'

/** The same routes for each kind of account. */
export function signInRoutes(app: FastifyInstance, deps: Deps) {
  for (const contract of [ownerSignInContract, tenantSignInContract, deskSignInContract]) {
    mount(app, deps, contract.methods, (call) => listMethods(deps, personOf(call)))

    mount(app, deps, contract.renameMethod, (call) =>
      renameMethod(deps, personOf(call), call.params.id, call.body.name),
    )

    mount(app, deps, contract.removeMethod, (call) =>
      removeMethod(deps, personOf(call), call.params.id, languageOfRequest(call.headers['accept-language'])),
    )

    mount(app, deps, contract.password, (call) =>
      changePassword(deps, personOf(call), {
        ...call.body,
        language: languageOfRequest(call.headers['accept-language']),
      }),
    )

    mount(app, deps, contract.sessions, (call) => describeSessions(deps, personOf(call)))

    mount(app, deps, contract.endSession, (call) => endOneSession(deps, personOf(call), call.params.id))

    mount(app, deps, contract.endOtherSessions, (call) => endOtherSessions(deps, personOf(call)))
  }
}

function personOf(caller: SignedIn | { tenantAccount: TenantAccount } | { verifier: Verifier }): Person {
  if ('session' in caller) return { realm: 'owner', session: caller.session, ownerId: caller.ownerId }
  if ('tenantAccount' in caller) return { realm: 'tenant', session: caller.tenantAccount }
  return { realm: 'staff', session: caller.verifier }
}
