import { registerContract } from '@bailclair/domain/identity/register.contract.ts'
import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import type { CreateAccountCalls } from './account-calls.ts'

/** The calls of an owner's account, for tests of what the sites share. */
export const createTestCalls: CreateAccountCalls = (api) => ({
  createAccount: (body) => api(registerContract.account, { body }),
  confirmAccount: (token) => api(registerContract.confirmAccount, { params: { token } }),
  forgotPassword: (email) => api(registerContract.forgotPassword, { body: { email } }),
  createPassword: (token, password) => api(registerContract.createPassword, { params: { token }, body: { password } }),
  confirmEmail: (token) => api(ownerContract.confirmEmail, { params: { token } }),
  endSession: () => api(ownerContract.logout, { body: null }),
})
