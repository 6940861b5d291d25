import type { MyGuarantor } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { guarantorName } from '../guarantor-name.ts'
import { useRemoveGuarantor } from '../rental-file.queries.ts'
import { guarantorMessages } from './guarantor.messages.ts'

/** `guarantor`: absent while closed. */
type Props = { guarantor: MyGuarantor | undefined; onClose: () => void }

export function RemoveGuarantorDialog({ guarantor, onClose }: Props) {
  const t = useMessages(guarantorMessages).removing
  const errors = useErrorTexts()
  const { mutate: remove, isPending, error, reset } = useRemoveGuarantor()
  const name = guarantor ? guarantorName(guarantor) : ''

  function close() {
    reset()
    onClose()
  }

  function confirm() {
    if (!guarantor) return
    const onSuccess = () => {
      close()
      showToast({ kind: 'success', text: t.done(name) })
    }
    remove({ params: { id: guarantor.id } }, { onSuccess })
  }

  return (
    <ConfirmDialog
      open={guarantor !== undefined}
      onCancel={close}
      onConfirm={confirm}
      title={t.title(name)}
      confirmLabel={t.confirm}
      pending={isPending}
      error={error ? errors[codeOf(error)] : undefined}
      danger
    >
      <p>{t.text}</p>
    </ConfirmDialog>
  )
}
