import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { galleryMessages } from './gallery.messages.ts'
import { Sample, Section } from './sample.tsx'

const link = 'https://bailclair.example/candidater/7f3kQ2vN8xYb'

export function OverlaySamples() {
  const t = useMessages(galleryMessages).overlays
  const [open, setOpen] = useState<'share' | 'long' | 'delete' | 'failed'>()
  const [outcome, setOutcome] = useState<'pending' | 'failed'>()
  const close = () => {
    setOpen(undefined)
    setOutcome(undefined)
  }
  const confirm = () => {
    setOutcome('pending')
    setTimeout(open === 'failed' ? () => setOutcome('failed') : close, 1500)
  }
  return (
    <Section title={t.title}>
      <Sample title={t.dialogs}>
        <Cluster>
          <Button variant="secondary" onClick={() => setOpen('share')}>
            {t.openShare}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('long')}>
            {t.openLong}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('delete')}>
            {t.openDelete}
          </Button>
          <Button variant="secondary" onClick={() => setOpen('failed')}>
            {t.openFailed}
          </Button>
        </Cluster>
      </Sample>
      <Dialog
        open={open === 'share'}
        onClose={close}
        title={t.shareTitle}
        actions={<CopyButton text={link} label={t.copyLink} variant="primary" />}
      >
        <div className="stack">
          <p>{t.shareText}</p>
          <TextField label={t.shareLabel} readOnly value={link} />
        </div>
      </Dialog>
      <Dialog
        open={open === 'long'}
        onClose={close}
        title={t.longTitle}
        actions={<Button onClick={close}>{t.understood}</Button>}
      >
        <div className="stack">
          {Array.from({ length: 12 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are all the same
            <p key={index}>{t.longText}</p>
          ))}
        </div>
      </Dialog>
      <ConfirmDialog
        open={open === 'delete' || open === 'failed'}
        onCancel={close}
        onConfirm={confirm}
        title={t.deleteTitle}
        confirmLabel={t.deleteConfirm}
        danger
        pending={outcome === 'pending'}
        error={outcome === 'failed' ? t.deleteFailed : undefined}
      >
        <p>{t.deleteText}</p>
      </ConfirmDialog>
    </Section>
  )
}
