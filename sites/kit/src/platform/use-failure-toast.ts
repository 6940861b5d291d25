import { codeOf } from './api/code-of.ts'
import { useErrorTexts } from './api/use-error-texts.ts'
import { showToast } from './toasts.ts'

/** For `onError` of actions without a form. */
export function useFailureToast(): (cause: unknown) => void {
  const errors = useErrorTexts()
  return (cause) => showToast({ kind: 'danger', text: errors[codeOf(cause)] })
}
