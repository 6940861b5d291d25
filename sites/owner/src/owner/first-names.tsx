import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { accountMessages } from './account.messages.ts'
import { type OwnerNames, useSaveNames } from './owner.queries.ts'

/** The first sign-in asks for two names and nothing else. */
export function FirstNames({ owner, onSaved }: { owner: Owner; onSaved: () => void }) {
  const t = useMessages(accountMessages)
  const { mutateAsync: save } = useSaveNames()
  const { lastName = '', firstName = '', email } = owner
  const form = useForm<OwnerNames>({
    initial: { lastName, firstName, email },
    rules: ownerContract.names.body,
    labels: { lastName: t.lastName, firstName: t.firstName, email: t.email },
    send: async (names) => {
      await save(names)
      onSaved()
    },
  })
  return (
    <ShortForm form={form} submitLabel={t.first.submit} allRequired>
      <Stack>
        <TextField {...form.field('lastName')} label={t.lastName} required autoComplete="family-name" />
        <TextField {...form.field('firstName')} label={t.firstName} required autoComplete="given-name" />
      </Stack>
    </ShortForm>
  )
}
