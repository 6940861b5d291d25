import { codeOf } from './api/code-of.ts'
import { errorMessages } from './api/error.messages.ts'
import { useMessages } from './messages/messages.ts'
import { showToast } from './toasts.ts'

/** For `onError` of actions without a form. */
export function useFailureToast(): (cause: unknown) => void {
  const errors = useMessages(errorMessages)
  return (cause) => showToast({ kind: 'danger', text: errors[codeOf(cause)] })
}
