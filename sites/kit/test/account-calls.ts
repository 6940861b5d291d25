import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import { ownerRegisterContract } from '@bailclair/domain/owner/owner-register.contract.ts'
import type { CreateAccountCalls } from '#identity/account-calls.ts'
import { createConfirmationCalls } from '#identity/confirmation-calls.ts'
import { signUpSecret } from '#identity/sign-up-secret.ts'

/** Owner account calls, for tests of shared code. */
export const createTestCalls: CreateAccountCalls = (api) => ({
  ...createConfirmationCalls(api, ownerRegisterContract),
  createAccount: (body) => api(ownerRegisterContract.account, { body, headers: signUpSecret.keep() }),
  resendConfirmation: (email) =>
    api(ownerRegisterContract.resendConfirmation, { body: { email }, headers: signUpSecret.sent() }),
  forgotPassword: (email) => api(ownerRegisterContract.forgotPassword, { body: { email } }),
  createPassword: (token, password) =>
    api(ownerRegisterContract.createPassword, { params: { token }, body: { password } }),
  confirmEmail: (token) => api(ownerContract.confirmEmail, { params: { token } }),
  undoEmail: (token) => api(ownerContract.undoEmail, { params: { token } }),
  endSession: () => api(ownerContract.logout, { body: null }),
})
