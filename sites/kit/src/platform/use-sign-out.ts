import { useState } from 'react'
import { useBasicErrors } from './api/use-basic-errors.ts'
import { logError } from './log.ts'
import { useSession } from './session.ts'
import { showToast } from './toasts.ts'

/** For sign-out buttons. Shows a failure while the identity server is down. */
export function useSignOut(): { signOut: () => void; isPending: boolean } {
  const session = useSession()
  const { IdentityUnavailable } = useBasicErrors()
  const [isPending, setPending] = useState(false)

  const signOut = () => {
    if (session.status !== 'signed-in') return
    setPending(true)
    session.logout().catch((cause) => {
      logError('Sign-out failed', cause)
      setPending(false)
      showToast({ kind: 'danger', text: IdentityUnavailable })
    })
  }
  return { signOut, isPending }
}
