import { accountToken } from '@bailclair/domain/identity/account-token.schema.ts'
import { invitationParameter } from '@bailclair/domain/site/tenant-site-paths.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { tenantRegisterContract } from '@bailclair/domain/tenant/tenant-register.contract.ts'
import type { CreateAccountCalls } from '@bailclair/site-kit/identity/account-calls.ts'
import { createConfirmationCalls } from '@bailclair/site-kit/identity/confirmation-calls.ts'
import { signUpSecret } from '@bailclair/site-kit/identity/sign-up-secret.ts'
import { readAskedProperty } from '#share-link/asked-property.ts'

const { account, resendConfirmation, forgotPassword, createPassword } = tenantRegisterContract

/** A module of its own: contracts import the schema library, which loads on the first call. */
export const createTenantCalls: CreateAccountCalls = (api) => ({
  ...createConfirmationCalls(api, tenantRegisterContract),
  createAccount: (credentials, carried) =>
    api(account, { body: { ...credentials, ...onwardOf(carried) }, headers: signUpSecret.keep() }),
  resendConfirmation: (email, carried) =>
    api(resendConfirmation, { body: { email, ...onwardOf(carried) }, headers: signUpSecret.sent() }),
  forgotPassword: (email) => api(forgotPassword, { body: { email } }),
  createPassword: (token, password) => api(createPassword, { params: { token }, body: { password } }),
  confirmEmail: (token) => api(tenantContract.confirmEmail, { params: { token } }),
  undoEmail: (token) => api(tenantContract.undoEmail, { params: { token } }),
  endSession: () => api(tenantContract.logout, { body: null }),
})

/** URL input: only a valid token is sent. */
function onwardOf(carried: URLSearchParams) {
  const { token: property, agreed } = readAskedProperty(carried) ?? {}
  const invitation = accountToken.safeParse(carried.get(invitationParameter)).data
  return { ...(property && { property }), ...(agreed && { agreed }), ...(invitation && { invitation }) }
}
