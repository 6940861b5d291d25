import { useMemo } from 'react'
import { loadContract } from '#platform/api/load-contract.ts'
import { useApi } from '#platform/api/use-api.ts'
import { onField } from '#platform/form/field-failure.ts'
import type { AccountCalls } from './account-calls.ts'
import { type SignUpSite, useAccountSite } from './account-site.ts'

/** Calls to create an account and to change its password or e-mail. */
export function useRegister(): Omit<AccountCalls, 'endSession'> {
  const api = useApi()
  const { loadCalls } = useAccountSite() as SignUpSite
  return useMemo(() => {
    const load = async () => (await loadContract(loadCalls))(api)
    const notFound = onField({ code: 'EmailNotFound', field: 'email' })
    return {
      createAccount: async (...account) => (await load()).createAccount(...account),
      confirmAccount: async (token) => (await load()).confirmAccount(token),
      findSignUp: async (token) => (await load()).findSignUp(token),
      confirmByHand: async (token) => (await load()).confirmByHand(token),
      refuseSignUp: async (token) => (await load()).refuseSignUp(token),
      resendConfirmation: async (...resend) => (await load()).resendConfirmation(...resend),
      forgotPassword: async (email) => (await load()).forgotPassword(email).catch(notFound),
      createPassword: async (token, password) => (await load()).createPassword(token, password),
      confirmEmail: async (token) => (await load()).confirmEmail(token),
      undoEmail: async (token) => (await load()).undoEmail(token),
    }
  }, [api, loadCalls])
}
