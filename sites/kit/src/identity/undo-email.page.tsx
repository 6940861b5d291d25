import { ownerSitePaths } from '@bailclair/domain/site/owner-site-paths.ts'
import { useState } from 'react'
import { useForm } from '#platform/form/use-form.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { useParams } from '#platform/router/router-context.ts'
import { useSiteConfig } from '#platform/site-config.ts'
import { Button, ButtonLink } from '#ui/button/button.tsx'
import { Column } from '#ui/layout/layout.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { Question } from '#ui/outcome/question.tsx'
import { useRegister } from './register.queries.ts'
import { undoEmailMessages } from './undo-email.messages.ts'

export default function UndoEmailPage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <UndoEmail key={token} token={token} />
    </Column>
  )
}

/** Opened from the e-mail sent to the old address after a change. */
export function UndoEmail({ token }: { token: string }) {
  const t = useMessages(undoEmailMessages)
  const { undoEmail } = useRegister()
  const [undone, setUndone] = useState<{ email: string; token: string }>()
  const form = useForm({
    initial: {},
    rules: {},
    send: async () => setUndone(await undoEmail(token)),
  })
  const code = form.failure?.error.code

  if (undone) return <Undone {...undone} />
  if (code === 'TokenExpired') return <Impossible title={t.expired} help={t.expiredHelp} />
  if (code === 'UniqueEmailActiveAccount') return <Impossible title={t.taken} help={t.takenHelp} />
  return (
    <Question form={form} illustration="key" title={t.title} answer={t.undo}>
      <p>{t.help}</p>
      <ul>
        <li>{t.address}</li>
        <li>{t.sessions}</li>
        <li>{t.newPassword}</li>
      </ul>
    </Question>
  )
}

function Undone({ email, token }: { email: string; token: string }) {
  const t = useMessages(undoEmailMessages)
  // A new document: this one may still hold the session that has just ended.
  const choosePassword = () => window.location.assign(`/modifier-mot-de-passe/${token}`)
  return (
    <Outcome
      takesFocus
      illustration="letter"
      title={t.done}
      actions={<Button onClick={choosePassword}>{t.password}</Button>}
    >
      <p>{t.doneHelp(email)}</p>
    </Outcome>
  )
}

function Impossible({ title, help }: { title: string; help: string }) {
  const t = useMessages(undoEmailMessages)
  const { hosts } = useSiteConfig()
  const contact = new URL(ownerSitePaths.contact, hosts.web).href
  return (
    <Outcome
      takesFocus
      illustration="closed-door"
      title={title}
      actions={<ButtonLink href={contact}>{t.contact}</ButtonLink>}
    >
      <p>{help}</p>
    </Outcome>
  )
}
