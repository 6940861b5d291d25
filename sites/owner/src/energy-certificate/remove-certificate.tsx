import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { diagnosticMessages } from './diagnostic.messages.ts'

type Props = {
  number: string
  remove: () => Promise<void>
  /** The button disappears with the certificate: move the focus. */
  onRemoved: () => void
}

export function RemoveCertificate({ number, remove, onRemoved }: Props) {
  const t = useMessages(diagnosticMessages).remove
  const errorTexts = useErrorTexts()
  const [isAsked, setAsked] = useState(false)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()

  function ask(asked: boolean) {
    setError(undefined)
    setAsked(asked)
  }

  async function confirm() {
    setPending(true)
    setError(undefined)
    try {
      await remove()
      setAsked(false)
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
    <>
      <Button variant="secondary" compact icon="trash" className="certificate-remove" onClick={() => ask(true)}>
        {t.action}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onCancel={() => ask(false)}
        onConfirm={confirm}
        title={t.title}
        confirmLabel={t.action}
        danger
        pending={isPending}
        error={error}
      >
        <p>{t.text(number)}</p>
      </ConfirmDialog>
    </>
  )
}
