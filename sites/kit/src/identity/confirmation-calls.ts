import type { confirmationContract } from '@bailclair/domain/identity/confirmation.contract.ts'
import type { SignUp } from '@bailclair/domain/identity/sign-up.schema.ts'
import type { Api } from '#platform/api/api-client.ts'
import { signUpSecret } from './sign-up-secret.ts'

/** What the page of the mailed link calls. */
export type ConfirmationCalls = {
  /** Fails with `ConfirmationNeeded` in a browser that did not sign up. */
  confirmAccount: (token: string) => Promise<{ email: string }>
  findSignUp: (token: string) => Promise<SignUp>
  /** Only when a person pressed the button. */
  confirmByHand: (token: string) => Promise<{ email: string }>
  refuseSignUp: (token: string) => Promise<unknown>
}

export const createConfirmationCalls = (
  api: Api,
  contract: ReturnType<typeof confirmationContract>,
): ConfirmationCalls => ({
  confirmAccount: (token) => api(contract.confirmAccount, { params: { token }, headers: signUpSecret.sent() }),
  findSignUp: (token) => api(contract.signUp, { params: { token } }),
  confirmByHand: (token) => api(contract.confirmByHand, { params: { token } }),
  refuseSignUp: (token) => api(contract.refuseSignUp, { params: { token } }),
})
