import { newViewingLink } from '@bailclair/domain/complete-file/viewing-link.schema.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useSiteConfig } from '@bailclair/site-kit/platform/site-config.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Cluster, Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { useEffect, useRef, useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { useCreateViewingLink } from './complete-file.queries.ts'
import { viewingLinksMessages } from './viewing-links.messages.ts'

type Made = { token: string; recipient: string; expiresAt: string }
type Props = { open: boolean; applicationId: string; onClose: () => void }

/** Asks for whom the link is, then shows it once. */
export function CreateLinkDialog({ open, applicationId, onClose }: Props) {
  const t = useMessages(viewingLinksMessages)
  const [made, setMade] = useState<Made>()
  const close = () => {
    setMade(undefined)
    onClose()
  }
  return (
    <Dialog open={open} onClose={close} title={made ? t.ready : t.dialog}>
      {made ? (
        <ReadyLink made={made} onDone={close} />
      ) : (
        <RecipientForm applicationId={applicationId} onMade={setMade} />
      )}
    </Dialog>
  )
}

function RecipientForm({ applicationId, onMade }: { applicationId: string; onMade: (made: Made) => void }) {
  const t = useMessages(viewingLinksMessages)
  const { mutateAsync } = useCreateViewingLink(applicationId)
  const form = useForm({
    initial: { recipient: '' },
    rules: newViewingLink,
    labels: { recipient: t.recipient },
    send: async ({ recipient }) => {
      const { token, viewingLinks } = await mutateAsync(recipient)
      const [newest] = viewingLinks
      if (newest) onMade({ token, recipient: newest.recipient, expiresAt: newest.expiresAt })
    },
  })
  return (
    <ShortForm form={form} submitLabel={t.submit}>
      <TextField
        {...form.field('recipient')}
        label={t.recipient}
        hint={t.recipientHint}
        required
        maxLength={60}
        autoComplete="off"
      />
      <p>{t.told}</p>
    </ShortForm>
  )
}

function ReadyLink({ made: { token, recipient, expiresAt }, onDone }: { made: Made; onDone: () => void }) {
  const t = useMessages(viewingLinksMessages)
  const { hosts } = useSiteConfig()
  const { moment } = useFormats()
  const field = useRef<HTMLInputElement>(null)
  // The pressed button is gone. Focusing selects the link.
  useEffect(() => field.current?.focus(), [])
  const address = `${hosts.web}${pathTo('SharedFile', { token })}`
  return (
    <Stack gap={24}>
      <p role="status">{t.readyText(recipient, moment(new Date(expiresAt)))}</p>
      <TextField ref={field} label={t.address} readOnly value={address} onFocus={({ target }) => target.select()} />
      <Callout kind="warning">{t.once}</Callout>
      <Cluster>
        <CopyButton variant="primary" text={address} label={t.copy} copied={t.copied} />
        <Button variant="secondary" onClick={onDone}>
          {t.done}
        </Button>
      </Cluster>
    </Stack>
  )
}
