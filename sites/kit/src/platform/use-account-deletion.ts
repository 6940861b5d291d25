import { useState } from 'react'
import { codeOf } from './api/code-of.ts'
import { keepDeletion } from './deleted-account.ts'
import { logError } from './log.ts'
import { tabStorage } from './tab-storage.ts'
import { showToast } from './toasts.ts'

type Options = {
  /** The call differs between owners and tenants. Resolves to the number of the receipt. */
  send: () => Promise<string | undefined>
  /** The page that confirms the deletion. */
  farewell: string
  failureText: string
  onFailure: () => void
}

/** Deletes the account, clears this tab and opens the page that confirms it. */
export function useAccountDeletion({ send, farewell, failureText, onFailure }: Options) {
  const [isPending, setPending] = useState(false)

  async function deleteAccount() {
    setPending(true)
    try {
      const receipt = await send()
      tabStorage.clear()
      keepDeletion({ receipt })
      // A full page load drops the session from memory.
      window.location.assign(farewell)
    } catch (cause) {
      setPending(false)
      // Cancelled; the question stays open.
      if (codeOf(cause) === 'RecentSignInRequired') return
      logError('Failed to delete the account', cause)
      // Closes the dialog first, which would cover the toast.
      onFailure()
      showToast({ kind: 'danger', text: failureText })
    }
  }

  return { isPending, deleteAccount }
}
