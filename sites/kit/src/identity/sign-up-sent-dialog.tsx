import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/layout.tsx'
import { useAccountPaths } from './account-site.ts'
import { ResendButton } from './resend-button.tsx'
import { signUpMessages } from './sign-up.messages.ts'

/** Nobody is signed in until the link in the e-mail is opened. Closing the dialog reloads the site. */
export default function SignUpSentDialog({ email }: { email: string }) {
  const { sent } = useMessages(signUpMessages)
  const { landing } = useAccountPaths()
  const close = () => window.location.assign(landing)
  return (
    <Dialog open onClose={close} title={sent.title} actions={<Button onClick={close}>{sent.close}</Button>}>
      <Stack>
        <p>{sent.text(email)}</p>
        <p>{sent.click}</p>
        <p className="muted">{sent.spam}</p>
        <ResendButton email={email} />
      </Stack>
    </Dialog>
  )
}
