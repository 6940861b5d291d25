import { codeDigits, codeSeconds, methodNameLength } from '@bailclair/domain/identity/sign-in-method.rules.ts'
import type { AccountId } from '#account/account.ts'
import { findPasswordCredential } from '#account/passwords.repository.ts'
import { deleteCodeApp, findCodeApp, renameCodeApp } from '#factor/code-app.repository.ts'
import { deletePasskey, listPasskeys, renamePasskey } from '#factor/passkeys.repository.ts'
import { deleteRecoveryCodes, findRecoveryCodes } from '#factor/recovery-codes.repository.ts'
import type { Db } from '#platform/database/database.ts'
import { send, sendJson } from '#platform/http/exchange.ts'
import { readText } from '#platform/http/read-body.ts'
import type { Route } from '#platform/http/routes.ts'
import { type AdminContext, getAccount } from './admin-context.ts'
import { AdminError } from './admin-error.ts'
import { removePassword } from './users.service.ts'

/** All codes of an account are one credential. */
const recoveryCodesId = 'recovery-authn-codes'
const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
const notFound = () => new AdminError(404, { error: 'Credential not found' })

/** What an account signs in with, as Keycloak lists, names and deletes it. */
export const credentialRoutes: readonly Route<AdminContext>[] = [
  {
    method: 'GET',
    path: '/users/:id/credentials',
    async answer(context, exchange, params) {
      const { id } = await getAccount(context, params)
      sendJson(exchange, 200, await describeCredentials(context.deps.db, id))
    },
  },
  {
    method: 'PUT',
    path: '/users/:id/credentials/:credential/userLabel',
    async answer(context, exchange, params) {
      const { id } = await getAccount(context, params)
      const { credential = '' } = params
      const name = (await readText(exchange.req)).trim()
      if (name === '' || name.length > methodNameLength)
        throw new AdminError(400, { errorMessage: 'Not valid: userLabel' })
      const { db } = context.deps
      const isFound =
        isId(credential) &&
        ((await renamePasskey(db, id, credential, name)) || (await renameCodeApp(db, id, credential, name)))
      if (!isFound) throw notFound()
      send(exchange, 204)
    },
  },
  {
    method: 'DELETE',
    path: '/users/:id/credentials/:credential',
    async answer(context, exchange, params) {
      const account = await getAccount(context, params)
      const { credential = '' } = params
      const { db } = context.deps
      const isDone =
        credential === recoveryCodesId
          ? await deleteRecoveryCodes(db, account.id)
          : isId(credential) &&
            ((await deletePasskey(db, account.id, credential)) || (await deleteCodeApp(db, account.id, credential)))
      if (!isDone) {
        if ((await findPasswordCredential(db, account.id))?.id !== credential) throw notFound()
        await removePassword(context.deps, account)
      }
      send(exchange, 204)
    },
  },
]

/** `lastUsedDate` is ours; Keycloak does not tell it. */
async function describeCredentials(db: Db, account: AccountId) {
  const password = await findPasswordCredential(db, account)
  const codeApp = await findCodeApp(db, account)
  const recoveryCodes = await findRecoveryCodes(db, account)
  const passkeys = await listPasskeys(db, account)
  const common = ({ id, createdAt }: { id: string; createdAt: Date }) => ({ id, createdDate: createdAt.getTime() })
  const named = ({ name, lastUsedAt }: { name: string; lastUsedAt: Date | null }) => ({
    userLabel: name,
    ...(lastUsedAt && { lastUsedDate: lastUsedAt.getTime() }),
  })
  return [
    ...(password ? [{ ...common(password), type: 'password' }] : []),
    ...(codeApp ? [{ ...common(codeApp), ...named(codeApp), type: 'otp', credentialData: totpData }] : []),
    ...passkeys.map((passkey) => ({
      ...common(passkey),
      ...named(passkey),
      type: 'webauthn-passwordless',
      credentialData: JSON.stringify({
        aaguid: passkey.aaguid,
        credentialId: passkey.credentialId.toString('base64url'),
        counter: passkey.signCount,
        transports: passkey.transports,
      }),
    })),
    ...(recoveryCodes
      ? [
          {
            ...common({ id: recoveryCodesId, createdAt: recoveryCodes.createdAt }),
            type: 'recovery-authn-codes',
            credentialData: JSON.stringify({ totalCodes: recoveryCodes.total, remainingCodes: recoveryCodes.left }),
          },
        ]
      : []),
  ]
}

/** Keycloak's words for what every code app expects. */
const totpData = JSON.stringify({
  subType: 'totp',
  digits: codeDigits,
  counter: 0,
  period: codeSeconds,
  algorithm: 'HmacSHA1',
})
