import type { ComponentProps } from 'react'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { uiMessages } from '#ui/ui.messages.ts'
import { Dialog } from './dialog.tsx'

type Props = Omit<ComponentProps<typeof Dialog>, 'actions'> & {
  /** The main button. */
  action: ComponentProps<typeof Button>
  /** What the button that leaves the dialog says; « Annuler » by default. */
  backLabel?: string
  /** Until there is an answer the dialog cannot be left. */
  pending?: boolean | undefined
  /** Why the last attempt failed; the dialog stays open. */
  error?: string | undefined
}

/** A dialog for one action, and the way back without it. */
export function ActionDialog({ action, backLabel, pending = false, error, onClose, ...dialog }: Props) {
  const t = useMessages(uiMessages)
  const closeUnlessPending = () => !pending && onClose()
  return (
    <Dialog
      {...dialog}
      onClose={closeUnlessPending}
      actions={
        <>
          <Button pending={pending} {...action} />
          <Button variant="secondary" onClick={closeUnlessPending}>
            {backLabel ?? t.cancel}
          </Button>
        </>
      }
    >
      <div className="stack">
        {dialog.children}
        {error && (
          <Callout kind="danger" role="alert">
            {error}
          </Callout>
        )}
      </div>
    </Dialog>
  )
}
