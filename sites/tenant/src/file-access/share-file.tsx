import { accessPeriod } from '@bailclair/domain/file-access/access-period.rules.ts'
import type { FileAccess } from '@bailclair/domain/file-access/file-access.schema.ts'
import { todayInParis } from '@bailclair/domain/value/today.ts'
import { useFormats } from '@bailclair/site-kit/platform/messages/formats.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { shareFileMessages } from './share-file.messages.ts'
import { useConfirmedChange } from './use-confirmed-change.ts'

type Props = { access: Pick<FileAccess, 'id' | 'propertyName' | 'ownerName'>; compact?: boolean }

/** After a visit: opening the file is a consent, which says to whom, for what, until when (decision 250). */
export function ShareFile({ access, compact = false }: Props) {
  const t = useMessages(shareFileMessages)
  const { date } = useFormats()
  const { propertyName: property = t.someProperty } = access
  const owner = access.ownerName || t.someOwner
  const [isAsked, setAsked] = useState(false)
  const day = date(accessPeriod(todayInParis(new Date())).lastDay)
  const { dialog } = useConfirmedChange(
    () => setAsked(false),
    { id: access.id, change: { shareFile: true } },
    () => t.shared(owner, day),
  )
  return (
    <>
      <Button compact={compact} icon="share" aria-label={t.buttonFor(property)} onClick={() => setAsked(true)}>
        {t.button}
      </Button>
      <ConfirmDialog open={isAsked} {...dialog} title={t.title} confirmLabel={t.confirm}>
        <p>{t.text(owner, property, day)}</p>
        <p>{t.withdraw}</p>
      </ConfirmDialog>
    </>
  )
}
