import { useState } from 'react'
import { codeOf } from '#platform/api/code-of.ts'
import { errorMessages } from '#platform/api/error.messages.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useCarried } from './account-site.ts'
import { useRegister } from './register.queries.ts'
import { resendConfirmationMessages } from './resend-confirmation.messages.ts'

type State = 'idle' | 'pending' | { told: string }

/** In the dialog after sign-up. */
export function ResendButton({ email }: { email: string }) {
  const { dialog } = useMessages(resendConfirmationMessages)
  const errors = useMessages(errorMessages)
  const carried = useCarried()
  const { resendConfirmation } = useRegister()
  const [state, setState] = useState<State>('idle')

  async function resend() {
    setState('pending')
    const told = await resendConfirmation(email, carried).then(
      () => dialog.done,
      (cause) => errors[codeOf(cause)],
    )
    setState({ told })
  }

  return (
    <Stack gap={8}>
      <div>
        <Button variant="secondary" compact pending={state === 'pending'} onClick={resend}>
          {dialog.action}
        </Button>
      </div>
      <p role="status">{typeof state === 'object' && state.told}</p>
    </Stack>
  )
}
