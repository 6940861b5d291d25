import { canonicalEmail } from '@bailclair/domain/identity/email.rules.ts'
import type { TenantProfile } from '@bailclair/domain/rental-file/my-file.schema.ts'
import { tenantContract } from '@bailclair/domain/tenant/tenant.contract.ts'
import { onField } from '@bailclair/site-kit/platform/form/field-failure.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { showToast } from '@bailclair/site-kit/platform/toasts.ts'
import { useFailureToast } from '@bailclair/site-kit/platform/use-failure-toast.ts'
import { Button } from '@bailclair/site-kit/ui/button/button.tsx'
import { Callout } from '@bailclair/site-kit/ui/callout/callout.tsx'
import { EmailOfOtherAccount } from '@bailclair/site-kit/ui/email-of-other-account.tsx'
import { TextField } from '@bailclair/site-kit/ui/field/text-field.tsx'
import { Stack } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { ShortForm } from '@bailclair/site-kit/ui/short-form.tsx'
import { useProfileCall } from '#platform/use-profile-call.ts'
import { emailChangeMessages } from './email-change.messages.ts'

const { body: rules } = tenantContract.email
const taken = onField({ code: 'UniqueEmailActiveAccount', field: 'email', message: 'email-already-exists' })

/** A new address, pending until confirmed. */
export function EmailChange({ tenant }: { tenant: TenantProfile }) {
  const t = useMessages(emailChangeMessages)
  const tell = useTellAsked()
  const { mutateAsync: ask } = useProfileCall(tenantContract.email)
  const form = useForm({ initial: { email: '' }, rules, labels: { email: t.email }, send })

  async function send(wish: { email: string }) {
    const { email } = await ask({ body: rules.parse(wish) }).catch(taken)
    form.reset({ email: '' })
    tell(canonicalEmail(wish.email), email)
  }

  return (
    <section className="tenant-account-section">
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Stack gap={32} className="measure tenant-account-email">
        <Pending tenant={tenant} />
        <ShortForm form={form} submitLabel={t.submit}>
          <TextField
            {...form.field('email')}
            label={t.email}
            hint={t.emailHint}
            required
            type="email"
            autoComplete="email"
          />
          {form.problemOf('email') === 'email-already-exists' && <EmailOfOtherAccount />}
        </ShortForm>
      </Stack>
    </section>
  )
}

/** The new address may already be confirmed in another tab. */
function useTellAsked() {
  const t = useMessages(emailChangeMessages)
  return (asked: string, email: string) =>
    showToast(asked === email ? { kind: 'info', text: t.same } : { kind: 'success', text: t.sent(asked) })
}

function Pending({ tenant: { email, pendingEmail } }: { tenant: TenantProfile }) {
  const { pending: t } = useMessages(emailChangeMessages)
  const tell = useTellAsked()
  const onError = useFailureToast()
  const { mutate: ask, isPending } = useProfileCall(tenantContract.email)
  if (!pendingEmail) return null
  const again = () =>
    ask({ body: { email: pendingEmail } }, { onSuccess: (profile) => tell(pendingEmail, profile.email), onError })
  return (
    <Callout
      kind="warning"
      title={t.title}
      actions={
        <Button variant="secondary" icon="mail" pending={isPending} onClick={again}>
          {t.again}
        </Button>
      }
    >
      {t.text(pendingEmail, email)}
    </Callout>
  )
}
