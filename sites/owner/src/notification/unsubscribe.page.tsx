import { loadContract } from '@bailclair/site-kit/platform/api/load-contract.ts'
import { useApi } from '@bailclair/site-kit/platform/api/use-api.ts'
import { useForm } from '@bailclair/site-kit/platform/form/use-form.ts'
import { useMessages } from '@bailclair/site-kit/platform/messages/messages.ts'
import { useParams } from '@bailclair/site-kit/platform/router/router-context.ts'
import { ButtonLink } from '@bailclair/site-kit/ui/button/button.tsx'
import { Column } from '@bailclair/site-kit/ui/layout/layout.tsx'
import { Outcome } from '@bailclair/site-kit/ui/outcome/outcome.tsx'
import { Question } from '@bailclair/site-kit/ui/outcome/question.tsx'
import { useState } from 'react'
import { pathTo } from '#platform/paths.ts'
import { unsubscribeMessages } from './unsubscribe.messages.ts'

export default function UnsubscribePage() {
  const { token = '' } = useParams()
  return (
    <Column>
      <Unsubscribe key={token} token={token} />
    </Column>
  )
}

/** Opened from the unsubscribe link of an e-mail. */
export function Unsubscribe({ token }: { token: string }) {
  const t = useMessages(unsubscribeMessages)
  const api = useApi()
  const [isStopped, setStopped] = useState(false)
  const form = useForm({
    initial: {},
    rules: {},
    send: async () => {
      const { notificationContract } = await loadContract(
        () => import('@bailclair/domain/notification/notification.contract.ts'),
      )
      await api(notificationContract.unsubscribe, { params: { token } })
      setStopped(true)
    },
  })
  const preferences = `${pathTo('AccountName')}#notifications`

  if (isStopped) {
    return (
      <Outcome
        illustration="letter"
        title={t.stopped}
        takesFocus
        actions={
          <ButtonLink variant="secondary" href={preferences}>
            {t.preferences}
          </ButtonLink>
        }
      >
        <p>{t.stoppedHelp}</p>
      </Outcome>
    )
  }
  if (form.failure?.error.code === 'TokenUnknown') {
    return (
      <Outcome
        illustration="closed-door"
        title={t.unknown}
        takesFocus
        actions={<ButtonLink href={preferences}>{t.preferences}</ButtonLink>}
      >
        <p>{t.unknownHelp}</p>
      </Outcome>
    )
  }
  return (
    <Question
      form={form}
      illustration="letter"
      title={t.title}
      answer={t.stop}
      other={
        <ButtonLink variant="secondary" href={preferences}>
          {t.preferences}
        </ButtonLink>
      }
    >
      <p>{t.help}</p>
      <p>{t.less}</p>
    </Question>
  )
}
