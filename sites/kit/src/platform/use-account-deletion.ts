import { useState } from 'react'
import { logError } from './log.ts'
import { tabStorage } from './tab-storage.ts'
import { keepToast, showToast } from './toasts.ts'

type Options = {
  /** The call of the area: owners and tenants each have their own. */
  send: () => Promise<unknown>
  /** Where whoever has no account any more goes. */
  home: string
  /** Told there. */
  doneText: string
  failureText: string
  onFailure: () => void
}

/** Deletes the account of whoever confirmed it, leaves nothing of it in this tab, and says so on the first page. */
export function useAccountDeletion({ send, home, doneText, failureText, onFailure }: Options) {
  const [isPending, setPending] = useState(false)

  async function deleteAccount() {
    setPending(true)
    try {
      await send()
      tabStorage.clear()
      keepToast({ kind: 'success', text: doneText })
      // A document loaded anew: nothing of the session is left in memory.
      window.location.assign(home)
    } catch (cause) {
      logError('Failed to delete the account', cause)
      setPending(false)
      // The toast would be out of reach behind the dialog.
      onFailure()
      showToast({ kind: 'danger', text: failureText })
    }
  }

  return { isPending, deleteAccount }
}
