import { documentContract } from '@bailclair/domain/document/document.contract.ts'
import { documentId } from '@bailclair/domain/document/document-id.schema.ts'
import type { MyDocument } from '@bailclair/domain/document/my-document.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { errorMessages } from '@bailclair/site-kit/platform/api/error.messages.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { useProfileCall } from '#platform/use-profile-call.ts'
import { documentMessages } from './document.messages.ts'

type Props = {
  /** Absent while closed. */
  document: MyDocument | undefined
  isSubmitted: boolean
  onClose: () => void
}

export function RemoveDocumentDialog({ document, isSubmitted, onClose }: Props) {
  const t = useMessages(documentMessages).removing
  const errors = useMessages(errorMessages)
  const { mutate: remove, isPending, error, reset } = useProfileCall(documentContract.remove)

  function close() {
    reset()
    onClose()
  }

  function confirm() {
    if (!document) return
    const onSuccess = () => {
      close()
      showToast({ kind: 'success', text: t.done })
    }
    remove({ params: { id: documentId.parse(document.id) } }, { onSuccess })
  }

  return (
    <ConfirmDialog
      open={document !== undefined}
      onCancel={close}
      onConfirm={confirm}
      title={t.title}
      confirmLabel={t.confirm}
      pending={isPending}
      error={error ? errors[codeOf(error)] : undefined}
      danger
    >
      <p>{t.text(document?.fileName ?? '')}</p>
      {isSubmitted && <p>{t.handedIn}</p>}
    </ConfirmDialog>
  )
}
