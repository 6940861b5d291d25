import { useState } from 'react'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useParams } from '#platform/router/router-context.ts'
import { ButtonLink } from '#ui/button/button.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { Question } from '#ui/outcome/question.tsx'
import { useAccountPaths } from './account-site.ts'
import { confirmEmailMessages } from './confirm-email.messages.ts'
import { useRegister } from './register.queries.ts'

export default function ConfirmEmailPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <ConfirmEmail key={token} token={token} />
    </Column>
  )
}

/** Opened from the e-mail sent to a new address. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useMessages(confirmEmailMessages)
  const { confirmEmail } = useRegister()
  const [email, setEmail] = useState<string>()
  const form = useForm({
    initial: {},
    rules: {},
    send: async () => setEmail((await confirmEmail(token)).email),
  })
  const code = form.failure?.error.code

  if (email !== undefined) return <Ended illustration="letter" title={t.confirmed} help={t.confirmedHelp(email)} />
  if (code === 'TokenExpired') return <Ended illustration="closed-door" title={t.expired} help={t.expiredHelp} />
  if (code === 'UniqueEmailActiveAccount')
    return <Ended illustration="closed-door" title={t.taken} help={t.takenHelp} />
  return (
    <Question form={form} illustration="letter" title={t.title} answer={t.confirm}>
      <p>{t.help}</p>
    </Question>
  )
}

type EndedProps = { illustration: 'letter' | 'closed-door'; title: string; help: string }

function Ended({ illustration, title, help }: EndedProps) {
  const t = useMessages(confirmEmailMessages)
  const { account } = useAccountPaths()
  return (
    <Outcome
      illustration={illustration}
      title={title}
      takesFocus
      actions={<ButtonLink href={account}>{t.account}</ButtonLink>}
    >
      <p>{help}</p>
    </Outcome>
  )
}
