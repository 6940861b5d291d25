import { useMemo } from 'react'
import { ApiError } from '#platform/api/api-error.ts'
import { useApi } from '#platform/api/use-api.ts'
import { onField } from '#platform/form/field-failure.ts'

/** Contracts bring the schema library along. It comes when something is sent, not with the public pages. */
async function loadContract() {
  try {
    const { registerContract } = await import('@bailclair/domain/identity/register.contract.ts')
    return registerContract
  } catch (cause) {
    throw new ApiError('NetworkFailure', { cause })
  }
}

/** The calls `register/*` (contract). */
export function useRegister() {
  const api = useApi()
  return useMemo(
    () => ({
      createAccount: async (body: { email: string; password: string }) => {
        const { account } = await loadContract()
        return api(account, { body })
      },
      confirmAccount: async (token: string) => {
        const { confirmAccount } = await loadContract()
        return api(confirmAccount, { params: { token } })
      },
      askForNewPassword: async (email: string) => {
        const { forgotPassword } = await loadContract()
        return api(forgotPassword, { body: { email } }).catch(onField({ code: 'EmailNotFound', field: 'email' }))
      },
      changePassword: async (token: string, password: string) => {
        const { createPassword } = await loadContract()
        return api(createPassword, { params: { token }, body: { password } })
      },
    }),
    [api],
  )
}
