import type { MyFile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useNavigate } from '@bailclair/site-kit/platform/router/router-context.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { ownTenant } from '../file-places.ts'
import { useRemoveCoTenant } from '../rental-file.queries.ts'
import { peopleMessages } from './people.messages.ts'

/** A joiner leaves with their own documents (decision 115). */
export function LeaveDialog({ file }: { file: MyFile }) {
  const t = useMessages(peopleMessages)
  const errors = useErrorTexts()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const { mutate: remove, isPending, error, reset } = useRemoveCoTenant()
  const id = ownTenant(file)?.id

  function close() {
    reset()
    setOpen(false)
  }

  function leave() {
    if (id === undefined) return
    const onSuccess = () => {
      showToast({ kind: 'success', text: t.leaving.done })
      navigate(pathTo('MyFile'))
    }
    remove({ params: { id } }, { onSuccess })
  }

  return (
    <div>
      <Button variant="quiet" compact icon="sign-out" onClick={() => setOpen(true)}>
        {t.leave}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onCancel={close}
        onConfirm={leave}
        title={t.leaving.title}
        confirmLabel={t.leaving.confirm}
        pending={isPending}
        error={error ? errors[codeOf(error)] : undefined}
        danger
      >
        <p>{t.leaving.text}</p>
      </ConfirmDialog>
    </div>
  )
}
