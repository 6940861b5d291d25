import { useRef, useState } from 'react'
import { useBasicErrors } from '#platform/api/use-basic-errors.ts'
import { logError } from '#platform/log.ts'
import { useMessages } from '#platform/messages/messages.ts'
import type { PersonConfirmation } from '#platform/session.ts'
import { ActionDialog } from '#ui/dialog/action-dialog.tsx'
import { confirmPersonMessages } from './confirm-person.messages.ts'

/** Over the page while a call waits until the person has proved again who they are. */
export default function ConfirmPerson({ begin, cancel }: PersonConfirmation) {
  const t = useMessages(confirmPersonMessages)
  const { IdentityUnavailable } = useBasicErrors()
  const [hasFailed, setFailed] = useState(false)
  const main = useRef<HTMLButtonElement>(null)

  function confirm() {
    setFailed(false)
    begin().catch((cause) => {
      logError('Sign-in could not begin', cause)
      setFailed(true)
    })
  }

  return (
    <ActionDialog
      open
      role="alertdialog"
      title={t.title}
      onClose={cancel}
      initialFocus={main}
      action={{ ref: main, icon: 'user', onClick: confirm, children: t.confirm }}
      error={hasFailed ? IdentityUnavailable : undefined}
    >
      <p>{t.why}</p>
      <p>{t.how}</p>
    </ActionDialog>
  )
}
