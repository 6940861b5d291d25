import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Button } from '@bailclair/front/ui/button/button.tsx'
import { Dialog } from '@bailclair/front/ui/dialog/dialog.tsx'
import { Stack } from '@bailclair/front/ui/layout/layout.tsx'
import { pathTo } from '#platform/paths.ts'
import { signUpMessages } from './sign-up.messages.ts'

/** After sign-up: nobody is signed in until the mailed link is opened. Closing starts the owner site anew (spec §2). */
export function SignUpSentDialog({ email }: { email: string | undefined }) {
  const { sent } = useMessages(signUpMessages)
  const close = () => window.location.assign(pathTo('Landing'))
  return (
    <Dialog
      open={email !== undefined}
      onClose={close}
      title={sent.title}
      actions={<Button onClick={close}>{sent.close}</Button>}
    >
      <Stack>
        <p>{sent.text(email ?? '')}</p>
        <p>{sent.click}</p>
        <p className="muted">{sent.spam}</p>
      </Stack>
    </Dialog>
  )
}
