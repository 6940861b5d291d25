import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import { useRemoveCoTenant } from '../rental-file.queries.ts'
import { type FileTenant, useTenantName } from '../use-tenant-name.ts'
import { peopleMessages } from './people.messages.ts'

type Props = {
  /** Absent while closed. */
  tenant: FileTenant | undefined
  onClose: () => void
  onRemoved?: ((profile: TenantProfile) => void) | undefined
}

export function RemoveDialog({ tenant, onClose, onRemoved }: Props) {
  const t = useMessages(peopleMessages).removing
  const errors = useErrorTexts()
  const nameOf = useTenantName()
  const { mutate: remove, isPending, error, reset } = useRemoveCoTenant()
  const name = tenant ? nameOf(tenant) : ''

  function close() {
    reset()
    onClose()
  }

  function confirm() {
    if (!tenant) return
    remove(
      { params: { id: tenant.id } },
      {
        onSuccess: (profile) => {
          close()
          showToast({ kind: 'success', text: t.done(name) })
          onRemoved?.(profile)
        },
      },
    )
  }

  return (
    <ConfirmDialog
      open={tenant !== undefined}
      onCancel={close}
      onConfirm={confirm}
      title={t.title(name)}
      confirmLabel={t.confirm}
      pending={isPending}
      error={error ? errors[codeOf(error)] : undefined}
      danger
    >
      <p>{tenant?.joined ? t.joined : t.invited}</p>
    </ConfirmDialog>
  )
}
