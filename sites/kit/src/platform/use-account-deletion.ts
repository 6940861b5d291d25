import { useState } from 'react'
import { codeOf } from './api/code-of.ts'
import { logError } from './log.ts'
import { tabStorage } from './tab-storage.ts'
import { keepToast, showToast } from './toasts.ts'

type Options = {
  /** The call differs between owners and tenants. */
  send: () => Promise<unknown>
  /** Target after the deletion. */
  home: string
  /** Shown there as a toast. */
  doneText: string
  failureText: string
  onFailure: () => void
}

/** Deletes the account, clears this tab and confirms it on the first page. */
export function useAccountDeletion({ send, home, doneText, failureText, onFailure }: Options) {
  const [isPending, setPending] = useState(false)

  async function deleteAccount() {
    setPending(true)
    try {
      await send()
      tabStorage.clear()
      keepToast({ kind: 'success', text: doneText })
      // A full page load drops the session from memory.
      window.location.assign(home)
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
