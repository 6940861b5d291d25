import type { Intent } from '@bailclair/domain/share-link/intent.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { intentMessages } from './intent.messages.ts'
import { useDropIntent } from './share-link.queries.ts'

type Props = { intent: Intent | undefined; onClose: () => void }

export function DropDialog({ intent, onClose }: Props) {
  const t = useMessages(intentMessages)
  const errors = useErrorTexts()
  const { mutate, isPending, error, reset } = useDropIntent()
  const close = () => {
    reset()
    onClose()
  }
  const drop = (id: string) =>
    mutate(id, {
      onSuccess: () => {
        close()
        showToast({ kind: 'success', text: t.dropped })
      },
    })
  return (
    <ConfirmDialog
      open={intent !== undefined}
      title={t.dropTitle}
      confirmLabel={t.drop}
      danger
      pending={isPending}
      error={error ? errors[codeOf(error)] : undefined}
      onCancel={close}
      onConfirm={() => intent && drop(intent.id)}
    >
      <p>{intent && t.dropText(intent.propertyName)}</p>
    </ConfirmDialog>
  )
}
