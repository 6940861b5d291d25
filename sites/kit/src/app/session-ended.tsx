import { useEffect, useState } from 'react'
import { useAccountPaths } from '#identity/account-site.ts'
import { useBasicErrors } from '#platform/api/use-basic-errors.ts'
import { logError } from '#platform/log.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Callout } from '#ui/callout/callout.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { sessionEndedMessages } from './session-ended.messages.ts'

/** Takes the place of a signed-in page until the person has signed in again (decision 23). */
export function SessionEnded({ onSignIn }: { onSignIn: () => Promise<void> }) {
  const t = useMessages(sessionEndedMessages)
  const { IdentityUnavailable } = useBasicErrors()
  const { publicHome } = useAccountPaths()
  const [isPending, setPending] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  useReturnFocus()

  async function signIn() {
    setPending(true)
    setFailed(false)
    try {
      await onSignIn()
    } catch (cause) {
      logError('Sign-in could not begin', cause)
      setFailed(true)
    }
    setPending(false)
  }

  return (
    <Column>
      <Outcome
        takesFocus
        illustration="closed-door"
        title={t.title}
        actions={
          <>
            <Button icon="user" pending={isPending} onClick={signIn}>
              {t.signIn}
            </Button>
            <ButtonLink variant="secondary" href={publicHome}>
              {t.home}
            </ButtonLink>
          </>
        }
      >
        <p>{t.help}</p>
        {hasFailed && (
          <Callout kind="danger" role="alert">
            {IdentityUnavailable}
          </Callout>
        )}
      </Outcome>
    </Column>
  )
}

/** Afterwards the focus is where it was on the page. */
function useReturnFocus() {
  const [before] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      // The page is shown again only after this cleanup.
      if (before instanceof HTMLElement) requestAnimationFrame(() => before.focus())
    },
    [before],
  )
}
