import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import { ownerRegisterContract } from '@bailclair/domain/owner/owner-register.contract.ts'
import type { CreateAccountCalls } from '@bailclair/site-kit/identity/account-calls.ts'
import { createConfirmationCalls } from '@bailclair/site-kit/identity/confirmation-calls.ts'
import { signUpSecret } from '@bailclair/site-kit/identity/sign-up-secret.ts'

const { account, resendConfirmation, forgotPassword, createPassword } = ownerRegisterContract

/** A module of its own: contracts import the schema library, which loads on the first call. */
export const createOwnerCalls: CreateAccountCalls = (api) => ({
  ...createConfirmationCalls(api, ownerRegisterContract),
  createAccount: (body) => api(account, { body, headers: signUpSecret.keep() }),
  resendConfirmation: (email) => api(resendConfirmation, { body: { email }, headers: signUpSecret.sent() }),
  forgotPassword: (email) => api(forgotPassword, { body: { email } }),
  createPassword: (token, password) => api(createPassword, { params: { token }, body: { password } }),
  confirmEmail: (token) => api(ownerContract.confirmEmail, { params: { token } }),
  undoEmail: (token) => api(ownerContract.undoEmail, { params: { token } }),
  endSession: () => api(ownerContract.logout, { body: null }),
})
