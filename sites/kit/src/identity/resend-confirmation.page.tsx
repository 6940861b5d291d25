import { canonicalEmail, emailProblem } from '@bailclair/domain/identity/email.rules.ts'
import { useState } from 'react'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Rich } from '#platform/messages/rich.tsx'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import { Column, Stack } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { PageHeader } from '#ui/page-header/page-header.tsx'
import { ShortForm } from '#ui/short-form.tsx'
import { useAccountPaths, useCarried } from './account-site.ts'
import { useRegister } from './register.queries.ts'
import { resendConfirmationMessages } from './resend-confirmation.messages.ts'

const rules = { email: emailProblem }

/** Sends the confirmation e-mail again. Says the same whether or not a sign-up waits. */
export default function ResendConfirmationPage() {
  const t = useMessages(resendConfirmationMessages)
  const { home, register } = useAccountPaths()
  const carried = useCarried()
  const { resendConfirmation } = useRegister()
  const [sentTo, setSentTo] = useState<string>()
  const form = useForm({ initial: { email: '' }, rules, send })

  async function send({ email }: { email: string }) {
    await resendConfirmation(email, carried)
    setSentTo(canonicalEmail(email))
  }

  if (sentTo !== undefined)
    return (
      <Column>
        <Outcome
          illustration="letter"
          title={t.sent}
          takesFocus
          actions={
            <>
              <ButtonLink href={home}>{t.back}</ButtonLink>
              <Button variant="secondary" onClick={() => setSentTo(undefined)}>
                {t.again}
              </Button>
            </>
          }
        >
          <p>{t.sentHelp(sentTo)}</p>
          <p>{t.spam}</p>
        </Outcome>
      </Column>
    )
  return (
    <Column>
      <PageHeader title={t.title} back={{ href: home, label: t.back }}>
        {t.help}
      </PageHeader>
      <Stack gap={24}>
        <ShortForm form={form} submitLabel={t.submit}>
          <TextField {...form.field('email')} label={t.email} required type="email" autoComplete="username" />
        </ShortForm>
        <p>
          <Rich text={t.noAccount} signUp={(words) => <a href={register}>{words}</a>} />
        </p>
      </Stack>
    </Column>
  )
}
