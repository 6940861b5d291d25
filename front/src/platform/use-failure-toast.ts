import { codeOf } from '#platform/api/code-of.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'

/** For `onError` of an action that has no form to say why it failed. */
export function useFailureToast(): (cause: unknown) => void {
  const errors = useMessages(errorMessages)
  return (cause) => showToast({ kind: 'danger', text: errors[codeOf(cause)] })
}
