import { loadContract } from '@bailclair/front/platform/api/load-contract.ts'
import { useApi } from '@bailclair/front/platform/api/use-api.ts'
import { onField } from '@bailclair/front/platform/form/field-failure.ts'
import { useMemo } from 'react'

const loadRegister = async () => {
  const { registerContract } = await loadContract(() => import('@bailclair/domain/identity/register.contract.ts'))
  return registerContract
}

/** The calls `register/*` (contract). */
export function useRegister() {
  const api = useApi()
  return useMemo(
    () => ({
      createAccount: async (body: { email: string; password: string }) => {
        const { account } = await loadRegister()
        return api(account, { body })
      },
      confirmAccount: async (token: string) => {
        const { confirmAccount } = await loadRegister()
        return api(confirmAccount, { params: { token } })
      },
      askForNewPassword: async (email: string) => {
        const { forgotPassword } = await loadRegister()
        return api(forgotPassword, { body: { email } }).catch(onField({ code: 'EmailNotFound', field: 'email' }))
      },
      changePassword: async (token: string, password: string) => {
        const { createPassword } = await loadRegister()
        return api(createPassword, { params: { token }, body: { password } })
      },
    }),
    [api],
  )
}
