import { useState } from 'react'
import { type SignInAction, useSession } from '#platform/session.ts'
import { useFailureToast } from '#platform/use-failure-toast.ts'

/** Opens the page of the identity server that adds a way to sign in. The list is loaded again when one comes back. */
export function useAddMethod() {
  const session = useSession()
  const onError = useFailureToast()
  const [isPending, setPending] = useState(false)
  const add = (action: SignInAction) => {
    if (session.status !== 'signed-in') return
    setPending(true)
    session
      .addSignInMethod(action)
      .catch(onError)
      .finally(() => setPending(false))
  }
  return { add, isPending }
}
