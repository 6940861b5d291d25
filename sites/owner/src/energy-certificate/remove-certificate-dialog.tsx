import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { diagnosticMessages } from './diagnostic.messages.ts'

export type CertificateToRemove = {
  number: string
  remove: () => Promise<void>
  /** The button disappears with the certificate: move the focus. */
  onRemoved: () => void
}
type Props = CertificateToRemove & { open: boolean; onClose: () => void }

export function RemoveCertificateDialog({ open, number, remove, onRemoved, onClose }: Props) {
  const t = useMessages(diagnosticMessages).remove
  const errorTexts = useErrorTexts()
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  function close() {
    setError(undefined)
    onClose()
  }

  async function confirm() {
    setPending(true)
    setError(undefined)
    try {
      await remove()
      close()
      showToast({ kind: 'success', text: t.done })
      onRemoved()
    } catch (cause) {
      logError('Failed to remove the certificate', cause)
      setError(errorTexts[codeOf(cause)])
    } finally {
      setPending(false)
    }
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={close}
      onConfirm={confirm}
      title={t.title}
      confirmLabel={t.action}
      danger
      pending={isPending}
      error={error}
    >
      <p>{t.text(number)}</p>
    </ConfirmDialog>
  )
}
