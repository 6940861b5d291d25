import { useState } from 'react'
import { useBasicErrors } from '#platform/api/use-basic-errors.ts'
import { logError } from '#platform/log.ts'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import type { SessionEnding } from '#platform/session.ts'
import { Button } from '#ui/button/button.tsx'
import { ActionDialog } from '#ui/dialog/action-dialog.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { endingSessionMessages } from './ending-session.messages.ts'

/**
 * Over the page in the last two minutes of a session. No button has the focus: whoever is typing must not
 * press one by accident.
 */
export default function EndingSession({ endsAt, isFinal, extend, close }: SessionEnding) {
  const t = useMessages(endingSessionMessages)
  const { time } = useFormats()
  const { IdentityUnavailable } = useBasicErrors()
  const [hasFailed, setFailed] = useState(false)
  const dialog = { open: true, role: 'alertdialog', title: t.title(time(endsAt)), onClose: close } as const

  function extendNow() {
    setFailed(false)
    extend().catch((cause) => {
      logError('Sign-in could not begin', cause)
      setFailed(true)
    })
  }

  if (isFinal) {
    return (
      <Dialog {...dialog} actions={<Button onClick={close}>{t.ok}</Button>}>
        <p>{t.final}</p>
      </Dialog>
    )
  }
  return (
    <ActionDialog
      {...dialog}
      action={{ icon: 'user', onClick: extendNow, children: t.extend }}
      backLabel={t.close}
      error={hasFailed ? IdentityUnavailable : undefined}
    >
      <p>{t.why}</p>
      <p>{t.how}</p>
    </ActionDialog>
  )
}
