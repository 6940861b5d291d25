import type { SignUp } from '@bailclair/domain/identity/sign-up.schema.ts'
import { useState } from 'react'
import { useFormats } from '#platform/messages/formats.ts'
import { useMessages } from '#platform/messages/messages.ts'
import { Button } from '#ui/button/button.tsx'
import { Facts } from '#ui/facts/facts.tsx'
import { Outcome } from '#ui/outcome/outcome.tsx'
import { confirmAccountMessages } from './confirm-account.messages.ts'

type Props = { signUp: SignUp; isPending: boolean; onConfirm: () => void; onRefuse: () => void }

/** The mailed link in a browser that did not sign up: mail scanners run scripts but press no buttons. */
export function AskedSignUp({ signUp, isPending, onConfirm, onRefuse }: Props) {
  const t = useMessages(confirmAccountMessages)
  const { moment } = useFormats()
  const [pressed, setPressed] = useState<'confirm' | 'refuse'>()
  const { email, askedAt, browser, system } = signUp
  return (
    <Outcome
      illustration="key"
      title={t.asked}
      actions={
        <>
          <Button
            pending={isPending && pressed === 'confirm'}
            onClick={() => {
              setPressed('confirm')
              onConfirm()
            }}
          >
            {t.confirm}
          </Button>
          <Button
            variant="secondary"
            pending={isPending && pressed === 'refuse'}
            onClick={() => {
              setPressed('refuse')
              onRefuse()
            }}
          >
            {t.refuse}
          </Button>
        </>
      }
    >
      <p>{t.askedHelp}</p>
      <Facts
        facts={[
          { label: t.email, value: email },
          { label: t.askedAt, value: moment(new Date(askedAt)) },
          { label: t.from, value: t.device(browser, system) },
        ]}
      />
    </Outcome>
  )
}
