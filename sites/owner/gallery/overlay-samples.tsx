import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { CopyButton } from '@bailclair/site-kit/ui/copy-button/copy-button.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { Dialog } from '@bailclair/site-kit/ui/dialog/dialog.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Cluster } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { useState } from 'react'
import { Sample, Section } from './sample.tsx'

const t = {
  title: 'Dialogs',
  dialogs: 'Open them by keyboard and by mouse',
  openShare: 'Share',
  openLong: 'Long text',
  openDelete: 'Delete',
  openFailed: 'Delete, with a failure',
  shareTitle: 'Share the link of “T2 Croix-Rousse”',
  shareText: 'Send this link to applicants. They decide themselves whether you see their file.',
  shareLabel: 'Link to share',
  copyLink: 'Copy the link',
  longTitle: 'Terms of Use',
  longText:
    'The service brings landlords and applicants together. Everyone remains free to choose, and nobody is turned down by an automated decision.',
  understood: 'I understand',
  deleteTitle: 'Delete “T2 Croix-Rousse”?',
  deleteText: 'The property, its share link and its 12 applications will disappear. This is final.',
  deleteConfirm: 'Delete this property',
  deleteFailed: 'An error occurred, please try again later.',
}

const link = 'https://bailclair.example/candidater/7f3kQ2vN8xYb'

export function OverlaySamples() {
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
