import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { latePart } from '@bailclair/site-kit/ui/late-part/late-part.tsx'
import { useState } from 'react'
import { diagnosticMessages } from './diagnostic.messages.ts'
import type { CertificateToRemove } from './remove-certificate-dialog.tsx'

const dialog = latePart(async () => (await import('./remove-certificate-dialog.tsx')).RemoveCertificateDialog)

export function RemoveCertificate(certificate: CertificateToRemove) {
  const t = useMessages(diagnosticMessages).remove
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <Button
        variant="secondary"
        compact
        icon="trash"
        className="certificate-remove"
        {...dialog.intent}
        onClick={() => setAsked(true)}
      >
        {t.action}
      </Button>
      <dialog.Part isNeeded={isAsked} onFailed={close} open={isAsked} onClose={close} {...certificate} />
    </>
  )
}
