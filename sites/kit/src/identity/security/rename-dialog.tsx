import { methodName } from '@bailclair/domain/identity/sign-in.schema.ts'
import { z } from 'zod/mini'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { showToast } from '#platform/toasts.ts'
import { ActionDialog } from '#ui/dialog/action-dialog.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { securityMessages } from './security.messages.ts'
import { type SignInContract, useRenameMethod } from './security.queries.ts'

type Props = { contract: SignInContract; id: string; name: string; onClose: () => void }

const rules = z.object({ name: methodName })

export function RenameDialog({ contract, id, name, onClose }: Props) {
  const t = useMessages(securityMessages)
  const { mutateAsync } = useRenameMethod(contract)
  const form = useForm({
    initial: { name },
    rules,
    labels: { name: t.name },
    send: async (values) => {
      await mutateAsync({ id, ...rules.parse(values) })
      onClose()
      showToast({ kind: 'success', text: t.renamed })
    },
  })
  const formId = `rename-${id}`
  return (
    <ActionDialog
      open
      title={t.renameOf(name)}
      onClose={onClose}
      pending={form.isPending}
      error={form.failure?.text}
      action={{ type: 'submit', form: formId, children: t.save }}
    >
      <form {...form.props} id={formId}>
        <TextField {...form.field('name')} label={t.name} required autoComplete="off" />
      </form>
    </ActionDialog>
  )
}
