import { emailProblem } from '@bailclair/domain/identity/email.rules.ts'
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
import { useAccountPaths } from './account-site.ts'
import { forgottenPasswordMessages } from './forgotten-password.messages.ts'
import { useRegister } from './register.queries.ts'

const rules = { email: emailProblem }

/** Requests the e-mail with the reset link. Also adds a password to a federated account (decision 10). */
export default function ForgottenPasswordPage() {
  const t = useMessages(forgottenPasswordMessages)
  const { home, register } = useAccountPaths()
  const { forgotPassword } = useRegister()
  const [isSent, setSent] = useState(false)
  const send = async ({ email }: { email: string }) => {
    await forgotPassword(email)
    setSent(true)
  }
  const form = useForm({ initial: { email: '' }, rules, send })

  if (isSent)
    return (
      <Column>
        <LinkSent onAgain={() => setSent(false)} />
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

function LinkSent({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(forgottenPasswordMessages)
  const { home } = useAccountPaths()
  return (
    <Outcome
      illustration="letter"
      title={t.sent}
      takesFocus
      actions={
        <>
          <ButtonLink href={home}>{t.back}</ButtonLink>
          <Button variant="secondary" onClick={onAgain}>
            {t.again}
          </Button>
        </>
      }
    >
      <p>{t.sentHelp}</p>
      <p>{t.spam}</p>
    </Outcome>
  )
}
