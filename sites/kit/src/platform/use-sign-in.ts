import { useCallback, useEffect, useState } from 'react'
import { useBasicErrors } from './api/use-basic-errors.ts'
import { useNavigate } from './router/router-context.ts'
import { type SignInRequest, useSession } from './session.ts'
import { showToast } from './toasts.ts'

/**
 * For sign-in buttons. A press before the identity server has answered waits; a press while it is down asks again, then
 * shows the failure (decision 23).
 */
export function useSignIn(): { signIn: (request: SignInRequest) => void; isPending: boolean } {
  const session = useSession()
  const navigate = useNavigate()
  const { IdentityUnavailable } = useBasicErrors()
  const [wish, setWish] = useState<SignInRequest>()

  useEffect(() => {
    if (!wish || session.status === 'unknown') return
    setWish(undefined)
    if (session.status === 'signed-out' || session.status === 'ended') session.login(wish)
    else if (session.status === 'signed-in') navigate(wish.returnTo)
    else showToast({ kind: 'danger', text: IdentityUnavailable })
  }, [wish, session, navigate, IdentityUnavailable])

  const signIn = useCallback(
    (request: SignInRequest) => {
      if (session.status === 'unknown') session.ask()
      if (session.status === 'unavailable') session.retry()
      setWish(request)
    },
    [session],
  )
  return { signIn, isPending: wish !== undefined }
}
