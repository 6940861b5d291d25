import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import { ownerContract } from '@bailclair/domain/owner/owner.contract.ts'
import type { Owner } from '@bailclair/domain/owner/owner.schema.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { EmailOfOtherAccount } from '@bailclair/site-kit/ui/email-of-other-account.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { accountMessages } from './account.messages.ts'
import { type OwnerNames, useSaveNames } from './owner.queries.ts'

const namesOf = ({ lastName = '', firstName = '', email }: Owner): OwnerNames => ({ lastName, firstName, email })

type Props = {
  owner: Owner
  /** With the saved owner. */
  onSaved?: ((owner: Owner) => void) | undefined
  /** Defaults to Save. */
  submitLabel?: string | undefined
}

export function AccountForm({ owner, onSaved, submitLabel }: Props) {
  const t = useMessages(accountMessages)
  const { mutateAsync: save } = useSaveNames()
  const form = useForm<OwnerNames>({
    initial: namesOf(owner),
    rules: ownerContract.names.body,
    labels: { lastName: t.lastName, firstName: t.firstName, email: t.email },
    send,
  })

  async function send(names: OwnerNames) {
    const saved = await save(names)
    // Shows what was saved: formatted names, and the e-mail still in use.
    form.reset(namesOf(saved))
    const askedFor = canonicalEmail(names.email) === saved.email ? undefined : saved.pendingEmail
    showToast({ kind: 'success', text: askedFor ? t.savedPending(askedFor) : t.saved })
    onSaved?.(saved)
  }

  return (
    <ShortForm form={form} submitLabel={submitLabel ?? t.submit} allRequired>
      <Stack>
        <TextField {...form.field('lastName')} label={t.lastName} required autoComplete="family-name" />
        <TextField {...form.field('firstName')} label={t.firstName} required autoComplete="given-name" />
        <TextField
          {...form.field('email')}
          label={t.email}
          hint={t.emailHint}
          required
          type="email"
          autoComplete="email"
        />
        {form.problemOf('email') === 'email-already-exists' && <EmailOfOtherAccount />}
      </Stack>
    </ShortForm>
  )
}
