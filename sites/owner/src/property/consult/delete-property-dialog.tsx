import type { PropertySummary } from '@bailclair/domain/property/property-answer.schema.ts'
import { codeOf } from '@bailclair/site-kit/platform/api/code-of.ts'
import { useErrorTexts } from '@bailclair/site-kit/platform/api/use-error-texts.ts'
import { logError } from '@bailclair/site-kit/platform/log.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { ConfirmDialog } from '@bailclair/site-kit/ui/dialog/confirm-dialog.tsx'
import type { useDeleteProperty } from '#property/property.queries.ts'
import { deletePropertyMessages } from './delete-property.messages.ts'

type Props = {
  open: boolean
  onCancel: () => void
  property: Pick<PropertySummary, 'id' | 'name' | 'propertyApartmentSharingCount'>
  /** Of the page, which must know before its property is gone. */
  deletion: ReturnType<typeof useDeleteProperty>
  onDeleted: () => void
}

/** Names the property, its link and how many applications go with it, then deletes. */
export function DeletePropertyDialog({ open, onCancel, property, deletion, onDeleted }: Props) {
  const t = useMessages(deletePropertyMessages)
  const errors = useErrorTexts()
  const { mutateAsync, isPending, error, reset } = deletion
  const { id, name = '', propertyApartmentSharingCount } = property

  const cancel = () => {
    reset()
    onCancel()
  }
  async function confirm() {
    try {
      await mutateAsync(id)
    } catch (cause) {
      logError('Failed to delete a property', cause)
      return
    }
    showToast({ kind: 'success', text: t.done(name) })
    onDeleted()
  }

  return (
    <ConfirmDialog
      open={open}
      onCancel={cancel}
      onConfirm={confirm}
      title={t.title(name)}
      confirmLabel={t.confirm}
      danger
      pending={isPending}
      error={error ? errors[codeOf(error)] : undefined}
    >
      <p>{t.intro}</p>
      <ul>
        <li>{t.property(name)}</li>
        <li>{t.link}</li>
        <li>{t.applications(propertyApartmentSharingCount)}</li>
      </ul>
    </ConfirmDialog>
  )
}
