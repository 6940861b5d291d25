import { ApiError } from '@bailclair/site-kit/platform/api/api-error.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { ProgressBar } from '@bailclair/site-kit/ui/progress/progress-bar.tsx'
import { useState } from 'react'
import { useRemoveApplications } from './application.queries.ts'
import type { ListedApplication } from './listed-application.ts'
import { removeApplicationsMessages } from './remove-applications.messages.ts'

/** More names are counted instead of listed. */
const namesShown = 8

type Props = {
  open: boolean
  applications: readonly ListedApplication[]
  onCancel: () => void
  /** With the removed ones; the others stay selected. Resolves after the list was refetched. */
  onRemoved: (removed: readonly ListedApplication[]) => Promise<unknown>
  /** Everything was removed. */
  onDone: () => void
}

/** Lists who is removed. After a partial failure it stays open for the rest. */
export function RemoveApplicationsDialog({ open, applications: selected, onCancel, onRemoved, onDone }: Props) {
  const t = useMessages(removeApplicationsMessages)
  const errors = useErrorTexts()
  const { remove, asked, count } = useRemoveApplications()
  const [failure, setFailure] = useState<string>()
  const applications = asked ?? selected
  const total = applications.length

  const namesOf = (some: readonly ListedApplication[]) => {
    const names = some.slice(0, namesShown).map(({ name }) => name)
    return some.length > namesShown ? [...names, t.others(some.length - namesShown)] : names
  }
  const cancel = () => {
    setFailure(undefined)
    onCancel()
  }
  async function confirm() {
    setFailure(undefined)
    const { done, failed } = await remove(selected)
    await onRemoved(done)
    const [first] = failed
    if (first) {
      logError('Failed to delete applications', first.cause)
      const why = errors[first.cause instanceof ApiError ? first.cause.code : 'Unexpected']
      setFailure(t.failed(namesOf(failed.map(({ item }) => item)).join(', '), why, failed.length))
      return
    }
    showToast({ kind: 'success', text: t.done(done.length) })
    onDone()
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={cancel}
      onConfirm={confirm}
      title={t.title(total)}
      confirmLabel={t.confirm(total)}
      danger
      pending={asked !== undefined}
      error={failure}
    >
      <p>{t.whose(total)}</p>
      <ul>
        {namesOf(applications).map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
          <li key={index}>{name}</li>
        ))}
      </ul>
      <p>{t.consequence(total)}</p>
      {asked && total > 1 && <ProgressBar label={t.progress} value={count / total} />}
    </ConfirmDialog>
  )
}
