import { emailProblem } from '@bailclair/domain/identity/email.rules.ts'
import { useForm } from '@bailclair/front/platform/form/use-form.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { Rich } from '@bailclair/front/platform/messages/rich.tsx'
import { Button, ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Callout } from '@bailclair/front/ui/callout/callout.tsx'
import { ErrorSummary } from '@bailclair/front/ui/error-summary/error-summary.tsx'
import { TextField } from '@bailclair/front/ui/field/text-field.tsx'
import { Cluster, Stack } from '@bailclair/front/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/front/ui/outcome/outcome.tsx'
import { PageHeader } from '@bailclair/front/ui/page-header/page-header.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { forgottenPasswordMessages } from './forgotten-password.messages.ts'
import { useRegister } from './register.queries.ts'

const rules = { email: emailProblem }

/** Asks for the mailed link that leads to a new password; also adds one to an account of the federation (decision 44). */
export function ForgottenPassword() {
  const t = useMessages(forgottenPasswordMessages)
  const { askForNewPassword } = useRegister()
  const [isSent, setSent] = useState(false)
  const send = async ({ email }: { email: string }) => {
    await askForNewPassword(email)
    setSent(true)
  }
  const form = useForm({ initial: { email: '' }, rules, send })

  if (isSent) return <LinkSent onAgain={() => setSent(false)} />
  return (
    <>
      <PageHeader title={t.title} back={{ href: pathTo('Dashboard'), label: t.back }}>
        {t.help}
      </PageHeader>
      <form className="measure" {...form.props}>
        <Stack gap={24}>
          <ErrorSummary {...form.summary} />
          <TextField {...form.field('email')} label={t.email} required type="email" autoComplete="username" />
          {form.failure && (
            <Callout kind="danger" role="alert">
              {form.failure.text}
            </Callout>
          )}
          <Cluster>
            <Button type="submit" pending={form.isPending}>
              {t.submit}
            </Button>
          </Cluster>
          <p>
            <Rich text={t.noAccount} signUp={(words) => <a href={pathTo('Register')}>{words}</a>} />
          </p>
        </Stack>
      </form>
    </>
  )
}

function LinkSent({ onAgain }: { onAgain: () => void }) {
  const t = useMessages(forgottenPasswordMessages)
  return (
    <Outcome
      illustration="letter"
      title={t.sent}
      takesFocus
      actions={
        <>
          <ButtonLink href={pathTo('Dashboard')}>{t.back}</ButtonLink>
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
