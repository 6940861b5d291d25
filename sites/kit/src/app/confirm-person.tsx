import { useRef, useState } from 'react'
import { errorMessages } from '#platform/api/error.messages.ts'
import { logError } from '#platform/log.ts'
import { useMessages } from '#platform/messages/messages.ts'
import type { PersonConfirmation } from '#platform/session.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { confirmPersonMessages } from './confirm-person.messages.ts'

/** Over the page while a call waits until the person has proved again who they are. */
export default function ConfirmPerson({ begin, cancel }: PersonConfirmation) {
  const t = useMessages(confirmPersonMessages)
  const { cancel: cancelLabel } = useMessages(uiMessages)
  const { IdentityUnavailable } = useMessages(errorMessages)
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
    <Dialog
      open
      role="alertdialog"
      title={t.title}
      onClose={cancel}
      initialFocus={main}
      actions={
        <>
          <Button ref={main} icon="user" onClick={confirm}>
            {t.confirm}
          </Button>
          <Button variant="secondary" onClick={cancel}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{t.why}</p>
        <p>{t.how}</p>
        {hasFailed && (
          <Callout kind="danger" role="alert">
            {IdentityUnavailable}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
