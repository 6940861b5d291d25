import { loadContract } from '@bailclair/front/platform/api/load-contract.ts'
import { useApi } from '@bailclair/front/platform/api/use-api.ts'
import { useForm } from '@bailclair/front/platform/form/use-form.ts'
import { useMessages } from '@bailclair/front/platform/messages/messages.ts'
import { ButtonLink } from '@bailclair/front/ui/button/button.tsx'
import { Outcome } from '@bailclair/front/ui/outcome/outcome.tsx'
import { Question } from '@bailclair/front/ui/outcome/question.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { confirmEmailMessages } from './confirm-email.messages.ts'

/** The link mailed to a new address. */
export function ConfirmEmail({ token }: { token: string }) {
  const t = useMessages(confirmEmailMessages)
  const api = useApi()
  const [email, setEmail] = useState<string>()
  const form = useForm({
    initial: {},
    rules: {},
    send: async () => {
      const { ownerContract } = await loadContract(() => import('@bailclair/domain/owner/owner.contract.ts'))
      const confirmed = await api(ownerContract.confirmEmail, { params: { token } })
      setEmail(confirmed.email)
    },
  })
  const code = form.failure?.error.code

  if (email !== undefined) {
    return (
      <Outcome
        illustration="letter"
        title={t.confirmed}
        takesFocus
        actions={<ButtonLink href={pathTo('AccountName')}>{t.continue}</ButtonLink>}
      >
        <p>{t.confirmedHelp(email)}</p>
      </Outcome>
    )
  }
  if (code === 'TokenExpired') return <LinkDead title={t.expired} help={t.expiredHelp} />
  if (code === 'UniqueEmailActiveAccount') return <LinkDead title={t.taken} help={t.takenHelp} />
  return (
    <Question form={form} illustration="letter" title={t.title} answer={t.confirm}>
      <p>{t.help}</p>
    </Question>
  )
}

function LinkDead({ title, help }: { title: string; help: string }) {
  const t = useMessages(confirmEmailMessages)
  return (
    <Outcome
      illustration="closed-door"
      title={title}
      takesFocus
      actions={<ButtonLink href={pathTo('AccountName')}>{t.account}</ButtonLink>}
    >
      <p>{help}</p>
    </Outcome>
  )
}
