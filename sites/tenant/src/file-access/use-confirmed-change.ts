import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { type AccessChange, useChangeAccess } from './file-access.queries.ts'

/** For dialogs that confirm a change. Stays open on failure and says why. */
export function useConfirmedChange(onClose: () => void, change: AccessChange, onDone: () => string) {
  const errors = useErrorTexts()
  const { mutateAsync, isPending, error, reset } = useChangeAccess()
  const close = () => {
    reset()
    onClose()
  }
  const confirm = async () => {
    try {
      await mutateAsync(change)
    } catch {
      // The dialog shows `error`.
      return
    }
    onClose()
    showToast({ kind: 'success', text: onDone() })
  }
  return {
    dialog: {
      onCancel: close,
      onConfirm: () => void confirm(),
      pending: isPending,
      error: error ? errors[codeOf(error)] : undefined,
    },
  }
}
