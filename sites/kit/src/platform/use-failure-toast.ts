import { codeOf } from './api/code-of.ts'
import { errorMessages } from './api/error.messages.ts'
import { useMessages } from './messages/messages.ts'
import { showToast } from './toasts.ts'

/** For `onError` of an action that has no form to say why it failed. */
export function useFailureToast(): (cause: unknown) => void {
  const errors = useMessages(errorMessages)
  return (cause) => showToast({ kind: 'danger', text: errors[codeOf(cause)] })
}
